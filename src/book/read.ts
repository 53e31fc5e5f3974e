import { parseRows } from '../domino/notation.ts';
import type { Setup } from '../domino/puzzle.ts';
import { within } from '../errors.ts';
import { checkShape } from './check-shape.ts';
import { type PuzzleEntry, puzzleOf, type Reader, type ReadPuzzle, readEach, readSetups } from './entries.ts';
import { parseJson } from './json.ts';
import { type PuzzleRecord, parseRecord } from './record.ts';
import { recordSchema } from './record-schema.ts';

/**
 * Reads every puzzle of a text in whichever notation it is written: JSON (one puzzle, a list, or one a line), or as
 * `readLines` does. One that cannot be read does not keep the others from being read.
 *
 * @throws UserError if there is nothing to read at all
 */
export function readPuzzles(text: string): PuzzleEntry[] {
  return readAll(text, readRecord, puzzleOf);
}

/**
 * Reads every layout of a text in the same notations: numbers that need not be those of a set, whatever else a record says.
 *
 * @throws UserError if there is nothing to read at all
 */
export function readLayouts(text: string): PuzzleEntry<Setup>[] {
  return readAll(text, readLayout, (setup) => setup);
}

/** @param read what is made of JSON; `made` of a setup in the other notations */
function readAll<Read>(
  text: string,
  read: (value: unknown) => Read,
  made: (setup: Setup) => Read,
): PuzzleEntry<Read>[] {
  return isWhole(text)
    ? readEach(itemsOf(text, read))
    : readSetups(text, made, [[/^\{/, (line) => read(parseJson(line))]]);
}

function isWhole(text: string): boolean {
  return /^\s*[[{]/.test(text) && !isByLine(text.split('\n'));
}

/** Whether a text that begins as JSON has one object a line, or at least a whole one on its first. */
function isByLine(lines: readonly string[]): boolean {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  return written.every((line) => line.startsWith('{')) || /^\{.*\}$/.test(written[0]!);
}

function* itemsOf<Read>(text: string, read: (value: unknown) => Read): Iterable<Reader<Read>> {
  const value = parseJson(text);
  for (const [i, item] of (Array.isArray(value) ? value : [value]).entries()) {
    yield [`puzzle ${i + 1}`, () => read(item)];
  }
}

function readRecord(value: unknown): ReadPuzzle {
  const record = recordOf(value);
  return { ...parseRecord(record), record };
}

function readLayout(value: unknown): Setup {
  const { rows, range, kind } = recordOf(value);
  return within('rows', () => parseRows(rows, range, kind));
}

function recordOf(value: unknown): PuzzleRecord {
  return checkShape(recordSchema, value, 'puzzle');
}
