import { makeStone, type Stone } from '../../domino/stones.ts';
import type { Metrics } from '../metrics.ts';
import { type Element, type Mark, mmOf } from '../page.ts';
import { element } from '../structure.ts';
import type { PrintProfile } from './profiles.ts';

/** Blank space between a stone and its box, and between two entries, in mm. */
const BOX_GAP = 1.2;
const ENTRY_GAP = 3;
/** From row to row, and the side of a box, as multiples of the size of the text. */
const ROW = 1.2;
const BOX = 1;

/** Stones in rows, ready to be placed. */
export interface TallyRows {
  readonly rows: readonly (readonly (Stone | undefined)[])[];
  readonly entryWidth: number;
  readonly rowHeight: number;
}

/**
 * How a set is listed. The triangle has a row for each number, so that a stone is found at once; where it is too
 * wide or too high the stones follow each other in full rows.
 *
 * @param height of the room, in mm
 */
export function arrangeTally(
  range: number,
  width: number,
  height: number,
  profile: PrintProfile,
  metrics: Metrics,
): TallyRows {
  const rowHeight = mmOf(profile.body) * ROW;
  const entryWidth = entryWidthOf(range, profile, metrics);
  const numbers = Array.from({ length: range + 1 }, (_, number) => number);
  const triangle = numbers.map((low) => numbers.map((high) => (high < low ? undefined : { low, high })));
  if (numbers.length * entryWidth <= width + ENTRY_GAP && numbers.length * rowHeight <= height) {
    return { rows: triangle, entryWidth, rowHeight };
  }
  const stones = triangle.flat().filter((stone) => stone !== undefined);
  const across = Math.floor((width + ENTRY_GAP) / entryWidth);
  const rows = Array.from({ length: Math.ceil(stones.length / across) }, (_, row) =>
    stones.slice(row * across, (row + 1) * across),
  );
  return { rows, entryWidth, rowHeight };
}

/** How wide a stone with its box and the gap behind it is, in mm. */
export function entryWidthOf(range: number, profile: PrintProfile, metrics: Metrics): number {
  const widest = metrics.width(makeStone({ low: range, high: range }), 'figures', profile.body);
  return widest + BOX_GAP + boxSize(profile) + ENTRY_GAP;
}

/** One row of the tally: each stone with a box for its count or a tick. `y` is the upper edge. */
export function drawTallyRow(
  row: readonly (Stone | undefined)[],
  { entryWidth, rowHeight }: TallyRows,
  x: number,
  y: number,
  list: Element,
  profile: PrintProfile,
  metrics: Metrics,
): Mark[] {
  const capHeight = metrics.capHeight('figures', profile.body);
  const baseline = y + (rowHeight + capHeight) / 2;
  const side = boxSize(profile);
  return row.flatMap((stone, i): Mark[] => {
    if (!stone) return [];
    const left = x + i * entryWidth;
    const text = makeStone(stone);
    const right = left + entryWidth - ENTRY_GAP - side;
    const body = element('LBody', element('LI', list));
    const box = { x: right, y: y + (rowHeight - side) / 2, width: side, height: side };
    return [
      {
        element: body,
        items: [{ type: 'text', x: left, y: baseline, text, font: 'figures', size: profile.body }],
      },
      { element: undefined, items: [{ type: 'outline', ...box, radius: 0, line: profile.lines.inner }] },
    ];
  });
}

function boxSize(profile: PrintProfile): number {
  return mmOf(profile.body) * BOX;
}
