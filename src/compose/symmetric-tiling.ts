import { asCell, type Board, below, type Cell, imageOf, NO_CELL, rightOf } from '../domino/board.ts';
import type { KeyTable } from '../domino/puzzle.ts';
import { NotPossibleError, UserError } from '../errors.ts';
import type { Random } from '../random.ts';
import type { Tiler } from './tiling.ts';

/** What changes a layout into itself: half a turn, or a mirror. */
export const SYMMETRIES = ['half-turn', 'left-right', 'top-bottom'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** The cell on which a symmetry has each cell of a board. @throws UserError if the board does not have it */
export function imagesOf(board: Board, symmetry: Symmetry): ReadonlyMap<Cell, Cell> {
  const { has, cells } = board;
  const [flipsRows, flipsColumns] = [symmetry !== 'left-right', symmetry !== 'top-bottom'];
  const images = new Map(cells.map((cell) => [cell, imageOf(board, cell, flipsRows, flipsColumns)]));
  if ([...images.values()].every((cell) => has[cell])) return images;
  throw new UserError(`the board is not symmetric: ${symmetry}`, { expected: 'a board that is' });
}

/** Whether a layout is changed into itself. */
export function isSymmetric(board: Board, key: ArrayLike<number>, symmetry: Symmetry): boolean {
  const images = imagesOf(board, symmetry);
  return board.cells.every((cell) => key[images.get(cell)!] === images.get(asCell(key[cell]!)));
}

/** Dominoes that are laid for one layout before another is begun, and layouts that are begun. */
const MOST_LAID = 5_000;
const MOST_BEGUN = 40;

/** Gives layouts that a symmetry changes into themselves; not each of them equally often. */
export class SymmetricTiler implements Tiler {
  readonly #board: Board;
  readonly #images: ReadonlyMap<Cell, Cell>;
  #left = 0;

  /** @throws UserError if the board does not have the symmetry */
  constructor(board: Board, symmetry: Symmetry) {
    this.#board = board;
    this.#images = imagesOf(board, symmetry);
  }

  /** @throws NotPossibleError if none is found */
  fill(key: KeyTable, random: Random): void {
    for (let begun = 0; begun < MOST_BEGUN; begun++) {
      key.fill(NO_CELL);
      this.#left = MOST_LAID;
      if (this.#lay(key, 0, random)) return;
    }
    throw new NotPossibleError('no layout of dominoes with this symmetry is found on this board');
  }

  /** Lays a domino on the first free cell and its image on the image, and so on; takes them back where that leads nowhere. */
  #lay(key: KeyTable, from: number, random: Random): boolean {
    const { cells } = this.#board;
    let at = from;
    while (at < cells.length && key[cells[at]!]! >= 0) at++;
    const first = cells[at];
    if (first === undefined) return true;
    const others = [rightOf(this.#board, first), below(this.#board, first)].filter(
      (cell) => cell !== undefined,
    );
    random.shuffle(others);
    for (const second of others) {
      if (key[second]! >= 0 || this.#left-- <= 0) continue;
      const one: Cell = this.#images.get(first)!;
      const other: Cell = this.#images.get(second)!;
      const isOwn = (one === first && other === second) || (one === second && other === first);
      if (!isOwn && (one === first || one === second || other === first || other === second)) continue;
      const laid = isOwn ? [first, second] : [first, second, one, other];
      if (laid.some((cell) => key[cell]! >= 0)) continue;
      for (let i = 0; i < laid.length; i++) key[laid[i]!] = laid[i ^ 1]!;
      if (this.#lay(key, at + 1, random)) return true;
      for (const cell of laid) key[cell] = NO_CELL;
    }
    return false;
  }
}
