import { columnLetters, type Laid, laidIn, type Piece, type Seen, seenAs } from './pieces.ts';
import { numbersAsDigits } from './spoken-numbers.ts';

type Language = 'en' | 'de';

/** The words of a script to read aloud that say where something stands. */
const WORDS = {
  en: {
    chapter: 'Chapter',
    columns: /, ?(\S.*?) to (\S.*?)\.$/,
    row: /^Row (\d+): (.*)\.$/,
    run: /^columns? ([^:]+?)(?: (?:and|to) ([^:]+))?: (.*)$/,
    across: /^(?:(\d+)-(\d+) on )?row (\d+) columns (.+) and (.+)\.$/i,
    upright: /^(?:(\d+)-(\d+) on )?column (.+) rows (\d+) and (\d+)\.$/i,
    size: /^The board has .* and (\d+) columns?, /,
    all: 'all empty',
  },
  de: {
    chapter: 'Kapitel',
    columns: /, ?(\S.*?) bis (\S.*?)\.$/,
    row: /^Zeile (\d+): (.*)\.$/,
    run: /^Spalten? ([^:]+?)(?: (?:und|bis) ([^:]+))?: (.*)$/,
    across: /^(?:(\d+)-(\d+) auf )?Zeile (\d+) Spalten (.+) und (.+)\.$/i,
    upright: /^(?:(\d+)-(\d+) auf )?Spalte (.+) Zeilen (\d+) und (\d+)\.$/i,
    size: /^Das Brett hat .* und (?:eine|(\d+)) Spalten?, /,
    all: 'alle leer',
  },
} as const;

/** A script to be read aloud, by its words: a line is a sentence or a row of a board. */
export function* readSpoken(bytes: Uint8Array, language: Language): Generator<Piece> {
  const words = WORDS[language];
  let board: { cells: Map<string, Seen>; where: string; columns: number } | undefined;
  let number = 0;
  for (const text of new TextDecoder().decode(bytes).split('\n')) {
    const where = `line ${++number}`;
    const line = numbersAsDigits(text, language);
    const row = words.row.exec(line);
    if (row && board) {
      for (const [column, seen] of rowOf(row[2]!, board.columns, words)) {
        board.cells.set(`${columnLetters(column)}${row[1]}`, seen);
      }
      continue;
    }
    if (board) yield { type: 'board', cells: board.cells, where: board.where };
    board = undefined;
    const size = words.size.exec(line);
    if (size) board = { cells: new Map(), where, columns: Number(size[1] ?? 1) };
    else if (line.startsWith(`${words.chapter}: `)) yield { type: 'heading', text: line, where };
    else if (line !== '') {
      const stone = stoneOf(line, words);
      if (stone) yield { type: 'stones', stones: [stone], where };
      else yield { type: 'line', text: line, where };
    }
  }
}

type Words = (typeof WORDS)[Language];

/** The cells of a row by their columns; what runs of cells stand where is said only where the board has holes. */
function rowOf(said: string, columns: number, { run, all }: Words): [number, Seen][] {
  const cells: [number, Seen][] = [];
  let [column, last] = [0, columns - 1];
  for (const part of said.split('; ')) {
    const named = run.exec(part);
    if (named) {
      column = columnOf(named[1]!);
      last = named[2] === undefined ? column : columnOf(named[2]);
    }
    const words = named ? named[3]! : part;
    const whole = words === all ? 'empty' : seenAs(words);
    if (whole === 'none' || words === all) {
      while (column <= last) cells.push([column++, whole as Seen]);
      continue;
    }
    for (const word of words.split(', ')) cells.push([column++, seenAs(word) ?? 'blank']);
  }
  return cells;
}

function stoneOf(line: string, { across, upright }: Words): Laid | undefined {
  const [, one, other, ...place] = across.exec(line) ?? upright.exec(line) ?? [];
  if (place.length === 0) return undefined;
  const letters = (name: string) => columnLetters(columnOf(name));
  const isAcross = across.test(line);
  const text = isAcross
    ? `${place[0]} ${letters(place[1]!)} ${letters(place[2]!)}`
    : `${letters(place[0]!)} ${place[1]},${place[2]}`;
  return laidIn(one === undefined ? text : `${one}:${other} on ${text}`)[0];
}

/** A column by its names, of which the first letters count: `Anna` is 0, `Anna Bella` 27. */
function columnOf(names: string): number {
  const letters = Array.from(names.split(' '), (name) => name.normalize('NFD').charCodeAt(0) & 31);
  return letters.reduce((sum, letter) => sum * 26 + letter, 0) - 1;
}
