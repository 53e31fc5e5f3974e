import type { Board, Place } from '../../domino/board.ts';
import { makePlace } from '../../domino/coordinates.ts';
import { makeStone, type Stone } from '../../domino/stones.ts';
import { listOf } from '../../words/lists.ts';
import { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';

/** Stones as they stand in a sentence, with commas between them. */
export function stonesText(stones: readonly Stone[], words: WordBook): Marked {
  const marked = stones.map((stone) => new Marked(`<stone>${makeStone(stone)}</stone>`));
  return listOf(marked, 'comma', words);
}

/** Places on a board in the same way. */
export function placesText(places: readonly Place[], board: Board, words: WordBook): Marked {
  const marked = places.map((place) => new Marked(`<place>${makePlace(board, place)}</place>`));
  return listOf(marked, 'comma', words);
}

/** Numbers in the same way. */
export function numbersText(numbers: readonly number[], words: WordBook): Marked {
  const marked = numbers.map((number) => new Marked(String(number)));
  return listOf(marked, 'comma', words);
}
