import type { Book } from '../../../src/book/book.ts';
import { makeTexts } from '../../../src/document/templates.ts';
import type { Texts } from '../../../src/document/texts.ts';
import type { Language } from '../../../src/languages/index.ts';
import { builtInTemplates } from '../../../src/node/texts.ts';
import { builtInWords } from '../../../src/node/words.ts';

// Small books that look like parts of large ones: their puzzles and pages have the numbers of later ones.

/** The same book; the number of its first puzzle is `first`. */
export function numberedFrom(book: Book, first: number): Book {
  return {
    ...book,
    sections: book.sections.map((section) => ({
      ...section,
      puzzles: section.puzzles.map((entry) => ({ ...entry, number: entry.number + first - 1 })),
    })),
  };
}

/** The templates of whole documents that have pages. */
const DOCUMENTS = ['book', 'boards', 'teaching'];

/** A chapter that the table of contents leaves out. */
const CHAPTER = '<section role="chapter"><h1 contents="no">0</h1></section>\n';

const MADE = new Map<string, Texts>();

/** The texts of a language, as a user's own templates make them who puts so many chapters of a line before all others. */
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
