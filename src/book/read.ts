import { checkShape } from './check-shape.ts';
import { type PuzzleEntry, type Reader, type ReadPuzzle, readEach, readLines } from './entries.ts';
import { parseJson } from './json.ts';
import { parseRecord } from './record.ts';
import { recordSchema } from './record-schema.ts';

/**
 * Reads every puzzle of a text in whichever notation it is written: JSON (one puzzle, a list, or one a line), or as
 * {@link readLines} does. One that cannot be read does not keep the others from being read.
 *
 * @throws UserError if there is nothing to read at all
 */
export function readPuzzles(text: string): PuzzleEntry[] {
  const isWhole = /^\s*[[{]/.test(text) && !isByLine(text.split('\n'));
  return isWhole
    ? readEach(itemsOf(text))
    : readLines(text, [[/^\{/, (line) => readRecord(parseJson(line))]]);
}

/** Whether a text that begins as JSON has one object a line, or at least a whole one on its first. */
function isByLine(lines: readonly string[]): boolean {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  return written.every((line) => line.startsWith('{')) || /^\{.*\}$/.test(written[0]!);
}

function* itemsOf(text: string): Iterable<Reader> {
  const value = parseJson(text);
  for (const [i, item] of (Array.isArray(value) ? value : [value]).entries()) {
    yield [`puzzle ${i + 1}`, () => readRecord(item)];
  }
}

function readRecord(value: unknown): ReadPuzzle {
  const record = checkShape(recordSchema, value, 'puzzle');
  return { ...parseRecord(record), record };
}
