import type { BlockOf } from '../../document/document.ts';
import { makeStone, type Stone } from '../../domino/stones.ts';
import { plainLine } from '../lines.ts';
import { type Element, type Mark, mmOf } from '../page.ts';
import { NO_ROOM, type Piece } from '../piece.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';
import type { Corner, Panel } from './panel.ts';
import { GAPS, type PrintProfile } from './profiles.ts';
import { isKeyTally, stonesPiece } from './stone-list.ts';
import type { PrintSettings } from './typesetter.ts';

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

/** A tally in running text; that of a key tells where the stones lie. */
export function tallyPiece(flow: PrintFlow, tally: BlockOf<'tally'>): Piece {
  if (isKeyTally(tally)) return stonesPiece(flow, tally);
  const { pager, typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  const { profile } = settings;
  const { title, range } = tally;
  const shortest = arrangeTally(range, pager.width, 0, settings);
  return {
    ...NO_ROOM,
    height: bodyLine * (1 + GAPS.paragraph) + shortest.rows.length * shortest.rowHeight,
    draw(parent) {
      flow.text(plainLine(title), profile.body, 'strong', 'P', parent);
      pager.skip(bodyLine * GAPS.paragraph);
      const arranged = arrangeTally(range, pager.width, pager.room, settings);
      const list = element('L', parent);
      for (const row of arranged.rows) {
        const at = { y: pager.take(arranged.rowHeight), x: pager.left };
        pager.add(() => rowMarks(row, arranged, at, list, settings));
      }
    },
  };
}

/** A tally of a set in so much width, in mm. */
export function tallyPanel(flow: PrintFlow, { title, range }: BlockOf<'tally'>, width: number): Panel {
  const { typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  const lines = typesetter.break(plainLine(title), settings.profile.body, 'strong', width);
  const arranged = arrangeTally(range, width, 0, settings);
  const top = bodyLine * (lines.length + GAPS.paragraph);
  return {
    height: top + arranged.rows.length * arranged.rowHeight,
    draw({ x, y }, parent) {
      flow.placeLines(lines, element('P', parent), { x, y });
      const list = element('L', parent);
      arranged.rows.forEach((row, i) => {
        const at = { x, y: y + top + i * arranged.rowHeight };
        flow.pager.add(() => rowMarks(row, arranged, at, list, settings));
      });
    },
  };
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
  settings: PrintSettings,
): TallyRows {
  const rowHeight = mmOf(settings.profile.body) * ROW;
  const entryWidth = entryWidthOf(range, settings);
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
export function entryWidthOf(range: number, { profile, metrics }: PrintSettings): number {
  const widest = metrics.width(makeStone({ low: range, high: range }), 'figures', profile.body);
  return widest + BOX_GAP + boxSize(profile) + ENTRY_GAP;
}

/** One row of the tally: each stone with a box for its count or a tick. */
function rowMarks(
  row: readonly (Stone | undefined)[],
  { entryWidth, rowHeight }: TallyRows,
  { x, y }: Corner,
  list: Element,
  { profile, metrics }: PrintSettings,
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
