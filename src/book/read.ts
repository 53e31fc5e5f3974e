import { parseGameId, parseLine, parseRows } from '../domino/notation.ts';
import { checkPuzzle } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import { parseJson } from './json.ts';
import { checkShape } from './problems.ts';
import { type ParsedRecord, type PuzzleRecord, parseRecord, recordSchema } from './record.ts';

/** A puzzle with its solution, key and record, where the notation has them. */
export interface ReadPuzzle extends ParsedRecord {
  readonly record?: PuzzleRecord;
}

/** One puzzle of a text: what was read, or why it could not be. */
export interface PuzzleEntry {
  /** `line 3`, `puzzle 2`, or empty if there is only one. */
  readonly where: string;
  readonly read: ReadPuzzle | UserError;
}

/** Puzzles in one text at most. */
const MOST = 100_000;

/** @throws UserError */
type Reader = () => ReadPuzzle;

/**
 * Reads every puzzle of a text in whichever notation it is written: JSON (one puzzle, a list, or one a line),
 * game ids or lines of kind, range and rows (one a line), or rows with a blank line between puzzles.
 * One that cannot be read does not keep the others from being read.
 *
 * @throws UserError if there is nothing to read at all
 */
export function readPuzzles(text: string): PuzzleEntry[] {
  const readers: [where: string, read: Reader][] = [];
  for (const reader of splitPuzzles(text.replace(/^\uFEFF/, ''))) {
    if (readers.push(reader) > MOST) {
      throw new UserError(`there are more than ${MOST} puzzles`, { hint: 'divide them into several files' });
    }
  }
  if (readers.length === 0) {
    throw new UserError('there is no puzzle here', {
      expected: 'rows of numbers, a game id, a line or JSON',
    });
  }
  return readers.map(([where, read]) => ({ where: readers.length === 1 ? '' : where, read: attempt(read) }));
}

function* splitPuzzles(text: string): Iterable<[where: string, read: Reader]> {
  const lines = text.split('\n');
  if (/^\s*[[{]/.test(text) && !isByLine(lines)) {
    const value = parseJson(text);
    for (const [i, item] of (Array.isArray(value) ? value : [value]).entries()) {
      yield [`puzzle ${i + 1}`, () => readRecord(item)];
    }
    return;
  }
  let block: string[] = [];
  let start = 0;
  for (const [i, raw] of [...lines, ''].entries()) {
    const line = raw.trim();
    const byLine = LINE_READERS.find(([looks]) => looks.test(line));
    if (line && !byLine) {
      if (block.length === 0) start = i + 1;
      block.push(line);
      continue;
    }
    if (block.length > 0) {
      const rows = block.flatMap((part) => part.split('/'));
      yield [`line ${start}`, () => ({ puzzle: checkPuzzle(parseRows(rows)) })];
      block = [];
    }
    if (byLine) yield [`line ${i + 1}`, () => byLine[1](line)];
  }
}

/** Whether a text that begins as JSON has one object a line, or at least a whole one on its first. */
function isByLine(lines: readonly string[]): boolean {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  return written.every((line) => line.startsWith('{')) || /^\{.*\}$/.test(written[0]!);
}

const LINE_READERS: readonly [looks: RegExp, read: (line: string) => ReadPuzzle][] = [
  [/^\{/, (line) => readRecord(parseJson(line))],
  [/^\d+(d.)?:/, (line) => ({ puzzle: checkPuzzle(parseGameId(line)) })],
  [/^[a-z-]+\s+\d+\s/i, (line) => ({ puzzle: checkPuzzle(parseLine(line)) })],
];

function readRecord(value: unknown): ReadPuzzle {
  const record = checkShape(recordSchema, value, 'puzzle');
  return { ...parseRecord(record), record };
}

/** What a reader gives, or the fault that it found. */
function attempt(read: Reader): PuzzleEntry['read'] {
  try {
    return read();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
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
