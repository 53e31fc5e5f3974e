import { asCell, type Cell } from '../../../domino/board.ts';
import { numbersIn } from '../../bits.ts';
import type { FillingTechniqueName } from '../../levels.ts';
import type { FillingState } from '../state.ts';
import { type FillingTechnique, isSingle, makeTechnique, narrowed } from './technique.ts';

/** All other numbers are used up or crossed out for a cell. So it holds the one that is left. */
export const onlyNumber = makeTechnique('only-number', 1.2, 'cell', (state, focus) => {
  const cell = asCell(focus);
  const bits = state.numbers[cell]!;
  if (state.isKnown[cell] || !isSingle(bits)) return undefined;
  return { focus: { cell }, written: [{ cell, number: numbersIn(bits)[0]! }] };
});

/** A number can stand on just as many cells as it stands on in the end. So it stands on all of them. */
export const lastCells = makeTechnique('last-cells', 1.4, 'number', (state, number) => {
  const cells = state.cellsFor(number);
  const open = cells.filter((cell) => !state.isKnown[cell]);
  if (open.length === 0 || cells.length !== state.copies) return undefined;
  return { focus: { number }, written: open.map((cell) => ({ cell, number })) };
});

/** @param numbersLeft the numbers of a cell that something can hold; so the cell does not hold the others */
function withoutPlace(
  name: FillingTechniqueName,
  rating: number,
  numbersLeft: (state: FillingState, cell: Cell) => number,
): FillingTechnique {
  return makeTechnique(name, rating, 'cell', (state, focus) => {
    const cell = asCell(focus);
    if (state.isKnown[cell]) return undefined;
    const left = numbersLeft(state, cell);
    if ((state.numbers[cell]! & ~left) === 0 || (state.numbers[cell]! & left) === 0) return undefined;
    return { focus: { cell }, ...narrowed(state, cell, left), left: numbersIn(state.numbers[cell]! & left) };
  });
}

/** No three of a certain number fits over a cell. So the cell does not hold that number. */
export const noThree = withoutPlace('no-three', 2.2, (state, cell) => state.numbersOnThrees(cell));

/** No domino with a certain number of the cell can lie on any place over it. So the cell does not hold that number. */
export const noDomino = withoutPlace('no-domino', 3, (state, cell) => state.numbersOnPairs(cell));
