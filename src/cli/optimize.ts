import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { appendFileSync, closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../errors.ts';
import { attempt } from './files.ts';

const PROGRAM = 'qpdf';

/** How many bytes of a file are read at once. */
const PIECE = 1 << 20;

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

/** Makes a PDF file, which comes in pieces, smaller without changing what it shows or says. @throws UserError if it cannot be done */
export type Optimize = (pdf: Iterable<Uint8Array>) => Iterable<Uint8Array>;

/** @throws UserError if qpdf, which does it, is not there */
export function optimizer(): Optimize {
  finished(run(['--version']));
  return function* (pdf) {
    const folder = attempt(tmpdir(), () => mkdtempSync(join(tmpdir(), 'dominosa-')));
    try {
      const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')];
      for (const piece of pdf) attempt(folder, () => appendFileSync(from, piece));
      finished(run([...OPTIONS, from, to]));
      yield* piecesOf(to);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** What stands in a file, in pieces. */
function* piecesOf(path: string): Generator<Uint8Array> {
  const file = attempt(path, () => openSync(path, 'r'), 'cannot be read');
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(PIECE);
      const length = attempt(path, () => readSync(file, piece), 'cannot be read');
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(file);
  }
}

function run(args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(PROGRAM, args, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
}

/** @throws UserError unless the program ran and was content */
function finished({ error, status, signal, stderr }: SpawnSyncReturns<string>): void {
  if (error) {
    throw new UserError(`the program ${PROGRAM} cannot be run (${(error as NodeJS.ErrnoException).code})`, {
      where: '--optimize',
      hint: 'install it (the package qpdf of Debian, Fedora, Homebrew and Chocolatey; version 10 or later), or leave out --optimize',
    });
  }
  if (status === 0) return;
  const [said] = stderr.split('\n');
  throw new UserError(`${PROGRAM} failed: ${said || (signal ?? `it ended with ${status}`)}`, {
    where: '--optimize',
    hint: 'install version 10 of qpdf or a later one, or leave out --optimize',
  });
}
