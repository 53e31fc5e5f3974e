import { type PuzzleEntry, readLines } from '../book/entries.ts';

/** What reads the puzzles of a text. That for records is loaded only where one can be: it takes longer than all else. */
export async function readerFor(text: string): Promise<(text: string) => PuzzleEntry[]> {
  if (!/^\s*[[{]/m.test(text)) return readLines;
  const { readPuzzles } = await import('../book/read.ts');
  return readPuzzles;
}
