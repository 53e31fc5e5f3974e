import { asCell } from '../../../domino/board.ts';
import { type FillingTechnique, isSingle, narrowed, numbersIn } from './technique.ts';

/** All other numbers are used up or crossed out for a cell. So it holds the one that is left. */
export const onlyNumber: FillingTechnique = {
  name: 'only-number',
  rating: 1.2,
  focus: 'cell',
  find(state, focus) {
    const cell = asCell(focus);
    const bits = state.numbers[cell]!;
    if (state.isKnown[cell] || !isSingle(bits)) return undefined;
    return {
      technique: 'only-number',
      rating: 1.2,
      focus: { cell },
      written: [{ cell, number: numbersIn(bits)[0]! }],
      excluded: [],
    };
  },
};

/** A number can stand on just as many cells as it stands on in the end. So it stands on all of them. */
export const lastCells: FillingTechnique = {
  name: 'last-cells',
  rating: 1.4,
  focus: 'number',
  find(state, number) {
    const cells = state.cellsFor(number);
    const open = cells.filter((cell) => !state.isKnown[cell]);
    if (open.length === 0 || cells.length !== state.copies) return undefined;
    return {
      technique: 'last-cells',
      rating: 1.4,
      focus: { number },
      written: open.map((cell) => ({ cell, number })),
      excluded: [],
    };
  },
};

/** No domino with a certain number of the cell can lie on any place over it. So the cell does not hold that number. */
export const noDomino: FillingTechnique = {
  name: 'no-domino',
  rating: 3,
  focus: 'cell',
  find(state, focus) {
    const cell = asCell(focus);
    if (state.isKnown[cell]) return undefined;
    const left = state.numbersOnPairs(cell);
    if ((state.numbers[cell]! & ~left) === 0 || (state.numbers[cell]! & left) === 0) return undefined;
    return {
      technique: 'no-domino',
      rating: 3,
      focus: { cell },
      ...narrowed(state, cell, left),
      left: numbersIn(state.numbers[cell]! & left),
    };
  },
};
