import { type BookFile, parseBookFile } from '../book/book.ts';
import { checkBook, checkPuzzles, engineNote } from '../book/check.ts';
import { parseJson } from '../book/json.ts';
import { readPuzzles } from '../book/read.ts';
import { UserError } from '../errors.ts';
import { checkFiles } from './check-files.ts';
import type { Call } from './command.ts';
import { readFile } from './files.ts';
import { editionsOption, flag, timeLimitOption } from './options.ts';
import { Progress } from './progress.ts';

export async function run(call: Call): Promise<number> {
  for (const option of ['edition', 'time-limit']) {
    if (call.options[option] === undefined || flag(call, 'files')) continue;
    throw new UserError('without files there are no editions to look at', {
      where: `--${option}`,
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
  const progress = new Progress(flag(call, 'quiet'));
  const { book, puzzles, faults } = readFile(path, checkText);
  const note = book && engineNote(book);
  const files = flag(call, 'files')
    ? await checkFiles(path, book, {
        editions: editionsOption(call),
        timeLimit: timeLimitOption(call),
        onEdition: (done, wanted) => progress.show('editions read', done, wanted),
      })
    : undefined;
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
