import { BindingError } from '../book/binding.ts';
import { type Book, type BookFile, openBook } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import type { BookConfig } from '../book/config.ts';
import { planBook } from '../book/plan.ts';
import { isSoonMade, standInFor, withCounts } from '../book/stand-in.ts';
import { attempt, FitError, UserError } from '../errors.ts';
import { doneOrLeftOut, type LeaveOut } from './book-files.ts';
import { checkLeastPages } from './bound.ts';
import { type Materials, renderEdition, sourceOf } from './editions.ts';

/**
 * Which editions of a book can be made, asked before its puzzles are: a book of the same words and sizes is laid out
 * and thrown away. Those that a board is too large for are left out where nobody has chosen editions, and a bound one that will
 * have too many pages, which is told.
 *
 * @throws UserError with section, edition and field
 */
export async function editionsThatHold(
  config: BookConfig,
  materials: Materials,
  { leaveOut, areChosen }: { readonly leaveOut: LeaveOut; readonly areChosen: boolean },
): Promise<readonly Edition[]> {
  const { editions } = config;
  const file = isSoonMade(config) ? undefined : await standIn(config);
  if (!file) return editions;
  const book = openBook(file);
  const held: Edition[] = [];
  for (const edition of editions) {
    const fault = faultOf(book, edition, materials) ?? thicknessOf(file, edition, config, materials);
    const told = fault && (await placed(fault, config, edition, materials));
    const work = () => {
      if (told) throw told;
    };
    if (doneOrLeftOut({ editions, areChosen }, work, leaveOut)) held.push(edition);
  }
  return held;
}

/** A book that is laid out as this one will be; nothing if none is made so. */
async function standIn(config: BookConfig): Promise<BookFile | undefined> {
  const other = standInFor(config);
  try {
    return other && (await planBook(other));
  } catch (error) {
    // What is wrong with the puzzles that were asked for is reported when they are made.
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** What is wrong with a book in an edition. How many pages it has says nothing of the one that it stands in for. */
function faultOf(book: Book, edition: Edition, materials: Materials): UserError | undefined {
  const fault = attempt(() => {
    // Whatever has to fit is measured before a file is there; its bytes are not asked for.
    for (const _ of renderEdition(book, edition, materials));
  });
  return fault instanceof UserError && !(fault instanceof BindingError) ? fault : undefined;
}

/** That the puzzles, with as few hints as there can be, are too many to be bound. */
function thicknessOf(
  file: BookFile,
  edition: Edition,
  config: BookConfig,
  materials: Materials,
): UserError | undefined {
  if (edition !== 'kdp') return undefined;
  const fault = attempt(() => checkLeastPages(sourceOf(openBook(withCounts(file, config)), materials)));
  return fault instanceof UserError ? fault : undefined;
}

/** The fault with its edition; if a board has no room, with its section, too, and with a way out that was tried. */
async function placed(
  fault: UserError,
  config: BookConfig,
  edition: Edition,
  materials: Materials,
): Promise<UserError> {
  if (fault instanceof BindingError) return fault;
  if (!(fault instanceof FitError)) return fault.within(edition);
  const { message, expected, reason } = fault;
  const larger = config.paper === 'a3' ? undefined : await standIn({ ...config, paper: 'a3' });
  const largerBook = larger && openBook(larger);
  const hint =
    largerBook && config.editions.every((other) => !faultOf(largerBook, other, materials))
      ? 'set "paper" to "a3"'
      : `leave "${edition}" out of "editions", or choose a smaller range or shape`;
  const told = new FitError(message, { where: edition, hint, expected, reason });
  for (const [s, section] of config.sections.entries()) {
    const alone = await standIn({ ...config, sections: [section] });
    if (alone && faultOf(openBook(alone), edition, materials)) return told.within(`sections[${s}]`);
  }
  return told;
}
