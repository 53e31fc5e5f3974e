import { BindingError } from '../book/binding.ts';
import { type Book, openBook } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import type { BookConfig } from '../book/config.ts';
import { planBook } from '../book/plan.ts';
import { isSoonMade, standInFor } from '../book/stand-in.ts';
import { FitError, UserError } from '../errors.ts';
import { renderEdition } from '../render/editions.ts';
import type { Call } from './command.ts';
import { areChosen, type Tools } from './rendering.ts';

/**
 * Which editions of a book can be made, asked before its puzzles are: a book of the same words and sizes is rendered and
 * thrown away. Where nobody has chosen editions, those that a board is too large for are left out with a note. How many
 * pages a press binds is not told so.
 *
 * @throws UserError with section, edition and field
 */
export async function editionsThatHold(
  call: Call,
  config: BookConfig,
  tools: Tools,
): Promise<readonly Edition[]> {
  const book = isSoonMade(config) ? undefined : await standIn(config);
  if (!book) return config.editions;
  const held: Edition[] = [];
  for (const edition of config.editions) {
    const fault = faultOf(book, edition, tools);
    if (!fault) {
      held.push(edition);
      continue;
    }
    const told =
      fault instanceof FitError ? await placed(fault, config, edition, tools) : fault.within(edition);
    if (areChosen(config.editions) || !(told instanceof FitError)) throw told;
    call.output.note(`${told.where} is left out: ${told.message}`);
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

function faultOf(book: Book, edition: Edition, tools: Tools): UserError | undefined {
  try {
    for (const { pieces } of renderEdition(book, edition, tools)) for (const _ of pieces);
    return undefined;
  } catch (error) {
    if (error instanceof BindingError) return undefined;
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** The fault with edition and section, and with a way out that was tried. */
async function placed(
  { message, expected }: FitError,
  config: BookConfig,
  edition: Edition,
  tools: Tools,
): Promise<FitError> {
  const larger = config.paper === 'a3' ? undefined : await standIn({ ...config, paper: 'a3' });
  const hint =
    larger && config.editions.every((other) => !faultOf(larger, other, tools))
      ? 'set "paper" to "a3"'
      : `leave "${edition}" out of "editions", or choose a smaller range or shape`;
  const told = new FitError(message, { where: edition, hint, ...(expected && { expected }) });
  for (const [s, section] of config.sections.entries()) {
    const alone = await standIn({ ...config, sections: [section] });
    if (alone && faultOf(alone, edition, tools)) return told.within(`sections[${s}]`);
  }
  return told;
}
