import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Whether the program is run from its source, which needs a loader. */
const IS_SOURCE = import.meta.url.endsWith('.ts');

/**
 * Starts a process for work of this command's; what it writes to standard error is seen.
 *
 * @param name a file of this folder, without its ending
 */
export function startProcess(name: string): ChildProcess {
  const file = fileURLToPath(new URL(`./${name}.${IS_SOURCE ? 'ts' : 'js'}`, import.meta.url));
  return fork(file, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(IS_SOURCE && { execArgv: ['--import', import.meta.resolve('tsx')] }),
  });
}
