import { LANGUAGES, type Language } from '../languages/index.ts';
import type { Expectations } from '../languages/proof.ts';
import { memoize } from '../memoize.ts';
import { checkMost, MOST_SIDE } from './limits.ts';
import { closeMarks, columnLetters, type Laid, laidIn, type Passage, type Seen, seenAs } from './passages.ts';

/** A script to be read aloud, by its words: a line is a sentence or a row of a board. */
export function* readSpoken(bytes: Uint8Array, language: Language): Generator<Passage> {
  const words = LANGUAGES[language].proof.script;
  let board: { cells: Map<string, Seen>; where: string; columns: number } | undefined;
  let number = 0;
  for (const text of new TextDecoder().decode(bytes).split('\n')) {
    const where = `line ${++number}`;
    // A script has plain blanks and straight apostrophes; what to expect is told with the apostrophes of print.
    const plain = closeMarks(text).replace(/ (?=[;:!?»])/g, '');
    const line = numbersAsDigits(plain.replaceAll("'", '’'), language);
    const row = words.row.exec(line);
    if (row && board) {
      for (const [column, seen] of rowOf(row[2]!, board.columns, language, where)) {
        board.cells.set(`${columnLetters(column)}${row[1]}`, seen);
      }
      continue;
    }
    if (board) yield { type: 'board', cells: board.cells, where: board.where };
    board = undefined;
    const size = words.size.exec(line);
    if (size) {
      const columns = Number(size[1] ?? 1);
      checkMost(columns, MOST_SIDE, 'columns', where);
      board = { cells: new Map(), where, columns };
    } else if (line.startsWith(`${words.chapter}: `)) yield { type: 'heading', text: line, where };
    else if (line !== '') {
      const domino = dominoOf(line, words);
      if (domino) yield { type: 'dominoes', dominoes: [domino], where };
      else yield { type: 'line', text: line, where };
    }
  }
}

/** The cells of a row by their columns; what runs of cells stand where is said only where the board has holes. */
function rowOf(said: string, columns: number, language: Language, where: string): [number, Seen][] {
  const { run, allEmpty } = LANGUAGES[language].proof.script;
  const cells: [number, Seen][] = [];
  let [column, last] = [0, columns - 1];
  for (const part of said.split('; ')) {
    const end = part.indexOf(': ');
    const named = run.exec(part.slice(0, Math.max(0, end)));
    if (named) {
      column = columnOf(named[1]!);
      last = named[2] === undefined ? column : columnOf(named[2]);
      checkMost(last, MOST_SIDE, 'columns', where);
    }
    const words = named ? part.slice(end + 2) : part;
    const whole = words === allEmpty ? 'empty' : seenAs(words, language);
    if (whole === 'none' || words === allEmpty) {
      while (column <= last) cells.push([column++, whole as Seen]);
      checkMost(cells.length, MOST_SIDE, 'cells in a row', where);
      continue;
    }
    for (const word of words.split(', ')) cells.push([column++, seenAs(word, language) ?? 'blank']);
    checkMost(cells.length, MOST_SIDE, 'cells in a row', where);
  }
  return cells;
}

function dominoOf(line: string, { across, upright }: Expectations['script']): Laid | undefined {
  // Without its end it would be looked for at every word.
  if (!line.endsWith('.')) return undefined;
  const [, one, other, ...place] = across.exec(line) ?? upright.exec(line) ?? [];
  if (place.length === 0) return undefined;
  const letters = (name: string) => columnLetters(columnOf(name));
  const isAcross = across.test(line);
  const text = isAcross
    ? `${place[0]} ${letters(place[1]!)} ${letters(place[2]!)}`
    : `${letters(place[0]!)} ${place[1]},${place[2]}`;
  return laidIn(one === undefined ? text : `${one}:${other} on ${text}`)[0];
}

const MOST_LETTERS = 3;

/** A column by its names, of which the first letters count: `Anna` is 0, `Anna Bella` 27. */
function columnOf(names: string): number {
  const letters = names.split(' ', MOST_LETTERS).map((name) => name.normalize('NFD').charCodeAt(0) & 31);
  return letters.reduce((sum, letter) => sum * 26 + letter, 0) - 1;
}

const LARGEST_NUMERAL = 999;

const readingOf = memoize(({ numeral }: Expectations) => {
  const numbers = Array.from({ length: LARGEST_NUMERAL + 1 }, (_, number) => number);
  const values = new Map(numbers.map((number) => [numeral(number), number]));
  // The longest first, as it can begin with another.
  const any = [...values.keys()].sort((a, b) => b.length - a.length).join('|');
  return { values, pattern: new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'giu') };
});

/** A text with its numbers below 1000 as digits: `Two-three on row one` is `2-3 on row 1`. */
export function numbersAsDigits(text: string, language: Language): string {
  const { values, pattern } = readingOf(LANGUAGES[language].proof);
  return text.replace(pattern, (words) => String(values.get(words.toLowerCase())));
}
