import type { Book } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { type Engines, writingWith } from '../braille/tables.ts';
import { makeDocument } from '../document/make.ts';
import type { Texts } from '../document/texts.ts';
import { CharacterError, FitError } from '../errors.ts';
import type { FontFiles } from '../layout/fonts.ts';
import type { CoverPictures } from '../layout/page.ts';
import { ALOUD } from './aloud.ts';
import { KEYS } from './answers/recipe.ts';
import { BOUND } from './bound.ts';
import { CALIBRATION } from './calibration.ts';
import { BRF, PEF } from './emboss/recipes.ts';
import { EBRAILLE } from './epub/ebraille.ts';
import { EPUB } from './epub/recipe.ts';
import { HTML } from './html.ts';
import { KIT } from './kit.ts';
import { withBoard, withOrigin } from './origin.ts';
import { printRecipe } from './print.ts';
import type { Recipe, RenderedFile, Source } from './recipe.ts';
import { STONES } from './stones.ts';
import { TACTILE } from './tactile.ts';

export type { RenderedFile };

/** What rendering needs beside the book. */
export interface Materials {
  readonly texts: Texts;
  readonly fonts: FontFiles;
  /** Those for what is read by eye alone, if there are other ones. */
  readonly printFonts?: FontFiles;
  /** The pictures that the cover names, if it names some. */
  readonly pictures?: CoverPictures;
  /** The program that makes the puzzles of `book.html` playable. */
  readonly script?: string | undefined;
  /** The program that does the same for its ends of Sperrdomino; without it they are read. */
  readonly lockScript?: string | undefined;
  /** What translates into braille. */
  readonly engines: Engines;
}

const RECIPES: Readonly<Record<Edition, Recipe>> = {
  'large-print': printRecipe('large-print'),
  'giant-print': printRecipe('giant-print'),
  'standard-print': printRecipe('standard-print'),
  kdp: BOUND,
  tactile: TACTILE,
  kit: KIT,
  stones: STONES,
  calibration: CALIBRATION,
  brf: BRF,
  pef: PEF,
  aloud: ALOUD,
  epub: EPUB,
  html: HTML,
  ebraille: EBRAILLE,
  keys: KEYS,
};

/** Whether a file in a book's folder has a name that this program gives, to files of these editions or `book.json`. */
export function isFileName(name: string, editions: readonly Edition[] = EDITIONS): boolean {
  const names = ['book.json', ...editions.flatMap((edition) => RECIPES[edition].files)];
  return names.some((known) => (typeof known === 'string' ? known === name : known.test(name)));
}

/** Whether a book has nothing that would stand in an edition. */
export function isEmptyEdition(book: Book, edition: Edition): boolean {
  return RECIPES[edition].isEmpty?.(book) ?? false;
}

/**
 * Renders one edition of a book, file by file and piece by piece, as they are asked for.
 *
 * @throws UserError if a board does not fit its sheet, or a text cannot be written in a font or in braille; some of
 *   them only when the pieces of a file are made
 */
export function* renderEdition(book: Book, edition: Edition, materials: Materials): Generator<RenderedFile> {
  const named = (error: unknown) => {
    if (error instanceof CharacterError) return withOrigin(error, book, materials.texts);
    return error instanceof FitError ? withBoard(error, book, edition) : error;
  };
  for (const { name, pieces } of renamed(RECIPES[edition].render(sourceOf(book, materials)), named)) {
    yield { name, pieces: renamed(pieces, named) };
  }
}

/** What the editions of a book are made from. */
export function sourceOf(
  book: Book,
  { texts, fonts, printFonts = fonts, pictures, script, lockScript, engines }: Materials,
): Source {
  return {
    book,
    texts,
    fonts,
    printFonts,
    pictures,
    script,
    lockScript,
    writing: writingWith(engines, book.braille),
    document: (part, audience, made) => makeDocument(book, part, audience, texts, made),
  };
}

/** The same items; errors on the way are put into other words. */
function* renamed<T>(items: Iterable<T>, named: (error: unknown) => unknown): Generator<T> {
  try {
    yield* items;
  } catch (error) {
    throw named(error);
  }
}
