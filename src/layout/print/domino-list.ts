import type { BlockOf, BoardFigure } from '../../document/document.ts';
import { makeCells } from '../../domino/coordinates.ts';
import { byNumbers, makeDomino } from '../../domino/dominoes.ts';
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
interface WrittenDomino {
  readonly domino: string;
  readonly place: string;
}

/** The dominoes of a key with their places, in rows; lengths in mm. */
interface Arranged {
  readonly title: readonly Line[];
  readonly titleHeight: number;
  readonly rows: readonly (readonly WrittenDomino[])[];
  readonly rowHeight: number;
  readonly dominoWidth: number;
  readonly entryWidth: number;
  readonly height: number;
}

/** A tally at a key, which tells where each domino lies. */
export type KeyTally = BlockOf<'tally'> & { readonly key: BoardFigure };

export function isKeyTally(tally: BlockOf<'tally'>): tally is KeyTally {
  return tally.key !== undefined;
}

/** How the dominoes of a key are listed in so much width, in mm; in one column if it is narrow. */
function arrangeDominoes({ title, key }: KeyTally, width: number, typesetter: Typesetter): Arranged {
  const { bodyLine, settings } = typesetter;
  const { profile, metrics } = settings;
  const entries = [...key.dominoes]
    .sort((one, other) => byNumbers(one.domino, other.domino))
    .map((laid) => ({ domino: makeDomino(laid.domino), place: makeCells(key.puzzle.board, laid) }));
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => metrics.width(text, 'figures', profile.body)));
  const dominoWidth = widest(entries.map(({ domino }) => domino)) + PLACE_GAP;
  const entryWidth = dominoWidth + widest(entries.map(({ place }) => place)) + ENTRY_GAP;
  const across = Math.max(1, Math.floor((width + ENTRY_GAP) / entryWidth));
  const rows = chunks(entries, across);
  const rowHeight = mmOf(profile.body) * ROW;
  const lines = typesetter.break(plainLine(title), profile.body, 'strong', width);
  const titleHeight = bodyLine * (lines.length + GAPS.heading);
  const height = titleHeight + rows.length * rowHeight;
  return { title: lines, titleHeight, rows, rowHeight, dominoWidth, entryWidth, height };
}

/** A list in so much width, in mm. @returns nothing if it is wider */
export function stonesPanel(flow: PrintFlow, tally: KeyTally, width: number): Panel | undefined {
  const list = arrangeDominoes(tally, width, flow.typesetter);
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
  const list = arrangeDominoes(tally, pager.width, typesetter);
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
  { rowHeight, dominoWidth, entryWidth }: Arranged,
  row: readonly WrittenDomino[],
  at: Corner,
  list: Element,
): Mark[] {
  const { profile, metrics } = settings;
  const size = profile.body;
  const y = at.y + (rowHeight + metrics.capHeight('figures', size)) / 2;
  return row.map(({ domino, place }, i): Mark => {
    const x = at.x + i * entryWidth;
    return {
      element: element('LBody', element('LI', list)),
      items: [
        // The blank keeps domino and place apart when the line is read out.
        { type: 'text', x, y, text: `${domino} `, font: 'figures', size },
        { type: 'text', x: x + dominoWidth, y, text: place, font: 'figures', size },
      ],
    };
  });
}
