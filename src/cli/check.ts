import { parseBookFile } from '../book/book.ts';
import { bookEntries, checkBook, checkPuzzles, engineNote } from '../book/check.ts';
import { type Content, differences } from '../book/differences.ts';
import type { PuzzleEntry } from '../book/entries.ts';
import { parseJson } from '../book/json.ts';
import { readPuzzles } from '../book/read.ts';
import { plural, UserError } from '../errors.ts';
import type { Call } from './call.ts';
import { checkFiles, fileDifferences } from './check-files.ts';
import { readFile } from './files.ts';
import { Progress } from './progress.ts';

export async function run(call: Call): Promise<number> {
  if (!call.flag('files')) {
    call.refuse(['edition', 'time-limit'], 'without files there are no editions to look at', '--files');
  }
  const isPair = call.args.length === 2 && !call.flag('apart');
  const pair: Checked[] = [];
  let worst = 0;
  for (const path of call.args) {
    const checked = readFile(path, checkText);
    worst = Math.max(worst, await report(call, path, checked));
    if (isPair) pair.push(checked);
  }
  return isPair ? Math.max(worst, compare(call, pair as [Checked, Checked])) : worst;
}

/** Prints what differs in two files. @returns 0 if they are the same, else 1 */
function compare(call: Call, [one, two]: readonly [Checked, Checked]): number {
  const [first, second] = call.args as [string, string];
  const books =
    call.flag('files') && one.book && two.book
      ? fileDifferences({ path: first, book: one.book }, { path: second, book: two.book }, call.editions())
      : [];
  const all = [...differences(one, two), ...books];
  call.answer(
    { compared: [first, second], same: all.length === 0, differences: all },
    (all.length > 0 ? all : ['the same']).map((text) => `${first} and ${second}: ${text}`),
  );
  return Math.min(1, all.length);
}

/** @returns 0 all right, 1 something is wrong, 2 a file cannot be read */
async function report(call: Call, path: string, { book, puzzles, faults }: Checked): Promise<number> {
  const progress = new Progress(call.flag('quiet'));
  const note = book && engineNote(book);
  const files = call.flag('files')
    ? await checkFiles(path, book, {
        editions: call.editions(),
        timeLimit: call.timeLimit(),
        onEdition: (done, wanted) => progress.show('editions read', done, wanted),
      })
    : undefined;
  const all = [...faults, ...(files?.faults ?? [])];
  const unreadable = files?.unreadable ?? [];
  const wrong = [...all, ...unreadable.map((why) => `cannot be read: ${why}`)];
  const read = files ? ` in ${counted(files.files, 'file')}` : '';
  const right = `${counted(puzzles.length, 'puzzle')}${read}, all right`;
  if (note !== undefined && !call.flag('json')) call.output.note(`${path}: ${note}`);
  call.answer(
    {
      file: path,
      puzzles: puzzles.length,
      right: wrong.length === 0,
      faults: all,
      note,
      ...(files && { files: files.files, unreadable }),
    },
    (wrong.length > 0 ? wrong : [right]).map((text) => `${path}: ${text}`),
  );
  return unreadable.length > 0 ? 2 : Math.min(1, all.length);
}

function counted(count: number, thing: string): string {
  return `${count} ${plural(count, thing)}`;
}

/** What a file holds, and what is wrong with it. */
interface Checked extends Content {
  readonly faults: readonly string[];
}

/** @throws UserError if it is neither a book nor a file with a puzzle, right or wrong */
function checkText(text: string): Checked {
  if (/"format"\s*:\s*"dominosa\/book@1/.test(text)) {
    const book = parseBookFile(parseJson(text));
    return { book, puzzles: bookEntries(book), faults: checkBook(book) };
  }
  const puzzles = readPuzzles(text);
  const faults = checkPuzzles(puzzles);
  if (!puzzles.some(isPuzzle)) {
    throw new UserError('this is neither a book nor a puzzle', {
      code: 'not-a-puzzle',
      expected: 'a book.json, or puzzles in any notation',
      details: faults.length > MOST_TOLD ? [...faults.slice(0, MOST_TOLD), '…'] : faults,
    });
  }
  return { puzzles, faults };
}

/** How many faults of unreadable input are listed. */
const MOST_TOLD = 3;

function isPuzzle({ read }: PuzzleEntry): boolean {
  return !(read instanceof UserError) || read.code === 'puzzle-wrong';
}
