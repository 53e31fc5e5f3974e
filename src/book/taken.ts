import { canonicalKey, canonicalText } from '../domino/symmetry.ts';
import { within } from '../errors.ts';
import type { BookFile } from './book.ts';
import { puzzleId } from './id.ts';
import { type ParsedRecord, type PuzzleRecord, parseRecord } from './record.ts';

/**
 * Puzzles that are taken already: equal ones in another dress (turned, mirrored, renumbered) and equal ids are never
 * made. The solution of a completion counts as a puzzle, so that none gives away another.
 */
export class Taken {
  /** Where each stands. */
  readonly #texts = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  readonly #keys = new Set<string>();

  /**
   * Takes note of every puzzle of an earlier book.
   *
   * @param name of the book
   * @throws UserError which names a puzzle that cannot be read
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
  add({ puzzle, solution, key }: ParsedRecord, place = 'another puzzle'): void {
    this.#texts.set(canonicalText(puzzle), place);
    if (solution) this.#texts.set(canonicalText(solution), place);
    this.#ids.set(puzzleId(puzzle), place);
    if (key) this.#keys.add(canonicalKey(puzzle.board, key));
  }

  has(parsed: ParsedRecord): boolean {
    return this.clash(parsed) !== undefined;
  }

  /** Why a puzzle is taken, in words; nothing if it is free. */
  clash({ puzzle, solution }: ParsedRecord): string | undefined {
    const twin =
      this.#texts.get(canonicalText(puzzle)) ?? (solution && this.#texts.get(canonicalText(solution)));
    if (twin !== undefined) return `is the same puzzle as ${twin}, perhaps turned, mirrored or renumbered`;
    const id = puzzleId(puzzle);
    const namesake = this.#ids.get(id);
    return namesake === undefined ? undefined : `has the id ${id}, as ${namesake} has`;
  }

  /** Whether a puzzle has this key, perhaps turned or mirrored. */
  hasKey({ puzzle, key }: ParsedRecord): boolean {
    return key !== undefined && this.#keys.has(canonicalKey(puzzle.board, key));
  }
}
