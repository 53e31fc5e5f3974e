import type { BlockOf, BoardFigure } from '../../document/document.ts';
import { makeCells } from '../../domino/coordinates.ts';
import { byNumbers, makeDomino } from '../../domino/dominoes.ts';
import { plainLine } from '../lines.ts';
import { chunks } from '../lists.ts';
import { type Element, element, type Mark, mmOf, type Point } from '../page.ts';
import { NO_ROOM, type Piece } from '../piece.ts';
import type { PrintFlow } from './flow.ts';
import type { Panel } from './panel.ts';
import { GAPS } from './profiles.ts';

/** Blank space between a domino and its place: clearly less than between two entries. Both in mm. */
const PLACE_GAP = 3;
const ENTRY_GAP = 8;
/** From row to row, as a multiple of the size of the text. */
const ROW = 1.2;

/** A tally at a key, which tells where each domino lies. */
export type KeyTally = BlockOf<'tally'> & { readonly key: BoardFigure };

export function isKeyTally(tally: BlockOf<'tally'>): tally is KeyTally {
  return tally.key !== undefined;
}

/** How the dominoes of a key are listed in so much width, in mm; in one column if it is narrow. */
function arrangeDominoes(flow: PrintFlow, { title, key }: KeyTally, width: number) {
  const { typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  const { profile, metrics } = settings;
  const size = profile.body;
  const entries = key.dominoes
    .toSorted((one, other) => byNumbers(one.domino, other.domino))
    .map((laid) => ({ domino: makeDomino(laid.domino), place: makeCells(key.puzzle.board, laid) }));
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => metrics.width(text, 'figures', size)));
  const dominoWidth = widest(entries.map(({ domino }) => domino)) + PLACE_GAP;
  const entryWidth = dominoWidth + widest(entries.map(({ place }) => place)) + ENTRY_GAP;
  const rows = chunks(entries, Math.max(1, Math.floor((width + ENTRY_GAP) / entryWidth)));
  const rowHeight = mmOf(size) * ROW;
  const titleLines = typesetter.break(plainLine(title), size, 'strong', width);
  const titleHeight = bodyLine * (titleLines.length + GAPS.heading);
  const rowMarks = (row: readonly (typeof entries)[number][], at: Point, list: Element) => {
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
  };
  return {
    entryWidth,
    titleHeight,
    rowHeight,
    height: titleHeight + rows.length * rowHeight,
    /** Draws the title at a place, and each row at its own. */
    draw(parent: Element, at: Point, rowAt: (row: number) => Point): void {
      flow.placeLines(titleLines, element('P', parent), at);
      const list = element('L', parent);
      rows.forEach((row, i) => {
        const corner = rowAt(i);
        flow.pager.add(() => rowMarks(row, corner, list));
      });
    },
  };
}

/** A list in so much width, in mm. @returns nothing if it is wider */
export function stonesPanel(flow: PrintFlow, tally: KeyTally, width: number): Panel | undefined {
  const { entryWidth, titleHeight, rowHeight, height, draw } = arrangeDominoes(flow, tally, width);
  if (entryWidth > width) return undefined;
  return {
    height,
    draw: (at, parent) => draw(parent, at, (row) => ({ x: at.x, y: at.y + titleHeight + row * rowHeight })),
  };
}

/** A list over as many pages as it needs. */
export function stonesPiece(flow: PrintFlow, tally: KeyTally): Piece {
  const { pager } = flow;
  const { titleHeight, rowHeight, height, draw } = arrangeDominoes(flow, tally, pager.width);
  return {
    ...NO_ROOM,
    height,
    draw(parent) {
      if (pager.room < titleHeight + rowHeight) pager.freshPage();
      const at = { y: pager.take(titleHeight), x: pager.left };
      draw(parent, at, () => ({ y: pager.take(rowHeight), x: pager.left }));
    },
  };
}
