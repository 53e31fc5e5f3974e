import { BindingError } from '../book/binding.ts';
import { type Book, type BookFile, makeBookText } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { FitError, type UserError } from '../errors.ts';
import { isEmptyEdition, type Materials, type RenderedFile, renderEdition } from './editions.ts';
import { textFile } from './recipe.ts';

/** What a book's folder is filled with. */
export interface Contents {
  /** The content of book.json, and the book that it opens as. */
  readonly file: BookFile;
  readonly book: Book;
  readonly editions: readonly Edition[];
  /** Whether somebody has chosen them. */
  readonly areChosen: boolean;
}

/** Called with which edition is left out, and why. */
export type LeaveOut = (why: UserError) => void;

/** Called while files are made. */
export interface Told {
  readonly leaveOut: LeaveOut;
  /** How many editions are made, and of how many. */
  readonly onEdition?: (done: number, wanted: number) => void;
}

const BOUND: Edition = 'kdp';

/**
 * All files of a book, piece by piece as they are asked for: those of its editions, and book.json last. A bound book is laid out first.
 * Where nobody has chosen editions, one that cannot hold the book is left out, and one that cannot be bound is where there are others; one that
 * would be empty is in any case.
 *
 * @throws UserError as {@link renderEdition} does
 */
export function* bookFiles(
  { file, book, editions, areChosen }: Contents,
  materials: Materials,
  { leaveOut, onEdition }: Told,
): Generator<RenderedFile> {
  const wanted = new Set(editions);
  const made = [...file.editions];
  const leave = (edition: Edition) => made.splice(made.indexOf(edition), 1);
  /** Lays an edition out, as a book is before its first file is there. */
  const begin = (edition: Edition) => {
    const files = renderEdition(book, edition, materials);
    let next: IteratorResult<RenderedFile> | undefined;
    if (!doneOrLeftOut({ editions, areChosen }, () => (next = files.next()), leaveOut)) leave(edition);
    return { files, next };
  };
  // How many pages a bound book has is known when it is laid out: whether it can be bound is reported before the rest is made.
  const bound = wanted.has(BOUND) && !isEmptyEdition(book, BOUND) ? begin(BOUND) : undefined;
  for (const [i, edition] of [...wanted].entries()) {
    if (isEmptyEdition(book, edition)) {
      leaveOut(new FitError('the book has nothing that would stand in it', { where: edition }));
      leave(edition);
      continue;
    }
    let { files, next } = (edition === BOUND && bound) || begin(edition);
    for (; next && !next.done; next = files.next()) yield next.value;
    onEdition?.(i + 1, wanted.size);
  }
  yield textFile('book.json', [makeBookText({ ...file, editions: made })]);
}

/** Whether somebody has chosen these editions: without a choice a book has all. */
export function areChosen(editions: readonly Edition[]): boolean {
  return EDITIONS.some((edition) => !editions.includes(edition));
}

/**
 * Does a piece of work for an edition. Where nobody has chosen editions, one that cannot hold the book is left out, which
 * is told; one that cannot be bound is, too, as long as there are others: nobody can tell beforehand how many pages a book has.
 *
 * @returns whether it was done
 * @throws FitError where the edition was chosen
 */
export function doneOrLeftOut(
  { editions, areChosen }: Pick<Contents, 'editions' | 'areChosen'>,
  work: () => void,
  leaveOut: LeaveOut,
): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (!(error instanceof FitError)) throw error;
    const isDue = areChosen && (!(error instanceof BindingError) || editions.length === 1);
    if (isDue) throw error;
    leaveOut(error);
    return false;
  }
}
