import type { Book } from '../../../book/book.ts';
import { FORERUNNERS } from '../../../document/forerunners.ts';
import { listOf } from '../../../words/lists.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { GAMES } from '../../games/record.ts';

/** What the book leaves out of its sources, as far as that depends on it. */
export function sourcesContext({ games = [], sections }: Book, words: WordBook): object {
  const others = GAMES.filter((name) => !games.includes(name));
  const named = others.map((name) => words.marked(`sources-game-${name}`));
  return {
    forerunners: sections.some(({ kind }) => FORERUNNERS.some((one) => one === kind)),
    games: named.length > 0 ? listOf(named, 'and', words) : null,
  };
}
