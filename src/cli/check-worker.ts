import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openBook, parseBookFile } from '../book/book.ts';
import type { Edition } from '../book/choices.ts';
import { parseJson } from '../book/json.ts';
import { UserError } from '../errors.ts';
import { ENGINES } from '../node/braille.ts';
import { checkEdition, type FolderFaults, type Wanted } from '../proof/folder.ts';
import { readBytes, readFile } from './files.ts';
import { catchUnhandled } from './unhandled-rejections.ts';
import { startWatchdog } from './watchdog.ts';

/** The files of an edition that are to be read back. */
export interface Task {
  /** That of the book.json beside them. */
  readonly path: string;
  readonly edition: Edition;
  /** Whether all of them must be there. */
  readonly isWanted: boolean;
  /** The most bytes of one file. */
  readonly largest: number;
  /** The most memory of this process, in bytes. */
  readonly memory: number;
  /** The most time of the processor, in seconds: on a busy machine a file takes longer, but no more of it. */
  readonly seconds: number;
}

/** What is sent back: the file that is read now, and what came of all, or why they cannot be read. */
export type Answer =
  | { readonly type: 'reading'; readonly name: string }
  | { readonly type: 'done'; readonly found: FolderFaults }
  | { readonly type: 'refused'; readonly why: string };

function send(answer: Answer): void {
  process.send!(answer);
}

/** The book and its folder. @param onRead called with the name of each file before it is read */
function wantedOf({ path, largest }: Task, onRead: (name: string) => void): Wanted {
  const folder = dirname(path);
  const file = readFile(path, (text) => parseBookFile(parseJson(text)));
  const read = (name: string) => {
    onRead(name);
    return readBytes(join(folder, name), largest, name);
  };
  return {
    file,
    book: openBook(file),
    folder: { names: readdirSync(folder).sort(), read },
    engines: ENGINES,
  };
}

async function check(task: Task): Promise<Answer> {
  let current = '';
  const onRead = (name: string) => {
    current = name;
    send({ type: 'reading', name });
  };
  try {
    const found = await catchUnhandled(
      () => checkEdition(wantedOf(task, onRead), task.edition, task.isWanted),
      () => current,
    );
    return { type: 'done', found };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { where, message, hint } = error;
    return { type: 'refused', why: `${where ?? current}: ${message}${hint ? `; ${hint}` : ''}` };
  }
}

// In a process of its own, started by check-files.ts, for one task.
process.once('message', async (task: Task) => {
  startWatchdog(task.memory, task.seconds);
  send(await check(task));
  process.disconnect();
});
