import type { BookPuzzle } from '../book/book.ts';
import { ladderOf } from '../book/ladder.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { memoize } from '../memoize.ts';
import {
  type FillingTurn,
  type FillingWay,
  turnOfFilling,
  wayOfFilling,
} from '../solve/fillings/filling-way.ts';
import { turningPointOf } from '../solve/hints.ts';
import {
  type AnyTechniqueName,
  FILLING_TECHNIQUE_NAMES,
  type FillingTechniqueName,
  levelOf,
} from '../solve/levels.ts';
import { type Way, wayOf } from '../solve/way.ts';
import { type BookTechnique, bookTechniqueOf } from './techniques.ts';

/** Analysis of a puzzle: what a book says of the way to its solution. */
export interface PuzzleAnalysis {
  readonly way: Way | undefined;
  /** The same of a completion, and where it turns. */
  readonly filling: { readonly way: FillingWay; readonly turn: FillingTurn } | undefined;
  /** Every technique that is used on the way. */
  readonly techniques: ReadonlySet<BookTechnique>;
  /** Every technique that writes numbers on the way, in the order of the ladder. */
  readonly numberTechniques: readonly FillingTechniqueName[];
  /** The hardest technique on the way, on which it turns: of the level of the grade, but now and then another than there. */
  readonly hardest: { readonly technique: AnyTechniqueName; readonly rating: number } | undefined;
  /** Whether the hardest is none that needs a picture: a seal or a gap, or what is as easy of numbers. */
  readonly isEasy: boolean;
}

const NOTHING: PuzzleAnalysis = {
  way: undefined,
  filling: undefined,
  techniques: new Set(),
  numberTechniques: [],
  hardest: undefined,
  isEasy: true,
};

/**
 * The way to a puzzle's solution is found once, however many files ask for it. For a puzzle that has no grade in its
 * book none is looked for: it may have any number of solutions.
 */
export const analysisOf: (entry: BookPuzzle) => PuzzleAnalysis = memoize(gained);

function gained({ puzzle, grade, engine }: BookPuzzle): PuzzleAnalysis {
  if (!grade) return NOTHING;
  const ladder = ladderOf(engine);
  if (hasUnknowns(puzzle.kind)) return gainedOfFilling(wayOfFilling(puzzle, ladder));
  const way = wayOf(puzzle, ladder);
  if (!way) return NOTHING;
  const { step } = turningPointOf(way);
  return { ...NOTHING, way, techniques: techniquesOf(way), hardest: step, isEasy: step.place !== undefined };
}

function gainedOfFilling(way: FillingWay | undefined): PuzzleAnalysis {
  if (!way) return NOTHING;
  const turn = turnOfFilling(way);
  const used = new Set(
    way.steps.flatMap(({ technique, trial }) => [
      technique,
      ...(trial?.forced ?? []).map((step) => step.technique),
    ]),
  );
  return {
    ...NOTHING,
    filling: { way, turn },
    techniques: techniquesOf(way.dominoes),
    numberTechniques: FILLING_TECHNIQUE_NAMES.filter((technique) => used.has(technique)),
    hardest: turn.point.step,
    isEasy: levelOf(turn.point.step.rating) === 'easy',
  };
}

function techniquesOf(way: Way): ReadonlySet<BookTechnique> {
  return new Set(way.steps.flatMap((step) => bookTechniqueOf(step) ?? []));
}
