import type { Book } from '../../../book/book.ts';
import { dominoesText, numbersText } from '../../../document/context/lists.ts';
import { setContext } from '../../../document/context/sets.ts';
import type { DocumentPart } from '../../../document/document-part.ts';
import { domino, makeDomino } from '../../../domino/dominoes.ts';
import { sumOf } from '../../../games/divisor.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { BookExercise } from '../record.ts';

export const EXERCISE_PAGES: DocumentPart = {
  values: ({ book, words }) => ({ exercises: () => exerciseContexts(book, words) }),
};

function exerciseContexts({ exercises = [] }: Pick<Book, 'exercises'>, words: WordBook): object[] {
  return exercises.map(({ divisor, set, level, exercises: all }) => ({
    divisor,
    set: setContext(set),
    level,
    sumTold: level !== 'largest',
    count: all.length,
    first: all[0]!.number,
    last: all.at(-1)!.number,
    exercises: all.map((exercise) => exerciseContext(exercise, words)),
  }));
}

function exerciseContext({ number, id, line, hand, answer }: BookExercise, words: WordBook): object {
  const doubles = line.sides.map((side) => domino(side, side));
  return {
    number,
    id,
    ends: numbersText(line.ends, words),
    sum: sumOf(line),
    sides: doubles.length > 0 ? dominoesText(doubles, words) : null,
    hand: dominoesText(hand, words),
    answer: {
      domino: makeDomino(answer.domino),
      spot: answer.spot.number,
      atEnd: answer.spot.place === 'end',
      sum: answer.sum,
      points: answer.points,
    },
  };
}
