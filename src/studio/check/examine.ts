import { hasUnknowns } from '../../domino/kinds.ts';
import type { Puzzle } from '../../domino/puzzle.ts';
import { type Analysis, analyse } from '../../solve/analysis/analyse.ts';
import type { ListedPlacement } from '../../solve/candidates.ts';
import { wayOfFilling } from '../../solve/fillings/filling-way.ts';
import { gradeFilling } from '../../solve/fillings/grade.ts';
import type { FillingStep } from '../../solve/fillings/step.ts';
import { type Grade, grade } from '../../solve/grade.ts';
import type { Item } from '../../solve/items.ts';
import { solvePath } from '../../solve/ladder.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import { wayOf } from '../../solve/way.ts';

/** What is found out about a puzzle; data that can pass between a worker and its page. */
export interface Examined {
  readonly analysis: Analysis;
  /** Where there is no solution: what has no place left after steps that all must be so, by the easiest techniques; and these steps. */
  readonly deadEnd?: { readonly without: Item; readonly steps: readonly Step[] };
  /** How hard it is, and a way to the solution: where there is exactly one, and the techniques lead to it. */
  readonly graded?: Graded;
}

export interface Graded {
  readonly grade: Grade;
  /** The steps that lay dominoes, on the board with all its numbers. */
  readonly way: readonly Step[];
  /** What comes before them on a completion: the steps that write its numbers, and the dominoes that lie then. */
  readonly filling?: { readonly steps: readonly FillingStep[]; readonly laid: readonly ListedPlacement[] };
}

/** Finds out what solves a puzzle, and a way to the only solution. */
export function examine(puzzle: Puzzle): Examined {
  const analysis = analyse(puzzle);
  if (analysis.solutions === 0 && analysis.counted === 'solution') return { analysis, ...starved(puzzle) };
  if (analysis.solutions !== 1) return { analysis };
  if (hasUnknowns(puzzle.kind)) return { analysis, ...gradedFilling(puzzle) };
  return { analysis, graded: { grade: grade(puzzle)!, way: wayOf(puzzle)!.steps } };
}

/** Nothing where the techniques do not write all numbers, or the dominoes then lie in several ways. */
function gradedFilling(puzzle: Puzzle): Pick<Examined, 'graded'> {
  const { grade } = gradeFilling(puzzle);
  const way = grade && wayOfFilling(puzzle);
  if (!way) return {};
  const { steps, laid, dominoes } = way;
  return { graded: { grade, way: dominoes.steps, filling: { steps, laid } } };
}

/** How it is seen that there is no solution; nothing where it is plain at once, or the techniques do not lead so far. */
function starved(puzzle: Puzzle): Pick<Examined, 'deadEnd'> {
  const { pathSteps, end } = solvePath(puzzle);
  const [item] = end.itemsLeft(0);
  if (item === undefined || pathSteps.length === 0) return {};
  return { deadEnd: { without: end.itemAt(item), steps: pathSteps.map(({ step }) => step) } };
}
