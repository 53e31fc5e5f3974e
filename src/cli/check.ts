import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BookFile, parseBookFile } from '../book/book.ts';
import { checkBook, checkPuzzles, engineNote } from '../book/check.ts';
import type { Edition } from '../book/choices.ts';
import { parseJson } from '../book/json.ts';
import { readPuzzles } from '../book/read.ts';
import { UserError } from '../errors.ts';
import { ENGINES } from '../node/braille.ts';
import { checkFolder, type FolderFaults } from '../proof/folder.ts';
import type { Call } from './command.ts';
import { attempt, readBytes, readFile } from './files.ts';
import { editionsOption, flag, listOption } from './options.ts';
import { withoutStrays } from './strays.ts';

/** Large print of 10,000 puzzles has 330 MB. */
const MOST_BYTES = 512 * 1024 * 1024;

export async function run(call: Call): Promise<number> {
  if (listOption(call, 'edition').length > 0 && !flag(call, 'files')) {
    throw new UserError('without files there are no editions to look at', {
      where: '--edition',
      expected: '--files beside it',
    });
  }
  let worst = 0;
  for (const path of call.args) worst = Math.max(worst, await checkFile(call, path));
  return worst;
}

/** @returns 0 all right, 1 something is wrong, 2 a file cannot be read */
async function checkFile(call: Call, path: string): Promise<number> {
  const { output } = call;
  const { book, puzzles, faults } = readFile(path, checkText);
  const note = book && engineNote(book);
  const files = flag(call, 'files') ? await filesOf(path, book, editionsOption(call)) : undefined;
  const all = [...faults, ...(files?.faults ?? [])];
  const unreadable = files?.unreadable ?? [];
  if (flag(call, 'json')) {
    const right = all.length + unreadable.length === 0;
    output.result(
      JSON.stringify({
        file: path,
        puzzles,
        right,
        faults: all,
        ...(note !== undefined && { note }),
        ...(files && { files: files.files, unreadable }),
      }),
    );
  } else {
    if (note !== undefined) output.note(`${path}: ${note}`);
    for (const fault of all) output.result(`${path}: ${fault}`);
    for (const why of unreadable) output.result(`${path}: cannot be read: ${why}`);
    if (all.length + unreadable.length === 0) {
      const read = files ? ` in ${counted(files.files, 'file')}` : '';
      output.result(`${path}: ${counted(puzzles, 'puzzle')}${read}, all right`);
    }
  }
  return unreadable.length > 0 ? 2 : Math.min(1, all.length);
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

interface Checked {
  /** Nothing if it is a file of puzzles. */
  readonly book?: BookFile;
  readonly puzzles: number;
  readonly faults: readonly string[];
}

function checkText(text: string): Checked {
  if (/"format"\s*:\s*"dominosa\/book@1/.test(text)) {
    const book = parseBookFile(parseJson(text));
    const puzzles = book.sections.reduce((sum, section) => sum + section.puzzles.length, 0);
    return { book, puzzles, faults: checkBook(book) };
  }
  const entries = readPuzzles(text);
  return { puzzles: entries.length, faults: checkPuzzles(entries) };
}

/** Compares the files beside a book.json with it. @throws UserError if it is none */
async function filesOf(
  path: string,
  book: BookFile | undefined,
  editions: readonly Edition[],
): Promise<FolderFaults> {
  if (!book || path === '-') {
    throw new UserError('only a book has files', { where: path, expected: 'the book.json in its folder' });
  }
  const folder = dirname(path);
  const names = attempt(folder, () => readdirSync(folder), 'cannot be read').sort();
  let current = '';
  const read = (name: string) => {
    current = name;
    return readBytes(join(folder, name), MOST_BYTES, name);
  };
  return await withoutStrays(
    () => checkFolder(book, { names, read }, ENGINES, editions),
    () => join(folder, current),
  );
}
