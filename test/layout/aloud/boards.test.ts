import { describe, expect, it } from 'vitest';
import type { BoardFigure } from '../../../src/document/document.ts';
import { columnOf, rowOf } from '../../../src/domino/board.ts';
import { UNKNOWN } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import { layoutAloud } from '../../../src/layout/aloud/aloud.ts';
import { inTurn } from '../../helpers/in-turn.ts';
import { type Heard, type HeardDomino, hear } from '../../helpers/layout/aloud/script.ts';
import { dealtOn, documentOf, figureOf, SHAPES, VIEWS } from '../../helpers/layout/shaped.ts';
import { WORDS } from '../../helpers/words.ts';

// Boards of all shapes: the listener hears exactly what is drawn.

/** The largest set has two-digit numbers up to 21, and the longest boards have columns beyond z. */
const BOARDS = [...SHAPES, '12x13', '22x23', '1x72', '6x5', '2x1'].map(dealtOn);

function rowsOf({ puzzle: { board, numbers } }: BoardFigure): Heard[][] {
  return Array.from({ length: board.rows }, (_, row) =>
    numbers.slice(row * board.columns, (row + 1) * board.columns).map((number) => {
      if (number === UNKNOWN) return 'empty';
      return number < 0 ? undefined : number;
    }),
  );
}

function dominoesOf({ puzzle: { board }, dominoes, blank }: BoardFigure): HeardDomino[] {
  return dominoes.map(({ domino, first, second }) => ({
    numbers: blank ? undefined : [domino.low, domino.high],
    cells: [first, second].map((cell) => [rowOf(board, cell), columnOf(board, cell)]),
  }));
}

const SPOKEN = LANGUAGE_CODES.map((language) => ({ language }));

describe('boards in a script', () => {
  it.each(inTurn(BOARDS, SPOKEN))('$shape: $language', ({ language, ...dealt }) => {
    const document = { ...documentOf([dealt], VIEWS, true), language, words: WORDS[language] };
    const parts = hear(layoutAloud(document), language);
    const [puzzle, completion, stencil] = parts.filter(({ type }) => type === 'board');
    expect(puzzle).toEqual({ type: 'board', rows: rowsOf(figureOf(dealt, 'puzzle')) });
    expect(completion).toEqual({ type: 'board', rows: rowsOf(figureOf(dealt, 'completion')) });
    // The key repeats no numbers, and a stencil has none.
    expect(stencil).toEqual({ type: 'board', rows: [] });
    const lists = parts.flatMap((part) => (part.type === 'dominoes' ? [part.dominoes] : []));
    expect(lists).toEqual([dominoesOf(figureOf(dealt, 'key')), dominoesOf(figureOf(dealt, 'stencil'))]);
  });

  it.each(LANGUAGE_CODES)('tells the numbers with a key that stands alone: %s', (language) => {
    const dealt = dealtOn('letter-h');
    const document = { ...documentOf([dealt], ['key'], true), language, words: WORDS[language] };
    const boards = hear(layoutAloud(document), language).filter(({ type }) => type === 'board');
    expect(boards).toEqual([{ type: 'board', rows: rowsOf(figureOf(dealt, 'puzzle')) }]);
  });
});
