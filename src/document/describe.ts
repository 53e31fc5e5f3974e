import type { Place } from '../domino/board.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { makeDomino } from '../domino/dominoes.ts';
import { UNKNOWN } from '../domino/puzzle.ts';
import { plainList } from '../words/lists.ts';
import type { WordBook } from '../words/word-book.ts';
import type { BoardFigure } from './document.ts';

/** The numbers of a row of a board: `empty` for a cell without one, nothing for a place without a cell. */
export type DescribedRow = readonly (number | 'empty' | undefined)[];

/** What a figure shows, for readers who do not see it. */
export function boardText(
  { puzzle, blank, dominoes, bars, marked, next }: Omit<BoardFigure, 'description'>,
  words: WordBook,
): string {
  const { board, numbers } = puzzle;
  const list = (parts: readonly string[]) => plainList(parts, 'semicolon', words);
  const placeList = (places: readonly Place[]) => list(places.map((place) => makePlace(board, place)));
  const laid = dominoes.map((placement) => {
    const place = makePlace(board, placement);
    return blank ? place : words.text('domino-on-place', { domino: makeDomino(placement.domino), place });
  });
  const { could = [], cannot = [] } = next ?? {};
  const rows = Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: board.columns }, (_, column) => {
      const cell = row * board.columns + column;
      if (!board.has[cell]) return undefined;
      return blank || numbers[cell] === UNKNOWN ? 'empty' : numbers[cell]!;
    }),
  );
  return [
    words.text('describe-board', { rows: board.rows, columns: board.columns }),
    ...rows.map((row, i) => words.text('describe-row', { row: i + 1, cells: rowText(row, words) })),
    ...(dominoes.length > 0 ? [words.text('describe-dominoes', { dominoes: list(laid) })] : []),
    ...(bars.length > 0 ? [words.text('describe-bars', { places: placeList(bars) })] : []),
    ...(marked.length > 0
      ? [words.text('describe-marked', { cells: list(marked.map((cell) => makeCell(board, cell))) })]
      : []),
    ...(could.length > 0 ? [`${words.text('screen-could')} ${placeList(could)}.`] : []),
    ...(cannot.length > 0 ? [`${words.text('screen-cannot')} ${placeList(cannot)}.`] : []),
  ].join(' ');
}

/** A row of a board in words. Empty places that follow one another are counted, so that a wide hole is heard once. */
export function rowText(row: DescribedRow, words: WordBook): string {
  const parts: string[] = [];
  for (let i = 0; i < row.length; ) {
    const place = row[i];
    const count = typeof place === 'number' ? 1 : endOfRun(row, i) - i;
    const what = typeof place === 'number' ? String(place) : words.text(EMPTY[place ?? 'hole']);
    parts.push(count > 1 ? words.text('describe-times', { count, what }) : what);
    i += count;
  }
  return parts.join(' ');
}

const EMPTY = { empty: 'describe-empty', hole: 'describe-hole' } as const;

function endOfRun(row: DescribedRow, start: number): number {
  const end = row.findIndex((place, i) => i > start && place !== row[start]);
  return end < 0 ? row.length : end;
}
