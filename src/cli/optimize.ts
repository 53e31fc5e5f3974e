import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { UserError } from '../errors.ts';
import { machineFault } from '../node/file-fault.ts';

const PROGRAM = 'qpdf';
/** In milliseconds; a signal that a process sends itself has its turn long before. */
const MOST_TURN = 1000;

/** Objects go into compressed streams, and streams are compressed again; the file's id is made from its content. */
const OPTIONS = [
  // It warns where a stream ends with the buffer that it is read into, and has done its work all the same.
  '--warning-exit-0',
  '--no-warn',
  '--object-streams=generate',
  '--recompress-flate',
  '--compression-level=9',
  '--deterministic-id',
];

/** Makes a PDF file smaller in its place without changing what it shows or says. @throws UserError if it cannot be done */
export type Optimize = (path: string) => Promise<void>;

/** @throws UserError if qpdf, which does it, is not there */
export async function optimizer(): Promise<Optimize> {
  await run(['--version']);
  return (path) => run([...OPTIONS, '--replace-input', path]);
}

/**
 * Runs the program while signals have their turn: Ctrl-C stops this program before it is told that the other one was
 * stopped.
 *
 * @throws UserError unless it ran and was content
 */
async function run(args: readonly string[]): Promise<void> {
  const program = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [status, signal] = await once(program, 'close').catch((error: NodeJS.ErrnoException) => {
    const state = error.code === 'ENOENT' ? 'is not installed' : 'cannot be started';
    throw (
      machineFault(error) ??
      new UserError(`the program ${PROGRAM}, which makes PDF files smaller, ${state}`, {
        where: '--optimize',
        hint: 'install it (the package qpdf of Debian, Fedora, Homebrew and Chocolatey; version 10 or later), or leave out --optimize',
      })
    );
  });
  if (status === 0) return;
  // Ctrl-C is sent to both, and may come here after the news that the other one has ended.
  if (signal === 'SIGINT' || signal === 'SIGTERM') {
    process.kill(process.pid, signal);
    await setTimeout(MOST_TURN);
  }
  const [first] = said.split('\n');
  throw new UserError(`${PROGRAM} failed: ${first || (signal ?? `it ended with ${status}`)}`, {
    where: '--optimize',
    hint: 'install version 10 of qpdf or a later one, or leave out --optimize',
  });
}
