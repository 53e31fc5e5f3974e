import { type BlockOf, type BoardFigure, COORDINATES, type Inline } from '../../document/document.ts';
import { makeCell, parseCell } from '../../domino/coordinates.ts';
import { byNumbers, stonesOf } from '../../domino/stones.ts';
import { plainLine } from '../lines.ts';
import { inColumns } from './lines.ts';
import type { Typist } from './typist.ts';

/** Blank cells between two entries that stand side by side. */
const GAP = 2;
/** Blank cells at least beside each domino of a tally to write in. */
const ROOM = 3;

/** All dominoes of a set under the words of the tally. */
export function tallyList({ title, range, hasRoom }: BlockOf<'tally'>, typist: Typist): string[] {
  const stones = stonesOf(range)
    .sort(byNumbers)
    .map((stone) => typist.listed(stone, range));
  const { cells } = typist.setup;
  const words = typist.lines(plainLine(title));
  if (!hasRoom) return [...words, ...inColumns(stones, cells, 1)];
  const gap = evenGap(stones, cells);
  return [...words, ...inColumns(stones, cells - gap, gap).flatMap((row) => ['', row])];
}

/** The blanks between the columns of a tally to write in: as many as its lines have room for. */
function evenGap(stones: readonly string[], cells: number): number {
  const width = Math.max(...stones.map(({ length }) => length));
  const across = Math.max(1, Math.floor(cells / (width + ROOM)));
  return Math.floor(cells / across) - width;
}

/** The dominoes of a key with their places, in the order of the dominoes. */
export function keyList({ puzzle: { board, range }, stones }: BoardFigure, typist: Typist): string[] {
  const entries = [...stones]
    .sort((one, other) => byNumbers(one.stone, other.stone))
    .map((placement) => typist.placement(board, range, placement));
  return inColumns(entries, typist.setup.cells, GAP);
}

/** The cells that a figure is about, in words; nothing if it is about none. */
export function markedCells({ puzzle: { board }, marked }: BoardFigure, typist: Typist): string[] {
  if (marked.length === 0) return [];
  const names = marked.flatMap((cell, i): Inline[] => [
    ...plainLine(i === 0 ? ' ' : ', '),
    { type: 'cell', cell: parseCell(COORDINATES, makeCell(board, cell)) },
  ]);
  return typist.lines([...plainLine(typist.wordBook.text('figure-marked')), ...names], 0, 2);
}
