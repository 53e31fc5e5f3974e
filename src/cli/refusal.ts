import { type AboutError, NotPossibleError, UserError } from '../errors.ts';
import { machineFault } from '../node/file-fault.ts';
import type { Refusal } from './own-process.ts';

/** An error as another process can be told of it, which makes one of it again by `errorOf`. */
export function refusalOf(error: unknown): Refusal {
  const told = error instanceof UserError ? error : machineFault(error);
  if (!told) return { stack: String((error as Error)?.stack ?? error) };
  const { message, code, where, expected, hint, details, reason } = told;
  const about = { code, where, expected, hint, details, reason } as AboutError;
  return { message, about, isPossible: !(told instanceof NotPossibleError) };
}
