import { realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTexts } from '../document/templates.ts';
import { TEMPLATE_NAMES, type Texts } from '../document/texts.ts';
import { nearest, UserError } from '../errors.ts';
import { LANGUAGE_CODES, type Language } from '../languages/index.ts';
import type { Address } from '../words/address.ts';
import type { TextFile } from '../words/text-file.ts';
import { onDisk, UNREAD } from './file-fault.ts';
import { isInside } from './own-files.ts';
import { builtInWords, entriesOf, isFolder, readText, WORDS, wordFiles } from './words.ts';

const TEMPLATE = '.xml.hbs';

const TEMPLATES_FOLDER = fileURLToPath(new URL('../../templates', import.meta.url));

/**
 * The templates and the word-book of a language; files in the user's folder stand for parts of them: `puzzle.xml.hbs` for
 * the template of this name, `en.ftl` and all `.ftl` files in `en` for messages and terms of this language.
 *
 * @param folder the user's own folder
 * @param address how readers are addressed, formally by default
 * @throws UserError with file and line, and message or column, if something in it cannot be read or is not right
 */
export function loadTexts(language: Language, folder?: string, address?: Address): Texts {
  const own = folder === undefined ? { templates: [], words: [] } : ownFiles(folder, language);
  return makeTexts(language, { templates: builtInTemplates(), words: builtInWords(language, address) }, own);
}

/** The program's own templates, read once. */
export function builtInTemplates(): readonly TextFile[] {
  builtIn ??= TEMPLATE_NAMES.map((name) => {
    const file = name + TEMPLATE;
    return { name, shown: `templates/${file}`, text: readText(join(TEMPLATES_FOLDER, file), file) };
  });
  return builtIn;
}

let builtIn: readonly TextFile[] | undefined;

/** @throws UserError if there is no such folder, or a file in it that is neither a template nor words */
function ownFiles(folder: string, language: Language): { templates: TextFile[]; words: TextFile[] } {
  if (!isFolder(folder)) {
    throw new UserError('there is no such folder', {
      where: folder,
      expected: 'a folder with templates or words',
    });
  }
  const entries = entriesOf(folder);
  const templates = entries
    .filter((entry) => entry.endsWith('.hbs'))
    .map((entry) => ownTemplate(folder, entry));
  for (const entry of entries.filter((entry) => entry.endsWith(WORDS))) checkLanguage(folder, entry);
  for (const code of LANGUAGE_CODES) checkWordsOnly(join(folder, code));
  const words = [
    ...entries.filter((entry) => entry === language + WORDS).map((entry) => join(folder, entry)),
    ...wordFiles(join(folder, language)).map((entry) => join(folder, language, entry)),
  ].map((path) => ownFile(folder, path, basename(path, WORDS)));
  return { templates, words };
}

function ownTemplate(folder: string, entry: string): TextFile {
  const path = join(folder, entry);
  const name = entry.replace(TEMPLATE, '');
  if (!TEMPLATE_NAMES.some((known) => known === name)) {
    const meant = nearest(name, TEMPLATE_NAMES);
    throw new UserError('this is not the name of a template', {
      where: path,
      expected: `one that docs/templates.md lists, such as puzzle${TEMPLATE}`,
      hint: meant && `did you mean ${meant}${TEMPLATE}?`,
    });
  }
  return ownFile(folder, path, name);
}

/** The words of another language than the book's are left alone; those of none are a mistake. */
function checkLanguage(folder: string, entry: string): void {
  if (LANGUAGE_CODES.some((code) => entry === code + WORDS)) return;
  throw new UserError('this is not the name of a language', {
    where: join(folder, entry),
    expected: LANGUAGE_CODES.map((code) => code + WORDS).join(' or '),
    hint: 'put several files with words of one language into a folder named after it',
  });
}

/** Templates are the same for all languages: one in the folder of a language would be overlooked. */
function checkWordsOnly(folder: string): void {
  const template = isFolder(folder) ? entriesOf(folder).find((entry) => entry.endsWith('.hbs')) : undefined;
  if (template === undefined) return;
  throw new UserError('a template cannot be for one language', {
    where: join(folder, template),
    expected: `files with words, such as ${join(folder, `words${WORDS}`)}`,
    hint: 'put it into the folder above; docs/templates.md says how to change the words of one language',
  });
}

function ownFile(folder: string, path: string, name: string): TextFile {
  checkInside(folder, path);
  return { name, shown: path, text: readText(path, path) };
}

/**
 * A folder of templates may be a stranger's, and what a template holds comes to stand in the book: a link in it must not
 * fetch other files of the user's.
 *
 * @throws UserError
 */
function checkInside(folder: string, path: string): void {
  if (onDisk(path, () => isInside(realpathSync(folder), realpathSync(path)), UNREAD)) return;
  throw new UserError('this is a link that leads out of the folder', {
    where: path,
    expected: 'a file in the folder itself',
    hint: 'copy the file that it leads to',
  });
}
