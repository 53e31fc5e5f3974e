import type { Board, Cell } from '../../domino/board.ts';
import type { Random } from '../../random.ts';
import type { Condition } from './condition.ts';
import type { WantedSum } from './numberings.ts';

/** Cells that are all to have one number. */
interface Run {
  readonly cells: readonly Cell[];
  readonly number: number;
}

/** What the conditions ask of each step of a composition. */
export class Demands {
  readonly sums: readonly WantedSum[];
  readonly unions: 'least' | 'most' | number | undefined;
  /** For each cell of the bounding box the number that it is to have in the present try, -1 for any. */
  readonly pins: Int32Array;
  /** Whether any cell can be pinned, and whether it is always the same ones. */
  readonly hasPins: boolean;
  readonly isSettled: boolean;
  /** The conditions' texts in quotes. */
  readonly names: string;
  /** Bits for the numbers that are pinned in the present try: they are not exchanged for others. */
  fixed = 0;
  readonly #given: Int32Array;
  #fixedByGivens = 0;
  /** For each number that is to lie in a line, the runs to choose from. */
  readonly #nines: readonly (readonly Run[])[];

  /** The conditions must not be in conflict. */
  constructor(conditions: readonly Condition[], board: Board, range: number) {
    const given = new Int32Array(board.has.length).fill(-1);
    const nines: Run[][] = [];
    const sums: WantedSum[] = [];
    for (const condition of conditions) {
      if (condition.kind === 'givens') for (const { cell, number } of condition.givens) given[cell] = number;
      if (condition.kind === 'sum') sums.push({ cells: condition.lane.cells, total: condition.total });
      if (condition.kind === 'unions') this.unions = condition.wanted;
      if (condition.kind !== 'nine') continue;
      const numbers =
        condition.number === undefined ? Array.from({ length: range + 1 }, (_, n) => n) : [condition.number];
      nines.push(condition.sites.flatMap((cells) => numbers.map((number) => ({ cells, number }))));
    }
    this.sums = sums;
    this.names = conditions.map(({ text }) => `"${text}"`).join(', ');
    this.hasPins = nines.length > 0 || given.some((number) => number >= 0);
    this.isSettled = nines.every((runs) => runs.length === 1);
    this.#given = given;
    this.#nines = nines.map((runs) =>
      runs.filter(({ cells, number }) => cells.every((cell) => given[cell] === -1 || given[cell] === number)),
    );
    this.pins = Int32Array.from(given);
    for (const number of given) if (number >= 0) this.#fixedByGivens |= 1 << number;
    this.fixed = this.#fixedByGivens;
  }

  /** Settles what the conditions leave open; false if what is drawn does not go together. */
  draw(random: Random): boolean {
    if (this.#nines.length === 0) return true;
    this.pins.set(this.#given);
    this.fixed = this.#fixedByGivens;
    for (let i = 0; i < this.#nines.length; i++) {
      const runs = this.#nines[i]!;
      const { cells, number } = runs[random.below(runs.length)]!;
      for (let k = 0; k < cells.length; k++) {
        const pin = this.pins[cells[k]!]!;
        if (pin >= 0 && pin !== number) return false;
        this.pins[cells[k]!] = number;
      }
      this.fixed |= 1 << number;
    }
    return true;
  }
}
