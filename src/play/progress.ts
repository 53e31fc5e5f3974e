import { UserError } from '../errors.ts';
import { isRecord, parsed } from './kept-text.ts';
import type { KeptGame, Playable } from './playable.ts';

/** What is kept of a puzzle. */
export interface Kept {
  readonly game: KeptGame | undefined;
  /** Whether it was solved once; it stays so when it is played again. */
  readonly solved: boolean;
}

/** What a file of progress holds for the puzzles of a book. */
export interface Progress {
  /** By the lines of the puzzles. */
  readonly kept: ReadonlyMap<string, Kept>;
  /** How many more puzzles it has, which are of other books. */
  readonly others: number;
  /** What else a page has kept in it; nothing if it keeps nothing else. */
  readonly results?: unknown;
}

const FORMAT = 'dominosa/progress@1';
/** A book of a thousand puzzles with a thousand moves each stays below. */
export const MOST_BYTES = 50_000_000;

/**
 * A file of progress, as JSON.
 *
 * @param kept by the lines of the puzzles
 * @param results what else a page keeps
 */
export function makeProgress(book: string, kept: ReadonlyMap<string, Kept>, results?: unknown): string {
  const puzzles = [...kept].map(([puzzle, { game, solved }]) => ({ puzzle, solved, ...game }));
  return `${JSON.stringify({ format: FORMAT, book, puzzles, results }, null, 1)}\n`;
}

/**
 * Reads what {@link makeProgress} writes.
 *
 * @param playableOf a puzzle by its line, if the book has it
 * @throws UserError if it is another file, or damaged
 */
export function readProgress(
  text: string,
  playableOf: (puzzle: string) => Pick<Playable, 'parse'> | undefined,
): Progress {
  const { puzzles, results } = progressIn(text);
  const kept = new Map<string, Kept>();
  let others = 0;
  puzzles.forEach((entry, i) => {
    const damaged = new UserError('damaged', { where: String(i + 1) });
    if (!isRecord(entry) || typeof entry.puzzle !== 'string' || typeof entry.solved !== 'boolean')
      throw damaged;
    const { puzzle, solved, moves, done } = entry;
    const playable = playableOf(puzzle);
    if (!playable) {
      others++;
      return;
    }
    const game = moves === undefined ? undefined : playable.parse(JSON.stringify({ moves, done }));
    if (moves !== undefined && !game) throw damaged;
    kept.set(puzzle, { game, solved });
  });
  return { kept, others, ...(results !== undefined && { results }) };
}

/** What is kept of a puzzle here and in a file: the longer game, and solved if it is so in either. */
export function joined(here: Kept, there: Kept): Kept {
  const length = ({ game }: Kept) => game?.moves.length ?? -1;
  return {
    game: length(there) > length(here) ? there.game : here.game,
    solved: here.solved || there.solved,
  };
}

function progressIn(text: string): { readonly puzzles: readonly unknown[]; readonly results: unknown } {
  const read = parsed(text);
  if (read === undefined) throw new UserError('no JSON');
  if (!isRecord(read) || read.format !== FORMAT || !Array.isArray(read.puzzles))
    throw new UserError('another format');
  return { puzzles: read.puzzles, results: read.results };
}
