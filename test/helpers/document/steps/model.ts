import { asCell, type Cell, placesOf } from '../../../../src/domino/board.ts';
import type { Setup } from '../../../../src/domino/puzzle.ts';
import { cellsIn, namesIn, placesIn } from './names.ts';

/** A place with the domino that it shows, such as `4:6`. */
export interface Spot {
  readonly first: Cell;
  readonly second: Cell;
  readonly domino: string;
}

/** A cell, or a domino such as `4:6`. */
export type Thing = Cell | string;

/** A board with its open places in its plainest form, against which sentences are checked. */
export class Model {
  readonly setup: Setup;
  readonly all: readonly Spot[];
  open: ReadonlySet<Spot>;

  constructor(setup: Setup, all?: readonly Spot[], open?: Iterable<Spot>) {
    this.setup = setup;
    this.all =
      all ??
      placesOf(setup.board).map(({ first, second }) => {
        const [low, high] = [setup.numbers[first]!, setup.numbers[second]!].sort((a, b) => a - b);
        return { first, second, domino: `${low}:${high}` };
      });
    this.open = new Set(open ?? this.all);
  }

  copy(): Model {
    return new Model(this.setup, this.all, this.open);
  }

  at({ first, second }: { readonly first: Cell; readonly second: Cell }): Spot {
    return this.all.find((spot) => spot.first === first && spot.second === second)!;
  }

  /** The places that a text names. */
  placesIn(text: string): Spot[] {
    return placesIn(this.setup.board, text).map((place) => this.at(place));
  }

  /** The dominoes and the cells that a text names. */
  thingsIn(text: string): Thing[] {
    return [...namesIn(text, 'domino'), ...cellsIn(this.setup.board, text)];
  }

  /** All dominoes and cells. */
  get things(): Thing[] {
    return [...this.setup.board.cells, ...new Set(this.all.map(({ domino }) => domino))];
  }

  /** The open places of a cell or domino. */
  of(thing: Thing): Spot[] {
    return [...this.open].filter((spot) => uses(spot, thing));
  }

  /** The cells that can still be covered together with this one. */
  neighbours(cell: Cell): Cell[] {
    return this.of(cell).map(({ first, second }) => asCell(first + second - cell));
  }

  close(...spots: readonly Spot[]): void {
    this.open = new Set([...this.open].filter((spot) => !spots.includes(spot)));
  }

  lay(laid: Spot): void {
    this.close(...this.all.filter((spot) => exclude(spot, laid)));
  }

  /** Places seals and gaps until none is left, or until a cell or domino has no place. */
  layAll(): void {
    for (let before = -1; before !== this.open.size; ) {
      before = this.open.size;
      for (const thing of this.things) {
        const [only, ...others] = this.of(thing);
        if (only && others.length === 0) this.lay(only);
      }
    }
  }
}

export function uses({ first, second, domino }: Spot, thing: Thing): boolean {
  return first === thing || second === thing || domino === thing;
}

export function exclude(one: Spot, other: Spot): boolean {
  return one !== other && [one.first, one.second, one.domino].some((thing) => uses(other, thing));
}
