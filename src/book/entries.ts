import { parseGameId, parseLine, parseRows } from '../domino/notation.ts';
import { checkPuzzle, type Setup } from '../domino/puzzle.ts';
import { attempt, coded, UserError } from '../errors.ts';
import { type ParsedRecord, type PuzzleRecord, parseRecord } from './record.ts';

/** A puzzle with its solution, key and record, where the notation has them. */
export interface ReadPuzzle extends ParsedRecord {
  readonly record?: PuzzleRecord;
}

/** One puzzle of a text: what was read, or why it could not be. */
export interface PuzzleEntry<Read = ReadPuzzle> {
  /** `line 3`, `puzzle 2`, or empty if there is only one. */
  readonly where: string;
  readonly read: Read | UserError;
}

/** Puzzles in one text at most. */
const MOST = 100_000;

/** Reads one puzzle, which stands at a place of a text. @throws UserError */
export type Reader<Read = ReadPuzzle> = readonly [where: string, read: () => Read];

/** How a line that stands for a whole puzzle looks, and what it is read by. */
type LineReader<Read> = readonly [looks: RegExp, read: (line: string) => Read];

const LINE_READERS: readonly LineReader<Setup>[] = [
  [/^\d+(d.)?:/, parseGameId],
  [/^[a-z-]+\s+\d+\s/i, parseLine],
];

/**
 * Reads every puzzle of a text: game ids or lines of kind, range and rows (one a line), or rows with a blank line
 * between puzzles. One that cannot be read does not keep the others from being read.
 *
 * @throws UserError if there is nothing to read at all
 */
export function readLines(text: string): PuzzleEntry[] {
  return readSetups(text, puzzleOf);
}

/** A puzzle of which nothing else is known. @throws UserError if the numbers are none */
export function puzzleOf(setup: Setup): ReadPuzzle {
  return { puzzle: coded('puzzle-wrong', () => checkPuzzle(setup)) };
}

/**
 * The same of setups of which anything can be made.
 *
 * @param others lines that are read in another way
 */
export function readSetups<Read>(
  text: string,
  made: (setup: Setup) => Read,
  others: readonly LineReader<Read>[] = [],
): PuzzleEntry<Read>[] {
  const own = LINE_READERS.map(([looks, read]) => [looks, (line: string) => made(read(line))] as const);
  return readEach(splitLines(text, made, [...others, ...own]));
}

/** @throws UserError if there is none, or there are too many */
export function readEach<Read>(all: Iterable<Reader<Read>>): PuzzleEntry<Read>[] {
  const readers: Reader<Read>[] = [];
  for (const reader of all) {
    if (readers.push(reader) > MOST) {
      throw new UserError(`there are more than ${MOST} puzzles`, { hint: 'divide them into several files' });
    }
  }
  if (readers.length === 0) {
    throw new UserError('there is no puzzle here', {
      expected: 'rows of numbers, a game id, a line or JSON',
    });
  }
  return readers.map(([where, read]) => ({
    where: readers.length === 1 ? '' : where,
    read: attempt(() => coded('not-a-puzzle', read)),
  }));
}

function* splitLines<Read>(
  text: string,
  made: (setup: Setup) => Read,
  lineReaders: readonly LineReader<Read>[],
): Iterable<Reader<Read>> {
  let block: string[] = [];
  let start = 0;
  for (const [i, raw] of [...text.split('\n'), ''].entries()) {
    const line = raw.trim();
    const byLine = lineReaders.find(([looks]) => looks.test(line));
    if (line && !byLine) {
      if (block.length === 0) start = i + 1;
      block.push(line);
      continue;
    }
    if (block.length > 0) {
      const rows = block.flatMap((part) => part.split('/').map(withoutBlanks));
      yield [`line ${start}`, () => made(parseRows(rows))];
      block = [];
    }
    if (byLine) yield [`line ${i + 1}`, () => byLine[1](line)];
  }
}

/** A row with blanks between single signs, as it is often printed, without them; any other as it is, as its numbers could have two digits. */
function withoutBlanks(row: string): string {
  return /^\s*\S(\s+\S)*\s*$/.test(row) ? row.replace(/\s+/g, '') : row;
}

/** Puzzles that stand in a list already, each with its place. */
export function readRecords(
  records: readonly (readonly [where: string, record: PuzzleRecord])[],
): PuzzleEntry[] {
  return records.map(([where, record]) => ({
    where,
    read: attempt(() => ({ ...parseRecord(record), record })),
  }));
}
