import { type AboutError, NotPossibleError, UserError } from '../errors.ts';
import { machineFault } from '../node/file-fault.ts';

/** An error on its way from one process to another: what the user can put right, or a fault of ours with its stack. */
export type Refusal =
  | { readonly message: string; readonly about: AboutError; readonly isPossible: boolean }
  | { readonly stack: string };

export function refusalOf(error: unknown): Refusal {
  const told = error instanceof UserError ? error : machineFault(error);
  if (!told) return { stack: String((error as Error)?.stack ?? error) };
  const { message, code, where, expected, hint, details, reason } = told;
  const about = { code, where, expected, hint, details, reason } as AboutError;
  return { message, about, isPossible: !(told instanceof NotPossibleError) };
}

/** The error that {@link refusalOf} has made data of. */
export function errorOf(refusal: Refusal): Error {
  if ('stack' in refusal) return Object.assign(new Error(), refusal);
  return new (refusal.isPossible ? UserError : NotPossibleError)(refusal.message, refusal.about);
}
