import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '../../../src/cli/main.ts';
import { UserError } from '../../../src/errors.ts';
import { BOOKS, GAMES, RECORDS, SGT, SMALL_CONFIGS } from './seeds.ts';

/** The files in the working folder of the commands, next to an empty folder. */
const FILES: Readonly<Record<string, string>> = {
  'book.json': BOOKS[0]!,
  'mixed.json': BOOKS[1]!,
  'puzzles.txt': `001/110\n\n${SGT[0]}\n${RECORDS[0]}\n`,
  'config.json': SMALL_CONFIGS[0]!,
  'shape.txt': '###\n# #\n###\n',
  'game.txt': GAMES[0]!,
  'empty.txt': '',
};

export const FILE_NAMES = Object.keys(FILES);

/** Control characters that a line on a terminal must not contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const STEERING = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;

/** 0 for success, 1 for a negative result, 2 for wrong usage or input. Ctrl-C is not tried here. */
const CODES: readonly unknown[] = [0, 1, 2];

/** An error: what and where on the first line, then what was expected and what to do next, each on its own line. */
const ERROR = /^error: \S.*(?:\n {2}\S.*)*(?:\nhint: \S.*)*$/m;

/**
 * Runs the command in its own folder, which is removed afterwards.
 *
 * @throws UserError if the command reports wrong usage
 * @throws Error for another exit code, a malformed error message, control characters, or files outside the folder
 */
export async function runInSandbox(args: readonly string[]): Promise<void> {
  const outer = mkdtempSync(join(tmpdir(), 'dominosa-fuzz-'));
  const inner = join(outer, 'here');
  mkdirSync(join(inner, 'folder'), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(inner, name), content);
  const before = process.cwd();
  process.chdir(inner);
  try {
    const { code, said } = await caught(args);
    if (!CODES.includes(code)) throw new Error(`it ends with ${code}: ${said}`);
    if (STEERING.test(said)) throw new Error(`it says ${JSON.stringify(said)}`);
    const beside = readdirSync(outer);
    if (beside.length > 1) throw new Error(`it makes ${beside}`);
    if (code !== 2) return;
    // A part of a checked file that cannot be read is reported among the results.
    if (!ERROR.test(said) && !said.includes(': cannot be read: ')) throw new Error(`it only says ${said}`);
    throw new UserError(said.slice(0, 500));
  } finally {
    process.chdir(before);
    rmSync(outer, { recursive: true });
  }
}

async function caught(args: readonly string[]): Promise<{ code: number; said: string }> {
  let said = '';
  const streams = [process.stdout, process.stderr] as const;
  const writes = streams.map((stream) => stream.write);
  const listeners = process.stdout.listeners('error');
  for (const stream of streams) {
    stream.write = (chunk: string | Uint8Array) => {
      said += String(chunk);
      return true;
    };
  }
  try {
    const code = await main(args);
    return { code, said };
  } finally {
    for (const [i, stream] of streams.entries()) stream.write = writes[i]!;
    for (const listener of process.stdout.listeners('error')) {
      if (!listeners.includes(listener)) process.stdout.off('error', listener as () => void);
    }
  }
}
