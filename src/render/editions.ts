import type { Book } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { type Engines, writingWith } from '../braille/tables.ts';
import { makeDocument } from '../document/make.ts';
import type { Texts } from '../document/texts.ts';
import { CharacterError, FitError, UserError } from '../errors.ts';
import { layoutAloud } from '../layout/aloud/aloud.ts';
import type { FontFiles } from '../layout/fonts.ts';
import type { CoverPictures } from '../layout/page.ts';
import { KEYS } from './answers/formats.ts';
import { BOUND } from './bound.ts';
import { BRF, PEF } from './emboss/recipes.ts';
import { EBRAILLE } from './epub/ebraille.ts';
import { EPUB } from './epub/recipe.ts';
import { HTML } from './html.ts';
import { KIT } from './kit.ts';
import { printRecipe } from './print.ts';
import {
  type FileNames,
  isNamed,
  type Players,
  type Recipe,
  type RenderedFile,
  type Source,
  textFile,
  wholeRecipe,
} from './recipe.ts';
import { STONES } from './stones.ts';
import { CALIBRATION, TACTILE } from './tactile.ts';

export type { RenderedFile };

/** What rendering needs beside the book. */
export interface Materials {
  readonly texts: Texts;
  readonly fonts: FontFiles;
  /** Those for what is read by eye alone, if there are other ones. */
  readonly printFonts?: FontFiles;
  /** The pictures that the cover names, if it names some. */
  readonly pictures?: CoverPictures;
  /** What makes `book.html` playable. */
  readonly players?: Players | undefined;
  /** What translates into braille. */
  readonly engines: Engines;
}

/** A script to read aloud: UTF-8 without a byte order mark, lines that end with a line feed. */
const ALOUD = wholeRecipe('txt', (name, { document }, part) =>
  textFile(name, [layoutAloud(document(part, { reader: 'aloud', keysInside: true }))]),
);

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
export function isFileName(name: string, editions?: readonly Edition[]): boolean {
  return isNamed(name, fileNames(editions));
}

export function fileNames(editions: readonly Edition[] = EDITIONS): FileNames {
  return ['book.json', ...editions.flatMap((edition) => RECIPES[edition].files)];
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
  { texts, fonts, printFonts = fonts, pictures, players, engines }: Materials,
): Source {
  return {
    book,
    texts,
    fonts,
    printFonts,
    pictures,
    players,
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

/** The same error with the place where its character was written, as far as that is found. */
function withOrigin(error: CharacterError, book: Book, texts: Texts): UserError {
  const { message, character, code, where, expected, hint } = error;
  const origin = character && (fieldWith(character, book) ?? fileWith(character, texts));
  return new UserError(message, { code, where, expected, hint }).within(origin || 'a text of this program');
}

/** The same error with the edition, and with the place of the board that has no room in it. */
function withBoard(
  error: FitError,
  { sections, exhibits, composing = [] }: Book,
  edition: string,
): UserError {
  const { board } = error;
  if (!board) return error;
  const places = [
    ...sections.flatMap(({ puzzles }, s) =>
      puzzles.map(({ puzzle }, p) => [puzzle, `sections[${s}].puzzles[${p}]`] as const),
    ),
    ...exhibits.map(({ puzzle }, e) => [puzzle, `exhibits[${e}]`] as const),
    ...composing.map(({ task }, c) => [task.puzzle, `composing[${c}]`] as const),
  ];
  const place = places.find(([puzzle]) => puzzle.board === board)?.[1];
  const told = error.within(edition);
  return place ? told.within(place) : told;
}

/** The first field of book.json with this character, as `sections[2].title`. */
function fieldWith(character: string, { sections, ...book }: Book): string | undefined {
  const fields = [
    ...Object.entries(book),
    ...sections.map(({ title }, s) => [`sections[${s}].title`, title] as const),
  ];
  return fields.find(
    ([, text]) => typeof text === 'string' && text.normalize('NFC').includes(character),
  )?.[0];
}

/** The first template or file of words with this character, which can be written by its number. */
function fileWith(character: string, { files: { own, builtIn } }: Texts): string | undefined {
  const code = character.codePointAt(0)!;
  const written = new RegExp(`&#(?:0*${code}|x0*${code.toString(16)});`, 'i');
  const files = [own.templates, own.words, builtIn.templates, builtIn.words].flat();
  return files.find(({ text }) => text.includes(character) || written.test(text))?.shown;
}
