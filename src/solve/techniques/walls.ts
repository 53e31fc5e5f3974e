import { FIRST_PLACE, NO_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { AROUND, type Corner, FIRST_CORNER, Grid, type Reach, reach, type Wall } from './grid.ts';

/**
 * Walls stand along the edge of the board and between the two cells of each closed place, from corner to corner. A
 * domino cuts cells off just where walls lead from one of its corners around them to another of its corners.
 *
 * Whether these are an odd number is counted along the walls. One above or below a cell counts nothing; one beside a
 * cell counts the cells of its row to the left. Around a closed line that adds up, but for signs, to the cells inside.
 * So each corner has the parity of the way to it from a root of its walls (union-find with parities). All ways along
 * walls between two corners have one parity, unless an odd number of cells is closed in already. Where the way along
 * the sides of a domino has the other one, an odd number of cells lies between it and the walls.
 */
export class Walls {
  readonly #state: Candidates;
  /** For each place the wall that stands in it once it is closed. */
  readonly #wallIn: readonly Wall[];
  /** The corners around each place, with the parities of the ways along its sides from the first of them. */
  readonly #around: Table<number, Reach>;
  /** For each corner one that is nearer to the root, which has itself: of the edge of the board, and of all walls. */
  readonly #upAtEdge: Table<Corner, Reach>;
  readonly #up: Table<Corner, Reach>;
  readonly #isEdgeEven: boolean;
  /** From which place a root was seen last with a parity. */
  readonly #seenFrom: Table<Reach, PlaceIndex>;

  constructor(state: Candidates) {
    const { board, places, firstCell, secondCell } = state;
    const grid = new Grid(board);
    const wallIn: Wall[] = [];
    this.#state = state;
    this.#around = makeTable(AROUND * places);
    for (let place = FIRST_PLACE; place < places; place++) {
      const [first, second] = [firstCell[place]!, secondCell[place]!];
      wallIn.push(grid.wallBetween(first, second));
      for (const [i, corner] of grid.around(first, second).entries())
        this.#around[AROUND * place + i] = corner;
    }
    this.#wallIn = wallIn;
    const up = makeTable<Corner, Reach>(grid.corners);
    for (let corner = FIRST_CORNER; corner < grid.corners; corner++) up[corner] = reach(corner, 0);
    this.#isEdgeEven = grid.edge().every((wall) => join(up, wall));
    this.#upAtEdge = up;
    this.#up = up.slice();
    this.#seenFrom = makeTable(2 * grid.corners);
  }

  /** Reads the walls as they stand now. Returns false if an odd number of cells is closed in: there is no solution. */
  read(): boolean {
    const { trail, closed } = this.#state;
    const up = this.#up;
    if (!this.#isEdgeEven) return false;
    up.set(this.#upAtEdge);
    for (let i = 0; i < closed; i++) if (!join(up, this.#wallIn[trail[i]!]!)) return false;
    for (let corner = FIRST_CORNER; corner < up.length; corner++) up[corner] = rootOf(up, corner);
    this.#seenFrom.fill(NO_PLACE);
    return true;
  }

  /** Whether a domino on an open place would cut off an odd number of cells. */
  cutOffOdd(place: PlaceIndex): boolean {
    const up = this.#up;
    const around = this.#around;
    const seenFrom = this.#seenFrom;
    const end = AROUND * place + AROUND;
    for (let i = AROUND * place; i < end; i++) {
      const along = around[i]!;
      const root = (up[(along >> 1) as Corner]! ^ (along & 1)) as Reach;
      if (seenFrom[(root ^ 1) as Reach] === place) return true;
      seenFrom[root] = place;
    }
    return false;
  }
}

/** The root of a corner, with the parity of the way between them. */
function rootOf(up: Table<Corner, Reach>, corner: Corner): Reach {
  let parity = 0;
  for (let at = corner; ; ) {
    const next = up[at]!;
    const after = up[(next >> 1) as Corner]! ^ (next & 1);
    if (after === next) return (next ^ parity) as Reach;
    up[at] = after as Reach;
    parity ^= after & 1;
    at = (after >> 1) as Corner;
  }
}

/** Puts a wall up. Returns false if another parity leads from one end to the other already. */
function join(up: Table<Corner, Reach>, { start, end, parity }: Wall): boolean {
  const one = rootOf(up, start);
  const other = rootOf(up, end) ^ parity;
  if (one >> 1 === other >> 1) return one === other;
  up[(one >> 1) as Corner] = (other ^ (one & 1)) as Reach;
  return true;
}
