import { codesOfBytes, concatenated } from '../bytes.ts';
import { inflated } from './zip.ts';

/** What a page draws is no larger, unpacked. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The dictionary of a page or of a stream is no longer. */
const MOST_HEAD = 4096;

/** What stands before `obj`: two numbers. */
const MOST_NUMBERS = 24;

interface Stream {
  readonly bytes: Uint8Array;
  readonly isPacked: boolean;
}

/** A stream of objects, which begin with so many bytes of their numbers and places. */
interface Pack extends Stream {
  readonly first: number;
}

/**
 * The content streams of pages as they stand in a file (ISO 32000-1, 7.3.8 and 7.7.3), found by reading it from its
 * beginning: streams that stand by themselves, packed by Flate or not at all, and pages also in streams of objects (7.5.7).
 */
export class PageContents {
  readonly #streams = new Map<number, Stream>();
  /** The numbers of the streams of a page, by the number of the page's object. */
  readonly #pages = new Map<number, readonly number[]>();

  constructor(bytes: Uint8Array) {
    const packs: Pack[] = [];
    for (let at = find(bytes, ' obj', 0); at >= 0; at = find(bytes, ' obj', at)) {
      const [, number] =
        /(\d+) \d+$/.exec(codesOfBytes(bytes.slice(Math.max(0, at - MOST_NUMBERS), at))) ?? [];
      at += ' obj'.length;
      if (number !== undefined) at = this.#read(bytes, Number(number), at, packs);
    }
    for (const pack of packs) this.#readPack(pack);
    // Of the file no more is kept than these.
    const kept = new Set([...this.#pages.values()].flat());
    for (const [number, stream] of this.#streams) {
      if (kept.has(number)) this.#streams.set(number, { ...stream, bytes: stream.bytes.slice() });
      else this.#streams.delete(number);
    }
  }

  get count(): number {
    return this.#pages.size;
  }

  /**
   * @param page the number of the page's object
   * @returns nothing if the page is not found; `damaged` if a stream of it is missing or cannot be unpacked
   */
  of(page: number): Uint8Array | 'damaged' | undefined {
    const numbers = this.#pages.get(page);
    if (!numbers) return undefined;
    const parts: Uint8Array[] = [];
    for (const number of numbers) {
      const stream = this.#streams.get(number);
      const plain = stream && plainOf(stream);
      if (!plain) return 'damaged';
      // The end of a stream ends a word as well.
      parts.push(plain, Uint8Array.of(0x0a));
    }
    return concatenated(parts);
  }

  /** @returns where the object ends, or its dictionary */
  #read(bytes: Uint8Array, number: number, from: number, packs: Pack[]): number {
    const end = find(bytes, 'endobj', from);
    const head = codesOfBytes(bytes.subarray(from, Math.min(end < 0 ? bytes.length : end, from + MOST_HEAD)));
    const [dictionary] = /^[\s\S]*?>>\s*stream\r?\n/.exec(head) ?? [];
    if (dictionary === undefined) {
      if (/\/Type\s*\/Page\b/.test(head)) this.#pages.set(number, contentsIn(head));
      return end < 0 ? bytes.length : end;
    }
    const start = from + dictionary.length;
    const [, length] = /\/Length\s+(\d+)\b(?!\s+\d+\s+R)/.exec(dictionary) ?? [];
    const last = length === undefined ? find(bytes, 'endstream', start) : start + Number(length);
    const until = last < 0 ? bytes.length : last;
    const stream = { bytes: bytes.subarray(start, until), isPacked: dictionary.includes('/FlateDecode') };
    this.#streams.set(number, stream);
    const [, first] = (/\/Type\s*\/ObjStm\b/.test(dictionary) && /\/First\s+(\d+)/.exec(dictionary)) || [];
    if (first !== undefined) packs.push({ ...stream, first: Number(first) });
    return until;
  }

  /** Numbers and places of the objects come first; what is damaged has no pages. */
  #readPack(pack: Pack): void {
    const plain = plainOf(pack);
    if (!plain) return;
    const text = codesOfBytes(plain);
    const numbers = text.slice(0, pack.first).trim().split(/\s+/).map(Number);
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [start, end] = [numbers[i + 1]!, numbers[i + 3] ?? text.length].map(
        (place) => pack.first + place,
      );
      const object = text.slice(start, Math.min(end!, start! + MOST_HEAD));
      if (/\/Type\s*\/Page\b/.test(object)) this.#pages.set(numbers[i]!, contentsIn(object));
    }
  }
}

/** @returns nothing if it cannot be unpacked */
function plainOf({ bytes, isPacked }: Stream): Uint8Array | undefined {
  return isPacked ? inflated(bytes.subarray(ZLIB_HEAD), MOST_BYTES) : bytes;
}

/** What stands before packed bytes (RFC 1950). */
const ZLIB_HEAD = 2;

/** The streams that a page names, one or several. */
function contentsIn(page: string): number[] {
  const [, list = ''] = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(page) ?? [];
  return Array.from(list.matchAll(/(\d+)\s+\d+\s+R/g), ([, number]) => Number(number));
}

/** Where a word in ASCII stands next, or -1. */
function find(bytes: Uint8Array, word: string, from: number): number {
  const [first, ...rest] = Array.from(word, (letter) => letter.charCodeAt(0));
  for (let at = bytes.indexOf(first!, from); at >= 0; at = bytes.indexOf(first!, at + 1)) {
    if (rest.every((code, i) => bytes[at + 1 + i] === code)) return at;
  }
  return -1;
}
