import type { PartKind } from '../../parts/texts.ts';
import { loading } from '../loading.ts';
import type { CheckedPart, PlayedPart } from './page-part.ts';

interface PartPage {
  play(): Promise<{ readonly PLAYED: PlayedPart }>;
  check(): Promise<{ readonly CHECKED: CheckedPart }>;
}

/** What the page shows of each part, loaded when it is wanted. */
const PAGES: Readonly<Record<PartKind, PartPage>> = {
  locks: {
    play: () => import('../../parts/endgames/studio/page/play.ts'),
    check: () => import('../../parts/endgames/studio/page/check.ts'),
  },
  // Whole games are not looked into: they are told to be no end.
  deals: {
    play: () => import('../../parts/games/studio/page/play.ts'),
    check: () => import('../../parts/endgames/studio/page/check.ts'),
  },
  compose: {
    play: () => import('../../parts/composing/studio/page/play.ts'),
    check: () => import('../../parts/composing/studio/page/check.ts'),
  },
};

/** What plays a part. @throws NotLoaded */
export async function playedPart(kind: PartKind): Promise<PlayedPart> {
  return (await loading(PAGES[kind].play())).PLAYED;
}

/** What looks into a part. @throws NotLoaded */
export async function checkedPart(kind: PartKind): Promise<CheckedPart> {
  return (await loading(PAGES[kind].check())).CHECKED;
}
