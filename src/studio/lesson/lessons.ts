import { EXPLAINED_TECHNIQUES, exampleOf, type ShownTechnique } from '../../document/techniques.ts';
import { COMPLETION, PRACTICE_GIVEN, workedExample } from '../../document/worked.ts';
import { type Place, type PlaceIndex, placesOf } from '../../domino/board.ts';
import type { Puzzle } from '../../domino/puzzle.ts';
import type { Given } from '../../play/play-board.ts';
import type { Candidates } from '../../solve/candidates.ts';
import { LADDER, replay } from '../../solve/ladder.ts';
import type { Step, Technique } from '../../solve/techniques/technique.ts';

/** The techniques that have a lesson each, in the order of the ladder. */
export const TECHNIQUE_LESSONS = EXPLAINED_TECHNIQUES.flatMap((technique): ShownTechnique[] =>
  technique === 'cell-set' ? [technique, 'locked-square'] : [technique],
);

/** What comes before them. */
export const FIRST_LESSONS = ['first', 'practice', 'terzett', 'completion'] as const;

/** In the order in which they are learnt. */
export const LESSON_NAMES: readonly LessonName[] = [...FIRST_LESSONS, ...TECHNIQUE_LESSONS];
export type LessonName = (typeof FIRST_LESSONS)[number] | ShownTechnique;

/** A board on which something is learnt. */
export interface Lesson {
  readonly name: LessonName;
  readonly puzzle: Puzzle;
  readonly given: Given;
  /** To place or fill in everything, or to place one domino, for which the technique is needed. */
  readonly goal: 'solve' | 'place';
  /** What a learner may rest a move on beside seals and gaps, the easiest first. */
  readonly techniques: readonly Technique[];
}

const EMPTY: Given = { dominoes: [], bars: [] };

export function lessonOf(name: LessonName): Lesson {
  const toSolve = (puzzle: Puzzle, given = EMPTY): Lesson => {
    return { name, puzzle, given, goal: 'solve', techniques: [] };
  };
  switch (name) {
    case 'first':
      return toSolve(workedExample('lesson').puzzle);
    case 'practice': {
      const { puzzle, path } = workedExample('practice');
      const done = path.pathSteps.slice(0, PRACTICE_GIVEN).map(({ step }) => step);
      return toSolve(puzzle, givenAfter(puzzle, done));
    }
    case 'terzett':
      return toSolve(workedExample('example-terzett').puzzle);
    case 'completion':
      return toSolve(COMPLETION);
    default: {
      const { puzzle, path, step } = exampleOf(name);
      const steps = path.pathSteps.map((pathStep) => pathStep.step);
      const given = givenAfter(puzzle, steps.slice(0, step));
      // What easier techniques see, too, is to be seen in the square.
      const techniques =
        name === 'locked-square' ? LADDER.filter((one) => one.name === name) : upTo(steps[step]!);
      return { name, puzzle, given, goal: 'place', techniques };
    }
  }
}

/** The techniques between gaps and this step's that lay no domino themselves. */
function upTo({ rating }: Step): Technique[] {
  return LADDER.filter((technique) => technique.rating <= rating && !PLACING.includes(technique));
}

/** Those that lay a domino. */
export const PLACING = LADDER.filter(({ name }) => name === 'seal' || name === 'gap');

function givenAfter(puzzle: Puzzle, steps: readonly Step[]): Given {
  const state = replay(puzzle, steps);
  return { dominoes: state.laid.map(({ index }) => index), bars: barsOn(puzzle, state) };
}

function barsOn({ board }: Puzzle, state: Candidates): PlaceIndex[] {
  const places = placesOf(board);
  const isSame = (one: Place, other: Place) => one.first === other.first && one.second === other.second;
  return state.bars().map((bar) => places.findIndex((place) => isSame(place, bar)) as PlaceIndex);
}
