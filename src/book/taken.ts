import { canonicalForm, canonicalKey } from '../domino/symmetry.ts';
import { within } from '../errors.ts';
import type { BookFile } from './book.ts';
import { puzzleId } from './id.ts';
import { type ParsedRecord, parseRecord } from './record.ts';

/**
 * Puzzles that are taken already: equal ones in another dress (turned, mirrored, renumbered) and equal ids are never
 * made. The solution of a completion counts as a puzzle, so that none gives away another.
 */
export class Taken {
  readonly #forms = new Set<string>();
  readonly #ids = new Set<string>();
  readonly #keys = new Set<string>();

  /** Takes note of every puzzle of an earlier book. @throws UserError which names a puzzle that cannot be read */
  addBook(book: BookFile): this {
    for (const [s, { puzzles }] of book.sections.entries()) {
      for (const [p, record] of puzzles.entries()) {
        this.add(within(`sections[${s}].puzzles[${p}]`, () => parseRecord(record)));
      }
    }
    return this;
  }

  add({ puzzle, solution, key }: ParsedRecord): void {
    this.#forms.add(canonicalForm(puzzle));
    if (solution) this.#forms.add(canonicalForm(solution));
    this.#ids.add(puzzleId(puzzle));
    if (key) this.#keys.add(canonicalKey(puzzle.board, key));
  }

  has({ puzzle, solution }: ParsedRecord): boolean {
    return (
      this.#forms.has(canonicalForm(puzzle)) ||
      this.#ids.has(puzzleId(puzzle)) ||
      (solution !== undefined && this.#forms.has(canonicalForm(solution)))
    );
  }

  /** Whether a puzzle has this key, perhaps turned or mirrored. */
  hasKey({ puzzle, key }: ParsedRecord): boolean {
    return key !== undefined && this.#keys.has(canonicalKey(puzzle.board, key));
  }
}
