import { asCell, type Cell, columnOf, type Place, placesOf, rowOf } from '../../../../src/domino/board.ts';
import { setFacts } from '../../../../src/domino/dominoes.ts';
import { type Setup, UNKNOWN } from '../../../../src/domino/puzzle.ts';

export type Three = readonly [Cell, Cell, Cell];

/** The number of the first cell of a place, then that of its second. */
type Two = readonly [number, number];

/**
 * The state of a completion in its plainest form, against which sentences are checked. Nothing of `src/solve` is used.
 * {@link settle} repeatedly removes what the docs call plain, until nothing changes.
 */
export class FillingModel {
  readonly setup: Setup;
  readonly places: readonly Place[];
  readonly threes: readonly Three[];
  readonly copies: number;
  readonly known: Set<Cell>;
  readonly sure: Three[];
  readonly laid: Place[];
  readonly eliminated: Place[];
  readonly #can: Map<Cell, ReadonlySet<number>>;

  constructor(setup: Setup, from?: FillingModel) {
    const { board, range, numbers } = setup;
    this.setup = setup;
    this.places = from?.places ?? placesOf(board);
    this.threes = from?.threes ?? threesOn(setup);
    this.copies = setFacts(range).copies;
    const all = Array.from({ length: range + 1 }, (_, number) => number);
    const isGiven = (cell: Cell) => numbers[cell] !== UNKNOWN;
    const given = (cell: Cell) => [cell, new Set(isGiven(cell) ? [numbers[cell]!] : all)] as const;
    this.#can = new Map(from ? from.#can : board.cells.map(given));
    this.known = new Set(from ? from.known : board.cells.filter(isGiven));
    this.sure = [...(from?.sure ?? [])];
    this.laid = [...(from?.laid ?? [])];
    this.eliminated = [...(from?.eliminated ?? [])];
    if (!from) this.settle();
  }

  copy(): FillingModel {
    return new FillingModel(this.setup, this);
  }

  numbersOf(cell: Cell): ReadonlySet<number> {
    return this.#can.get(cell)!;
  }

  /** The number on a cell. */
  numberOn(cell: Cell): number {
    return [...this.numbersOf(cell)][0]!;
  }

  /** The cells that can hold a number. */
  cellsOf(number: number): Cell[] {
    return this.setup.board.cells.filter((cell) => this.numbersOf(cell).has(number));
  }

  keep(cell: Cell, numbers: Iterable<number>): void {
    this.#can.set(cell, new Set([...numbers].filter((number) => this.numbersOf(cell).has(number))));
  }

  eliminate(cell: Cell, number: number): void {
    this.keep(
      cell,
      [...this.numbersOf(cell)].filter((other) => other !== number),
    );
  }

  write(cell: Cell, number: number): void {
    this.keep(cell, [number]);
    this.known.add(cell);
  }

  /** How often a number is on the board. */
  standing(number: number): number {
    return this.cellsOf(number).filter((cell) => this.known.has(cell)).length;
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

  /** The dominoes that can lie on a place. */
  dominoesOn(place: Place): Two[] {
    const { first, second } = place;
    const others = this.laid.filter((one) => one !== place);
    if (this.eliminated.includes(place) || others.some((one) => meet(one, place))) return [];
    const inside = this.sure.some((three) => three.includes(first) && three.includes(second));
    const isKnown = (cell: Cell) => this.known.has(cell);
    const shown = new Set(
      others
        .filter((one) => isKnown(one.first) && isKnown(one.second))
        .map((one) => nameOf([this.numberOn(one.first), this.numberOn(one.second)])),
    );
    return [...this.numbersOf(first)]
      .flatMap((a) => [...this.numbersOf(second)].map((b): Two => [a, b]))
      .filter((two) => (!inside || two[0] === two[1]) && !shown.has(nameOf(two)));
  }

  /** The places that can cover a cell. */
  placesOver(cell: Cell): Place[] {
    return this.places.filter(
      (place) => (place.first === cell || place.second === cell) && this.dominoesOn(place).length > 0,
    );
  }

  /** The places of each domino, such as `4:6`. */
  placesByDomino(): Map<string, Place[]> {
    const { range } = this.setup;
    const numbers = Array.from({ length: range + 1 }, (_, number) => number);
    const found = new Map<string, Place[]>(
      numbers.flatMap((low) => numbers.slice(low).map((high) => [nameOf([low, high]), []])),
    );
    for (const place of this.places) {
      for (const name of new Set(this.dominoesOn(place).map(nameOf))) found.get(name)!.push(place);
    }
    return found;
  }

  /** The plain rules: a number that is used up fits nowhere else, and the cells of a certain three hold the same number. */
  settle(): void {
    for (let before = Number.POSITIVE_INFINITY; before !== this.left && !this.#isShort(); ) {
      before = this.left;
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

  /** How much there is to find out: less after each thing that is. */
  get left(): number {
    const numbers = [...this.#can.values()].reduce((sum, { size }) => sum + size, 0);
    return numbers - this.known.size - this.sure.length - this.laid.length;
  }

  /** Whether a cell has no number left, or a number too many or too few cells. */
  #isShort(): boolean {
    const numbers = Array.from({ length: this.setup.range + 1 }, (_, number) => number);
    return (
      this.setup.board.cells.some((cell) => this.numbersOf(cell).size === 0) ||
      numbers.some((one) => this.standing(one) > this.copies || this.cellsOf(one).length < this.copies)
    );
  }

  /** Whether the board contradicts itself: a number, cell or domino has no candidate left, or too many placed. */
  isFaulty(): boolean {
    if (this.#isShort()) return true;
    const { cells } = this.setup.board;
    if (cells.some((cell) => this.threesOver(cell).length === 0 || this.placesOver(cell).length === 0))
      return true;
    return [...this.placesByDomino().values()].some((places) => places.length === 0);
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
  const { board, range } = model.setup;
  const add = <T>(list: T[], [one, ...others]: readonly T[]) => {
    if (one !== undefined && others.length === 0 && !list.includes(one)) list.push(one);
  };
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    model.settle();
    if (model.isFaulty()) return true;
    if (model.left === before) return false;
    before = model.left;
    for (const each of board.cells) {
      add(model.sure, model.threesOver(each));
      add(model.laid, model.placesOver(each));
      if (model.known.has(each)) continue;
      for (const of of ['three', 'domino'] as const) model.keep(each, fitting(model, each, of));
    }
    for (const [name, places] of model.placesByDomino()) {
      if (places.length !== 1) continue;
      add(model.laid, places);
      const [place] = places as [Place];
      const ways = model.dominoesOn(place).filter((two) => nameOf(two) === name);
      for (const [i, one] of [place.first, place.second].entries()) {
        if (!model.known.has(one))
          model.keep(
            one,
            ways.map((way) => way[i]!),
          );
      }
    }
    for (let one = 0; one <= range; one++) {
      const cells = model.cellsOf(one);
      if (cells.length === model.copies) for (const each of cells) model.keep(each, [one]);
    }
    for (const each of board.cells) if (model.numbersOf(each).size === 1) model.known.add(each);
  }
}

/** A domino by its two numbers, in either order. */
export function nameOf([a, b]: Two): string {
  return a < b ? `${a}:${b}` : `${b}:${a}`;
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
