import { asCell, type Board, type Cell, FIRST_CELL, NO_CELL } from '../domino/board.ts';
import { DominoTable, dominoesOf } from '../domino/dominoes.ts';
import { makeTable, type Table } from '../domino/indices.ts';
import { type KeyTable, makeKeyTable } from '../domino/puzzle.ts';
import type { Random } from '../random.ts';
import { NO_BIAS, Shown } from './dealing-bias.ts';

/**
 * Deals the dominoes of a set onto a layout so that three frequent reasons for a second solution cannot occur:
 *
 * - **A pair that can be turned.** Two dominoes side by side fill a square; turned by a quarter the same four numbers
 *   make two other dominoes. They are the same two dominoes exactly if one diagonal of the square holds one number twice.
 * - **Two pairs that change places.** Two squares, either of which becomes the other's two dominoes when it is turned.
 * - **Three that can be turned.** A square with a third domino across its end fills 2 by 3 cells; the other layout
 *   with the third domino at the other end makes three dominoes from the same six numbers, and they must not be the
 *   same three.
 *
 * Of random numbers on a random layout 1 of 138 boards of range 7 has one solution; without the first, 1 of 2.6;
 * without all three, 1 of 1.6 (1 of 1.1 at range 21).
 */
export class Dealer {
  readonly #board: Board;
  /** The two numbers of each domino side by side, the lower one first. */
  readonly #halves: Int32Array;
  readonly #dominoTable: DominoTable;
  /** The dominoes not dealt yet, in front of the others. */
  readonly #pile: Int32Array;
  /** The first cell of each domino that lies; -1 for the others. */
  readonly #cellOf: Table<number, Cell>;
  readonly #shown: Shown;
  /** The layout and the numbers of the present deal. */
  #key: KeyTable;
  #numbers: Int32Array = new Int32Array(0);
  #draws = 1;
  /** The first cells of the places. */
  readonly #firsts: Table<number, Cell>;
  /** Whether a domino lies beside the present place with which it fills a square; its numbers, and which it is. */
  #hasBeside = false;
  #besideFirst = 0;
  #besideSecond = 0;
  #besideDomino = 0;
  /** What the other two dominoes of each ring say that the present place closes; `#ringsEnd` entries count. */
  readonly #rings = new Int32Array(2 * RING);
  #ringsEnd = 0;

  constructor(board: Board, range: number) {
    const dominoes = dominoesOf(range);
    this.#board = board;
    this.#halves = Int32Array.from(dominoes.flatMap(({ low, high }) => [low, high]));
    this.#dominoTable = new DominoTable(range);
    this.#key = makeKeyTable(board);
    this.#pile = new Int32Array(dominoes.length);
    // One more, as each cell is written before it is known to be a first one.
    this.#firsts = makeTable(dominoes.length + 1);
    this.#cellOf = makeTable(dominoes.length);
    this.#shown = new Shown(board, this.#dominoTable, dominoes.length);
  }

  /**
   * Writes the numbers of all cells into `numbers` (-1 for holes). The dominoes are dealt in the order of their first
   * cells, each drawn at random and drawn again if it fits neither way round. Where none fits, a few dominoes are taken
   * back. Returns false if that does not help.
   *
   * @param held dominoes that are kept for places, by the first cells of these: twice the domino, and one more if its higher
   *   number lies first
   */
  deal(
    key: KeyTable,
    numbers: Int32Array,
    random: Random,
    bias = NO_BIAS,
    held: ReadonlyMap<Cell, number> = NONE_HELD,
  ): boolean {
    this.#key = key;
    this.#numbers = numbers;
    this.#draws = bias.draws;
    this.#shown.begin(bias);
    this.#cellOf.fill(NO_CELL);
    numbers.fill(-1);
    const pile = this.#pile;
    const firsts = this.#firsts;
    const kept = held.size > 0 ? new Set([...held.values()].map((turned) => turned >> 1)) : undefined;
    let left = 0;
    for (let i = 0; i < pile.length; i++) if (!kept?.has(i)) pile[left++] = i;
    for (let cell = FIRST_CELL, i = 0; cell < key.length; cell++) {
      firsts[i] = cell;
      i += Number(key[cell]! > cell);
    }
    let setbacks = 0;
    for (let laid = 0; laid < pile.length; ) {
      const first = firsts[laid]!;
      const own = held.get(first);
      if (own !== undefined) this.#layHeld(first, key[first]!, own);
      if (own !== undefined || this.#layOne(first, key[first]!, left, random)) {
        laid++;
        if (own === undefined) left--;
        continue;
      }
      if (++setbacks > MAX_SETBACKS) return false;
      for (let back = Math.min(laid, setbacks); back > 0; back--) {
        const last = firsts[--laid]!;
        this.#takeBack(last);
        if (!held.has(last)) left++;
      }
    }
    return true;
  }

  /** Lays one of the `left` dominoes that are left on a place. Returns false if none of those drawn fits. */
  #layOne(first: Cell, second: Cell, left: number, random: Random): boolean {
    const draws = this.#draws;
    const shown = this.#shown;
    const pile = this.#pile;
    const numbers = this.#numbers;
    const halves = this.#halves;
    const floor = draws === 1 ? 0 : shown.goTo(first, second, numbers);
    this.#goTo(first, second);
    const isFree = !this.#hasBeside && this.#ringsEnd === 0;
    let best = -1;
    let lowest = 0;
    let number = 0;
    for (let fitting = 0, misses = 0; fitting < draws && misses < MAX_MISSES; ) {
      const drawn = random.below(2 * left);
      const domino = pile[drawn >> 1]!;
      const at = 2 * domino + (drawn & 1);
      let one = halves[at]!;
      let other = halves[at ^ 1]!;
      if (!isFree && !this.#fits(domino, one, other)) {
        if (!this.#fits(domino, other, one)) {
          misses++;
          continue;
        }
        one = other;
        other = halves[at]!;
      }
      fitting++;
      const cost = draws === 1 ? 0 : shown.cost(one, other);
      if (best >= 0 && cost >= lowest) continue;
      best = drawn >> 1;
      lowest = cost;
      number = one;
      if (cost <= floor) break;
    }
    if (best < 0) return false;
    // The dominoes that lie stand behind those that are left, the last one first.
    const domino = pile[best]!;
    pile[best] = pile[left - 1]!;
    pile[left - 1] = domino;
    this.#cellOf[domino] = first;
    numbers[first] = number;
    numbers[second] = halves[2 * domino]! + halves[2 * domino + 1]! - number;
    if (draws > 1) shown.note(number, numbers[second]!, 1);
    return true;
  }

  /** Lays the domino that is kept for a place, whatever figures it completes. */
  #layHeld(first: Cell, second: Cell, turned: number): void {
    const numbers = this.#numbers;
    this.#cellOf[turned >> 1] = first;
    numbers[first] = this.#halves[turned]!;
    numbers[second] = this.#halves[turned ^ 1]!;
    if (this.#draws === 1) return;
    this.#shown.goTo(first, second, numbers);
    this.#shown.note(numbers[first]!, numbers[second]!, 1);
  }

  #takeBack(first: Cell): void {
    const second = this.#key[first]!;
    const numbers = this.#numbers;
    const one = numbers[first]!;
    const other = numbers[second]!;
    this.#cellOf[this.#dominoOn(first, second)] = NO_CELL;
    numbers[first] = -1;
    numbers[second] = -1;
    if (this.#draws === 1) return;
    this.#shown.goTo(first, second, numbers);
    this.#shown.note(one, other, -1);
  }

  /** Whether the domino, its number `one` on the first cell of the present place, completes none of the three figures. */
  #fits(domino: number, one: number, other: number): boolean {
    if (this.#hasBeside && this.#pairTurns(domino, one, other)) return false;
    for (let ring = 0; ring < this.#ringsEnd; ring += RING) {
      if (this.#threeTurn(ring, domino, one, other)) return false;
    }
    return true;
  }

  /** Goes to a place and looks which of the figures it completes in the layout, whatever the numbers. */
  #goTo(first: Cell, second: Cell): void {
    this.#hasBeside = false;
    this.#ringsEnd = 0;
    if (second === first + 1) this.#goAcross(first, second);
    else this.#goUpright(first, second);
  }

  #goAcross(left: Cell, right: Cell): void {
    const { columns } = this.#board;
    const key = this.#key;
    const up = asCell(left - columns);
    if (up < 0) return;
    const upRight = asCell(up + 1);
    if (key[up] === upRight) {
      this.#setBeside(up, upRight);
      const column = left % columns;
      const upBefore = asCell(up - 1);
      const before = asCell(left - 1);
      if (column > 0 && key[upBefore] === before) this.#addRing(upRight, up, upBefore, before);
      const after = asCell(right + 1);
      const upAfter = asCell(upRight + 1);
      if (column + 2 < columns && key[upAfter] === after) this.#addRing(after, upAfter, upRight, up);
      return;
    }
    const top = asCell(up - columns);
    const topRight = asCell(top + 1);
    if (key[up] === top && key[upRight] === topRight) this.#addRing(upRight, topRight, top, up);
  }

  #goUpright(upper: Cell, lower: Cell): void {
    const { columns } = this.#board;
    const key = this.#key;
    const upperLeft = asCell(upper - 1);
    const lowerLeft = asCell(lower - 1);
    if (upper % columns === 0 || key[upperLeft] !== lowerLeft) return;
    this.#setBeside(upperLeft, lowerLeft);
    const up = asCell(upper - columns);
    const upLeft = asCell(up - 1);
    if (up >= 0 && key[up] === upLeft) this.#addRing(lowerLeft, upperLeft, upLeft, up);
  }

  #setBeside(first: Cell, second: Cell): void {
    this.#hasBeside = true;
    this.#besideFirst = this.#numbers[first]!;
    this.#besideSecond = this.#numbers[second]!;
    this.#besideDomino = this.#dominoOn(first, second);
  }

  /** Of a ring of six cells those that follow on the two of the present place: dominoes lie on `c d` and `e f`. */
  #addRing(c: Cell, d: Cell, e: Cell, f: Cell): void {
    const rings = this.#rings;
    const end = this.#ringsEnd;
    rings[end] = this.#numbers[c]!;
    rings[end + 1] = this.#numbers[f]!;
    rings[end + 2] = this.#dominoOn(c, d);
    rings[end + 3] = this.#dominoOn(e, f);
    rings[end + 4] = this.#dominoOn(d, e);
    this.#ringsEnd = end + RING;
  }

  /** Whether turning the domino and that beside it, with which it fills a square, gives a second solution. */
  #pairTurns(domino: number, one: number, other: number): boolean {
    if (one === this.#besideSecond || other === this.#besideFirst) return true;
    const key = this.#key;
    const e = this.#cellOf[this.#dominoTable.indexOf(one, this.#besideFirst)]!;
    const g = this.#cellOf[this.#dominoTable.indexOf(other, this.#besideSecond)]!;
    if (e < 0 || g < 0) return false;
    const f = key[e]!;
    const h = key[g]!;
    if (f - e !== h - g || !this.#areNeighbours(e, g)) return false;
    const beside = this.#besideDomino;
    const turned = this.#dominoOn(e, g);
    const counterpart = this.#dominoOn(f, h);
    return (turned === domino && counterpart === beside) || (turned === beside && counterpart === domino);
  }

  /**
   * Three dominoes on `a b`, the present place, `c d` and `e f`, where these six cells are a ring in this order: whether
   * the other layout of the ring, `b c`, `d e` and `f a`, has the same three dominoes.
   */
  #threeTurn(ring: number, domino: number, a: number, b: number): boolean {
    const rings = this.#rings;
    const two = rings[ring + 2]!;
    const three = rings[ring + 3]!;
    const first = this.#dominoTable.indexOf(b, rings[ring]!);
    if (first !== domino && first !== two && first !== three) return false;
    const second = rings[ring + 4]!;
    if (second === first || (second !== domino && second !== two && second !== three)) return false;
    return this.#dominoTable.indexOf(rings[ring + 1]!, a) === domino + two + three - first - second;
  }

  #dominoOn(a: Cell, b: Cell): number {
    return this.#dominoTable.indexOf(this.#numbers[a]!, this.#numbers[b]!);
  }

  #areNeighbours(a: Cell, b: Cell): boolean {
    const { columns } = this.#board;
    const low = a < b ? a : b;
    const high = a < b ? b : a;
    return high - low === columns || (high - low === 1 && high % columns > 0);
  }
}

const NONE_HELD: ReadonlyMap<Cell, number> = new Map();

/** How many dominoes for one place may be found not to fit. */
const MAX_MISSES = 8;
/** How often dominoes are taken back: one the first time, then two, and so on. So 1 deal of 100 fails at range 3, 1 of 2000 at 7. */
const MAX_SETBACKS = 6;
/**
 * What is kept of a ring of three dominoes: the numbers of the cells `c` and `f`, and the dominoes of `c d`, `e f` and `d e`. A
 * place closes two rings at most.
 */
const RING = 5;
