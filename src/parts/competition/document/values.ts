import type { Book } from '../../../book/book.ts';
import { puzzleContext } from '../../../document/context/puzzles.ts';
import { NOTHING_MADE } from '../../../document/made.ts';
import type { DocumentPart } from '../../../document/part.ts';
import type { WordBook } from '../../../words/word-book.ts';

/** The rounds of a competition with the sheets of the players; nothing if the book has none. */
export const COMPETITION_PAGES: DocumentPart = {
  values: ({ book, words }) => ({ together: () => togetherContext(book, words) }),
};

function togetherContext(
  { together, sections }: Pick<Book, 'together' | 'sections'>,
  words: WordBook,
): object | null {
  if (!together) return null;
  const { players, puzzles: numbers } = together;
  const all = sections.flatMap(({ puzzles }) => puzzles);
  const puzzles = numbers.map((number) => all[number - 1]!);
  const ranges = [...new Set(puzzles.map(({ puzzle }) => puzzle.range))].sort((one, other) => one - other);
  return {
    players,
    count: numbers.length,
    sets: ranges
      .map((range) => words.marked('together-set', { range }))
      .reduce((head, tail) => words.marked('together-sets', { head, tail })),
    rounds: puzzles.map((entry, i) => ({
      ...puzzleContext(entry, NOTHING_MADE, words),
      round: i + 1,
      sheets: Array.from({ length: players }, (_, player) => ({
        number: player + 1,
        id: `sheet-${i + 1}-${player + 1}`,
      })),
    })),
  };
}
