import { asCell, type Board, type Cell, FIRST_CELL, NO_CELL } from '../domino/board.ts';
import { makeTable, type Table } from '../domino/indices.ts';
import { type KeyTable, makeKeyTable } from '../domino/puzzle.ts';
import { StoneTable, stonesOf } from '../domino/stones.ts';
import type { Random } from '../random.ts';
import { NO_LEAN, Shown } from './lean.ts';

/**
 * Deals the stones of a set onto a layout so that three frequent reasons for a second solution cannot occur:
 *
 * - **A pair that can be turned.** Two stones side by side fill a square; turned by a quarter the same four numbers
 *   make two other stones. They are the same two stones exactly if one diagonal of the square holds one number twice.
 * - **Two pairs that change places.** Two squares, either of which becomes the other's two stones when it is turned.
 * - **Three that can be turned.** A square with a third stone across its end fills 2 by 3 cells; the other layout
 *   with the third stone at the other end makes three stones from the same six numbers, and they must not be the
 *   same three.
 *
 * Of random numbers on a random layout 1 of 138 boards of range 7 has one solution; without the first, 1 of 2.6;
 * without all three, 1 of 1.6 (1 of 1.1 at range 21).
 */
export class Dealer {
  readonly #board: Board;
  /** The two numbers of each stone side by side, the lower one first. */
  readonly #halves: Int32Array;
  readonly #stoneTable: StoneTable;
  /** The stones not dealt yet, in front of the others. */
  readonly #pile: Int32Array;
  /** The first cell of each stone that lies; -1 for the others. */
  readonly #cellOf: Table<number, Cell>;
  readonly #shown: Shown;
  /** The layout and the numbers of the present deal. */
  #key: KeyTable;
  #numbers: Int32Array = new Int32Array(0);
  #draws = 1;
  /** The first cells of the places. */
  readonly #firsts: Table<number, Cell>;
  /** The first cell of the stone beside the present place with which it fills a square; -1 if there is none. */
  #beside = NO_CELL;
  /** The rings of six cells that the present place closes, one after the other; `#ringsEnd` cells count. */
  readonly #rings = makeTable<number, Cell>(2 * RING);
  #ringsEnd = 0;

  constructor(board: Board, range: number) {
    const stones = stonesOf(range);
    this.#board = board;
    this.#halves = Int32Array.from(stones.flatMap(({ low, high }) => [low, high]));
    this.#stoneTable = new StoneTable(range);
    this.#key = makeKeyTable(board);
    this.#pile = new Int32Array(stones.length);
    // One more, as each cell is written before it is known to be a first one.
    this.#firsts = makeTable(stones.length + 1);
    this.#cellOf = makeTable(stones.length);
    this.#shown = new Shown(board, this.#stoneTable, stones.length);
  }

  /**
   * Writes the numbers of all cells into `numbers` (-1 for holes). The stones are dealt in the order of their first
   * cells, each drawn at random and drawn again if it fits neither way round. Where none fits, a few stones are taken
   * back. Returns false if that does not help.
   */
  deal(key: KeyTable, numbers: Int32Array, random: Random, lean = NO_LEAN): boolean {
    this.#key = key;
    this.#numbers = numbers;
    this.#draws = lean.draws;
    this.#shown.begin(lean);
    this.#cellOf.fill(NO_CELL);
    numbers.fill(-1);
    const pile = this.#pile;
    const firsts = this.#firsts;
    for (let i = 0; i < pile.length; i++) pile[i] = i;
    for (let cell = FIRST_CELL, i = 0; cell < key.length; cell++) {
      firsts[i] = cell;
      i += Number(key[cell]! > cell);
    }
    let setbacks = 0;
    for (let laid = 0; laid < pile.length; ) {
      const first = firsts[laid]!;
      if (this.#layOne(first, key[first]!, pile.length - laid, random)) {
        laid++;
        continue;
      }
      if (++setbacks > MAX_SETBACKS) return false;
      for (let back = Math.min(laid, setbacks); back > 0; back--) this.#takeBack(firsts[--laid]!);
    }
    return true;
  }

  /** Lays one of the `left` stones that are left on a place. Returns false if none of those drawn fits. */
  #layOne(first: Cell, second: Cell, left: number, random: Random): boolean {
    const draws = this.#draws;
    const shown = this.#shown;
    const pile = this.#pile;
    const numbers = this.#numbers;
    const halves = this.#halves;
    const floor = draws === 1 ? 0 : shown.goTo(first, second, numbers);
    this.#goTo(first, second);
    let best = -1;
    let lowest = 0;
    let number = 0;
    for (let fitting = 0, misses = 0; fitting < draws && misses < MAX_MISSES; ) {
      const drawn = random.below(2 * left);
      if (!this.#lays(pile[drawn >> 1]!, drawn & 1, first, second)) {
        misses++;
        continue;
      }
      fitting++;
      const cost = draws === 1 ? 0 : shown.cost(numbers[first]!, numbers[second]!);
      if (best >= 0 && cost >= lowest) continue;
      best = drawn >> 1;
      lowest = cost;
      number = numbers[first]!;
      if (cost <= floor) break;
    }
    if (best < 0) {
      numbers[first] = -1;
      numbers[second] = -1;
      return false;
    }
    // The stones that lie stand behind those that are left, the last one first.
    const stone = pile[best]!;
    pile[best] = pile[left - 1]!;
    pile[left - 1] = stone;
    this.#cellOf[stone] = first;
    numbers[first] = number;
    numbers[second] = halves[2 * stone]! + halves[2 * stone + 1]! - number;
    if (draws > 1) shown.note(number, numbers[second]!, 1);
    return true;
  }

  /** Takes the stone back that was laid last. */
  #takeBack(first: Cell): void {
    const second = this.#key[first]!;
    const numbers = this.#numbers;
    const one = numbers[first]!;
    const other = numbers[second]!;
    this.#cellOf[this.#stoneOn(first, second)] = NO_CELL;
    numbers[first] = -1;
    numbers[second] = -1;
    if (this.#draws === 1) return;
    this.#shown.goTo(first, second, numbers);
    this.#shown.note(one, other, -1);
  }

  /** Writes the numbers of a stone, that of `half` (0 or 1) first if it fits so. Returns false if it fits neither way. */
  #lays(stone: number, half: number, first: Cell, second: Cell): boolean {
    const numbers = this.#numbers;
    const one = this.#halves[2 * stone + half]!;
    const other = this.#halves[2 * stone + (half ^ 1)]!;
    numbers[first] = one;
    numbers[second] = other;
    if (this.#fits(stone, first, second)) return true;
    numbers[first] = other;
    numbers[second] = one;
    return this.#fits(stone, first, second);
  }

  /** Whether the stone, the last one laid so far, completes none of the three figures. */
  #fits(stone: number, first: Cell, second: Cell): boolean {
    if (this.#beside >= 0 && this.#pairTurns(stone, first, second, this.#beside)) return false;
    for (let ring = 0; ring < this.#ringsEnd; ring += RING) if (this.#threeTurn(ring)) return false;
    return true;
  }

  /** Goes to a place and looks which of the figures it completes in the layout, whatever the numbers. */
  #goTo(first: Cell, second: Cell): void {
    this.#beside = NO_CELL;
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
      this.#beside = up;
      const column = left % columns;
      const upBefore = asCell(up - 1);
      const before = asCell(left - 1);
      if (column > 0 && key[upBefore] === before) this.#addRing(before, upBefore, up, upRight, right, left);
      const after = asCell(right + 1);
      const upAfter = asCell(upRight + 1);
      if (column + 2 < columns && key[upAfter] === after)
        this.#addRing(left, right, after, upAfter, upRight, up);
      return;
    }
    const top = asCell(up - columns);
    const topRight = asCell(top + 1);
    if (key[up] === top && key[upRight] === topRight) this.#addRing(up, top, topRight, upRight, right, left);
  }

  #goUpright(upper: Cell, lower: Cell): void {
    const { columns } = this.#board;
    const key = this.#key;
    const upperLeft = asCell(upper - 1);
    const lowerLeft = asCell(lower - 1);
    if (upper % columns === 0 || key[upperLeft] !== lowerLeft) return;
    this.#beside = upperLeft;
    const up = asCell(upper - columns);
    const upLeft = asCell(up - 1);
    if (up >= 0 && key[up] === upLeft) this.#addRing(lowerLeft, upperLeft, upLeft, up, upper, lower);
  }

  #addRing(a: Cell, b: Cell, c: Cell, d: Cell, e: Cell, f: Cell): void {
    const rings = this.#rings;
    const end = this.#ringsEnd;
    rings[end] = a;
    rings[end + 1] = b;
    rings[end + 2] = c;
    rings[end + 3] = d;
    rings[end + 4] = e;
    rings[end + 5] = f;
    this.#ringsEnd = end + RING;
  }

  /** Two stones that fill a square, `a` beside `c` and `b` beside `d`: whether turning them gives a second solution. */
  #pairTurns(stone: number, a: Cell, b: Cell, c: Cell): boolean {
    const key = this.#key;
    const numbers = this.#numbers;
    const d = key[c]!;
    if (numbers[a] === numbers[d] || numbers[b] === numbers[c]) return true;
    const e = this.#cellOf[this.#stoneOn(a, c)]!;
    const g = this.#cellOf[this.#stoneOn(b, d)]!;
    if (e < 0 || g < 0) return false;
    const f = key[e]!;
    const h = key[g]!;
    if (f - e !== h - g || !this.#areNeighbours(e, g)) return false;
    const beside = this.#stoneOn(c, d);
    const one = this.#stoneOn(e, g);
    const other = this.#stoneOn(f, h);
    return (one === stone && other === beside) || (one === beside && other === stone);
  }

  /**
   * Three stones on `a b`, `c d` and `e f`, where these six cells are a ring in this order: whether the other layout
   * of the ring, `b c`, `d e` and `f a`, has the same three stones.
   */
  #threeTurn(ring: number): boolean {
    const rings = this.#rings;
    const numbers = this.#numbers;
    const a = numbers[rings[ring]!]!;
    const b = numbers[rings[ring + 1]!]!;
    const c = numbers[rings[ring + 2]!]!;
    const d = numbers[rings[ring + 3]!]!;
    const e = numbers[rings[ring + 4]!]!;
    const f = numbers[rings[ring + 5]!]!;
    const table = this.#stoneTable;
    const one = table.indexOf(a, b);
    const two = table.indexOf(c, d);
    const three = table.indexOf(e, f);
    const first = table.indexOf(b, c);
    if (first !== one && first !== two && first !== three) return false;
    const second = table.indexOf(d, e);
    if (second === first || (second !== one && second !== two && second !== three)) return false;
    return table.indexOf(f, a) === one + two + three - first - second;
  }

  #stoneOn(a: Cell, b: Cell): number {
    return this.#stoneTable.indexOf(this.#numbers[a]!, this.#numbers[b]!);
  }

  #areNeighbours(a: Cell, b: Cell): boolean {
    const { columns } = this.#board;
    const low = a < b ? a : b;
    const high = a < b ? b : a;
    return high - low === columns || (high - low === 1 && high % columns > 0);
  }
}

/** How many stones for one place may be found not to fit. */
const MAX_MISSES = 8;
/** How often stones are taken back: one the first time, then two, and so on. So 1 deal of 100 fails at range 3, 1 of 2000 at 7. */
const MAX_SETBACKS = 6;
/** How many cells a ring of three stones has. A place closes two rings at most. */
const RING = 6;
