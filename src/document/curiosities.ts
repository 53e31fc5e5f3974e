import { below, type Cell, rightOf } from '../domino/board.ts';
import { placeCounts, type Setup } from '../domino/puzzle.ts';
import { stoneIndex } from '../domino/stones.ts';
import type { WordBook } from '../words/word-book.ts';

/** So many equal numbers in a line are worth a word. */
const RUN = 3;

/**
 * Something curious about a board that shows all its numbers: equal numbers in a line, or doubles with a single place.
 *
 * @param told what was said of other boards
 * @returns nothing if there is nothing of the kind that was not told
 */
export function curiosityOf(setup: Setup, told: ReadonlySet<string>, words: WordBook): string | undefined {
  const run = longestRun(setup);
  const singles = singleDoubles(setup);
  return [
    ...(run ? [words.text('curious-run', run)] : []),
    ...(singles > 0 ? [words.text('curious-single-doubles', { count: singles })] : []),
  ].find((text) => !told.has(text));
}

/** How many doubles can be seen on one place only. */
function singleDoubles(setup: Setup): number {
  const counts = placeCounts(setup);
  return Array.from({ length: setup.range + 1 }, (_, number) => counts[stoneIndex(number, number)]!).filter(
    (count) => count === 1,
  ).length;
}

/** The number that stands most often in a straight line without another between; nothing if no line or several have it. */
function longestRun({ board, numbers }: Setup): { number: number; times: number } | undefined {
  const lengthFrom = (cell: Cell, next: typeof rightOf): number => {
    const other = next(board, cell);
    return other !== undefined && numbers[other] === numbers[cell] ? 1 + lengthFrom(other, next) : 1;
  };
  const longest = new Map<number, number>();
  for (const cell of board.cells) {
    const number = numbers[cell]!;
    const times = Math.max(lengthFrom(cell, rightOf), lengthFrom(cell, below));
    longest.set(number, Math.max(times, longest.get(number) ?? 0));
  }
  const times = Math.max(...longest.values());
  const [first, ...others] = [...longest.keys()].filter((number) => longest.get(number) === times);
  return times >= RUN && others.length === 0 ? { number: first!, times } : undefined;
}
