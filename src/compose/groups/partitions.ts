import { type Board, type Cell, FIRST_CELL } from '../../domino/board.ts';
import { rangeOfCells } from '../../domino/dominoes.ts';
import { groupsOn, mixtureTest } from '../../domino/groups.ts';
import type { Indexed } from '../../domino/indices.ts';
import type { GroupRule } from '../../domino/kinds.ts';
import type { KeyTable } from '../../domino/puzzle.ts';
import type { Random } from '../../random.ts';
import { Search, sweepOf } from './search.ts';

interface PartitionOptions {
  /** Draws the order in which the groups are tried; without it every partition comes once, in a fixed order. */
  readonly random?: Random | undefined;
  /** For each cell of the bounding box the number that it is to have, -1 for any; the cells of a group agree. */
  readonly pins?: ArrayLike<number> | undefined;
  /** Of how many groups each number may be pinned to; given with `pins`. */
  readonly perNumber?: number | undefined;
  /**
   * A layout of dominoes that the partition has to suit: at most one domino inside a group, no more in all than the
   * set has doubles, and never two dominoes between the same two groups, as the numbers would make them equal.
   */
  readonly key?: ArrayLike<number> | undefined;
}

/** Every number of the largest set. */
const NUMBERS = 22;

/** The ways to part a board into groups as a rule asks for. */
export class Partitions extends Search {
  readonly groups: number;
  /** For each cell of the bounding box its group, counted from 0; -1 where the board has no cell. */
  readonly groupOf: Int32Array;
  /** For each group the number that it is pinned to, -1 for any. */
  readonly pinOf: Int32Array;
  readonly #size: number;
  readonly #isWhole: (groupOf: Int32Array) => boolean;
  readonly #sweep: Int32Array;
  /** The cells of all places where a group can lie, by the first of them in the sweep; `#from` has one entry more. */
  readonly #cellsOf: Int32Array;
  readonly #from: Int32Array;
  /** For each level the place of its first cell in the sweep, and the choices that are left to it. */
  readonly #at: Int32Array;
  readonly #choices: Int32Array;
  readonly #left: Int32Array;
  readonly #width: number;
  readonly #laid: Int32Array;
  /** For each number how many groups are pinned to it, and how many of its cells are not in a group yet. */
  readonly #pinned = new Int32Array(NUMBERS);
  readonly #cellsLeft = new Int32Array(NUMBERS);
  /** The doubles of the set, and how many dominoes of the key lie inside a group. */
  readonly #doubles: number;
  #inside = 0;
  #random: Random | undefined;
  #pins: ArrayLike<number> | undefined;
  #perNumber = 0;
  #key: ArrayLike<number> | undefined;

  constructor(board: Board, rule: GroupRule) {
    super();
    const { size, forms } = rule;
    const sweep = sweepOf(board);
    const turn = new Map(sweep.map((cell, i) => [cell, i]));
    const placesAt = sweep.map((): number[][] => []);
    for (const group of groupsOn(board, forms)) {
      placesAt[Math.min(...group.map((cell) => turn.get(cell)!))]!.push([...group]);
    }
    this.groups = Math.floor(board.cells.length / size);
    this.groupOf = new Int32Array(board.has.length);
    this.pinOf = new Int32Array(this.groups);
    this.#size = size;
    this.#isWhole = mixtureTest(board, rule);
    this.#doubles = (rangeOfCells(board.cells.length) ?? -1) + 1;
    this.#sweep = Int32Array.from(sweep);
    this.#cellsOf = Int32Array.from(placesAt.flat(2));
    this.#from = new Int32Array(sweep.length + 1);
    placesAt.forEach((places, i) => {
      this.#from[i + 1] = this.#from[i]! + places.length;
    });
    this.#width = Math.max(...placesAt.map(({ length }) => length));
    this.#at = new Int32Array(this.groups);
    this.#left = new Int32Array(this.groups);
    this.#laid = new Int32Array(this.groups);
    this.#choices = new Int32Array(this.groups * this.#width);
  }

  begin({ random, pins, perNumber = 0, key }: PartitionOptions = {}): void {
    this.#random = random;
    this.#pins = pins;
    this.#perNumber = perNumber;
    this.#key = key;
    this.#inside = 0;
    this.#pinned.fill(0);
    this.#cellsLeft.fill(0);
    for (const cell of this.#sweep) if (pins && pins[cell]! >= 0) this.#cellsLeft[pins[cell]!]!++;
    this.pinOf.fill(-1);
    this.groupOf.fill(-1);
    if (this.groups * this.#size === this.#sweep.length) this.start(this.groups);
    else this.close();
  }

  protected override enter(level: number): void {
    let at = level === 0 ? 0 : this.#at[level - 1]!;
    while (this.groupOf[this.#sweep[at]!]! >= 0) at++;
    this.#at[level] = at;
    const first = this.#from[at]!;
    const count = this.#from[at + 1]! - first;
    // The last one is taken first.
    for (let i = 0; i < count; i++) this.#choices[level * this.#width + i] = first + count - 1 - i;
    this.#left[level] = count;
    this.#laid[level] = -1;
  }

  protected override advance(level: number): boolean {
    if (this.#laid[level]! >= 0) this.#lift(level);
    const choices = this.#choices;
    const from = level * this.#width;
    for (let left = this.#left[level]!; left > 0; ) {
      const i = from + (this.#random && left > 1 ? this.#random.below(left) : left - 1);
      const place = choices[i]!;
      choices[i] = choices[from + --left]!;
      if (!this.#lay(level, place)) continue;
      this.#left[level] = left;
      return true;
    }
    return false;
  }

  #lift(level: number): void {
    const start = this.#laid[level]! * this.#size;
    const end = start + this.#size;
    if (this.#key) this.#inside -= this.#countInside(level, start, end);
    for (let i = start; i < end; i++) this.groupOf[this.#cellsOf[i]!] = -1;
    const pin = this.pinOf[level]!;
    if (pin >= 0) {
      this.#pinned[pin]!--;
      this.#cellsLeft[pin]! += this.#pinnedCells(start, end);
    }
    this.pinOf[level] = -1;
    this.#laid[level] = -1;
  }

  #lay(level: number, place: number): boolean {
    const { groupOf } = this;
    const start = place * this.#size;
    const end = start + this.#size;
    for (let i = start; i < end; i++) if (groupOf[this.#cellsOf[i]!]! >= 0) return false;
    const pin = this.#pins ? this.#pinAt(start, end) : -1;
    if (pin === CLASH) return false;
    for (let i = start; i < end; i++) groupOf[this.#cellsOf[i]!] = level;
    this.#laid[level] = place;
    this.pinOf[level] = pin;
    if (pin >= 0) {
      this.#pinned[pin]!++;
      this.#cellsLeft[pin]! -= this.#pinnedCells(start, end);
    }
    if (this.#key) this.#inside += this.#countInside(level, start, end);
    const fits =
      (pin < 0 || this.#hasRoom(pin)) &&
      (!this.#key || this.#suits(level, start, end)) &&
      (level + 1 < this.groups || this.#isWhole(this.groupOf));
    if (!fits) this.#lift(level);
    return fits;
  }

  /** The number that these cells are pinned to, -1 for any, {@link CLASH} if they are not one group. */
  #pinAt(start: number, end: number): number {
    let pin = -1;
    for (let i = start; i < end; i++) {
      const wanted = this.#pins![this.#cellsOf[i]!]!;
      if (wanted < 0 || wanted === pin) continue;
      if (pin >= 0) return CLASH;
      pin = wanted;
    }
    return pin;
  }

  /** Whether the groups that the number has left are enough for its cells. */
  #hasRoom(pin: number): boolean {
    return this.#cellsLeft[pin]! <= this.#size * (this.#perNumber - this.#pinned[pin]!);
  }

  #pinnedCells(start: number, end: number): number {
    let count = 0;
    for (let i = start; i < end; i++) if (this.#pins![this.#cellsOf[i]!]! >= 0) count++;
    return count;
  }

  /** How many dominoes of the key lie inside a group. */
  #countInside(level: number, start: number, end: number): number {
    let halves = 0;
    for (let i = start; i < end; i++) if (this.groupOf[this.#key![this.#cellsOf[i]!]!] === level) halves++;
    return halves >> 1;
  }

  /** Whether the dominoes that lead from this group into itself and into earlier ones can all be different. */
  #suits(level: number, start: number, end: number): boolean {
    if (this.#inside > this.#doubles || this.#countInside(level, start, end) > 1) return false;
    const key = this.#key!;
    for (let i = start; i < end; i++) {
      const other = this.groupOf[key[this.#cellsOf[i]!]!]!;
      if (other < 0 || other === level) continue;
      for (let j = start; j < i; j++) if (this.groupOf[key[this.#cellsOf[j]!]!] === other) return false;
    }
    return true;
  }
}

const CLASH = -2;

/** Of 200 keys of range 7 one had 47 partitions, the others fewer. */
const MOST_LISTED = 1000;
const LISTING_NODES = 200_000;

/** A way to part the board into groups, as {@link Partitions} gives it. */
export type Partition = Pick<Partitions, 'groupOf' | 'pinOf'>;

/** The partitions that suit one key, or any, listed once, so that each can be drawn equally often. */
export class ListedPartitions {
  readonly #partitions: Partitions;
  readonly #perNumber: number;
  readonly #listed: Partition[] = [];
  #key: KeyTable | undefined;
  #pins: Int32Array | undefined;

  /** @param perNumber how many groups each number has */
  constructor(partitions: Partitions, perNumber: number) {
    this.#partitions = partitions;
    this.#perNumber = perNumber;
  }

  /**
   * Draws one of them; nothing if there is none.
   *
   * @param key nothing for those that suit any key
   * @param pins for each cell the number that it is to have, -1 for any
   */
  draw(key: KeyTable | undefined, pins: Int32Array, random: Random): Partition | undefined {
    if (!isSame(key, this.#key) || !isSame(pins, this.#pins)) this.#list(key, pins);
    return this.#listed.length === 0 ? undefined : this.#listed[random.below(this.#listed.length)];
  }

  #list(key: KeyTable | undefined, pins: Int32Array): void {
    const partitions = this.#partitions;
    this.#listed.length = 0;
    this.#key = key?.slice();
    this.#pins = pins.slice();
    partitions.begin({ key, pins, perNumber: this.#perNumber });
    while (this.#listed.length < MOST_LISTED && partitions.next(LISTING_NODES - partitions.nodes)) {
      this.#listed.push({ groupOf: partitions.groupOf.slice(), pinOf: partitions.pinOf.slice() });
    }
  }
}

type Compared = Indexed<Cell, number> & { readonly length: number };

function isSame(one: Compared | undefined, other: Compared | undefined): boolean {
  if (!one || !other) return one === other;
  for (let cell = FIRST_CELL; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}
