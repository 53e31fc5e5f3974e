import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../errors.ts';
import type { Language } from '../languages/index.ts';
import { type Address, informally } from '../words/address.ts';
import type { TextFile } from '../words/text-file.ts';
import { WordBook } from '../words/word-book.ts';
import { decode } from './decode.ts';
import { onDisk, UNREAD } from './file-fault.ts';

/** How the names of files with words end. */
export const WORDS = '.ftl';

const LANGUAGES_FOLDER = fileURLToPath(new URL('../languages', import.meta.url));

/** Those that were loaded. They do not change, and are expensive to read. */
const loaded = new Map<Language, WordBook>();

/** The word-book of a language, without anything of the user's. */
export function loadWords(language: Language): WordBook {
  const words = loaded.get(language) ?? new WordBook(language, builtInWords(language));
  loaded.set(language, words);
  return words;
}

export function builtInWords(language: Language, address: Address = 'formal'): TextFile[] {
  const files = filesIn(language, 'words');
  return address === 'formal' ? files : informally(files, informalWords(language));
}

/** What a language says otherwise when it addresses its readers informally; nothing if it has one address. */
export function informalWords(language: Language): TextFile[] {
  return filesIn(language, 'informal');
}

function filesIn(language: Language, name: string): TextFile[] {
  const folder = join(LANGUAGES_FOLDER, language, name);
  return wordFiles(folder).map((file) => ({
    name: file.slice(0, -WORDS.length),
    shown: `src/languages/${language}/${name}/${file}`,
    text: readText(join(folder, file), file),
  }));
}

/** The names of the files with words in a folder; none if there is no folder. @throws UserError if it cannot be read */
export function wordFiles(folder: string): string[] {
  return isFolder(folder) ? entriesOf(folder).filter((entry) => entry.endsWith(WORDS)) : [];
}

/** The largest built-in file has 8,000 bytes. */
const MOST_BYTES = 256 * 1024;

/** The text of a file. @throws UserError if it cannot be read, is no plain file, or is too large */
export function readText(path: string, shown: string): string {
  const read = () => {
    const found = statSync(path);
    // A pipe or a device may never end.
    if (!found.isFile() && !found.isDirectory()) {
      throw new UserError('this is not a plain file', { where: shown });
    }
    if (found.size > MOST_BYTES) {
      throw new UserError('the file is too large', { where: shown, expected: `at most ${MOST_BYTES} bytes` });
    }
    return decode(readFileSync(path), shown);
  };
  return onDisk(shown, read, UNREAD);
}

/** @throws UserError if that is unknown */
export function isFolder(path: string): boolean {
  return onDisk(path, () => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false, UNREAD);
}

/** The names in a folder in the order of their letters. @throws UserError if it cannot be read */
export function entriesOf(folder: string): string[] {
  return onDisk(folder, () => readdirSync(folder), UNREAD).sort();
}
