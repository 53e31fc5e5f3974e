import type { BlockOf } from '../../document/document.ts';
import { plainLine } from '../lines.ts';
import type { Element, OutlineItem } from '../page.ts';
import type { Piece } from '../piece.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';

/** The side of the box to tick, the blank behind it and behind the words, and the line for the day, in lines of text. */
const TICK = 0.8;
const BLANK = 0.4;
const DAY = 6;
/** The word that asks for notes is left out where there would be no room for so many lines of them. */
const LEAST_LINES = 2;

/** Room for notes on what is left of a page, and at its foot a box to tick and a line for the day. */
export function notesPiece(flow: PrintFlow, { title, done }: BlockOf<'notes'>): Piece {
  const { pager, typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  return {
    height: bodyLine,
    gapBefore: bodyLine * GAPS.paragraph,
    gapAfter: 0,
    draw(parent) {
      // Better none than a page for it alone.
      if (pager.room < bodyLine) return;
      if (pager.room > (1 + LEAST_LINES + 1) * bodyLine) {
        flow.text(plainLine(title), settings.profile.body, 'strong', 'P', parent);
      }
      pager.sink(bodyLine);
      drawDone(flow, done, element('P', parent));
    },
  };
}

function drawDone(flow: PrintFlow, words: string, to: Element): void {
  const { pager, typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  const { body, lines } = settings.profile;
  const [x, y] = [pager.left, pager.take(bodyLine)];
  const [side, blank] = [TICK * bodyLine, BLANK * bodyLine];
  const baseline = y + typesetter.ascent(bodyLine);
  const text = typesetter.break(plainLine(words), body, 'text');
  const from = x + side + blank + text[0]!.width + blank;
  const tick: OutlineItem = {
    type: 'outline',
    x: x + lines.inner / 2,
    y: baseline - side,
    width: side,
    height: side,
    radius: 0,
    line: lines.inner,
  };
  const day = [from + DAY * bodyLine, baseline] as const;
  pager.add({
    element: undefined,
    items: [tick, { type: 'line', from: [from, baseline], to: day, width: lines.inner }],
  });
  flow.placeLines(text, to, { x: x + side + blank, y });
}
