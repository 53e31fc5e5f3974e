import { FitError } from '../errors.ts';
import type { BoundPaper, Printer, TallyPlace, Trim } from './choices.ts';
import { type OwnPress, pressOf } from './printers.ts';
import { usualPrint } from './trims.ts';

export interface Binding {
  readonly trim: Trim;
  readonly paper: BoundPaper;
  /** KDP by default. */
  readonly printer?: Printer | OwnPress | undefined;
  /** By default large where the size has room for it. */
  readonly print?: 'large' | 'standard' | undefined;
}

/** In which print a bound book is: on small pages large print has no room for a board of 8 rows. */
export function printOf({ trim, print = usualPrint(trim) }: Binding): 'large' | 'standard' {
  return print;
}

/** This many empty pages at the end of a book count as intended. */
const MOST_EMPTY = 10;

/** The size with the largest pages. */
const LARGEST: Trim = 'a4';

/** What a config says of how much there will be: sections from files may not say it. */
interface Counts {
  readonly sections: readonly { readonly count?: number | undefined }[];
  readonly print: {
    readonly puzzlesPerPage: number;
    readonly tally?: TallyPlace | undefined;
    readonly keysPerPage: number;
    readonly kdp: Binding;
  };
}

/** The kdp edition of a book has more or fewer pages than can be bound. */
export class BindingError extends FitError {}

/** Whether a book of this size is printed on this paper. */
export function isOffered(binding: Binding): boolean {
  return mostOf(binding) !== undefined;
}

function mostOf(binding: Binding): number | undefined {
  return pressOf(binding).most(binding.trim)[binding.paper];
}

/**
 * The number of pages that a book of so many is bound with: an even one, and not below the least, so that it ends with
 * empty pages.
 *
 * @throws BindingError if it is too thick, or so thin that too many pages would be empty
 */
export function boundPages(pages: number, binding: Binding): number {
  const least = pressOf(binding).least[binding.paper];
  const bound = Math.max(least, pages + (pages % 2));
  checkMost(pages, binding, `a book of ${pages} pages`);
  if (bound - pages > MOST_EMPTY) {
    throw new BindingError(`a book of ${pages} pages cannot be bound`, {
      where: 'kdp',
      expected: `${least} pages at least on ${binding.paper} paper, of which ${MOST_EMPTY} may be empty`,
      hint: 'add puzzles, or leave out kdp with "editions" or --edition',
    });
  }
  return bound;
}

/**
 * Tells what no layout can mend, before any puzzle is made: each puzzle has two pages that face each other if that was asked
 * for, else one at least, or its share of one.
 *
 * @throws BindingError if the puzzles and their keys alone fill more pages than can be bound
 */
export function checkCounts({ sections, print }: Counts): void {
  const counts = sections.map(({ count = 0 }) => count);
  const { puzzlesPerPage, tally } = print;
  const share = puzzlesPerPage === 1 && tally === 'own-page' ? 2 : 1 / puzzlesPerPage;
  const puzzles = counts.reduce((sum, count) => sum + Math.ceil(count * share), 0);
  const keys = Math.ceil(counts.reduce((sum, count) => sum + count, 0) / print.keysPerPage);
  checkMost(puzzles + keys, print.kdp, `a book of more than ${puzzles + keys} pages`);
}

/** @throws BindingError if it has more pages than can be bound; `subject` says what has */
export function checkMost(pages: number, binding: Binding, subject: string): void {
  const { trim, paper } = binding;
  const most = mostOf(binding) ?? 0;
  if (pages <= most) return;
  const larger = mostOf({ ...binding, trim: LARGEST }) ?? 0;
  throw new BindingError(`${subject} cannot be bound`, {
    where: 'kdp',
    expected: `${most} pages at most of ${trim} on ${paper} paper`,
    hint: [
      'ask for fewer puzzles and make a second volume',
      'put more of them on a page with "print": { "puzzlesPerPage": 4 }',
      ...(larger > most
        ? [`take larger pages with "kdp": { "trim": "${LARGEST}" } there, ${larger} at most`]
        : []),
      'or leave out kdp with "editions" or --edition',
    ].join(', '),
  });
}
