import { countsContext } from '../../../document/context/counts.ts';
import { placesText } from '../../../document/context/lists.ts';
import { placesOn } from '../../../document/context/puzzles.ts';
import { setContext } from '../../../document/context/sets.ts';
import { stepText } from '../../../document/steps/steps.ts';
import { makePlace } from '../../../domino/coordinates.ts';
import { makeStone } from '../../../domino/stones.ts';
import { listOf } from '../../../words/lists.ts';
import type { WordBook } from '../../../words/word-book.ts';
import {
  OPENING,
  OPENING_COUNTS,
  OPENING_NAME,
  OPENING_STEPS,
  OPENING_STONES,
  OPENING_TOLD,
  openingStrokes,
} from './historic-opening.ts';

/** After which of its steps the words on the example of 1921 pause: after the seals, and after the first bars. */
const PAUSES = { seals: 3, strokes: 6 };

/** The known part of the example of 1921. */
export function openingContext(words: WordBook): object {
  const { board, range, numbers } = OPENING;
  const steps = OPENING_STEPS.map((step, i) => ({ number: i + 1, text: stepText(step, OPENING, words) }));
  return {
    key: OPENING_NAME,
    ...setContext(range),
    places: placesOn(OPENING),
    known: numbers.filter((number) => number >= 0).length,
    counts: countsContext(OPENING_COUNTS),
    seals: steps.slice(0, PAUSES.seals),
    gaps: steps.slice(PAUSES.seals, PAUSES.strokes),
    strokes: placesText(openingStrokes(OPENING_STONES.slice(0, PAUSES.strokes)), board, words),
    pause: PAUSES.strokes,
    rest: steps.slice(PAUSES.strokes),
    told: listOf(
      OPENING_TOLD.map((placement) =>
        words.marked('historic-opening-told-stone', {
          stone: makeStone(placement.stone),
          place: makePlace(board, placement),
        }),
      ),
      'comma',
      words,
    ),
    laid: OPENING_STONES.length,
  };
}
