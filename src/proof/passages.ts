import { LANGUAGES, type Language } from '../languages/index.ts';
import { isBraille, plainOf } from './braille.ts';

/** What a reader finds at a place of a board; `blank` where the format cannot tell an empty cell from no cell. */
export type Seen = number | 'empty' | 'none' | 'blank';

/** A domino of a list or drawing, as `2:3`, where it has numbers, and its two cells, as `a1`. */
export interface Laid {
  readonly domino?: string | undefined;
  readonly cells: readonly [string, string];
}

/** What follows one another in a finished file, in reading order. */
export type Passage = {
  /** For a person who looks it up: `page 40`, `line 1204`. */
  readonly where: string;
} & (
  | { readonly type: 'title'; readonly text: string }
  /** A heading: what comes after it belongs to it. */
  | { readonly type: 'heading'; readonly text: string }
  /** A paragraph, which is a heading too where the format does not mark them. */
  | { readonly type: 'line'; readonly text: string }
  /** A board or a part of one, by cells as `a1`. */
  | { readonly type: 'board'; readonly cells: ReadonlyMap<string, Seen> }
  /** `bySigns`: as a drawing of cells shows them, which is repeated in a list. */
  | { readonly type: 'dominoes'; readonly dominoes: readonly Laid[]; readonly bySigns?: boolean }
  /** The line of data with which a program in the page plays a task. */
  | { readonly type: 'played'; readonly line: string }
  /** Something that a reader sees at once is wrong. */
  | { readonly type: 'fault'; readonly text: string }
);

export type PassageOf<T extends Passage['type']> = Extract<Passage, { readonly type: T }>;

const PLACE =
  '(?:(?<row>\\d+) (?<left>[a-z]{1,3}) (?<right>[a-z]{1,3})|(?<column>[a-z]{1,3}) (?<upper>\\d+),(?<lower>\\d+)|(?<from>[a-z]{1,3}\\d+)[-–](?<to>[a-z]{1,3}\\d+))';

const LAID = new RegExp(
  `(?:(?<!\\d)(?<one>\\d+):(?<other>\\d+) (?:[^\\d\\s]+ )?)?(?<![\\w,])${PLACE}(?![\\w,])`,
  'g',
);

/** The dominoes on their places that a text names: `2:3 on 1 a b; 0:1 on c 3,4`, `a 1,2`; in print `a1-b1`. */
export function laidIn(text: string): Laid[] {
  return Array.from(text.matchAll(LAID), ({ groups }) => {
    const { one, other, row, left, right, column, upper, lower, from, to } = groups as Record<string, string>;
    return {
      domino: one === undefined ? undefined : `${one}:${other}`,
      cells:
        from !== undefined && to !== undefined
          ? [from, to]
          : [`${left ?? column}${row ?? upper}`, `${right ?? column}${row ?? lower}`],
    };
  });
}

/** The same of a text that may be in cells. */
export function dominoesIn(text: string, language: Language): Laid[] {
  return laidIn(isBraille(text) ? plainOf(text, language) : text);
}

/** A domino of a list by two digits, and its place: `23 1 a b`; not the row of a place, which letters alone follow. */
const LISTED = new RegExp(`(?<=^ *|  )(?<one>\\d)(?<other>\\d) (?=${PLACE}(?![\\w,]))`, 'g');

/** A line of a list of dominoes with their places, with the colons that dominoes of two digits have none of. */
export function withColons(line: string): string {
  return line.replace(LISTED, '$<one>:$<other> ');
}

/** A text without the blanks that print of some languages has before a mark, which are narrow or do not break. */
export function closeMarks(text: string): string {
  return text.replace(/[\u00a0\u202f]+(?=[;:!?»])/g, '');
}

/** The letters of a column counted from 0. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

export function seenAs(word: string, language: Language): Seen | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (word === '') return 'blank';
  const { empty, none } = LANGUAGES[language].proof.cell;
  if (word === '-' || word === empty) return 'empty';
  return word === none ? 'none' : undefined;
}

/** The board of a table, or what of it cannot be read; nothing if it is no board. */
export function* boardPassages(
  rows: readonly (readonly string[])[],
  language: Language,
  where: string,
): Generator<Passage> {
  const board = boardOf(rows, language);
  if (typeof board === 'string') yield { type: 'fault', text: board, where };
  else if (board) yield { type: 'board', cells: board, where };
}

/** The first row names the columns, the first cell of each other row is its number. */
export function boardOf(
  rows: readonly (readonly string[])[],
  language: Language,
): ReadonlyMap<string, Seen> | string | undefined {
  const [[corner, ...columns] = [], ...others] = rows;
  if (corner !== '' || columns.length === 0 || !columns.every((name) => /^[a-z]{1,3}$/.test(name)))
    return undefined;
  const cells = new Map<string, Seen>();
  for (const [row, ...words] of others) {
    if (!/^\d+$/.test(row ?? '')) return `a row is called "${row}"`;
    if (words.length !== columns.length) return `row ${row} has ${words.length} cells`;
    for (const [i, word] of words.entries()) {
      const seen = seenAs(word, language);
      if (seen === undefined) return `${columns[i]}${row} holds "${word}"`;
      cells.set(`${columns[i]}${row}`, seen);
    }
  }
  return cells;
}
