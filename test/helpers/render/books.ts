import { readFileSync } from 'node:fs';
import { type Book, makeBookFile } from '../../../src/book/book.ts';
import type { Edition } from '../../../src/book/choices.ts';
import { parseConfig } from '../../../src/book/config.ts';
import { makeRecord, type PuzzleRecord } from '../../../src/book/record.ts';
import { fullRectangle } from '../../../src/domino/board.ts';
import { dominoesOf } from '../../../src/domino/dominoes.ts';
import { parseGameId, parseKeyRows } from '../../../src/domino/notation.ts';
import { checkPuzzle } from '../../../src/domino/puzzle.ts';
import { ENGINES } from '../../../src/node/braille.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { type Materials, renderEdition } from '../../../src/render/editions.ts';
import { grade } from '../../../src/solve/grade.ts';
import { opened } from '../book/books.ts';
import { textsOf } from '../document/texts.ts';
import { asCells } from '../indices.ts';
import { wholeOf } from './whole.ts';

/** Puzzles with their solutions, made by another program: see test/corpus/peer/README.md. */
const SGT = readFileSync(new URL('../../corpus/peer/puzzles.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [range, difficulty, id, solution] = line.split('\t') as [string, string, string, string];
    return { range: Number(range), difficulty, id, solution };
  });

/** The difficulties of the peer program from which a book takes a puzzle: an easy and a hard one. */
const TAKEN = ['t', 'h'];

const ORIGIN = { seed: 'peer', engine: 1 };

const PEERS = new Map<number, PuzzleRecord[]>();

/** Two puzzles of this range by the peer program, graded once. */
function peerRecords(range: number): PuzzleRecord[] {
  const known = PEERS.get(range);
  if (known) return known;
  const records = TAKEN.map((difficulty) => {
    const found = SGT.find((entry) => entry.range === range && entry.difficulty === difficulty)!;
    const puzzle = checkPuzzle(parseGameId(found.id));
    const { rows, columns } = puzzle.board;
    const lines = Array.from({ length: rows }, (_, r) =>
      found.solution.slice(r * columns, (r + 1) * columns),
    );
    const key = parseKeyRows(puzzle.board, lines);
    return makeRecord({ puzzle, key, grade: grade(puzzle), origin: ORIGIN });
  });
  PEERS.set(range, records);
  return records;
}

/**
 * A board of any range with all dominoes in order, side by side or, if the number of columns is odd, one below the other. It
 * has several solutions, which does not matter for its layout.
 */
export function madeUpRecord(range: number): PuzzleRecord {
  const board = fullRectangle(range);
  const key: number[] = [];
  const numbers: number[] = [];
  const step = board.columns % 2 === 0 ? 1 : board.columns;
  let cell = 0;
  for (const { low, high } of dominoesOf(range)) {
    while (numbers[cell] !== undefined) cell++;
    [numbers[cell], numbers[cell + step]] = [low, high];
    [key[cell], key[cell + step]] = [cell + step, cell];
  }
  const puzzle = checkPuzzle({ kind: 'omnibus', range, board, numbers });
  return makeRecord({ puzzle, key: asCells(key), grade: undefined, origin: ORIGIN });
}

/** Fields of a config that request exercises of all levels, Sperrdomino endgames and a competition. */
export const PLAYED = {
  exercises: [
    { divisor: 7, level: 'one-end', count: 3 },
    { divisor: 11, level: 'doubles', count: 3 },
    { divisor: 11, level: 'largest', count: 3 },
  ],
  locks: [
    { aim: 'lock', moves: 2, count: 2 },
    { aim: 'points', sees: 'own', moves: 3, count: 1 },
  ],
  together: { players: 2, puzzles: [2, 1] },
};

/** Fields of a book that contain everything that markup must escape. */
export const AWKWARD = {
  title: 'A & B <i> "Steine" \'klein\' 😀 \u202Eback',
  author: 'Ä. <Ö> & Co.',
  publisher: 'Haus "Eins" & Söhne',
  description: 'Länger & <breiter>',
  rights: '© 2026 A & B',
};

function bookOf(ranges: readonly number[], made: (range: number) => PuzzleRecord[], fields: object): Book {
  const records = ranges.map(made);
  const sections = ranges.map((range, s) => ({ title: `Range ${range}`, range, count: records[s]!.length }));
  const config = parseConfig({ title: 'Peer Book', tactile: 'full', ...fields, sections });
  return opened(makeBookFile(config, records));
}

/** A book with two peer puzzles of each of these ranges. */
export function peerBook(ranges: readonly number[], fields: object = {}): Book {
  return bookOf(ranges, peerRecords, fields);
}

/** A book with one constructed puzzle of each of these ranges. */
export function madeUpBook(ranges: readonly number[], fields: object = {}): Book {
  return bookOf(ranges, (range) => [madeUpRecord(range)], fields);
}

const FONTS = loadFonts();

/** The files of an edition by name. @param own in place of the usual materials */
export async function render(
  book: Book,
  edition: Edition,
  own: Partial<Materials> = {},
): Promise<ReadonlyMap<string, Buffer>> {
  const usual = { texts: textsOf(book.language, book.address), fonts: FONTS, engines: ENGINES };
  const files = renderEdition(book, edition, { ...usual, ...own });
  return new Map(Array.from(files, (file) => [file.name, wholeOf(file)]));
}
