import type { Board, Cell } from '../../domino/board.ts';
import type { Random } from '../../random.ts';
import { bitCount } from '../../solve/bits.ts';

/**
 * A depth-first search that can be left after any number of nodes and taken up again. Each level makes one choice
 * after the other; a choice on every level is something found.
 */
export abstract class Search {
  #levels = 0;
  /** The level whose next choice is due; -1 if there is none. */
  #level = -1;
  #nodes = 0;

  /** Whether the whole search is done: there is nothing more to find. */
  get exhausted(): boolean {
    return this.#level < 0;
  }

  /** How many choices have been tried since the beginning. */
  get nodes(): number {
    return this.#nodes;
  }

  /**
   * Moves to the next thing found.
   *
   * @param maxNodes how many choices are tried at most; a later call goes on from there
   * @returns false if there is none, or the nodes are used up before: see {@link exhausted}
   */
  next(maxNodes = Number.POSITIVE_INFINITY): boolean {
    let level = this.#level;
    let nodes = 0;
    let found = this.#levels === 0 && level === 0;
    if (found) level = -1;
    while (level >= 0 && nodes < maxNodes && !found) {
      nodes++;
      if (!this.advance(level)) level--;
      else if (level + 1 === this.#levels) found = true;
      else this.enter(++level);
    }
    this.#level = level;
    this.#nodes += nodes;
    return found;
  }

  /** Begins again. Without a level there is one thing to find, for which nothing has to be chosen. */
  protected start(levels: number): void {
    this.#levels = levels;
    this.#level = 0;
    this.#nodes = 0;
    if (levels > 0) this.enter(0);
  }

  /** There is nothing to find. */
  protected close(): void {
    this.#level = -1;
    this.#nodes = 0;
  }

  /** Gets the choices of a level ready; all levels before it have made theirs. */
  protected abstract enter(level: number): void;

  /** Takes back the choice that the level has made, if any, and makes its next; false if there is none left. */
  protected abstract advance(level: number): boolean;
}

/**
 * The cells of the board line by line, the lines along the shorter side of its box: what is covered in this order
 * leaves the shortest front, on which dead ends are seen early.
 */
export function sweepOf({ rows, columns, cells }: Board): Cell[] {
  if (columns < rows) return [...cells];
  const place = (cell: Cell) => (cell % columns) * rows + Math.floor(cell / columns);
  return [...cells].sort((a, b) => place(a) - place(b));
}

/** One of the bits that are set, each equally likely; without `random` the lowest. */
export function oneBit(bits: number, random: Random | undefined): number {
  let rest = bits;
  if (random) for (let skip = random.below(bitCount(bits)); skip > 0; skip--) rest &= rest - 1;
  return rest & -rest;
}
