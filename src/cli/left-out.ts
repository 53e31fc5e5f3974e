import { BindingError } from '../book/binding.ts';
import type { UserError } from '../errors.ts';
import type { LeaveOut } from '../render/book-files.ts';
import type { Call } from './command.ts';

/** Says which edition is left out, and why. */
export function leftOutText(why: UserError): string {
  const binds = why instanceof BindingError ? `; a press binds ${why.expected}` : '';
  return `${why.where} is left out: ${why.message}${binds}`;
}

/** Notes which edition is left out. */
export function noteOf(call: Call): LeaveOut {
  return (why) => call.output.note(leftOutText(why));
}
