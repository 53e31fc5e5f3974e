import { type CanonicalForm, canonicalForm, canonicalKey } from '../domino/symmetry.ts';
import { within } from '../errors.ts';
import type { BookFile } from './book.ts';
import { puzzleId, puzzleNumber } from './id.ts';
import { type ParsedRecord, type PuzzleRecord, parseRecord } from './record.ts';
import { Twins } from './twins.ts';

/**
 * Puzzles that are in use already: the same ones turned, mirrored or renumbered, and equal ids, are never
 * made. The solution of a completion counts as a puzzle, so that none gives away another.
 */
export class KnownPuzzles {
  readonly #twins = new Twins();
  /** Where each id stands. */
  readonly #ids = new Map<number, string>();
  /** Nothing if it is not asked for keys. */
  readonly #keys: Set<string> | undefined;

  /** @param options.keys whether {@link hasKey} will be asked */
  constructor({ keys = true } = {}) {
    this.#keys = keys ? new Set() : undefined;
  }

  /**
   * Takes note of every puzzle of an earlier book.
   *
   * @param name of the book
   * @throws UserError that names a puzzle that cannot be read
   */
  addBook(book: BookFile, name = 'an earlier book'): this {
    const add = (place: string, record: PuzzleRecord) => {
      this.add(
        within(place, () => parseRecord(record)),
        `${name}: ${place}`,
      );
    };
    for (const [s, { puzzles }] of book.sections.entries()) {
      for (const [p, record] of puzzles.entries()) add(`sections[${s}].puzzles[${p}]`, record);
    }
    if (book.cover) add('cover', book.cover);
    return this;
  }

  /** @param place where it stands, for those who meet it again */
  add(parsed: ParsedRecord, place = SOMEWHERE): void {
    this.#add(parsed, marksOf(parsed), place);
  }

  /** Adds a puzzle if it is new. @returns why it is not, as {@link clash} says */
  take(parsed: ParsedRecord, place = SOMEWHERE): string | undefined {
    const marks = marksOf(parsed);
    const clash = this.#clash(parsed, marks);
    if (clash === undefined) this.#add(parsed, marks, place);
    return clash;
  }

  has(parsed: ParsedRecord): boolean {
    return this.clash(parsed) !== undefined;
  }

  /** Why a puzzle is not new, in words; nothing if it is. */
  clash(parsed: ParsedRecord): string | undefined {
    return this.#clash(parsed, marksOf(parsed));
  }

  /** Whether a puzzle has this key, perhaps turned or mirrored. */
  hasKey({ puzzle, key }: ParsedRecord): boolean {
    if (!this.#keys) throw new Error('of these puzzles no keys are known');
    return key !== undefined && this.#keys.has(canonicalKey(puzzle.board, key));
  }

  #add({ puzzle, key }: ParsedRecord, { id, forms }: Marks, place: string): void {
    for (const form of forms) this.#twins.add(form, place);
    this.#ids.set(id, place);
    if (key) this.#keys?.add(canonicalKey(puzzle.board, key));
  }

  #clash({ puzzle }: ParsedRecord, { id, forms }: Marks): string | undefined {
    for (const form of forms) {
      const twin = this.#twins.find(form);
      if (twin !== undefined) return `is the same puzzle as ${twin}, perhaps turned, mirrored or renumbered`;
    }
    const namesake = this.#ids.get(id);
    return namesake === undefined ? undefined : `has the id ${puzzleId(puzzle)}, as ${namesake} has`;
  }
}

const SOMEWHERE = 'another puzzle';

/** What a puzzle is known again by. */
interface Marks {
  /** The number of its id, with a sign: as such it takes no memory of its own. */
  readonly id: number;
  /** Its form, and that of its solution. */
  readonly forms: readonly CanonicalForm[];
}

function marksOf({ puzzle, solution }: ParsedRecord): Marks {
  const all = solution ? [puzzle, solution] : [puzzle];
  return { id: puzzleNumber(puzzle) | 0, forms: all.map(canonicalForm) };
}
