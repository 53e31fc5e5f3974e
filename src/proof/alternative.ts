import { isBraille } from './braille.ts';
import { checkMost, MOST_CELLS, MOST_SIDE } from './limits.ts';
import { columnLetters, laidIn, type Piece, type Seen, seenAs } from './pieces.ts';

const ROW = /(?:Row|Zeile) (\d+): (.*)$/s;
const STONES = /(?:Stones|Steine): (.*)$/s;

/** `12 times no cell`, `9-mal leer`, `no cell`, `3` */
const CELLS = /(?:(\d+)(?: times |-mal ))?(no cell|kein Feld|empty|leer)|(\d+)/g;

/**
 * The board and the stones that the alternative text of a drawing tells, and whether the digits in the drawing are
 * those that it tells.
 *
 * @param drawn all that is written in the drawing: the letters of columns, the numbers of rows, then the cells
 */
export function* alternativePieces(text: string, drawn: string, where: string): Generator<Piece> {
  const sentences = text.split('.').slice(0, -1);
  checkMost(sentences.length, MOST_CELLS, 'sentences in an alternative text', where);
  const cells = new Map<string, Seen>();
  for (const sentence of sentences) {
    const [, row, words] = ROW.exec(sentence) ?? [];
    if (words === undefined) continue;
    for (const [column, seen] of seenIn(words, where).entries())
      cells.set(`${columnLetters(column)}${row}`, seen);
    checkMost(cells.size, MOST_CELLS, 'cells', where);
  }
  const told = sentences.map((sentence) => STONES.exec(sentence)?.[1]).find((words) => words !== undefined);
  const stones = laidIn(told ?? '');
  if (cells.size > 0) {
    yield { type: 'board', cells, where };
    const fault = drawnFault(cells, drawn);
    if (fault) yield { type: 'fault', text: fault, where };
  }
  if (stones.length > 0) yield { type: 'stones', stones, where };
}

function seenIn(words: string, where: string): Seen[] {
  const seen: Seen[] = [];
  for (const [, times = 1, word, number] of words.matchAll(CELLS)) {
    checkMost(seen.length + Number(times), MOST_SIDE, 'cells in a row', where);
    seen.push(...new Array<Seen>(Number(times)).fill(seenAs(word ?? number!) ?? 'blank'));
  }
  return seen;
}

/**
 * Long boards are drawn in parts, whose numbers are not in the order of the rows: of these nothing is said.
 *
 * @returns what is wrong, if anything
 */
function drawnFault(cells: ReadonlyMap<string, Seen>, drawn: string): string | undefined {
  const write = isBraille(drawn) ? inCells : String;
  const places = Array.from(cells.keys(), (place) => /^([a-z]+)(\d+)$/.exec(place)!);
  const columns = [...new Set(places.map(([, column]) => column!))];
  const rows = [...new Set(places.map(([, , row]) => Number(row)))];
  const labels = isBraille(drawn)
    ? [...columns.map(lettersInCells), ...rows.map((row) => `⠼${inCells(row)}`)]
    : [...columns, ...rows];
  const digits = [...cells.values()].filter((seen) => typeof seen === 'number');
  const written = drawn.replace(/[\s\u2800]/g, '');
  if (!written.startsWith(labels.join(''))) return undefined;
  const shown = written.slice(labels.join('').length);
  // Outlines alone have none.
  if (shown === '' || shown === digits.map((digit) => write(digit)).join('')) return undefined;
  return 'a drawing shows other numbers than its alternative text';
}

/** Digits as the cells a to j. */
function inCells(number: number): string {
  return Array.from(String(number), (digit) => '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'[Number(digit)]!).join('');
}

function lettersInCells(letters: string): string {
  return Array.from(letters, (letter) => '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'[letter.charCodeAt(0) - 97]!).join('');
}
