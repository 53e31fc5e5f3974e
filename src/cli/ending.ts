import { NotPossibleError, UserError } from '../errors.ts';
import { machineFault } from '../node/file-fault.ts';
import { errorText } from './error-text.ts';
import { visibleText } from './visible.ts';

/**
 * Prints an error that ends the command.
 *
 * @returns the exit code: 1 it could not be made; 2 wrong usage or input; 70 a fault of ours
 */
export function endWith(error: unknown): number {
  const told = error instanceof UserError ? error : machineFault(error);
  if (told) {
    process.stderr.write(`${errorText(told)}\n`);
    return told instanceof NotPossibleError ? 1 : 2;
  }
  const stack = String((error as Error)?.stack ?? error);
  process.stderr.write(`error: this is a bug in dominosa-press, not your mistake: ${visibleText(stack)}\n`);
  return 70;
}
