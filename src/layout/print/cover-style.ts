import { type ArtInks, ON_FIELD, ON_PAPER } from '../cover-art.ts';
import type { Ink } from '../page.ts';
import type { CoverDesign } from './typesetter.ts';

/** What the parts of a cover are drawn with. */
export interface CoverStyle {
  readonly title: Ink;
  readonly lead: Ink;
  readonly text: Ink;
  /** Bars, and dominoes in a band. */
  readonly bar: Ink;
  readonly onBar: Ink;
  /** A badge and the words on it; without the first it is a frame. */
  readonly badge: Ink | undefined;
  readonly onBadge: Ink;
  readonly art: ArtInks;
  /** What stands behind pictures of the user's own. */
  readonly plate: Ink | undefined;
}

const PLAIN: CoverStyle = {
  title: 'black',
  lead: 'black',
  text: 'black',
  bar: 'black',
  onBar: 'ground',
  badge: undefined,
  onBadge: 'black',
  art: {
    numbers: 'black',
    outline: 'black',
    domino: undefined,
    edge: 'black',
    pips: 'black',
    marked: { domino: 'black', pips: 'ground' },
  },
  plate: undefined,
};

const COLOURED: CoverStyle = {
  ...PLAIN,
  title: 'accent',
  bar: 'accent',
  badge: 'accent',
  onBadge: 'ground',
  art: ON_PAPER,
};

const ON_A_FIELD: CoverStyle = {
  title: 'on-field',
  lead: 'bright',
  text: 'on-field',
  bar: 'bright',
  onBar: 'field',
  badge: 'bright',
  onBadge: 'field',
  art: ON_FIELD,
  plate: 'ground',
};

/** How a side of a cover is drawn: the back has a ground of paper, so that boards can stand on it. */
export function coverStyle(side: 'cover' | 'back-cover', design: CoverDesign = 'plain'): CoverStyle {
  if (design === 'field' && side === 'cover') return ON_A_FIELD;
  return design === 'plain' ? PLAIN : COLOURED;
}
