import { Inflate } from 'fflate';
import { concatenated, viewOf } from '../bytes.ts';
import { UserError } from '../errors.ts';
import { checkMost } from './limits.ts';

/** No file in a book is larger, unpacked, nor all of them together. */
const MOST_BYTES = { one: 256 * 1024 * 1024, all: 1024 * 1024 * 1024 };

const MOST_FILES = 20_000;

interface ZipEntry {
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];

/** A zip file by the directory at its end. Each file is unpacked when it is asked for, to the size stated there and no further. */
export class Zip {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries = new Map<string, ZipEntry>();

  /** @throws UserError if it is none */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    const { count, start } = this.#end();
    checkMost(count, MOST_FILES, 'files in it');
    let all = 0;
    for (let i = 0, at = start; i < count; i++) {
      if (this.#word(at) !== CENTRAL) throw broken('its directory is damaged');
      const [name, extra, comment] = [28, 30, 32].map((from) => this.#half(at + from)) as [
        number,
        number,
        number,
      ];
      const size = this.#word(at + 24);
      all += size;
      if (Math.max(size - MOST_BYTES.one, all - MOST_BYTES.all) > 0) {
        throw new UserError('this is too large, unpacked', {
          expected: `at most ${MOST_BYTES.one} bytes a file and ${MOST_BYTES.all} in all`,
        });
      }
      this.#entries.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), {
        method: this.#half(at + 10),
        packed: this.#word(at + 20),
        size,
        offset: this.#word(at + 42),
      });
      at += 46 + name + extra + comment;
    }
  }

  /** The text of a file. @throws UserError if it is missing or damaged */
  text(path: string): string {
    const entry = this.#entries.get(path);
    if (!entry) throw new UserError(`the file ${path} in it is missing`);
    const { method, packed, size, offset } = entry;
    if (this.#word(offset) !== LOCAL) throw broken(`${path} is not where its directory says`);
    const from = offset + 30 + this.#half(offset + 26) + this.#half(offset + 28);
    const data = this.#bytes.subarray(from, from + packed);
    const plain = method === 0 ? data : method === 8 ? inflated(data, size) : undefined;
    if (plain?.length !== size) throw broken(`${path} cannot be unpacked to its ${size} bytes`);
    return new TextDecoder().decode(plain);
  }

  /** The directory is named at the very end, before a comment. */
  #end(): { readonly count: number; readonly start: number } {
    const last = this.#bytes.length - 22;
    for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
      if (this.#word(at) === END) return { count: this.#half(at + 10), start: this.#word(at + 16) };
    }
    throw broken('it has no directory');
  }

  /** Past the end there is nothing. */
  #word(at: number): number {
    return at + 4 > this.#bytes.length ? 0 : this.#view.getUint32(at, true);
  }

  #half(at: number): number {
    return at + 2 > this.#bytes.length ? 0 : this.#view.getUint16(at, true);
  }
}

function broken(why: string): UserError {
  return new UserError(`this is no zip file: ${why}`);
}

/** Bytes that are unpacked at a time: they come to 4 MB at most. */
const STEP = 4096;

/**
 * Bytes packed by Deflate (RFC 1951), unpacked; nothing if they are damaged or come to more than this size: then no more of
 * them is unpacked.
 */
export function inflated(data: Uint8Array, size: number): Uint8Array | undefined {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let at = 0; length <= size && (at === 0 || at < data.length); at += STEP) {
      inflate.push(data.subarray(at, at + STEP), at + STEP >= data.length);
    }
  } catch {
    return undefined;
  }
  return length > size ? undefined : concatenated(pieces);
}
