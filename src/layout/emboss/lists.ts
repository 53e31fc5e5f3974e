import { type BlockOf, type BoardFigure, COORDINATES, type Inline } from '../../document/document.ts';
import { makeCell, parseCell } from '../../domino/coordinates.ts';
import { byNumbers, stonesOf } from '../../domino/stones.ts';
import { plainLine } from '../lines.ts';
import { inColumns } from './lines.ts';
import type { Typist } from './typist.ts';

/** Blank cells between two entries that stand side by side. */
const GAP = 2;

/** All stones of a set under the words of the tally. */
export function tallyList({ title, range }: BlockOf<'tally'>, typist: Typist): string[] {
  const stones = stonesOf(range)
    .sort(byNumbers)
    .map((stone) => typist.stone(stone));
  return [...typist.lines(plainLine(title)), ...inColumns(stones, typist.setup.cells, 1)];
}

/** The stones of a key with their places, in the order of the stones, under the words of a tally. */
export function keyList(
  { title }: BlockOf<'tally'>,
  { puzzle: { board }, stones }: BoardFigure,
  typist: Typist,
): string[] {
  const entries = [...stones]
    .sort((one, other) => byNumbers(one.stone, other.stone))
    .map((placement) => typist.placement(board, placement));
  return [...typist.lines(plainLine(title)), ...inColumns(entries, typist.setup.cells, GAP)];
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
