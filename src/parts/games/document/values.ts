import type { Book } from '../../../book/book.ts';
import type { DocumentPart } from '../../../document/document-part.ts';
import { setFacts } from '../../../domino/dominoes.ts';
import { DIVISORS } from '../../../games/divisor.ts';
import { RANGE } from '../../../games/written.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { makeDealLine } from '../deal-line.ts';
import { GAMES, type GameName } from '../record.ts';
import { commentedContext } from './commented-game.ts';

/** The highest number of the smallest set that each game is printed for. */
const SETS: Readonly<Record<GameName, number>> = {
  sperrdomino: RANGE,
  'sperrdomino-game': RANGE,
  'draw-domino': RANGE,
  'draw-domino-children': RANGE,
  'domino-matador': 9,
  'divisor-domino': Math.min(...Object.keys(DIVISORS).map(Number)),
};

/** The games of a book, each with its set and whether the sets of the puzzles hold it. */
export const GAME_PAGES: DocumentPart = {
  values: ({ book, words }) => ({ games: () => gameContexts(book, words) }),
};

function gameContexts({ games = [], sections, seed }: Book, words: WordBook): object[] {
  const largest = Math.max(0, ...sections.map(({ range }) => range));
  return games.map((name) => ({
    is: Object.fromEntries(GAMES.map((other) => [other, other === name])),
    set: setOf(SETS[name]),
    largest: sections.length > 0 ? setOf(largest) : null,
    same: sections.some(({ range }) => range === SETS[name]),
    smaller: largest > SETS[name],
    divisors: Object.entries(DIVISORS).map(([range, divisor]) => ({ ...setOf(Number(range)), divisor })),
    deals: makeDealLine(`${seed}/deals`),
    commented: name.startsWith('sperrdomino') ? commentedContext(words) : null,
  }));
}

function setOf(range: number): object {
  return { range, dominoes: setFacts(range).dominoes };
}
