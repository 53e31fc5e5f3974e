import { below, type Cell, rightOf, rowOf } from '../domino/board.ts';
import { placeCounts, type Setup } from '../domino/puzzle.ts';
import { makeStone, setFacts, stoneIndex, stonesOf } from '../domino/stones.ts';
import type { WordBook } from '../words/word-book.ts';

/** Something true of a board that can be seen on it; nothing if there is nothing of the kind. */
type Curiosity = (setup: Setup, words: WordBook) => string | undefined;

/** So many equal numbers in a line are worth a word. */
const RUN = 3;

/** What may be curious about a board, in the order in which boards are asked. */
const CURIOSITIES: readonly Curiosity[] = [
  (setup, words) => {
    const run = longestRun(setup);
    return run && words.text('curious-run', run);
  },
  (setup, words) => {
    const counts = placeCounts(setup);
    const most = Math.max(...counts);
    const busiest = counts.indexOf(most);
    return counts.lastIndexOf(most) === busiest
      ? words.text('curious-busiest', { stone: makeStone(stonesOf(setup.range)[busiest]!), spots: most })
      : undefined;
  },
  (setup, words) => {
    const once = doubleCounts(setup).filter((count) => count === 1).length;
    return once > 0 ? words.text('curious-single-doubles', { count: once }) : undefined;
  },
  ({ board, numbers }, words) => {
    const sums = new Array<number>(board.rows).fill(0);
    for (const cell of board.cells) sums[rowOf(board, cell)]! += numbers[cell]!;
    const most = Math.max(...sums);
    const row = sums.indexOf(most);
    return sums.lastIndexOf(most) === row
      ? words.text('curious-row', { row: row + 1, sum: most })
      : undefined;
  },
  (setup, words) => {
    const spots = doubleCounts(setup).reduce((sum, count) => sum + count, 0);
    return words.text('curious-doubles', { spots, stones: setFacts(setup.range).doubles });
  },
];

/** Something curious about a board that shows all its numbers, each time another: `turn` counts them. */
export function curiosityOf(setup: Setup, turn: number, words: WordBook): string {
  const from = turn % CURIOSITIES.length;
  for (const curiosity of [...CURIOSITIES.slice(from), ...CURIOSITIES.slice(0, from)]) {
    const text = curiosity(setup, words);
    if (text !== undefined) return text;
  }
  return '';
}

/** On how many places each double can be seen. */
function doubleCounts(setup: Setup): number[] {
  const counts = placeCounts(setup);
  return Array.from({ length: setup.range + 1 }, (_, number) => counts[stoneIndex(number, number)]!);
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
