import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { main } from '../../src/cli/main.ts';
import { UserError } from '../../src/errors.ts';
import type { Target } from './target.ts';

/** Commands that make nothing, or drawings only, in no time. */
const COMMANDS = ['solve', 'grade', 'register', 'series', 'check', 'schema', 'keys'];

/** What a line on a terminal must not hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant
const STEERING = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;

/**
 * The command line as a whole: an argument a line. It runs in a folder of its own; what it says is caught, and nothing may
 * appear beside that folder.
 */
export function commandTarget(files: Readonly<Record<string, string>>): Target {
  const puzzle = 'terzett 4 000120/123120/123120/123444/444333';
  return {
    name: 'command',
    slow: true,
    apart: true,
    seeds: [
      ['solve', '2:100211020212'],
      ['solve', puzzle, '--limit', '3', '--json'],
      ['solve', '001/110', '--check', '0:0 on 1 a b; 1 c d'],
      ['solve', 'puzzles.txt', '--quiet'],
      ['grade', '001/110', '--explain', '--lang', 'de', '--peer-level'],
      ['grade', 'puzzles.txt', '--json'],
      ['register', 'sutaf-vajab', 'book.json'],
      ['register', '4.t/1', '--shape', '5x6', '--format', 'json'],
      ['series', puzzle, '--list', '3', '--unique', '--limit', '20'],
      ['series', puzzle, '--turn', '0:1', '--turn', '2:3', '--json'],
      ['check', 'book.json', 'puzzles.txt', '--json'],
      ['schema', 'config'],
      ['keys', 'book.json', '--format', 'csv', '--delimiter', 'semicolon', '--only', '1-2,3'],
      ['keys', 'book.json', '--format', 'svg', '--only', '1', '-o', 'out', '--force', '--lang', 'de'],
    ].map((args) => args.join('\n')),
    async read(text) {
      const args = text.replaceAll('\0', '').split('\n');
      checkTried(args);
      const outer = mkdtempSync(join(tmpdir(), 'dominosa-fuzz-'));
      const inner = join(outer, 'here');
      mkdirSync(inner);
      for (const [name, content] of Object.entries(files)) writeFileSync(join(inner, name), content);
      const before = process.cwd();
      process.chdir(inner);
      try {
        const { code, said } = await caught(args);
        if (code === 70) throw new Error(said);
        if (STEERING.test(said)) throw new Error(`it says ${JSON.stringify(said)}`);
        const beside = readdirSync(outer);
        if (beside.length > 1) throw new Error(`it makes ${beside}`);
        if (code !== 0) throw new UserError(said.slice(0, 500) || 'nothing said');
      } finally {
        process.chdir(before);
        rmSync(outer, { recursive: true });
      }
    },
  };
}

/** @throws UserError if the arguments ask for other commands, standard input, folders elsewhere, or for very much */
function checkTried(args: readonly string[]): void {
  const isElsewhere = args.some((arg) => {
    const path = resolve('/here', arg.replace(/^(?:-o|--output=)/, ''));
    return !path.startsWith(`${sep}here`) && /[\\/]/.test(arg) && args.includes('keys');
  });
  const isOther = !COMMANDS.includes(args[0]!) || args[1] === undefined || args[1].startsWith('-');
  // Who asks for a list of a million puzzles gets it, and waits.
  const isMuch = args.some((arg) => /\d{5,}/.test(arg) && !/[/:]/.test(arg));
  if (isOther || isElsewhere || isMuch || args.includes('-')) throw new UserError('not tried');
}

/** Runs the command with what it writes caught. */
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
