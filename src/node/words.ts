import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../languages/index.ts';
import type { Address } from '../words/readers.ts';
import type { TextFile } from '../words/text-file.ts';
import { WordBook } from '../words/word-book.ts';
import { entriesOf, readText } from './text-files.ts';

/** How the names of files with words end. */
export const WORDS = '.ftl';

const LANGUAGES_FOLDER = fileURLToPath(new URL('../languages', import.meta.url));

/** Those that were loaded. They do not change, and are dear to read. */
const loaded = new Map<string, WordBook>();

/** The word-book of a language, without anything of the user's. */
export function loadWords(language: Language, address: Address = 'formal'): WordBook {
  const name = `${language} ${address}`;
  const words = loaded.get(name) ?? new WordBook(language, builtInWords(language), 'print', address);
  loaded.set(name, words);
  return words;
}

/** The files of a word-book. */
export function builtInWords(language: Language): TextFile[] {
  const folder = join(LANGUAGES_FOLDER, language, 'words');
  return wordFiles(folder).map((file) => ({
    name: file.slice(0, -WORDS.length),
    shown: `src/languages/${language}/words/${file}`,
    text: readText(join(folder, file), file),
  }));
}

/** The names of the files with words in a folder. @throws UserError if it cannot be read */
export function wordFiles(folder: string): string[] {
  return entriesOf(folder).filter((entry) => entry.endsWith(WORDS));
}
