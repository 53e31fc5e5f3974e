import { asCell, type Cell, columnOf, type Place, placesOf, rowOf } from '../../../../src/domino/board.ts';
import { type Setup, UNKNOWN } from '../../../../src/domino/puzzle.ts';
import { setFacts } from '../../../../src/domino/stones.ts';

export type Three = readonly [Cell, Cell, Cell];

/**
 * What is known of a completion, kept in the plainest way: what sentences are held against. Nothing of `src/solve` is used.
 * {@link settle} takes out what is plain to see, as the docs say it, again and again until nothing is.
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
  struck: readonly Place[];

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
    this.struck = from?.struck ?? [];
    if (!from) this.settle();
  }

  copy(): FillingModel {
    return new FillingModel(this.setup, this);
  }

  numbersOf(cell: Cell): ReadonlySet<number> {
    return this.can.get(cell)!;
  }

  /** The number that stands on a cell. */
  numberOn(cell: Cell): number {
    return [...this.numbersOf(cell)][0]!;
  }

  keep(cell: Cell, numbers: Iterable<number>): void {
    const kept = new Set([...numbers].filter((number) => this.numbersOf(cell).has(number)));
    this.can = new Map([...this.can, [cell, kept]]);
  }

  write(cell: Cell, number: number): void {
    this.keep(cell, [number]);
    this.known = new Set([...this.known, cell]);
  }

  /** How often a number stands. */
  standing(number: number): number {
    return [...this.known].filter((cell) => this.numbersOf(cell).has(number)).length;
  }

  /** Of which numbers a three can be. */
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
    const isShut = this.struck.includes(place) || this.laid.some((one) => one !== place && meet(one, place));
    if (isShut) return [];
    const inside = this.sure.some((three) => three.includes(first) && three.includes(second));
    return [...this.numbersOf(first)]
      .flatMap((a) => [...this.numbersOf(second)].map((b) => [a, b] as const))
      .filter(([a, b]) => !inside || a === b)
      .filter(([a, b]) => !this.laid.some((one) => one !== place && this.#shows(one, a, b)));
  }

  /** The places that a cell can be covered on. */
  placesOver(cell: Cell): Place[] {
    return this.places.filter(
      (place) => (place.first === cell || place.second === cell) && this.dominoesOn(place).length > 0,
    );
  }

  /** The places where a domino can lie. */
  placesOfDomino(low: number, high: number): Place[] {
    return this.places.filter((place) =>
      this.dominoesOn(place).some(([a, b]) => Math.min(a, b) === low && Math.max(a, b) === high),
    );
  }

  #shows({ first, second }: Place, a: number, b: number): boolean {
    if (!this.known.has(first) || !this.known.has(second)) return false;
    const [one, other] = [this.numberOn(first), this.numberOn(second)];
    return (one === a && other === b) || (one === b && other === a);
  }

  /** What is plain: a number that is used up stands nowhere else, and the cells of a sure three hold one number. */
  settle(): void {
    for (let before = ''; before !== this.#state() && this.fault() === undefined; ) {
      before = this.#state();
      for (let number = 0; number <= this.setup.range; number++) {
        if (this.standing(number) < this.copies) continue;
        for (const cell of this.setup.board.cells) {
          if (!this.known.has(cell))
            this.keep(
              cell,
              [...this.numbersOf(cell)].filter((other) => other !== number),
            );
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

  /** A thing of which nothing is left, or too much. */
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
