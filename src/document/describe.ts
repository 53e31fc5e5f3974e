import { plainList } from '../words/lists.ts';
import type { WordBook } from '../words/word-book.ts';

/** The numbers of a row of a board: `empty` for a cell without one, nothing for a place without a cell. */
export type DescribedRow = readonly (number | 'empty' | undefined)[];

/** What a figure holds, ready to be put into words. */
export interface DescribedBoard {
  readonly rows: readonly DescribedRow[];
  readonly columns: number;
  /** Dominoes and their places, as `4:6 1 b c`; the places alone where the numbers are left out. */
  readonly dominoes: readonly { readonly domino?: string; readonly place: string }[];
  /** Places that are crossed by a bar. */
  readonly bars: readonly string[];
  /** Cells that the words beside the figure are about. */
  readonly marked: readonly string[];
  /** Places where the next domino could go, and where none can. */
  readonly could?: readonly string[];
  readonly cannot?: readonly string[];
}

/** What a figure shows, for readers who do not see it. */
export function boardText(
  { rows, columns, dominoes, bars, marked, could = [], cannot = [] }: DescribedBoard,
  words: WordBook,
): string {
  const list = (parts: readonly string[]) => plainList(parts, 'semicolon', words);
  const laid = dominoes.map(({ domino, place }) =>
    domino === undefined ? place : words.text('domino-on-place', { domino, place }),
  );
  return [
    words.text('describe-board', { rows: rows.length, columns }),
    ...rows.map((row, i) => words.text('describe-row', { row: i + 1, cells: rowText(row, words) })),
    ...(dominoes.length > 0 ? [words.text('describe-dominoes', { dominoes: list(laid) })] : []),
    ...(bars.length > 0 ? [words.text('describe-bars', { places: list(bars) })] : []),
    ...(marked.length > 0 ? [words.text('describe-marked', { cells: list(marked) })] : []),
    ...(could.length > 0 ? [`${words.text('screen-could')} ${list(could)}.`] : []),
    ...(cannot.length > 0 ? [`${words.text('screen-cannot')} ${list(cannot)}.`] : []),
  ].join(' ');
}

export function emptyBoardText(rows: number, columns: number, words: WordBook): string {
  return words.text('describe-empty-board', { rows, columns });
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
