import { LANGUAGES, type Language } from '../../../../src/languages/index.ts';
import { closeMarks } from '../../../../src/proof/passages.ts';
import { numbersAsDigits } from '../../../../src/proof/spoken.ts';

// A reader of scripts for reading aloud that shares nothing with what wrote them, and is stricter than the one of proof/, from
// which it has the words of the languages. It writes down what a listener hears.

/** The content of a cell; undefined where the board has none. */
export type Heard = number | 'empty' | undefined;

export interface HeardBoard {
  readonly type: 'board';
  readonly rows: Heard[][];
}

/** A domino on its cells, each as row and column counted from 0; without numbers in a stencil. */
export interface HeardDomino {
  readonly numbers: readonly [low: number, high: number] | undefined;
  readonly cells: readonly [row: number, column: number][];
}

export interface HeardDominoes {
  readonly type: 'dominoes';
  readonly dominoes: readonly HeardDomino[];
}

/** A paragraph of one line, which may be a heading, or of several. */
export interface HeardLines {
  readonly type: 'lines';
  readonly lines: readonly string[];
}

export type HeardPart = HeardBoard | HeardDominoes | HeardLines;

/** Rows, columns, and the names of the first and the last column. */
const SIZES: Readonly<Record<Language, RegExp>> = {
  en: /^The board has (\d+) rows? and (\d+) columns?, (.+) to (.+)\.$/,
  de: /^Das Brett hat (eine|\d+) Zeilen? und (eine|\d+) Spalten?, (.+) bis (.+)\.$/,
  fr: /^La grille fait (\d+) sur (\d+): lignes? 1(?: à \d+)?, colonnes? (\S+?)(?: à (.+))?\.$/,
};

/** The most numbers in one breath. */
const MOST_IN_GROUP = 4;

/** What is heard, paragraph by paragraph; consecutive dominoes form a list. */
export function hear(script: string, language: Language): HeardPart[] {
  const parts: HeardPart[] = [];
  for (const paragraph of script.trim().split(/\n{2,}/)) {
    const lines = paragraph.split('\n');
    const written = lines.map((line) => digitsIn(line, language));
    const board = boardIn(written, language);
    const dominoes = dominoesIn(written, language);
    const last = parts.at(-1);
    if (board) parts.push(board);
    else if (dominoes && last?.type === 'dominoes') {
      parts[parts.length - 1] = { type: 'dominoes', dominoes: [...last.dominoes, ...dominoes] };
    } else if (dominoes) parts.push({ type: 'dominoes', dominoes });
    else parts.push({ type: 'lines', lines });
  }
  return parts;
}

/** A column by the first letters of its names: `Anna` is 0, `Anna Bella` is 27. */
export function columnOfNames(names: string): number {
  return names.split(' ').reduce((sum, name) => sum * 26 + name.toLowerCase().charCodeAt(0) - 96, 0) - 1;
}

/** A number in words. @throws Error if it is none */
export function numberOfWord(word: string, language: Language): number {
  const digits = numbersAsDigits(word, language);
  if (!/^\d+$/.test(digits)) throw new Error(`"${word}" is not a number`);
  return Number(digits);
}

function digitsIn(line: string, language: Language): string {
  const plain = closeMarks(line).replace(/ (?=[;:!?»])/g, '');
  return numbersAsDigits(plain.replaceAll("'", '’'), language);
}

/** A board; one without numbers has no rows. */
function boardIn([first, ...lines]: readonly string[], language: Language): HeardBoard | undefined {
  const size = SIZES[language].exec(first!);
  if (!size) return undefined;
  const [rows, columns] = [1, 2].map((of) => Number(size[of]) || 1) as [number, number];
  if (columnOfNames(size[3]!) !== 0 || columnOfNames(size[4] ?? size[3]!) !== columns - 1) {
    throw new Error(`${first}: other columns`);
  }
  if (lines.length !== rows && lines.length > 0) throw new Error(`${first}: ${lines.length} rows`);
  return {
    type: 'board',
    rows: lines.map((line, i) => {
      const [, number, told] = LANGUAGES[language].proof.script.row.exec(line)!;
      if (Number(number) !== i + 1) throw new Error(`${line}: row ${i + 1} was expected`);
      return rowIn(told!, columns, language);
    }),
  };
}

function rowIn(told: string, columns: number, language: Language): Heard[] {
  const row: Heard[] = [];
  /** The first and last column of the current run. */
  let [start, end] = [0, columns];
  for (const group of told.split('; ')) {
    const [words, named] = group.split(': ').toReversed() as [string, string | undefined];
    const run = named && LANGUAGES[language].proof.script.run.exec(named);
    if (run) {
      start = columnOfNames(run[1]!);
      if (start !== row.length) throw new Error(`${told}: column ${row.length} is missing`);
      end = columnOfNames(run[2] ?? run[1]!) + 1;
    }
    const heard = groupIn(words, end - row.length, language);
    if (heard.length === 1 && end - start > 1) throw new Error(`${told}: a number by itself`);
    row.push(...heard);
  }
  if (row.length !== columns || end !== columns) throw new Error(`${told}: ${row.length} places`);
  return row;
}

function groupIn(words: string, room: number, language: Language): Heard[] {
  const { cell, script } = LANGUAGES[language].proof;
  if (words === cell.none) return new Array<Heard>(room).fill(undefined);
  if (words === script.allEmpty) return new Array<Heard>(room).fill('empty');
  const heard = words.split(', ');
  if (heard.length > MOST_IN_GROUP) throw new Error(`${words}: too many for one group`);
  return heard.map((word) => (word === cell.empty ? 'empty' : numberOfWord(word, language)));
}

/** Dominoes, if every line is one. */
function dominoesIn(lines: readonly string[], language: Language): HeardDomino[] | undefined {
  const { across, upright } = LANGUAGES[language].proof.script;
  const dominoes = lines.map((line): HeardDomino | undefined => {
    const found = across.exec(line) ?? upright.exec(line);
    if (!found) return undefined;
    const [, low, high, at, one, other] = found as unknown as [string, string?, string?, ...string[]];
    const cells = across.test(line)
      ? [one, other].map((names): [number, number] => [Number(at) - 1, columnOfNames(names!)])
      : [one, other].map((row): [number, number] => [Number(row) - 1, columnOfNames(at!)]);
    return { numbers: low === undefined ? undefined : [Number(low), Number(high)], cells };
  });
  return dominoes.every((domino) => domino !== undefined) ? dominoes : undefined;
}
