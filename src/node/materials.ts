import type { BookFile } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import { writingWith } from '../braille/tables.ts';
import { checkWriting } from '../braille/translate.ts';
import type { Materials } from '../render/editions.ts';
import { ENGINES } from './braille.ts';
import { loadFonts } from './fonts.ts';
import { loadOwnFonts } from './own-fonts.ts';
import { loadPictures } from './pictures.ts';
import { loadLockScript, loadPlayScript } from './play-script.ts';
import { loadTexts } from './texts.ts';

/** Where files of the user's own are. */
export interface OwnFiles {
  /** A folder with templates and words. */
  readonly templates?: string | undefined;
  /** Where the fonts and pictures that a book names are looked for, one after the other; by default where the program runs. */
  readonly fontFolders?: readonly string[];
}

/**
 * Loads what editions of a book are made with.
 *
 * @throws UserError if a template or font is wrong, or braille cannot be written as the book asks
 */
export function loadMaterials(
  { language, address, braille, print }: Pick<BookFile, 'language' | 'address' | 'braille' | 'print'>,
  editions: readonly Edition[],
  { templates, fontFolders = ['.'] }: OwnFiles = {},
): Materials {
  checkWriting(language, writingWith(ENGINES, braille));
  const fonts = loadFonts();
  return {
    texts: loadTexts(language, templates, address),
    fonts,
    printFonts: loadOwnFonts(fonts, print.fonts, fontFolders),
    pictures: loadPictures(print, fontFolders),
    ...(editions.includes('html') && { script: loadPlayScript(), lockScript: loadLockScript() }),
    engines: ENGINES,
  };
}
