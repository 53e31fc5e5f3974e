import { makeTiler, type Tiler } from '../../src/compose/tiling.ts';
import { asCell, type Board, type Cell, FIRST_CELL, fullRectangle } from '../../src/domino/board.ts';
import { type Domino, dominoesOf } from '../../src/domino/dominoes.ts';
import { type KeyTable, makeKeyTable } from '../../src/domino/puzzle.ts';
import type { Random } from '../../src/random.ts';

/** A set laid out on its usual board, dominoes and numbers, to be laid anew or changed by chance. */
export class LaidBoard {
  readonly range: number;
  readonly board: Board;
  readonly key: KeyTable;
  /** The numbers that are read off, one for each cell. */
  readonly numbers: Int32Array;
  readonly #tiler: Tiler;
  readonly #dominoes: readonly Domino[];
  /** Of each place, in the order of the first cells, the domino twice, and one more if its higher number is first. */
  readonly #dealt: Int32Array;
  readonly #before: { readonly key: KeyTable; readonly dealt: Int32Array };

  constructor(range: number) {
    this.range = range;
    this.board = fullRectangle(range);
    this.key = makeKeyTable(this.board);
    this.numbers = new Int32Array(this.board.has.length);
    this.#tiler = makeTiler(this.board);
    this.#dominoes = dominoesOf(range);
    this.#dealt = new Int32Array(this.#dominoes.length);
    this.#before = { key: makeKeyTable(this.board), dealt: new Int32Array(this.#dominoes.length) };
  }

  /** Lays the set anew: every layout, every order of the dominoes and every way round is equally likely. */
  lay(random: Random): void {
    this.#tiler.fill(this.key, random);
    const dealt = this.#dealt;
    for (let i = 0; i < dealt.length; i++) dealt[i] = 2 * i;
    random.shuffle(dealt);
    for (let i = 0; i < dealt.length; i++) dealt[i]! += random.below(2);
    this.#readOff();
  }

  /** Changes a little: two dominoes change places, one is turned end for end, or two that fill a square lie the other way. */
  change(random: Random): void {
    const dealt = this.#dealt;
    this.#before.key.set(this.key);
    this.#before.dealt.set(dealt);
    const kind = random.below(3);
    const one = random.below(dealt.length);
    if (kind === 0) {
      const other = random.below(dealt.length);
      const domino = dealt[one]!;
      dealt[one] = dealt[other]!;
      dealt[other] = domino;
    } else if (kind === 1) dealt[one]! ^= 1;
    else {
      const squares: (readonly [Cell, Cell, Cell, Cell])[] = [];
      someSquare(this.board, this.key, (...square) => squares.push(square) < 0);
      if (squares.length > 0) this.#turn(...squares[random.below(squares.length)]!);
    }
    this.#readOff();
  }

  /** Takes the last change back. */
  takeBack(): void {
    this.key.set(this.#before.key);
    this.#dealt.set(this.#before.dealt);
    this.#readOff();
  }

  /** Turns the two dominoes on a square together. */
  #turn(a: Cell, b: Cell, c: Cell, d: Cell): void {
    const { key } = this;
    const [beside, across] = key[a] === b ? [c, b] : [b, c];
    key[a] = beside;
    key[beside] = a;
    key[across] = d;
    key[d] = across;
  }

  #readOff(): void {
    const { key, numbers } = this;
    for (let cell = FIRST_CELL, i = 0; cell < key.length; cell++) {
      const other = key[cell]!;
      if (other < cell) continue;
      const dealt = this.#dealt[i++]!;
      const { low, high } = this.#dominoes[dealt >> 1]!;
      numbers[cell] = dealt & 1 ? high : low;
      numbers[other] = dealt & 1 ? low : high;
    }
  }
}

/**
 * Whether a test says yes to one of the squares that two dominoes side by side fill: `a b` above `c d`. (As a loop with a call,
 * for samples ask it of millions of boards.)
 */
export function someSquare(
  { columns }: Board,
  key: KeyTable,
  test: (a: Cell, b: Cell, c: Cell, d: Cell) => boolean,
): boolean {
  for (let a = FIRST_CELL; a + columns + 1 < key.length; a++) {
    const b = asCell(a + 1);
    const c = asCell(a + columns);
    const d = asCell(c + 1);
    // Of the last cell of a row `b` is in the next one: no domino joins these, and none `c` and `d`.
    const isSquare = key[a] === b ? key[c] === d : key[a] === c && key[b] === d && b % columns > 0;
    if (isSquare && test(a, b, c, d)) return true;
  }
  return false;
}
