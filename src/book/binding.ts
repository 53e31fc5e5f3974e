import { FitError } from '../errors.ts';
import type { BoundPaper, TallyPlace, Trim } from './choices.ts';

// What the press of the edition kdp binds, in pages: two a leaf. Where each number was read: docs/pdf.md.

/** How a book is to be bound. */
export interface Binding {
  readonly trim: Trim;
  readonly paper: BoundPaper;
}

/** The least number of pages on each paper. */
const LEAST: Readonly<Record<BoundPaper, number>> = {
  white: 24,
  cream: 24,
  'standard-colour': 72,
  'premium-colour': 24,
};

/** The most pages of each size on each paper; none where it is not printed on that. */
const MOST: Readonly<Record<Trim, Partial<Record<BoundPaper, number>>>> = {
  '8.5x11': { white: 590, cream: 550, 'standard-colour': 600, 'premium-colour': 590 },
  '8x10': { white: 828, cream: 776, 'standard-colour': 600, 'premium-colour': 828 },
  a4: { white: 780, cream: 730, 'premium-colour': 590 },
  '8.25x6': { white: 800, cream: 750, 'standard-colour': 600, 'premium-colour': 800 },
};

/** In which print each size is: on a page 6 inches high large print has no room for a board of 8 rows. */
export const PRINT_OF: Readonly<Record<Trim, 'large' | 'standard'>> = {
  '8.5x11': 'large',
  '8x10': 'large',
  a4: 'large',
  '8.25x6': 'standard',
};

/** So many empty pages at the end of a book are taken for meant. */
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
export function isOffered({ trim, paper }: Binding): boolean {
  return MOST[trim][paper] !== undefined;
}

/**
 * The number of pages that a book of so many is bound with: an even one, and not below the least, so that it ends with
 * empty pages.
 *
 * @throws BindingError if it is too thick, or so thin that too many pages would be empty
 */
export function boundPages(pages: number, binding: Binding): number {
  const least = LEAST[binding.paper];
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
 * Tells what no layout can mend, before any puzzle is made: each puzzle has two pages that face each other, or one, or its share
 * of one.
 *
 * @throws BindingError if the puzzles and their keys alone fill more pages than can be bound
 */
export function checkCounts({ sections, print }: Counts): void {
  const counts = sections.map(({ count = 0 }) => count);
  const { puzzlesPerPage, tally = 'own-page' } = print;
  const share = puzzlesPerPage === 1 && tally === 'own-page' ? 2 : 1 / puzzlesPerPage;
  const puzzles = counts.reduce((sum, count) => sum + Math.ceil(count * share), 0);
  const keys = Math.ceil(counts.reduce((sum, count) => sum + count, 0) / print.keysPerPage);
  checkMost(puzzles + keys, print.kdp, `a book of more than ${puzzles + keys} pages`);
}

function checkMost(pages: number, binding: Binding, subject: string): void {
  const { trim, paper } = binding;
  const most = MOST[trim][paper] ?? 0;
  if (pages <= most) return;
  const larger = MOST[LARGEST][paper] ?? 0;
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
