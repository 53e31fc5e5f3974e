import type { BookPuzzle } from '../book/book.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { turningPointOf } from '../solve/hints.ts';
import type { Step } from '../solve/techniques/technique.ts';
import { type Way, wayOf } from '../solve/way.ts';
import { type BookAid, bookAidOf } from './aids.ts';

/** What a book tells of the way to a puzzle's solution. */
export interface Insight {
  readonly way: Way | undefined;
  /** Every aid that is used on the way. */
  readonly aids: ReadonlySet<BookAid>;
  /** The hardest technique on the way, on which it turns: of the level of the grade, but now and then another than there. */
  readonly hardest: Step | undefined;
}

const NOTHING: Insight = { way: undefined, aids: new Set(), hardest: undefined };

const known = new WeakMap<BookPuzzle, Insight>();

/**
 * The way to a puzzle's solution is found once, however many files ask for it. For a puzzle that has no grade in its
 * book none is looked for: it may have any number of solutions. Nor is one for a completion, whose numbers come first.
 */
export function insightOf(entry: BookPuzzle): Insight {
  let insight = known.get(entry);
  if (!insight) {
    insight = gained(entry);
    known.set(entry, insight);
  }
  return insight;
}

function gained({ puzzle, grade }: BookPuzzle): Insight {
  const way = grade && !hasUnknowns(puzzle.kind) ? wayOf(puzzle) : undefined;
  if (!way) return NOTHING;
  return {
    way,
    aids: new Set(way.steps.flatMap((step) => bookAidOf(step) ?? [])),
    hardest: turningPointOf(way).step,
  };
}
