import { placesOf } from '../../domino/board.ts';
import { makePlace } from '../../domino/coordinates.ts';
import { stoneAt } from '../../domino/puzzle.ts';
import { makeStone, stone } from '../../domino/stones.ts';
import { replay } from '../../solve/ladder.ts';
import { seal } from '../../solve/techniques/seal.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import type { WordBook } from '../../words/word-book.ts';
import { stepText } from '../steps/steps.ts';
import { workedExample } from '../worked.ts';
import { countsContext } from './counts.ts';
import { placesText } from './lists.ts';
import { placesOn } from './puzzles.ts';
import { setContext } from './sets.ts';

/** The small board of the lessons: its tally, and for each lesson the step that shows it. */
export function lessonContext(words: WordBook): object {
  const { puzzle, climb } = workedExample('lesson');
  const steps = climb.rungs.map(({ step }) => step);
  const strokesAfter = (done: number) => replay(puzzle, steps.slice(0, done)).strokes();
  const firstStrokes = steps.findIndex((_, i) => strokesAfter(i + 1).length > 0);
  const shown = (isShown: (step: Step) => boolean) => {
    const i = steps.findIndex((step, at) => at !== firstStrokes && isShown(step));
    return { step: i + 1, text: stepText(steps[i]!, puzzle, words) };
  };
  const isGap = ({ technique, because }: Step, cells: number) =>
    technique === 'gap' && because.length === cells;
  const isSeal = ({ technique }: Step) => technique === 'seal';
  return {
    key: 'lesson',
    ...setContext(puzzle.range),
    places: placesOn(puzzle),
    counts: countsContext(countsOf()),
    seal: shown((step) => isSeal(step) && step.rating === seal.rating),
    derivedSeal: shown((step) => isSeal(step) && step.rating > seal.rating),
    strokes: {
      step: firstStrokes + 1,
      stone: makeStone(steps[firstStrokes]!.place!.stone),
      place: makePlace(puzzle.board, steps[firstStrokes]!.place!),
      places: placesText(strokesAfter(firstStrokes + 1), puzzle.board, words),
    },
    smallGap: shown((step) => isGap(step, 1)),
    largeGap: shown((step) => isGap(step, 2)),
  };

  function countsOf(): number[][] {
    const found = placesOf(puzzle.board).map((pair) => makeStone(stoneAt(puzzle, pair)));
    const numbers = Array.from({ length: puzzle.range + 1 }, (_, number) => number);
    return numbers.map((low) =>
      numbers.slice(low).map((high) => found.filter((name) => name === makeStone(stone(low, high))).length),
    );
  }
}
