import type { BookPuzzle } from '../../book/book.ts';
import { LEVELS } from '../../solve/levels.ts';
import type { WordBook } from '../../words/word-book.ts';
import { aidName, levelName } from '../say.ts';

/** The levels that occur, the easiest first, and in each the hardest aids of its puzzles by rating. */
export function puzzleIndexContext(puzzles: readonly BookPuzzle[], words: WordBook): object[] {
  return LEVELS.flatMap((level, i) => {
    const graded = puzzles.flatMap(({ number, grade }) =>
      grade?.level === level ? [{ number, grade }] : [],
    );
    if (graded.length === 0) return [];
    const aids = new Map<string, { readonly number: number }[]>();
    for (const { number, grade } of graded.sort((one, other) => one.grade.rating - other.grade.rating)) {
      const name = aidName(grade.hardest, grade.rating, words);
      aids.set(name, [...(aids.get(name) ?? []), { number }]);
    }
    return [
      {
        number: i + 1,
        level: levelName(level, words),
        aids: [...aids].map(([name, numbers]) => ({
          title: name[0]!.toUpperCase() + name.slice(1),
          puzzles: numbers.sort((one, other) => one.number - other.number),
        })),
      },
    ];
  });
}
