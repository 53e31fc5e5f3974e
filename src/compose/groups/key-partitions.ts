import { type Cell, FIRST_CELL } from '../../domino/board.ts';
import type { Indexed } from '../../domino/indices.ts';
import type { KeyTable } from '../../domino/puzzle.ts';
import type { Random } from '../../random.ts';
import type { Partitions } from './partitions.ts';

/** Of 200 keys of range 7 one had 47 partitions, the others fewer. */
const MOST = 1000;
const NODES = 200_000;

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
    while (this.#listed.length < MOST && partitions.next(NODES - partitions.nodes)) {
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
