import { checkPuzzle, type Puzzle } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import {
  OPENING,
  OPENING_DOMINOES,
  OPENING_STEPS,
  openingBars,
} from '../parts/exhibits/document/historic-opening.ts';
import type { Candidates, ListedPlacement } from '../solve/candidates.ts';
import { doneBefore, type FillingTurn, type FillingWay } from '../solve/fillings/filling-way.ts';
import { turningPointOf } from '../solve/hints.ts';
import { replay } from '../solve/ladder.ts';
import type { Step } from '../solve/techniques/technique.ts';
import type { Way } from '../solve/way.ts';
import type { WordBook } from '../words/word-book.ts';
import type { BoardFigure, BoardView, DominoCount } from './document.ts';
import { isWhole, makeFigure, shownFigure } from './figure.ts';
import { fillingTurningCells } from './steps/filling-way.ts';
import { turningCells } from './steps/way.ts';
import { COMPLETED, COMPLETION, completedTo, completionKey, FILLED, type Worked } from './worked.ts';

/** How many steps are done in a view of an example that has so many. @throws UserError if it has not so many */
function stepsDone(view: BoardView, step: number, most: number): number {
  const least = view === 'steps' ? 0 : 1;
  if (!Number.isInteger(step) || step < least || step > most) {
    throw new UserError(`the example has no step ${step}`, { expected: `a number from ${least} to ${most}` });
  }
  return view === 'steps' ? step : step - 1;
}

/** A board of which each step can be shown. @throws UserError if it has not so many */
export function workedFigure(
  { puzzle, path: { pathSteps, end } }: Worked,
  view: BoardView,
  step: number,
  words: WordBook,
): BoardFigure {
  if (isWhole(view)) return shownFigure({ puzzle, solved: puzzle, key: end.key }, view, words);
  const done = stepsDone(view, step, pathSteps.length);
  const state = replay(
    puzzle,
    pathSteps.slice(0, done).map((pathStep) => pathStep.step),
  );
  const next = pathSteps[done]?.step;
  if (view === 'supposed') {
    if (!next?.trial) throw new UserError(`step ${step} supposes nothing`, { expected: 'a trial' });
    const { supposed, forced, end } = next.trial;
    for (const { index } of [supposed, ...forced.map(({ place }) => place)]) state.lay(index);
    return makeFigure(
      puzzle,
      { dominoes: state.laid, bars: state.bars(), marked: 'cell' in end ? [end.cell] : [] },
      words,
    );
  }
  const before = view === 'before' ? { marked: next!.because, next: nextOf(next!) } : {};
  const shown = { dominoes: state.laid, bars: state.bars(), ...before, counts: countsOf(state) };
  return makeFigure(puzzle, shown, words);
}

/** The most places that are drawn as grounds of a step: more of them cover each other. */
const MOST_COULD = 2;

/** What a step does, and between which places it decides: what follows from a domino that it lays is not ruled out by it. */
function nextOf({ place, eliminate, places = [] }: Step): NonNullable<BoardFigure['next']> {
  if (place) return { could: [place], cannot: [] };
  return { could: places.length <= MOST_COULD ? places : [], cannot: eliminate };
}

/** The tally as it stands on a board, by the lower numbers of the dominoes. */
export function countsOf(state: Candidates): DominoCount[] {
  const dominoes = state.dominoList.toSorted((a, b) => a.low - b.low || a.high - b.high);
  return dominoes.map((domino) => {
    const places = state.openPlaces(state.itemOfDomino(domino.low, domino.high));
    return places.some((place) => state.isLaid(place)) ? { domino } : { domino, places: places.length };
  });
}

/**
 * The known part of the example of 1921: bare, in the steps that it shows, or with all dominoes that are known to lie.
 *
 * @throws UserError if its key is asked for
 */
export function openingFigure(view: BoardView, step: number, words: WordBook): BoardFigure {
  if (view === 'puzzle') return makeFigure(OPENING, {}, words);
  if (view !== 'steps' && view !== 'before') {
    throw new UserError('most of the key of figure 2 is lost', { expected: 'puzzle, steps or before' });
  }
  const most = view === 'before' ? OPENING_STEPS.length : OPENING_DOMINOES.length;
  const dominoes = OPENING_DOMINOES.slice(0, stepsDone(view, step, most));
  const marked = view === 'before' ? OPENING_STEPS[dominoes.length]!.because : [];
  return makeFigure(OPENING, { dominoes, bars: openingBars(dominoes), marked }, words);
}

/** The small completion, filled in so far. @throws UserError if it has not so many steps */
export function completionFigure(view: BoardView, step: number, words: WordBook): BoardFigure {
  if (view !== 'steps' && view !== 'before') {
    return shownFigure({ puzzle: COMPLETION, solved: COMPLETED, key: completionKey() }, view, words);
  }
  const done = stepsDone(view, step, FILLED.length);
  return makeFigure(completedTo(done), { marked: view === 'before' ? FILLED[done]! : [] }, words);
}

/** A completion of which the lines of its way are done that come before its turning point. */
export function fillingTurningFigure(way: FillingWay, turn: FillingTurn, words: WordBook): BoardFigure {
  if (turn.of === 'dominoes') {
    return turningFigure(checkPuzzle(way.dominoes.setup), way.dominoes, words, way.laid);
  }
  const { numbers, dominoes, bars } = doneBefore(way, turn.point.index);
  const marked = fillingTurningCells(turn.point);
  return makeFigure(checkPuzzle({ ...way.setup, numbers }), { dominoes, bars, marked }, words);
}

/** A puzzle of which the lines of its way are done that come before its turning point. @param laid dominoes that lay before its first line */
export function turningFigure(
  puzzle: Puzzle,
  way: Way,
  words: WordBook,
  laid: readonly ListedPlacement[] = [],
): BoardFigure {
  const point = turningPointOf(way);
  const state = replay(puzzle, way.steps.slice(0, point.index), laid);
  return makeFigure(
    puzzle,
    {
      dominoes: state.laid,
      bars: state.bars(),
      marked: turningCells(point),
      next: nextOf(point.step),
    },
    words,
  );
}
