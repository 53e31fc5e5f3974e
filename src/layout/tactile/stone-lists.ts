import { brailleNumber, braillePlace, brailleStone } from '../../braille/grids.ts';
import type { BlockOf, BoardFigure } from '../../document/document.ts';
import { placesOf } from '../../domino/board.ts';
import { makePlace } from '../../domino/coordinates.ts';
import { UNKNOWN } from '../../domino/puzzle.ts';
import { byNumbers, makeStone, type Stone, stoneIndex, stonesOf } from '../../domino/stones.ts';
import { BLANK } from '../../six-dot.ts';
import { plainLine } from '../lines.ts';
import type { Element } from '../page.ts';
import { element } from '../structure.ts';
import type { TactileFlow } from './flow.ts';

/** Cells left free beside each stone of a tally: 18 mm, for a peg or a piece of wax. */
const TICK_CELLS = 3;
/** Cells between two columns of a list that is only read. */
const GAP = 2;
/** Cells that the title is indented by. */
const INDENT = 2;

/** A stone in a list, with what is told of it. */
interface Entry {
  readonly braille: string;
  readonly print: string;
}

/** A list of stones that waits for the end of its section. */
export interface StoneList {
  readonly title: string;
  readonly figure: BoardFigure;
}

/** All stones of a set, with room for a mark beside each. */
export function drawTally(flow: TactileFlow, { title, range }: BlockOf<'tally'>, parent: Element): void {
  const entries = stonesOf(range)
    .sort(byNumbers)
    .map((stone) => entryOf(flow, stone));
  drawList(flow, title, entries, TICK_CELLS, parent);
}

/**
 * What a tally at a board tells: at a key where each stone lies, else how many places each stone has, with room for a
 * mark beside it.
 */
export function drawStoneList(flow: TactileFlow, { title, figure }: StoneList, parent: Element): void {
  const { puzzle, stones } = figure;
  if (stones.length > 0) {
    const laid = [...stones].sort((a, b) => byNumbers(a.stone, b.stone));
    const entries = laid.map((placement) =>
      entryOf(flow, placement.stone, {
        braille: braillePlace(puzzle.board, placement, flow.language, flow.writing),
        print: makePlace(puzzle.board, placement),
      }),
    );
    drawList(flow, title, entries, GAP, parent);
    return;
  }
  const places = stonesOf(puzzle.range).map(() => 0);
  for (const { first, second } of placesOf(puzzle.board)) {
    const [a, b] = [puzzle.numbers[first]!, puzzle.numbers[second]!];
    if (a !== UNKNOWN && b !== UNKNOWN) places[stoneIndex(a, b)]!++;
  }
  const entries = stonesOf(puzzle.range)
    .sort(byNumbers)
    .map((stone) => {
      const count = places[stoneIndex(stone.low, stone.high)]!;
      return entryOf(flow, stone, { braille: brailleNumber(count, flow.language), print: String(count) });
    });
  drawList(flow, title, entries, TICK_CELLS, parent);
}

function entryOf({ language }: TactileFlow, stone: Stone, more?: Entry): Entry {
  const [braille, print] = [brailleStone(stone, language), makeStone(stone)];
  return more
    ? { braille: braille + BLANK + more.braille, print: `${print} ${more.print}` }
    : { braille, print };
}

/** Entries in columns, row by row, all on one sheet with their title if a sheet has the room. */
function drawList(
  flow: TactileFlow,
  title: string,
  entries: readonly Entry[],
  gap: number,
  parent: Element,
): void {
  const { sheets, overlay } = flow;
  const width = Math.max(...entries.map(({ braille }) => braille.length)) + gap;
  const columns = Math.max(1, Math.floor((sheets.cells + GAP) / width));
  const rows = Math.ceil(entries.length / columns);
  const heading = plainLine(title);
  const lines = flow.lines(heading, sheets.cells, INDENT, 0).length + rows;
  sheets.skip();
  if (sheets.room < lines) sheets.freshSheet();
  flow.text(heading, element('P', parent), INDENT, 0);
  const list = element('L', parent);
  for (let row = 0; row < rows; row++) {
    const top = sheets.take(1);
    const inRow = entries.slice(row * columns, (row + 1) * columns);
    sheets.add(() =>
      inRow.flatMap(({ braille, print }, column) => {
        const x = sheets.xOf(column * width);
        const line = sheets.line(braille, element('LBody', element('LI', list)), x, top);
        return overlay ? [line, overlay.word(print, { x, top })] : [line];
      }),
    );
  }
}
