import type { BlockOf, BoardFigure } from '../../document/document.ts';
import { makeCells } from '../../domino/coordinates.ts';
import { byNumbers, makeStone } from '../../domino/stones.ts';
import { type Line, plainLine } from '../lines.ts';
import { chunks } from '../lists.ts';
import { type Element, element, type Mark, mmOf } from '../page.ts';
import { NO_ROOM, type Piece } from '../piece.ts';
import type { PrintFlow } from './flow.ts';
import type { Corner, Panel } from './panel.ts';
import { GAPS } from './profiles.ts';
import type { Typesetter } from './typesetter.ts';

/** Blank space between a domino and its place: clearly less than between two entries. Both in mm. */
const PLACE_GAP = 3;
const ENTRY_GAP = 8;
/** From row to row, as a multiple of the size of the text. */
const ROW = 1.2;

/** A domino and where it lies, as they are written. */
interface WrittenStone {
  readonly stone: string;
  readonly place: string;
}

/** The dominoes of a key with their places, in rows; lengths in mm. */
interface Arranged {
  readonly title: readonly Line[];
  readonly titleHeight: number;
  readonly rows: readonly (readonly WrittenStone[])[];
  readonly rowHeight: number;
  readonly stoneWidth: number;
  readonly entryWidth: number;
  readonly height: number;
}

/** A tally at a key, which tells where each domino lies. */
export type KeyTally = BlockOf<'tally'> & { readonly key: BoardFigure };

export function isKeyTally(tally: BlockOf<'tally'>): tally is KeyTally {
  return tally.key !== undefined;
}

/** How the dominoes of a key are listed in so much width, in mm; in one column if it is narrow. */
function arrangeStones({ title, key }: KeyTally, width: number, typesetter: Typesetter): Arranged {
  const { bodyLine, settings } = typesetter;
  const { profile, metrics } = settings;
  const entries = [...key.stones]
    .sort((one, other) => byNumbers(one.stone, other.stone))
    .map((laid) => ({ stone: makeStone(laid.stone), place: makeCells(key.puzzle.board, laid) }));
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => metrics.width(text, 'figures', profile.body)));
  const stoneWidth = widest(entries.map(({ stone }) => stone)) + PLACE_GAP;
  const entryWidth = stoneWidth + widest(entries.map(({ place }) => place)) + ENTRY_GAP;
  const across = Math.max(1, Math.floor((width + ENTRY_GAP) / entryWidth));
  const rows = chunks(entries, across);
  const rowHeight = mmOf(profile.body) * ROW;
  const lines = typesetter.break(plainLine(title), profile.body, 'strong', width);
  const titleHeight = bodyLine * (lines.length + GAPS.heading);
  const height = titleHeight + rows.length * rowHeight;
  return { title: lines, titleHeight, rows, rowHeight, stoneWidth, entryWidth, height };
}

/** A list in so much width, in mm. @returns nothing if it is wider */
export function stonesPanel(flow: PrintFlow, tally: KeyTally, width: number): Panel | undefined {
  const list = arrangeStones(tally, width, flow.typesetter);
  if (list.entryWidth > width) return undefined;
  return {
    height: list.height,
    draw(at, parent) {
      flow.placeLines(list.title, element('P', parent), at);
      const into = element('L', parent);
      list.rows.forEach((row, i) => {
        const y = at.y + list.titleHeight + i * list.rowHeight;
        flow.pager.add(() => rowMarks(flow, list, row, { x: at.x, y }, into));
      });
    },
  };
}

/** A list over as many pages as it needs. */
export function stonesPiece(flow: PrintFlow, tally: KeyTally): Piece {
  const { pager, typesetter } = flow;
  const list = arrangeStones(tally, pager.width, typesetter);
  return {
    ...NO_ROOM,
    height: list.height,
    draw(parent) {
      if (pager.room < list.titleHeight + list.rowHeight) pager.freshPage();
      const y = pager.take(list.titleHeight);
      flow.placeLines(list.title, element('P', parent), { x: pager.left, y });
      const into = element('L', parent);
      for (const row of list.rows) {
        const at = { y: pager.take(list.rowHeight), x: pager.left };
        pager.add(() => rowMarks(flow, list, row, at, into));
      }
    },
  };
}

function rowMarks(
  { typesetter: { settings } }: PrintFlow,
  { rowHeight, stoneWidth, entryWidth }: Arranged,
  row: readonly WrittenStone[],
  at: Corner,
  list: Element,
): Mark[] {
  const { profile, metrics } = settings;
  const size = profile.body;
  const y = at.y + (rowHeight + metrics.capHeight('figures', size)) / 2;
  return row.map(({ stone, place }, i): Mark => {
    const x = at.x + i * entryWidth;
    return {
      element: element('LBody', element('LI', list)),
      items: [
        // The blank keeps domino and place apart when the line is read out.
        { type: 'text', x, y, text: `${stone} `, font: 'figures', size },
        { type: 'text', x: x + stoneWidth, y, text: place, font: 'figures', size },
      ],
    };
  });
}
