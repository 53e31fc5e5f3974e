import { bytesOfCodes } from '../bytes.ts';

/** Objects that are packed together: more of them are smaller, and a reader unpacks all to get at one. */
const MOST_PACKED = 1024;

/** A stream that is to be written, with its dictionary. */
interface PlainStream {
  readonly data: Record<string, unknown>;
  readonly stream: Uint8Array;
}

/** Objects without streams, in one stream (ISO 32000-1, 7.5.7). */
export class ObjectPack {
  readonly ids: number[] = [];
  readonly #texts: string[] = [];

  get isFull(): boolean {
    return this.ids.length >= MOST_PACKED;
  }

  /** @param text a character for each byte */
  add(id: number, text: string): void {
    this.ids.push(id);
    this.#texts.push(text);
  }

  whole(): PlainStream {
    let at = 0;
    const numbers: number[] = [];
    for (const [i, text] of this.#texts.entries()) {
      numbers.push(this.ids[i]!, at);
      at += text.length + 1;
    }
    const head = `${numbers.join(' ')}\n`;
    return {
      data: { Type: 'ObjStm', N: this.ids.length, First: head.length },
      stream: bytesOfCodes(`${head}${this.#texts.join('\n')}\n`),
    };
  }
}

/** The bytes of the numbers in a row of the table: the sort of an object, where it or its pack stands, its place there. */
const WIDTHS = [1, 4, 2] as const;

type Row = readonly [sort: number, place: number, index: number];

const FREE: Row = [0, 0, 0xffff];

/** Where the objects of a file stand (ISO 32000-1, 7.5.8). */
export class ObjectTable {
  readonly #packed = new Map<number, Row>();

  packed(pack: number, ids: readonly number[]): void {
    for (const [index, id] of ids.entries()) this.#packed.set(id, [2, pack, index]);
  }

  /**
   * Each row is written as what it differs by from the one before, which is much the same in all of a pack.
   *
   * @param offsets where the objects from 1 on begin that are not packed
   */
  whole(offsets: readonly (number | null)[], trailer: Record<string, unknown>): PlainStream {
    const columns = WIDTHS.reduce((sum, width) => sum + width, 0);
    const rows = [FREE, ...offsets.map((offset, i): Row => this.#packed.get(i + 1) ?? [1, offset!, 0])];
    const stream = new Uint8Array(rows.length * (1 + columns));
    let before = new Uint8Array(columns);
    let at = 0;
    for (const numbers of rows) {
      const row = Uint8Array.from(WIDTHS.flatMap((width, i) => bigEndian(numbers[i]!, width)));
      stream[at++] = UP;
      for (const [i, byte] of row.entries()) stream[at++] = byte - before[i]!;
      before = row;
    }
    const parameters = { Predictor: 10 + UP, Columns: columns };
    return {
      data: { Type: 'XRef', Size: rows.length, W: WIDTHS, ...trailer, DecodeParms: parameters },
      stream,
    };
  }
}

/** The filter of PNG that takes a row from the one above. */
const UP = 2;

function bigEndian(number: number, width: number): number[] {
  return Array.from({ length: width }, (_, i) => (number >>> (8 * (width - 1 - i))) & 0xff);
}
