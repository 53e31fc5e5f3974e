import { asCell, type Cell, columnOf, type Place, placesOf, rowOf } from '../../../../src/domino/board.ts';
import { setFacts } from '../../../../src/domino/dominoes.ts';
import { type Setup, UNKNOWN } from '../../../../src/domino/puzzle.ts';

export type Three = readonly [Cell, Cell, Cell];

/**
 * The state of a completion in its plainest form, against which sentences are checked. Nothing of `src/solve` is used.
 * {@link settle} repeatedly removes what the docs call plain, until nothing changes.
 */
export class FillingModel {
  readonly setup: Setup;
  readonly places: readonly Place[];
  readonly threes: readonly Three[];
  readonly copies: number;
  can: ReadonlyMap<Cell, ReadonlySet<number>>;
  known: ReadonlySet<Cell>;
  sure: readonly Three[];
  laid: readonly Place[];
  eliminated: readonly Place[];

  constructor(setup: Setup, from?: FillingModel) {
    const { board, range, numbers } = setup;
    this.setup = setup;
    this.places = from?.places ?? placesOf(board);
    this.threes = from?.threes ?? threesOn(setup);
    this.copies = setFacts(range).copies;
    const all = Array.from({ length: range + 1 }, (_, number) => number);
    const isGiven = (cell: Cell) => numbers[cell] !== UNKNOWN;
    this.can =
      from?.can ??
      new Map(board.cells.map((cell) => [cell, new Set(isGiven(cell) ? [numbers[cell]!] : all)]));
    this.known = from?.known ?? new Set(board.cells.filter(isGiven));
    this.sure = from?.sure ?? [];
    this.laid = from?.laid ?? [];
    this.eliminated = from?.eliminated ?? [];
    if (!from) this.settle();
  }

  copy(): FillingModel {
    return new FillingModel(this.setup, this);
  }

  numbersOf(cell: Cell): ReadonlySet<number> {
    return this.can.get(cell)!;
  }

  /** The number on a cell. */
  numberOn(cell: Cell): number {
    return [...this.numbersOf(cell)][0]!;
  }

  keep(cell: Cell, numbers: Iterable<number>): void {
    const kept = new Set([...numbers].filter((number) => this.numbersOf(cell).has(number)));
    this.can = new Map([...this.can, [cell, kept]]);
  }

  eliminate(cell: Cell, number: number): void {
    this.keep(
      cell,
      [...this.numbersOf(cell)].filter((other) => other !== number),
    );
  }

  write(cell: Cell, number: number): void {
    this.keep(cell, [number]);
    this.known = new Set([...this.known, cell]);
  }

  /** How often a number is on the board. */
  standing(number: number): number {
    return [...this.known].filter((cell) => this.numbersOf(cell).has(number)).length;
  }

  /** The numbers that a three can have. */
  numbersOfThree(three: Three): number[] {
    const isTaken = this.sure.some((one) => one !== three && one.some((cell) => three.includes(cell)));
    if (isTaken) return [];
    const open = three.filter((cell) => !this.known.has(cell)).length;
    return [...this.numbersOf(three[0])].filter(
      (number) =>
        three.every((cell) => this.numbersOf(cell).has(number)) &&
        (open === 0 || this.standing(number) + open <= this.copies),
    );
  }

  /** The threes that can lie over a cell. */
  threesOver(cell: Cell): Three[] {
    return this.threes.filter((three) => three.includes(cell) && this.numbersOfThree(three).length > 0);
  }

  /** The dominoes that can lie on a place: the number of its first cell, then that of its second. */
  dominoesOn(place: Place): (readonly [number, number])[] {
    const { first, second } = place;
    const isShut =
      this.eliminated.includes(place) || this.laid.some((one) => one !== place && meet(one, place));
    if (isShut) return [];
    const inside = this.sure.some((three) => three.includes(first) && three.includes(second));
    return [...this.numbersOf(first)]
      .flatMap((a) => [...this.numbersOf(second)].map((b) => [a, b] as const))
      .filter(([a, b]) => !inside || a === b)
      .filter(([a, b]) => !this.laid.some((one) => one !== place && this.#shows(one, a, b)));
  }

  /** The places that can cover a cell. */
  placesOver(cell: Cell): Place[] {
    return this.places.filter(
      (place) => (place.first === cell || place.second === cell) && this.dominoesOn(place).length > 0,
    );
  }

  /** The places of a domino. */
  placesOfDomino(low: number, high: number): Place[] {
    return this.places.filter((place) => this.dominoesOn(place).some((two) => isTwo(two, low, high)));
  }

  #shows({ first, second }: Place, a: number, b: number): boolean {
    if (!this.known.has(first) || !this.known.has(second)) return false;
    const [one, other] = [this.numberOn(first), this.numberOn(second)];
    return (one === a && other === b) || (one === b && other === a);
  }

  /** The plain rules: a number that is used up fits nowhere else, and the cells of a certain three hold the same number. */
  settle(): void {
    for (let before = ''; before !== this.#state() && this.fault() === undefined; ) {
      before = this.#state();
      for (let number = 0; number <= this.setup.range; number++) {
        if (this.standing(number) < this.copies) continue;
        for (const cell of this.setup.board.cells) {
          if (!this.known.has(cell)) this.eliminate(cell, number);
        }
      }
      for (const three of this.sure) {
        const numbers = this.numbersOfThree(three);
        const isKnown = three.some((cell) => this.known.has(cell));
        for (const cell of three) {
          if (isKnown && numbers.length === 1) this.write(cell, numbers[0]!);
          else this.keep(cell, numbers);
        }
      }
    }
  }

  #state(): string {
    return JSON.stringify([[...this.can.values()].map((numbers) => [...numbers]), this.known.size]);
  }

  /** A number, cell or domino with no candidate left, or with too many placed. */
  fault(): string | undefined {
    const { board, range } = this.setup;
    for (const cell of board.cells) {
      if (this.numbersOf(cell).size === 0) return `number ${cell}`;
    }
    for (let number = 0; number <= range; number++) {
      if (this.standing(number) > this.copies) return `copies ${number}`;
      const cells = board.cells.filter((cell) => this.numbersOf(cell).has(number));
      if (cells.length < this.copies) return `cells ${number}`;
    }
    return undefined;
  }
}

/** The numbers of a cell with which a three, or a domino, fits over it. */
export function fitting(model: FillingModel, cell: Cell, of: 'three' | 'domino'): ReadonlySet<number> {
  const numbers =
    of === 'three'
      ? model.threesOver(cell).flatMap((three) => model.numbersOfThree(three))
      : model
          .placesOver(cell)
          .flatMap((place) => model.dominoesOn(place).map((two) => two[place.first === cell ? 0 : 1]));
  return new Set(numbers.filter((number) => model.numbersOf(cell).has(number)));
}

/** Whether a number on a cell leads to a contradiction by repeated plain steps. */
export function failsWith(from: FillingModel, cell: Cell, number: number): boolean {
  const model = from.copy();
  model.write(cell, number);
  model.settle();
  const { board, range } = model.setup;
  for (let before = ''; faultOf(model) === undefined; ) {
    const state = JSON.stringify([
      [...model.can.values()].map((numbers) => [...numbers]),
      model.known.size,
      model.sure.length,
      model.laid.length,
    ]);
    if (state === before) return false;
    before = state;
    for (const each of board.cells) {
      const [three, ...threes] = model.threesOver(each);
      if (three && threes.length === 0 && !model.sure.includes(three)) model.sure = [...model.sure, three];
      const [place, ...places] = model.placesOver(each);
      if (place && places.length === 0 && !model.laid.includes(place)) model.laid = [...model.laid, place];
      model.settle();
      if (faultOf(model) !== undefined) return true;
      if (model.known.has(each)) continue;
      for (const of of ['three', 'domino'] as const) model.keep(each, fitting(model, each, of));
      if (model.numbersOf(each).size === 1) model.write(each, model.numberOn(each));
      model.settle();
      if (faultOf(model) !== undefined) return true;
    }
    for (let low = 0; low <= range; low++) {
      for (let high = low; high <= range; high++) {
        const [place, ...others] = model.placesOfDomino(low, high);
        if (!place || others.length > 0) continue;
        if (!model.laid.includes(place)) model.laid = [...model.laid, place];
        const ways = model.dominoesOn(place).filter((two) => isTwo(two, low, high));
        for (const [i, one] of [place.first, place.second].entries()) {
          if (model.known.has(one)) continue;
          model.keep(
            one,
            ways.map((way) => way[i]!),
          );
          if (model.numbersOf(one).size === 1) model.write(one, model.numberOn(one));
        }
        model.settle();
        if (faultOf(model) !== undefined) return true;
      }
    }
    for (let one = 0; one <= range; one++) {
      const cells = board.cells.filter((each) => model.numbersOf(each).has(one));
      if (cells.length !== model.copies) continue;
      for (const each of cells) if (!model.known.has(each)) model.write(each, one);
      model.settle();
      if (faultOf(model) !== undefined) return true;
    }
  }
  return true;
}

/** The contradiction on a board, if there is one: a number, cell or domino has no candidate left, or too many placed. */
export function faultOf(model: FillingModel): string | undefined {
  const fault = model.fault();
  if (fault) return fault;
  const { board, range } = model.setup;
  for (const cell of board.cells) {
    if (model.threesOver(cell).length === 0) return `three ${cell}`;
    if (model.placesOver(cell).length === 0) return `neighbour ${cell}`;
  }
  for (let low = 0; low <= range; low++) {
    for (let high = low; high <= range; high++) {
      if (model.placesOfDomino(low, high).length === 0) return `place ${low}:${high}`;
    }
  }
  return undefined;
}

/** Whether two numbers are those of a domino. */
export function isTwo([a, b]: readonly number[], low: number, high: number): boolean {
  return Math.min(a!, b!) === low && Math.max(a!, b!) === high;
}

export function inOrder(numbers: Iterable<number>): number[] {
  return [...numbers].sort((a, b) => a - b);
}

export function meet(one: Place, other: Place): boolean {
  return [one.first, one.second].some((cell) => cell === other.first || cell === other.second);
}

function threesOn({ board }: Setup): Three[] {
  const at = (row: number, column: number) =>
    board.cells.find((cell) => rowOf(board, cell) === row && columnOf(board, cell) === column);
  return board.cells
    .flatMap((cell) => {
      const [row, column] = [rowOf(board, cell), columnOf(board, cell)];
      const lines = [
        [cell, at(row, column + 1), at(row, column + 2)],
        [cell, at(row + 1, column), at(row + 2, column)],
      ];
      return lines.filter((line) => line.every((one) => one !== undefined)) as unknown as Three[];
    })
    .map((line) => line.map(asCell) as unknown as Three);
}
