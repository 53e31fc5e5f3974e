import type { BoardFigure } from '../../document/document.ts';
import { makeFigure } from '../../document/figure.ts';
import { stepText } from '../../document/steps/steps.ts';
import type { Cell } from '../../domino/board.ts';
import type { Puzzle } from '../../domino/puzzle.ts';
import { replay } from '../../solve/ladder.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import type { WordBook } from '../../words/word-book.ts';

/** A step of the way as it is shown. */
export interface ShownStep {
  readonly text: string;
  /** The board when it is done, with rings on the cells that it is about. */
  readonly figure: BoardFigure;
}

/** The steps of a way, in words. */
export function wayTexts(puzzle: Puzzle, way: readonly Step[], words: WordBook): string[] {
  return way.map((step) => stepText(step, puzzle, words).plain());
}

/** The step of a way with this number, counted from 0. */
export function shownStep(puzzle: Puzzle, way: readonly Step[], at: number, words: WordBook): ShownStep {
  const step = way[at]!;
  const state = replay(puzzle, way.slice(0, at + 1));
  const shown = { stones: state.laid, strokes: state.strokes(), marked: cellsOf(step) };
  return { text: stepText(step, puzzle, words).plain(), figure: makeFigure(puzzle, shown, words) };
}

/** The cells that a step is about: those of the domino that it places, or those that it rests on. */
function cellsOf({ place, because, trial }: Step): readonly Cell[] {
  if (place) return [place.first, place.second];
  if (trial) return [trial.supposed.first, trial.supposed.second];
  return because;
}
