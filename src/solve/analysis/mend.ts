import type { Cell } from '../../domino/board.ts';
import { hasUnknowns } from '../../domino/kinds.ts';
import { checkPuzzle, type Setup } from '../../domino/puzzle.ts';
import { succeeds, UserError } from '../../errors.ts';
import type { ListedPlacement } from '../candidates.ts';
import { gradeAny } from '../fillings/grade.ts';
import { type Grade, grade } from '../grade.ts';
import { LEVELS } from '../levels.ts';
import type { Ambiguity } from './ambiguities.ts';
import { type Analysis, analyse, checkOptions } from './analyse.ts';
import { type Change, type Found, type MendOptions, USUAL_BOUNDS } from './changes.ts';
import { leastChoices } from './hitting-set.ts';
import { mendNumbers } from './mend-numbers.ts';

/** What is changed: numbers; or they stay, and dominoes, bars or numbers are given beside them. */
export type MendBy = 'numbers' | 'dominoes' | 'bars' | 'givens';

/** Changes after which there is one solution. */
export interface Mend {
  readonly by: MendBy;
  readonly changes: readonly Change[];
  /** All numbers after them, cell by cell of the bounding box. */
  readonly numbers: readonly number[];
  /** Whether it is proved that fewer changes of this sort do not do. */
  readonly least: boolean;
  /** How hard the puzzle is then; nothing of a completion that the techniques do not fill in. */
  readonly grade: Grade | undefined;
}

/** What came of one sort of changes. */
export interface MendResult {
  readonly by: MendBy;
  /** Fewer changes than so many do not do: that is proved. */
  readonly atLeast: number;
  /** Proposals, all with equally many changes, of different levels first; none if none was found within the bound. */
  readonly mends: readonly Mend[];
}

/** Proposals are chosen from so many at most: grading takes longer than finding. */
const MOST_GRADED = 60;

/**
 * Looks for the fewest changes after which a layout has one solution: of its numbers, by dominoes that are given, by bars; of a
 * completion by numbers that are given. If it has one, nothing is to be changed and nothing is returned.
 *
 * @throws UserError as {@link analyse}, and if a cell that stays is not on the board
 */
export function mend(
  setup: Setup,
  options: MendOptions = {},
  analysis: Analysis = analyse(setup),
): MendResult[] {
  const {
    keep = [],
    most = USUAL_BOUNDS.most,
    tries = USUAL_BOUNDS.tries,
    proposals = USUAL_BOUNDS.proposals,
  } = checkOptions(options);
  const lost = Array.isArray(keep) ? keep.find((cell) => !setup.board.has[cell]) : keep;
  if (lost !== undefined) {
    throw new UserError(`there is no cell ${lost}`, { where: 'keep', expected: 'cells of the board' });
  }
  if (!Array.isArray(analysis?.ambiguities)) {
    throw new UserError('this is not an analysis', { where: 'analysis', expected: 'what `analyse` returns' });
  }
  if (analysis.solutions === 1) return [];
  const chosen = (by: MendBy, { atLeast, found }: Search): MendResult => ({
    by,
    atLeast,
    mends: choose(setup, by, atLeast, found, proposals),
  });
  if (hasUnknowns(setup.kind)) return [chosen('givens', giveNumbers(setup, analysis, most))];
  const { atLeast, found } = mendNumbers(setup, analysis, { keep, most, tries });
  const isRight = (numbers: readonly number[]) => succeeds(() => checkPuzzle({ ...setup, numbers }));
  const right = found.filter((one) => isRight(one.numbers));
  const numbers = chosen('numbers', { atLeast, found: right });
  if (analysis.solutions === 0) return [numbers];
  return [
    numbers,
    ...(['dominoes', 'bars'] as const).map((by) =>
      chosen(by, giveMarks(setup, analysis.ambiguities, by, most)),
    ),
  ];
}

/** What was found with so many changes, which are the fewest that can do. */
type Search = ReturnType<typeof mendNumbers>;

/** Grades what was found, and takes of each level one, then a second, easiest first. */
function choose(
  setup: Setup,
  by: MendBy,
  atLeast: number,
  found: readonly Found[],
  proposals: number,
): Mend[] {
  const mends = found.slice(0, MOST_GRADED).map(({ changes, numbers, marks }): Mend => {
    const changed = { ...setup, numbers };
    return {
      by,
      changes,
      numbers,
      least: changes.length === atLeast,
      grade: marks ? grade(changed, undefined, marks) : gradeAny(changed),
    };
  });
  const byLevel = [...LEVELS, undefined].map((level) => mends.filter((mend) => mend.grade?.level === level));
  const ranked = mends
    .map((mend) => ({ mend, rank: byLevel.find((list) => list.includes(mend))!.indexOf(mend) }))
    .sort((a, b) => a.rank - b.rank || (a.mend.grade?.rating ?? 10) - (b.mend.grade?.rating ?? 10));
  return ranked.slice(0, proposals).map(({ mend }) => mend);
}

/** Dominoes or bars: what each ambiguity needs, added up, as none settles anything of another. */
function giveMarks(
  setup: Setup,
  ambiguities: readonly Ambiguity[],
  by: 'dominoes' | 'bars',
  most: number,
): Search {
  const leaves = (way: readonly ListedPlacement[], place: ListedPlacement) =>
    way.includes(place) === (by === 'dominoes');
  const choices = ambiguities.map(({ listed }) => (listed ? leastChoices(listed, leaves, most) : []));
  const atLeast = choices.reduce((sum, [first]) => sum + (first?.length ?? 1), 0);
  if (atLeast > most || choices.some((list) => list.length === 0)) return { atLeast, found: [] };
  const many = Math.max(...choices.map((list) => list.length));
  const found = Array.from({ length: many }, (_, i): Found => {
    const places = choices.flatMap((list) => list[i % list.length]!);
    const indices = places.map(({ index }) => index);
    const type = by === 'dominoes' ? 'domino' : 'bar';
    return {
      changes: places.map((place) => ({ type, place })),
      numbers: setup.numbers,
      marks: by === 'dominoes' ? { laid: indices } : { barred: indices },
    };
  });
  return { atLeast, found };
}

/** Numbers of a completion that are to be given; none if not all ways to fill it in are known. */
function giveNumbers(setup: Setup, { fillings, differ }: Analysis, most: number): Search {
  const ways = fillings.map((numbers) => differ.map((cell) => cell * 64 + numbers[cell]!));
  const choices = leastChoices(ways, (way, element) => way.includes(element), most);
  const found = choices.map((choice): Found => {
    const numbers = [...setup.numbers];
    const changes = choice.map((element) => {
      const [cell, number] = [Math.floor(element / 64) as Cell, element % 64];
      numbers[cell] = number;
      return { type: 'number', cell, number } as const;
    });
    return { changes, numbers };
  });
  return { atLeast: choices[0]?.length ?? 1, found };
}
