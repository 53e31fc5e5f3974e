import { readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BookFile } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import { COVER_PICTURES, saidOfCover } from '../book/cover-config.ts';
import type { PrintConfig } from '../book/print-config.ts';
import { writingWith } from '../braille/tables.ts';
import { checkWriting } from '../braille/translate.ts';
import { UserError, within } from '../errors.ts';
import type { FontFiles } from '../layout/fonts.ts';
import { type OwnFonts, withOwnFonts } from '../layout/own-fonts.ts';
import type { CoverPictures } from '../layout/page.ts';
import type { Materials } from '../render/editions.ts';
import { readPicture } from '../render/picture/read.ts';
import type { Players } from '../render/recipe.ts';
import { ENGINES } from './braille.ts';
import { onDisk, UNREAD } from './file-fault.ts';
import { loadFonts } from './fonts.ts';
import { isFile, isInside, readOwnFile } from './own-files.ts';
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
    ...(editions.includes('html') && { players: loadPlayers() }),
    engines: ENGINES,
  };
}

/** Puts the user's own fonts in place of the built-in ones. @throws UserError as {@link withOwnFonts} and {@link readOwnFile} do */
export function loadOwnFonts(
  fonts: FontFiles,
  own: OwnFonts | undefined,
  folders: readonly string[],
): FontFiles {
  return withOwnFonts(fonts, own, (path) => readOwnFile(path, folders, 'font'));
}

/**
 * Reads the pictures that a cover names.
 *
 * @param folders where they are looked for, one after the other, and nowhere else
 * @throws UserError that names the field and the file: if it is missing, lies elsewhere, is too large, or is no picture
 */
export function loadPictures(
  { cover }: Pick<PrintConfig, 'cover'>,
  folders: readonly string[],
): CoverPictures {
  const said = saidOfCover(cover);
  const entries = COVER_PICTURES.flatMap((name) => {
    const file = said[name]?.file;
    if (file === undefined) return [];
    return [[name, within(`print.cover.${name}.file`, () => readFrom(file, folders))] as const];
  });
  return Object.fromEntries(entries);
}

function readFrom(file: string, folders: readonly string[]) {
  return within(file, () => {
    for (const folder of folders) checkInside(file, folder);
    return readPicture(readOwnFile(file, folders, 'picture'));
  });
}

/** A config can be a stranger's: it must not have pictures printed that lie elsewhere, by dots or by links. */
function checkInside(file: string, folder: string): void {
  const path = join(folder, file);
  const isIn =
    isInside(folder, path) && (!isFile(path) || isInside(realpathSync(folder), realpathSync(path)));
  if (!isAbsolute(file) && isIn) return;
  throw new UserError('the picture lies outside the folder of the book', {
    expected: 'the name of a file in the folder of the config, or in a folder in it',
  });
}

/** In a checkout and in the package: `scripts/bundle-play.ts` writes them there. */
const ownFile = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

/** Reads what makes a page playable, as it was built. @throws UserError */
export function loadPlayers(): Players {
  return { puzzles: loadPlayScript(), table: loadPlayScript(ownFile('play-table.js')) };
}

/** Reads a script for playing, that of puzzles by default. @throws UserError */
export function loadPlayScript(file = ownFile('play.js')): string {
  const next = 'in a checkout run `npm run build:play`; else install dominosa-press again';
  return onDisk(file, () => readFileSync(file, 'utf8'), `the script for playing ${UNREAD}`, next);
}
