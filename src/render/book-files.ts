import { BindingError } from '../book/binding.ts';
import { type Book, type BookFile, makeBookText } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { FitError, type UserError } from '../errors.ts';
import { isEmptyEdition, type Materials, type RenderedFile, renderEdition } from './editions.ts';
import { textFile } from './pieces.ts';

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
  readonly leaveOut: (why: UserError, edition: Edition) => void;
  /** How many editions are made, and of how many. */
  readonly onEdition?: ((done: number, wanted: number) => void) | undefined;
}

/**
 * It is laid out first: how many pages a bound book has is known only then, and whether it can be bound is told before the rest is
 * made.
 */
export const BOUND: Edition = 'kdp';

/** Editions that share a layout (kept.ts) or a long document, and each of the others; the longest work first. */
const GROUPS: readonly (readonly Edition[])[] = [
  ['large-print', 'epub'],
  ['giant-print', 'standard-print'],
  ['tactile', 'kit', 'brf', 'pef'],
  ['kdp'],
  ['ebraille'],
  ['aloud'],
  ['html'],
  ['stones'],
  ['calibration'],
  ['keys'],
];

/** The parts that the work on these editions falls into, the longest first; each in the order of the list. */
export function editionGroups(editions: readonly Edition[]): Edition[][] {
  const wanted = [...new Set(editions)];
  return GROUPS.map((group) => wanted.filter((edition) => group.includes(edition))).filter(
    (group) => group.length > 0,
  );
}

/**
 * All files of a book, piece by piece as they are asked for: those of its editions, and book.json last. Where nobody has chosen
 * editions, one that cannot hold the book is left out, and one that cannot be bound is where there are others; one that would be
 * empty is in any case.
 *
 * @throws UserError as {@link renderEdition} does
 */
export function* bookFiles(
  contents: Contents,
  materials: Materials,
  { leaveOut, onEdition }: Told,
): Generator<RenderedFile> {
  const leftOut = new Set<Edition>();
  const note = (why: UserError, edition: Edition) => {
    leftOut.add(edition);
    leaveOut(why, edition);
  };
  yield* editionFiles(contents, contents.editions, materials, { leaveOut: note, onEdition });
  yield bookJson(contents, leftOut);
}

/** What is written last: the book, with the editions that it has. */
export function bookJson({ file }: Pick<Contents, 'file'>, leftOut: ReadonlySet<Edition>): RenderedFile {
  const editions = file.editions.filter((edition) => !leftOut.has(edition));
  return textFile('book.json', [makeBookText({ ...file, editions })]);
}

/** The files of some of a book's editions: {@link bookFiles}. */
export function* editionFiles(
  { book, editions, areChosen }: Contents,
  some: readonly Edition[],
  materials: Materials,
  { leaveOut, onEdition }: Told,
): Generator<RenderedFile> {
  const wanted = new Set(some);
  /** Lays an edition out, as a book is before its first file is there. */
  const begin = (edition: Edition) => {
    const files = renderEdition(book, edition, materials);
    let next: IteratorResult<RenderedFile> | undefined;
    doneOrLeftOut(
      { editions, areChosen },
      () => (next = files.next()),
      (why) => leaveOut(why, edition),
    );
    return { files, next };
  };
  const bound = wanted.has(BOUND) && !isEmptyEdition(book, BOUND) ? begin(BOUND) : undefined;
  for (const [i, edition] of [...wanted].entries()) {
    if (isEmptyEdition(book, edition)) {
      leaveOut(new FitError('the book has nothing that would stand in it', { where: edition }), edition);
      continue;
    }
    let { files, next } = (edition === BOUND && bound) || begin(edition);
    for (; next && !next.done; next = files.next()) yield next.value;
    onEdition?.(i + 1, wanted.size);
  }
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
