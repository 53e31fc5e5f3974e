import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nearest, UserError } from '../errors.ts';

const SUFFIX = '.xml.hbs';
const OWN_FOLDER = fileURLToPath(new URL('../../templates', import.meta.url));

/** The largest built-in template has 6,000 bytes. */
const MOST_BYTES = 256 * 1024;

/** A file with a template, not read yet. */
export interface TemplateFile {
  readonly path: string;
  /** As it is named in messages. */
  readonly shown: string;
}

/** The built-in file of a template. */
export function builtInFile(language: string, name: string): TemplateFile {
  return {
    path: join(OWN_FOLDER, language, name + SUFFIX),
    shown: `templates/${language}/${name}${SUFFIX}`,
  };
}

/**
 * The user's files by template name; those of the language come last and win.
 *
 * @param names of all templates
 * @throws UserError if there is no such folder, or a file in it that is no template
 */
export function ownFiles(
  folder: string,
  language: string,
  names: readonly string[],
): [name: string, file: TemplateFile][] {
  if (!isFolder(folder)) {
    throw new UserError('there is no such folder', { where: folder, expected: 'a folder with templates' });
  }
  const found = [folder, join(folder, language)].filter(isFolder).flatMap((where) =>
    entriesOf(where)
      .filter((entry) => entry.endsWith('.hbs'))
      .sort()
      .map((entry) => join(where, entry)),
  );
  return found.map((path) => {
    const name = basename(path).replace(SUFFIX, '');
    if (!names.includes(name)) {
      const meant = nearest(name, names);
      throw new UserError('this is not the name of a template', {
        where: path,
        expected: names.map((known) => known + SUFFIX).join(', '),
        ...(meant && { hint: `did you mean ${meant}${SUFFIX}?` }),
      });
    }
    checkInside(folder, path);
    return [name, { path, shown: path }];
  });
}

/** The text of a template. @throws UserError if it cannot be read, is no plain file, or is too large for a template */
export function readTemplate({ path, shown }: TemplateFile): string {
  return attempt(shown, () => {
    const found = statSync(path);
    // A pipe or a device may never end.
    if (!found.isFile() && !found.isDirectory()) {
      throw new UserError('this is not a plain file', { where: shown });
    }
    if (found.size > MOST_BYTES) {
      throw new UserError('the template is too large', {
        where: shown,
        expected: `at most ${MOST_BYTES} bytes`,
      });
    }
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  });
}

/**
 * A folder of templates may be a stranger's, and what a template holds comes to stand in the book: a link in it must not
 * fetch other files of the user's.
 *
 * @throws UserError
 */
function checkInside(folder: string, path: string): void {
  const inside = attempt(path, () => relative(realpathSync(folder), realpathSync(path)));
  if (!isAbsolute(inside) && !/^\.\.(?:[\\/]|$)/.test(inside)) return;
  throw new UserError('this is a link that leads out of the folder', {
    where: path,
    expected: 'a file in the folder itself',
    hint: 'copy the file that it leads to',
  });
}

function isFolder(path: string): boolean {
  return attempt(path, () => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

function entriesOf(folder: string): string[] {
  return attempt(folder, () => readdirSync(folder));
}

function attempt<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`the template cannot be read (${(error as NodeJS.ErrnoException).code})`, { where });
  }
}
