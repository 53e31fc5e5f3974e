import type { Book, BookPuzzle } from '../../book/book.ts';
import { FEWEST } from '../../compose/completion/patterns.ts';
import { numberInRegister, REGISTER_BOARD, REGISTER_SIZE } from '../../compose/series/key-register.ts';
import { setFacts } from '../../domino/dominoes.ts';
import { hasUnknowns, SOLVED_KINDS } from '../../domino/kinds.ts';
import { nameOfShape } from '../../domino/shapes.ts';
import { memoize } from '../../memoize.ts';
import { isFigure } from '../../parts/exhibits/exhibits.ts';

/** The set that the theorems are about: that of the Terzetts of 1921. */
const SET = setFacts(7);

const BOARD = nameOfShape(REGISTER_BOARD);

/**
 * What programs have counted and proved (docs/theorems.md), as far as the book has what it is about; nothing if it has none
 * of it.
 * The register walks through a thousand keys to find one, and every document of a book asks.
 */
export const foundContext = memoize(({ sections, exhibits, solutions = 'back' }: Book): object | null => {
  const ranges = [...sections, ...exhibits.map(({ puzzle }) => puzzle)].map(({ range }) => range);
  const terzetts = sections
    .filter(({ kind }) => SOLVED_KINDS[kind] === 'terzett')
    .flatMap(({ puzzles }) => puzzles)
    .filter(({ puzzle: { board } }) => nameOfShape(board) === BOARD);
  const found = {
    // From the number of a key the key can be made.
    keys: solutions === 'back' ? keysContext(terzetts) : null,
    chain: ranges.includes(SET.range) ? SET : null,
    figure: exhibits.some(({ name }) => isFigure(name)),
    fewest: terzetts.some(({ puzzle }) => hasUnknowns(puzzle.kind))
      ? { known: FEWEST.givens.length, least: SET.range }
      : null,
  };
  return Object.values(found).some(Boolean) ? found : null;
});

/** How many keys the register has, and the number of the first of these that stands there. */
function keysContext(terzetts: readonly Pick<BookPuzzle, 'number' | 'key'>[]): object | null {
  for (const { number: puzzle, key } of terzetts) {
    const number = numberInRegister(key);
    if (number !== undefined) {
      return { count: REGISTER_SIZE, millions: Math.floor(REGISTER_SIZE / 1_000_000), puzzle, number };
    }
  }
  return null;
}
