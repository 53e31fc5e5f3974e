import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NotPossibleError } from '../errors.ts';
import { NOT_LOADED, type WorkerName } from './worker-names.ts';

/** Whether the program is run from its source, which needs a loader. */
const IS_SOURCE = import.meta.url.endsWith('.ts');

/** What V8 is told: what is read is soon thrown away, and would lie until it has come to several times what is kept. */
const FLAGS: Readonly<Partial<Record<WorkerName, readonly string[]>>> = {
  reading: ['--heap-growing-percent=40', '--expose-gc'],
};

/** For so many milliseconds this process waits for the signal that ended another: Ctrl-C goes to both, in any order. */
const SIGNAL_WAIT = 1000;

/**
 * Starts a process for work of this command's; what it writes to standard error is seen.
 *
 * @throws NotPossibleError if the system has no room for another one
 */
export function startProcess(work: WorkerName): ChildProcess {
  const file = fileURLToPath(new URL(`./process.${IS_SOURCE ? 'ts' : 'js'}`, import.meta.url));
  const child = fork(file, [work], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [
      ...(IS_SOURCE ? ['--import', import.meta.resolve('tsx')] : process.execArgv),
      ...(FLAGS[work] ?? []),
    ],
  });
  if (child.pid !== undefined) return child;
  child.on('error', () => {});
  throw notStarted();
}

/**
 * Rejects when a process has ended. A rejection that nobody awaits is not reported.
 *
 * @param what it was, in words
 * @throws NotPossibleError if it could not begin, or else a fault of ours
 */
export function endOf(child: ChildProcess, what: string): Promise<never> {
  const ended = once(child, 'exit').then(async ([code, signal]) => {
    if (signal && !child.killed) await setTimeout(SIGNAL_WAIT);
    throw faultOfEnd(what, code, signal);
  });
  ended.catch(() => {});
  return ended;
}

/** What it means that a process has ended before its work was done. */
export function faultOfEnd(what: string, code: number | null, signal: string | null): Error {
  return code === NOT_LOADED
    ? notStarted()
    : new Error(`${what} ended with ${code ?? signal} before its work was done`);
}

function notStarted(): NotPossibleError {
  return new NotPossibleError('another process cannot be started', {
    hint: 'allow this program more open files (`ulimit -n 1024`), end other programs, or ask for fewer --jobs',
  });
}
