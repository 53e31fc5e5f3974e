import { BindingError } from '../book/binding.ts';
import { type Book, openBook } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import type { BookConfig } from '../book/config.ts';
import { planBook } from '../book/plan.ts';
import { isSoonMade, standInFor } from '../book/stand-in.ts';
import { FitError, UserError } from '../errors.ts';
import type { LeaveOut } from './book-files.ts';
import { type Materials, renderEdition } from './editions.ts';

/**
 * Which editions of a book can be made, asked before its puzzles are: a book of the same words and sizes is laid out
 * and thrown away. Where nobody has chosen editions, those that a board is too large for are left out, which is told. How many
 * pages a press binds is not told so.
 *
 * @throws UserError with section, edition and field
 */
export async function editionsThatHold(
  config: BookConfig,
  materials: Materials,
  { leaveOut, areChosen }: { readonly leaveOut: LeaveOut; readonly areChosen: boolean },
): Promise<readonly Edition[]> {
  const book = isSoonMade(config) ? undefined : await standIn(config);
  if (!book) return config.editions;
  const held: Edition[] = [];
  for (const edition of config.editions) {
    const fault = faultOf(book, edition, materials);
    if (!fault) {
      held.push(edition);
      continue;
    }
    const told =
      fault instanceof FitError ? await placed(fault, config, edition, materials) : fault.within(edition);
    if (areChosen || !(told instanceof FitError)) throw told;
    leaveOut(told);
  }
  return held;
}

/** A book that is laid out as this one will be; nothing if none is made so. */
async function standIn(config: BookConfig): Promise<Book | undefined> {
  const other = standInFor(config);
  try {
    return other && openBook(await planBook(other));
  } catch (error) {
    // What is wrong with the puzzles that were asked for is told when they are made.
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function faultOf(book: Book, edition: Edition, materials: Materials): UserError | undefined {
  try {
    // Whatever has to fit is measured before a file is there; its bytes are not asked for.
    for (const _ of renderEdition(book, edition, materials));
    return undefined;
  } catch (error) {
    if (error instanceof BindingError) return undefined;
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** The fault with edition and section, and with a way out that was tried. */
async function placed(
  { message, expected, reason }: FitError,
  config: BookConfig,
  edition: Edition,
  materials: Materials,
): Promise<UserError> {
  const larger = config.paper === 'a3' ? undefined : await standIn({ ...config, paper: 'a3' });
  const hint =
    larger && config.editions.every((other) => !faultOf(larger, other, materials))
      ? 'set "paper" to "a3"'
      : `leave "${edition}" out of "editions", or choose a smaller range or shape`;
  const told = new FitError(message, {
    where: edition,
    hint,
    ...(expected && { expected }),
    ...(reason && { reason }),
  });
  for (const [s, section] of config.sections.entries()) {
    const alone = await standIn({ ...config, sections: [section] });
    if (alone && faultOf(alone, edition, materials)) return told.within(`sections[${s}]`);
  }
  return told;
}
