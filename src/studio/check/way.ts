import type { BoardFigure } from '../../document/document.ts';
import { makeFigure } from '../../document/figure.ts';
import { fillingText } from '../../document/steps/filling.ts';
import { stepText } from '../../document/steps/steps.ts';
import type { Cell } from '../../domino/board.ts';
import { checkPuzzle, type Puzzle, type Setup } from '../../domino/puzzle.ts';
import type { ListedPlacement } from '../../solve/candidates.ts';
import { doneBefore, type FillingWay } from '../../solve/fillings/filling-way.ts';
import type { FillingStep } from '../../solve/fillings/step.ts';
import { replay } from '../../solve/ladder.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Graded } from './examine.ts';

/** A way that is shown step by step, each with the board when it is done and rings on the cells that it is about. */
export interface ToldWay {
  /** A sentence or more for each step. */
  readonly texts: readonly string[];
  /** @param at the number of a step, counted from 0 */
  figure(at: number): BoardFigure;
}

/** A way to the solution, or to where there is none. @param laid dominoes that lie before its first step */
export function toldWay(
  puzzle: Puzzle,
  steps: readonly Step[],
  words: WordBook,
  laid: readonly ListedPlacement[] = [],
): ToldWay {
  return {
    texts: steps.map((step) => stepText(step, puzzle, words).plain()),
    figure(at) {
      const state = replay(puzzle, steps.slice(0, at + 1), laid);
      const shown = { dominoes: state.laid, bars: state.bars(), marked: cellsOf(steps[at]!) };
      return makeFigure(puzzle, shown, words);
    },
  };
}

/** A way through a completion: its numbers first, then its dominoes on the board that has them all. */
export function toldFilling(way: FillingWay, words: WordBook): ToldWay {
  const { setup, steps, laid, dominoes } = way;
  const after = toldWay(checkPuzzle(dominoes.setup), dominoes.steps, words, laid);
  return {
    texts: [...steps.map((step) => fillingText(step, setup, words).plain()), ...after.texts],
    figure(at) {
      if (at >= steps.length) return after.figure(at - steps.length);
      const { numbers, ...shown } = doneBefore(way, at + 1);
      const marked = cellsOfFilling(steps[at]!);
      return makeFigure(checkPuzzle({ ...setup, numbers }), { ...shown, marked }, words);
    },
  };
}

/** The way through a completion, of what passes from a worker. @param solved the board with all its numbers */
export function fillingWayOf(setup: Setup, solved: Setup, { way, filling }: Graded): FillingWay | undefined {
  return filling && { setup, ...filling, dominoes: { setup: solved, steps: way } };
}

/** The cells that a step is about: those of the domino that it places, or those that it rests on. */
function cellsOf({ place, because, trial }: Step): readonly Cell[] {
  if (place) return [place.first, place.second];
  if (trial) return [trial.supposed.first, trial.supposed.second];
  return because;
}

/** The same of a step that finds numbers: where it writes them, or what it looks at. */
function cellsOfFilling({ written, three, laid, focus, trial }: FillingStep): readonly Cell[] {
  if (written.length > 0) return written.map(({ cell }) => cell);
  if (trial) return [trial.supposed.cell];
  if (three) return three;
  if (laid) return [laid.first, laid.second];
  if ('place' in focus) return [focus.place.first, focus.place.second];
  return 'cell' in focus ? [focus.cell] : [];
}
