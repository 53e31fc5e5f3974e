import type { Board, Place } from '../../domino/board.ts';
import type { Domino } from '../../domino/dominoes.ts';
import { listOf } from '../../words/lists.ts';
import { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { markedDomino, markedPlace } from '../marks.ts';

/** Dominoes as they stand in a sentence, with commas between them. */
export function dominoesText(dominoes: readonly Domino[], words: WordBook): Marked {
  return listOf(dominoes.map(markedDomino), 'comma', words);
}

export function placesText(places: readonly Place[], board: Board, words: WordBook): Marked {
  return listOf(
    places.map((place) => markedPlace(board, place)),
    'comma',
    words,
  );
}

export function numbersText(numbers: readonly number[], words: WordBook): Marked {
  const marked = numbers.map((number) => new Marked(String(number)));
  return listOf(marked, 'comma', words);
}
