import { fileFault, UNWRITTEN } from '../node/file-fault.ts';
import { endWith } from './error-text.ts';
import { listen } from './interrupts.ts';
import { closeOutput } from './output.ts';

/**
 * Runs the command line in a process of its own. It loads little before it listens to signals, and what is left to be
 * loaded may fail in good order.
 *
 * @returns the exit code
 */
export async function start(argv: readonly string[]): Promise<number> {
  listen();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that stops reading (`| head`) is no fault, and what is found out beside it keeps its exit code.
    if (error.code === 'EPIPE') closeOutput();
    else process.exit(endWith(fileFault(error, UNWRITTEN, 'standard output')));
  });
  // Nobody is left to read a message.
  process.stderr.on('error', () => {});
  try {
    const { main } = await import('./main.ts');
    return await main(argv);
  } catch (error) {
    return endWith(error);
  }
}
