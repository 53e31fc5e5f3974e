import { expect, it } from 'vitest';
import { parseLine } from '../../src/domino/notation.ts';
import { Comparison } from '../../src/proof/comparison.ts';
import { PRINTED } from '../../src/proof/names.ts';
import { CellSet } from '../../src/proof/subject.ts';

it('names the first cell that is missing, and how many more are', () => {
  const { board, numbers } = parseLine('omnibus 2 0111/2022/2010');
  const faultsOf = (missing: number) => {
    const seenCells = new CellSet(board.has.length);
    for (const cell of board.cells.slice(missing)) seenCells.add(cell);
    const subject = {
      name: 'puzzle 1',
      headings: ['Puzzle 1'],
      board,
      numbers,
      ids: [],
      needsNumbers: true,
      seenCells,
      seenDominoes: new CellSet(0),
      seenIds: new Set<string>(),
      isTold: false,
    };
    const faults: string[] = [];
    const book = { title: 'x', language: 'en' } as ConstructorParameters<typeof Comparison>[0];
    new Comparison(book, [subject], PRINTED, (_, fault) => faults.push(fault)).finish('book.txt');
    return faults;
  };
  expect(faultsOf(0)).toEqual([]);
  expect(faultsOf(1)).toEqual(['puzzle 1: the cell a1 is missing']);
  expect(faultsOf(4)).toEqual(['puzzle 1: the cell a1 is missing (and 3 more)']);
});
