import { checkCounts } from '../../book/binding.ts';
import { openBook } from '../../book/book.ts';
import { EDITIONS } from '../../book/choices.ts';
import type { BookConfig } from '../../book/config.ts';
import { planBook } from '../../book/plan.ts';
import { slug } from '../../book/slug.ts';
import { writingWith } from '../../braille/tables.ts';
import { checkWriting } from '../../braille/translate.ts';
import { UserError } from '../../errors.ts';
import { areChosen, bookFiles, doneOrLeftOut, type LeaveOut } from '../../render/book-files.ts';
import { editionsThatHold } from '../../render/dry-run.ts';
import type { Materials } from '../../render/editions.ts';
import type { RenderedFile } from '../../render/recipe.ts';
import type { Progress } from './protocol.ts';

/** A book that is being made: the folder that the command would write it to, and its files. */
export interface Making {
  readonly folder: string;
  readonly files: Iterable<RenderedFile>;
}

/**
 * Makes a book as the command makes it, with the same bytes; its files come one after the other, book.json last.
 *
 * @throws UserError as the command does
 */
export async function makeWhole(
  asked: BookConfig,
  materials: Materials,
  tell: (progress: Progress) => void,
): Promise<Making> {
  if (Object.keys(asked.print.fonts ?? {}).length > 0) {
    throw new UserError('fonts of your own cannot be used in a browser', {
      where: 'print.fonts',
      expected: 'a config without this field',
      hint: 'the command `dominosa book` can use them',
    });
  }
  const leaveOut: LeaveOut = ({ where = '', message }) =>
    tell({ step: 'left-out', edition: where, why: message });
  checkWriting(asked.language, writingWith(materials.engines, asked.braille));
  const chosen = areChosen(asked.editions);
  const config = withoutUnbound(asked, leaveOut, chosen);
  const editions = await editionsThatHold(config, materials, { leaveOut, areChosen: chosen });
  const file = await planBook(config, {
    onPuzzle: (done, of) => tell({ step: 'puzzles', done, of }),
  });
  const all = EDITIONS.filter((edition) => editions.includes(edition));
  const contents = { file: { ...file, editions: all }, book: openBook(file), editions, areChosen: chosen };
  let made = 0;
  const files = bookFiles(contents, materials, {
    leaveOut,
    onEdition: (done) => {
      made = done;
    },
  });
  function* toldOf(): Generator<RenderedFile> {
    for (const file of files) {
      tell({ step: 'editions', done: made, of: editions.length, file: file.name });
      yield file;
    }
  }
  return { folder: slug(config.title), files: toldOf() };
}

/** The config without a bound edition of which numbers alone tell that it cannot be bound, unless it alone was chosen. */
function withoutUnbound(config: BookConfig, leaveOut: LeaveOut, areChosen: boolean): BookConfig {
  const { editions } = config;
  if (
    !editions.includes('kdp') ||
    doneOrLeftOut({ editions, areChosen }, () => checkCounts(config), leaveOut)
  )
    return config;
  return { ...config, editions: editions.filter((edition) => edition !== 'kdp') };
}
