import type { Book } from '../../../src/book/book.ts';
import type { DocumentKind } from '../../../src/document/audience.ts';
import { NOTHING_MADE } from '../../../src/document/made.ts';
import { makeTexts } from '../../../src/document/templates.ts';
import type { Texts } from '../../../src/document/texts.ts';
import type { Language } from '../../../src/languages/index.ts';
import type { Page } from '../../../src/layout/page.ts';
import { ENGINES } from '../../../src/node/braille.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { builtInTemplates } from '../../../src/node/texts.ts';
import { builtInWords } from '../../../src/node/words.ts';
import { sourceOf } from '../../../src/render/editions.ts';
import { raisedSheets } from '../../../src/render/tactile.ts';
import { textsOf } from '../document/texts.ts';

// Small books that look like parts of large ones, because their puzzle and page numbers are high.

/** The same book with the number `first` for its first puzzle. */
export function numberedFrom(book: Book, first: number): Book {
  return {
    ...book,
    sections: book.sections.map((section) => ({
      ...section,
      puzzles: section.puzzles.map((entry) => ({ ...entry, number: entry.number + first - 1 })),
    })),
  };
}

/** A book with this many puzzles in each section, numbered across the sections in turn. A section repeats one puzzle. */
export function inTurn(book: Book, count: number): Book {
  const sections = book.sections.map((section, s) => ({
    ...section,
    puzzles: Array.from({ length: count }, (_, i) => ({
      ...section.puzzles[0]!,
      number: i * book.sections.length + s + 1,
    })),
  }));
  return { ...book, sections };
}

const FONTS = loadFonts();

/** A part of a book as raised sheets. @param page the number of the embossed page that all references name */
export function raised(book: Book, part: DocumentKind, page?: number): readonly Page[] {
  const texts = textsOf(book.language);
  const source = sourceOf(book, { texts, fonts: FONTS, engines: ENGINES });
  return raisedSheets(source, part, { ...NOTHING_MADE, pageInBraille: () => page }).pages;
}

/** The templates of documents with pages. */
const DOCUMENTS = ['book', 'boards', 'teaching'];

/** A chapter that the table of contents leaves out. */
const CHAPTER = '<section role="chapter"><h1 contents="no">0</h1></section>\n';

const MADE = new Map<string, Texts>();

/** The texts of a language with user templates that put this many one-line chapters before all others. */
export function textsBehind(chapters: number, language: Language): Texts {
  const name = `${language} ${chapters}`;
  const builtIn = { templates: builtInTemplates(), words: builtInWords(language) };
  const templates = builtIn.templates
    .filter((file) => DOCUMENTS.includes(file.name))
    .map((file) => ({ ...file, text: CHAPTER.repeat(chapters) + file.text }));
  const texts =
    MADE.get(name) ?? makeTexts(language, builtIn, { templates: chapters > 0 ? templates : [], words: [] });
  MADE.set(name, texts);
  return texts;
}
