import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { nearest } from '../errors.ts';

/** What stands in the folder of a program for tools, and is meant by no reader. */
const OF_TOOLS = /^(?:package|package-lock|tsconfig|biome|knip)\b.*\.json$/;

/** The most names that are listed. */
const MOST_NAMES = 5;

/** What can be done about a file that is not there: the one that was probably meant, or those that are there. */
export function insteadOf(path: string): string {
  const folder = dirname(path);
  const found = namesIn(folder);
  if (!found) return missingFolder(folder);
  if (found.includes(basename(path))) return 'it is a link that leads nowhere';
  const names = found.filter((name) => !OF_TOOLS.test(name));
  const meant = nearest(basename(path), names);
  if (meant !== undefined) return `did you mean ${join(folder, meant)}?`;
  const [ending, place] = [extname(path), folder === '.' ? 'this folder' : folder];
  const alike = ending === '' ? [] : names.filter((name) => name.endsWith(ending));
  if (alike.length === 0) return `${place} has none of a name like it`;
  const more = alike.length > MOST_NAMES ? ` and ${alike.length - MOST_NAMES} more` : '';
  return `${place} has ${alike.slice(0, MOST_NAMES).join(', ')}${more}`;
}

/** What can be done about a folder that stands in the place of a file. */
export function insideOf(folder: string): string {
  const book = 'book.json';
  return namesIn(folder)?.includes(book) ? `did you mean ${join(folder, book)}?` : 'name a file in it';
}

/** The names in a folder that are not hidden, in their order; nothing if it is none or may not be read. */
function namesIn(folder: string): string[] | undefined {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  } catch {
    return undefined;
  }
}

/** Names the outermost folder of a path that is missing. */
function missingFolder(path: string): string {
  const above = dirname(path);
  if (above === path || isFolder(above)) return `there is no folder ${path}`;
  return missingFolder(above);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
