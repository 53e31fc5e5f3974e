import { type Board, type Cell, fullRectangle } from '../../domino/board.ts';
import { setFacts } from '../../domino/dominoes.ts';
import { type Puzzle, UNKNOWN } from '../../domino/puzzle.ts';
import { UserError, within } from '../../errors.ts';
import type { Random } from '../../random.ts';
import { gradeOfFilling } from '../../solve/fillings/grade.ts';
import { fillingPath, fills } from '../../solve/fillings/ladder.ts';
import { FillingState } from '../../solve/fillings/state.ts';
import { FillingProver, isOnlyFilling } from '../../solve/fillings.ts';
import { LEVELS, type Level, levelOf } from '../../solve/levels.ts';
import type { Candidate, ComposeOptions } from '../composer.ts';
import { parseConditions } from '../groups/conditions.ts';
import { GroupComposer } from '../groups/group-composer.ts';
import { type Judge, upToLevel } from '../judge.ts';
import { CELLS_OF_PATTERN, type Pattern, SIZE_OF_PATTERN } from './patterns.ts';

/** What is wanted of the given numbers. */
export interface Givens {
  /** How many there are; a third of the cells by default. `fewest`: the fewest of {@link FEWEST_TRIES} tries. */
  readonly givens?: number | 'fewest' | undefined;
  /** Cells that are given in any case. */
  readonly pattern?: Pattern | undefined;
  /** The level that finding the numbers has, and the whole puzzle. */
  readonly level?: Level | undefined;
}

/** `accept` says whether a filled board is taken; so many boards are drawn at most for each try. */
export type CompletionOptions = Pick<ComposeOptions, 'accept' | 'maxAttempts' | 'onStep'>;

/** A puzzle with exactly one filling, which has exactly one solution. */
export interface Completion extends Candidate {
  readonly solution: Puzzle;
}

/** Boards that are thinned out, of which the one with the fewest numbers is taken. */
const FEWEST_TRIES = 5;

/** Boards that are thinned out until one has as few numbers as are wanted. */
const MOST_TRIES = 40;

/** Boards that are thinned out until one is of the level. */
const MOST_LEVEL_TRIES = 200;

/**
 * Conflicts of the search for the proof that one number follows from the others; without a proof it stays. Measured at
 * range 7, mean of the numbers left and seconds: with 150 conflicts 17.8 in 0.6, with 300 17.8 in 1.5, with 1000
 * 17.1 in 1.8.
 */
const CONFLICTS = { step: 300, whole: 100_000 };

/**
 * Makes puzzles in which numbers are to be found (the book's "Ergänzung"): fills a board as a Terzett with one solution,
 * takes out numbers in random order as long as each is proved to follow from those that are left, and proves at last,
 * from nothing, that there is no other filling. What it makes depends on nothing but the `random` it is given.
 */
export class CompletionComposer {
  readonly range: number;
  readonly board: Board;
  readonly #terzetts: GroupComposer;
  readonly #pattern: Pattern | undefined;
  /** How many numbers are given; nothing if as many as the level leaves. */
  readonly #givens: number | 'fewest' | undefined;
  readonly #wanted: { readonly level: Level; readonly judge: Judge } | undefined;
  /** The fewest numbers that were left in the last call. */
  #fewest = Number.POSITIVE_INFINITY;

  /**
   * @throws UserError if the board has no room for the pattern, or no such puzzle can have so many numbers
   * @throws NotPossibleError if it is known that the board cannot be filled
   */
  constructor(
    range: number,
    board: Board = fullRectangle(range),
    { pattern, level, givens = usualGivens(range, level) }: Givens = {},
  ) {
    const conditions = pattern ? within('pattern', () => parseConditions([pattern], board, range)) : [];
    this.range = range;
    this.board = board;
    this.#terzetts = new GroupComposer(range, board, conditions);
    this.#pattern = pattern;
    this.#givens = givens;
    this.#wanted = level && { level, judge: upToLevel(board, range, level) };
    if (typeof givens === 'number') within('givens', () => checkGivens(givens, range, pattern));
  }

  /** Makes a puzzle; nothing if the tries are used up first: {@link notFound} says why. */
  compose(random: Random, options: CompletionOptions = {}): Completion | undefined {
    this.#fewest = Number.POSITIVE_INFINITY;
    if (this.#wanted) return this.#composeLevel(random, this.#wanted, options);
    const tries = this.#givens === 'fewest' ? FEWEST_TRIES : MOST_TRIES;
    let most = typeof this.#givens === 'number' ? this.#givens : this.board.cells.length;
    let best: Completion | undefined;
    const { onStep } = options;
    for (let done = 0; done < tries; done++) {
      const filled = this.#terzetts.compose(random, options);
      if (!filled) break;
      const left = this.#thin(filled.puzzle, random, (part) => onStep?.((done + part) / tries));
      this.#fewest = Math.min(this.#fewest, left.length);
      if (left.length > most) continue;
      const puzzle = hide(filled.puzzle, left);
      if (!isOnlyFilling(puzzle, filled.puzzle.numbers, CONFLICTS.whole)) continue;
      best = { puzzle, key: filled.key, solution: filled.puzzle };
      if (this.#givens !== 'fewest') break;
      most = left.length - 1;
    }
    return best;
  }

  #composeLevel(
    random: Random,
    { level, judge }: { level: Level; judge: Judge },
    options: CompletionOptions,
  ): Completion | undefined {
    const left = typeof this.#givens === 'number' ? this.#givens : 0;
    for (let done = 0; done < MOST_LEVEL_TRIES; done++) {
      const filled = this.#terzetts.compose(random, { ...options, judge });
      if (!filled) break;
      const cells = thinForLevel(filled.puzzle, this.#fixedOf(filled.puzzle), level, left, random);
      options.onStep?.((done + 1) / MOST_LEVEL_TRIES);
      if (!cells || (typeof this.#givens === 'number' && cells.length !== left)) continue;
      return { puzzle: hide(filled.puzzle, cells), key: filled.key, solution: filled.puzzle };
    }
    return undefined;
  }

  /** Where the search of the last call ended. */
  notFound(): string {
    if (this.#wanted) return `in ${MOST_LEVEL_TRIES} tries`;
    return Number.isFinite(this.#fewest)
      ? `with ${this.#givens} numbers in ${MOST_TRIES} tries: the fewest that were proved to be enough are ${this.#fewest}`
      : this.#terzetts.notFound();
  }

  #fixedOf(filled: Puzzle): readonly Cell[] {
    return this.#pattern ? CELLS_OF_PATTERN[this.#pattern](filled) : [];
  }

  /** The cells whose numbers are left when one after the other is taken out that follows from the rest. */
  #thin(filled: Puzzle, random: Random, onStep: (part: number) => void): readonly Cell[] {
    const prover = new FillingProver(filled);
    const fixed = this.#fixedOf(filled);
    const cells = random.shuffle(this.board.cells.filter((cell) => !fixed.includes(cell)));
    let left: readonly Cell[] = this.board.cells;
    for (const [i, cell] of cells.entries()) {
      if (left.length === this.#givens) break;
      const rest = left.filter((other) => other !== cell);
      if (prover.follows(cell, rest, CONFLICTS.step)) left = rest;
      onStep((i + 1) / cells.length);
    }
    return left;
  }
}

/** Numbers that are given by default: a third of the cells; of a level as few as its techniques allow. */
export function usualGivens(range: number, level?: Level): number | undefined {
  return level ? undefined : setFacts(range).cells / 3;
}

/**
 * Two numbers that are not given at all could be exchanged, so all but one are.
 *
 * @throws UserError
 */
function checkGivens(givens: number, range: number, pattern: Pattern | undefined): void {
  const least = pattern ? SIZE_OF_PATTERN[pattern](range) : range;
  const most = setFacts(range).cells - 1;
  if (givens >= least && givens <= most) return;
  throw new UserError(`${givens} given numbers are not possible`, {
    expected: `${least} to ${most}, or fewest`,
    hint: pattern
      ? `the ${pattern} has ${least} cells`
      : 'if two numbers are given nowhere, they can be exchanged in every filling',
  });
}

function hide(filled: Puzzle, left: readonly Cell[]): Puzzle {
  const { range, board } = filled;
  const numbers = [...filled.numbers];
  for (const cell of board.cells) numbers[cell] = UNKNOWN;
  for (const cell of left) numbers[cell] = filled.numbers[cell]!;
  return { kind: 'completion', range, board, numbers, checked: true };
}

/** Up to here taking out numbers costs little; suppositions are looked for one number at a time. */
const LAST_QUICK: Level = 'tricky';

/** Conflicts of the search for the proof that a number follows, before it is asked whether the techniques find it. */
const MOST_CONFLICTS = 300;

/** Numbers that are taken out and looked at with suppositions before the board is left. */
const MOST_LOOKS = 12;

/**
 * Takes out numbers as long as the techniques of a level write them again: by those without suppositions as many as
 * are wanted, and for harder levels single ones of those that are left, until the numbers ask for the level.
 *
 * @param left how many numbers are left at least
 * @returns the cells whose numbers are left; nothing if these are not of the level
 */
function thinForLevel(
  filled: Puzzle,
  fixed: readonly Cell[],
  level: Level,
  left: number,
  random: Random,
): readonly Cell[] | undefined {
  const isSlow = LEVELS.indexOf(level) > LEVELS.indexOf(LAST_QUICK);
  const numbers = [...filled.numbers];
  const given = () => filled.board.cells.filter((cell) => numbers[cell] !== UNKNOWN);
  const inAnyOrder = () => random.shuffle(given().filter((cell) => !fixed.includes(cell)));
  const state = new FillingState({ ...filled, kind: 'completion' });
  for (const cell of inAnyOrder()) {
    if (given().length === left) break;
    without(numbers, cell, () => fills(state, numbers, isSlow ? LAST_QUICK : level));
  }
  const look = () => {
    const path = fillingPath({ ...filled, kind: 'completion', numbers }, level);
    const rating = Math.max(...path.pathSteps.map(({ step }) => step.rating));
    return path.end.finished && levelOf(rating) === level ? gradeOfFilling(path) : undefined;
  };
  let graded = isSlow ? undefined : look();
  const prover = isSlow ? new FillingProver(filled) : undefined;
  let looks = 0;
  for (const cell of isSlow ? inAnyOrder() : []) {
    if (graded || looks === MOST_LOOKS || given().length === left) break;
    without(numbers, cell, () => {
      if (!prover?.follows(cell, given(), MOST_CONFLICTS)) return false;
      looks++;
      graded = look();
      return graded !== undefined;
    });
  }
  return graded?.grade?.level === level ? given() : undefined;
}

/** Takes a number out, and puts it back if it is missed. */
function without(numbers: number[], cell: Cell, isEnough: () => boolean): void {
  const number = numbers[cell]!;
  numbers[cell] = UNKNOWN;
  if (!isEnough()) numbers[cell] = number;
}
