import type { CanonicalForm } from '../domino/symmetry.ts';

/** Forms of puzzles, with where each puzzle stands. A form takes a byte a cell and a few numbers. */
export class Twins {
  readonly #byFrame = new Map<number, Forms>();
  readonly #hash: Hash;

  /** @param hash by which forms are looked up; those of one hash are compared */
  constructor(hash: Hash = hashOf) {
    this.#hash = hash;
  }

  /** Where a puzzle of this form stands; nothing if there is none. */
  find(form: CanonicalForm): string | undefined {
    return this.#byFrame.get(form.frame)?.find(form.codes);
  }

  /** @param place where it stands */
  add({ frame, codes }: CanonicalForm, place: string): void {
    let forms = this.#byFrame.get(frame);
    if (!forms) {
      forms = new Forms(codes.length, this.#hash);
      this.#byFrame.set(frame, forms);
    }
    forms.add(codes, place);
  }
}

/** A whole number that equal codes share. */
type Hash = (codes: readonly number[]) => number;

const NONE = -1;
/** Forms for which there is room at first. */
const FIRST_ROOM = 64;

/** Forms of one range and box: their codes, one form after the other, found by their hash and then compared. */
class Forms {
  readonly #size: number;
  readonly #hash: Hash;
  readonly #places: string[] = [];
  #codes: Uint8Array;
  /** The last form with each hash, */
  readonly #last = new Map<number, number>();
  /** and for each form the one before with the same hash. */
  readonly #before: number[] = [];

  /** @param size how many codes a form has */
  constructor(size: number, hash: Hash) {
    this.#size = size;
    this.#hash = hash;
    this.#codes = new Uint8Array(FIRST_ROOM * size);
  }

  find(codes: readonly number[]): string | undefined {
    for (let form = this.#last.get(this.#hash(codes)) ?? NONE; form !== NONE; form = this.#before[form]!) {
      if (this.#is(form, codes)) return this.#places[form];
    }
    return undefined;
  }

  add(codes: readonly number[], place: string): void {
    const form = this.#places.push(place) - 1;
    const hash = this.#hash(codes);
    this.#before.push(this.#last.get(hash) ?? NONE);
    this.#last.set(hash, form);
    const start = form * this.#size;
    if (start === this.#codes.length) {
      const smaller = this.#codes;
      this.#codes = new Uint8Array(2 * smaller.length);
      this.#codes.set(smaller);
    }
    this.#codes.set(codes, start);
  }

  #is(form: number, codes: readonly number[]): boolean {
    const start = form * this.#size;
    for (let i = 0; i < codes.length; i++) if (this.#codes[start + i] !== codes[i]) return false;
    return true;
  }
}

/** FNV-1a of 32 bits, its high ones mixed in, as a number with a sign: as such it takes no memory of its own. */
function hashOf(codes: readonly number[]): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < codes.length; i++) hash = Math.imul(hash ^ codes[i]!, 0x01000193);
  return hash ^ (hash >>> 15);
}
