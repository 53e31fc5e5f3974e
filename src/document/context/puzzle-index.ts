import type { BookPuzzle } from '../../book/book.ts';
import { LEVELS } from '../../solve/levels.ts';
import type { WordBook } from '../../words/word-book.ts';
import { analysisOf } from '../puzzle-analysis.ts';
import { hardestName, levelName } from '../say.ts';

/** The levels that occur, the easiest first, and in each the hardest techniques of its puzzles by rating. */
export function puzzleIndexContext(puzzles: readonly BookPuzzle[], words: WordBook): object[] {
  return LEVELS.flatMap((level, i) => {
    const found = puzzles.flatMap((puzzle) => {
      const { hardest } = analysisOf(puzzle);
      return hardest && puzzle.grade?.level === level ? [{ number: puzzle.number, hardest }] : [];
    });
    if (found.length === 0) return [];
    const aids = new Map<string, { readonly number: number }[]>();
    for (const { number, hardest } of found.sort((one, other) => one.hardest.rating - other.hardest.rating)) {
      const name = hardestName(hardest, words);
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
