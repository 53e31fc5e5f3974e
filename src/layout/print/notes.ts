import type { BlockOf } from '../../document/document.ts';
import { plainLine } from '../lines.ts';
import { element, type PageItem } from '../page.ts';
import type { Piece } from '../piece.ts';
import type { PrintFlow } from './flow.ts';
import type { Panel } from './panel.ts';
import { GAPS } from './profiles.ts';

/** The side of the box to tick, the blank behind it and behind the words, and the line for the day with its least length, in lines of text. */
const TICK = 0.8;
const BLANK = 0.4;
const DAY = 6;
const LEAST_DAY = 2;
/** The word that asks for notes is left out where there would be no room for so many lines of them. */
const LEAST_LINES = 2;

/** Words along the way and room for notes on what is left of a page, and at its foot a box to tick and a line for the day. */
export function notesPiece(flow: PrintFlow, { title, done, along }: BlockOf<'notes'>): Piece {
  const { pager, typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  const day = donePanel(flow, done, typesetter.width);
  const words = along ? typesetter.break(plainLine(along), settings.profile.body, 'text') : [];
  return {
    height: day.height,
    gapBefore: bodyLine * GAPS.paragraph,
    gapAfter: 0,
    draw(parent) {
      // Better none than a page for it alone.
      if (pager.room < day.height) return;
      const told = (words.length + GAPS.paragraph) * bodyLine;
      if (words.length > 0 && pager.room > told + day.height) {
        flow.placeLines(words, element('P', parent), { x: pager.left, y: pager.take(told) });
      }
      if (pager.room > (1 + LEAST_LINES) * bodyLine + day.height) {
        flow.text(plainLine(title), settings.profile.body, 'strong', 'P', parent);
      }
      pager.sink(day.height);
      day.draw({ x: pager.left, y: pager.take(day.height) }, parent);
    },
  };
}

/** A box to tick and a line for the day, in so much width in mm. */
export function donePanel(flow: PrintFlow, words: string, width: number): Panel {
  const { pager, typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  const { body, lines } = settings.profile;
  const [side, blank] = [TICK * bodyLine, BLANK * bodyLine];
  const beside = side + 2 * blank + LEAST_DAY * bodyLine;
  const text = typesetter.break(plainLine(words), body, 'text', width - beside);
  const last = (text.length - 1) * bodyLine;
  const from = side + blank + text.at(-1)!.width + blank;
  const to = Math.min(width, from + DAY * bodyLine);
  return {
    height: text.length * bodyLine,
    draw({ x, y }, parent) {
      const line = lines.inner;
      const baseline = y + typesetter.ascent(bodyLine);
      const box = { x: x + line / 2, y: baseline - side, width: side, height: side };
      const end = baseline + last;
      const items: PageItem[] = [
        { type: 'outline', ...box, radius: 0, line },
        { type: 'line', from: [x + from, end], to: [x + to, end], width: line },
      ];
      pager.add({ element: undefined, items });
      flow.placeLines(text, element('P', parent), { x: x + side + blank, y });
    },
  };
}
