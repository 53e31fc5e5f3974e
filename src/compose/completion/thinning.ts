import type { Board, Cell } from '../../domino/board.ts';
import { type Puzzle, UNKNOWN } from '../../domino/puzzle.ts';
import type { Random } from '../../random.ts';
import { type GradedFilling, gradeOfFilling } from '../../solve/fillings/grade.ts';
import { fillingPath, fills, ratingOfPath } from '../../solve/fillings/ladder.ts';
import { FillingState } from '../../solve/fillings/state.ts';
import { FillingProver } from '../../solve/fillings.ts';
import { LEVELS, type Level, levelOf } from '../../solve/levels.ts';

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
 * @returns the numbers and their grade; nothing if they are not of the level
 */
export function thinForLevel(
  filled: Puzzle,
  fixed: readonly Cell[],
  level: Level,
  left: number,
  random: Random,
): { numbers: readonly number[]; graded: GradedFilling } | undefined {
  const { board } = filled;
  const isSlow = LEVELS.indexOf(level) > LEVELS.indexOf(LAST_QUICK);
  const numbers = [...filled.numbers];
  const isGiven = (cell: Cell) => numbers[cell] !== UNKNOWN && !fixed.includes(cell);
  const given = () => board.cells.filter((cell) => numbers[cell] !== UNKNOWN).length;
  const state = new FillingState({ ...filled, kind: 'completion' });
  for (const cell of random.shuffle(board.cells.filter(isGiven))) {
    if (given() === left) break;
    without(numbers, cell, () => fills(state, numbers, isSlow ? LAST_QUICK : level));
  }
  const look = () => {
    const path = fillingPath({ ...filled, kind: 'completion', numbers }, level);
    return path.end.finished && levelOf(ratingOfPath(path)) === level ? gradeOfFilling(path) : undefined;
  };
  if (!isSlow) return ending(numbers, look());
  const prover = new FillingProver(filled);
  let graded: GradedFilling | undefined;
  let looks = 0;
  for (const cell of random.shuffle(board.cells.filter(isGiven))) {
    if (graded || looks === MOST_LOOKS || given() === left) break;
    without(numbers, cell, () => {
      if (!prover.follows(cell, givenOf(board, numbers), MOST_CONFLICTS)) return false;
      looks++;
      graded = look();
      return graded !== undefined;
    });
  }
  return ending(numbers, graded);

  function ending(all: readonly number[], found: GradedFilling | undefined) {
    return found?.grade?.level === level ? { numbers: all, graded: found } : undefined;
  }
}

function givenOf(board: Board, numbers: readonly number[]): Cell[] {
  return board.cells.filter((cell) => numbers[cell] !== UNKNOWN);
}

/** Takes a number out, and puts it back if it is missed. */
function without(numbers: number[], cell: Cell, isEnough: () => boolean): void {
  const number = numbers[cell]!;
  numbers[cell] = UNKNOWN;
  if (!isEnough()) numbers[cell] = number;
}
