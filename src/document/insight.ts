import type { BookPuzzle } from '../book/book.ts';
import { type Hints, hintsOf } from '../solve/hints.ts';
import { climb } from '../solve/ladder.ts';
import { type BookAid, bookAidOf } from './aids.ts';

/** What a book tells of the way to a puzzle's solution. */
export interface Insight {
  readonly hints: Hints | undefined;
  /** Every aid that is used on the way. */
  readonly aids: ReadonlySet<BookAid>;
}

const NOTHING: Insight = { hints: undefined, aids: new Set() };

const known = new WeakMap<BookPuzzle, Insight>();

/**
 * The way to a puzzle's solution is climbed once, however many files ask for it. A puzzle that has no grade in its
 * book is not climbed: it may have any number of solutions.
 */
export function insightOf(entry: BookPuzzle): Insight {
  let insight = known.get(entry);
  if (!insight) {
    insight = entry.grade ? gained(entry) : NOTHING;
    known.set(entry, insight);
  }
  return insight;
}

function gained({ puzzle }: BookPuzzle): Insight {
  const way = climb(puzzle);
  const hints = hintsOf(way);
  if (!hints) return NOTHING;
  return { hints, aids: new Set(way.rungs.flatMap(({ step }) => bookAidOf(step) ?? [])) };
}
