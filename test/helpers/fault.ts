import { expect } from 'vitest';
import { UserError } from '../../src/errors.ts';

/** The defined parts of a {@link UserError}, as a user sees them. */
export interface Told {
  readonly message: string;
  readonly where?: string;
  readonly expected?: string;
  readonly hint?: string;
}

/** The user error that some work throws. */
export function faultOf(work: () => unknown): Told {
  try {
    work();
  } catch (error) {
    return told(error);
  }
  throw new Error('there was no fault');
}

/** The same for an error that was caught or returned. Any other error is rethrown. */
export function told(error: unknown): Told {
  if (!(error instanceof UserError)) throw error;
  const { message, where, expected, hint } = error;
  return {
    message,
    ...(where !== undefined && { where }),
    ...(expected !== undefined && { expected }),
    ...(hint !== undefined && { hint }),
  };
}

/** A fault in one line: `where: message; expected this; hint`. */
export function inOneLine({ message, where, expected, hint }: Told): string {
  const parts = [where ? `${where}: ${message}` : message, expected && `expected ${expected}`, hint];
  return parts.filter((part) => part !== undefined).join('; ');
}

/** The user error that some work throws, in one line. */
export const faultLine = (work: () => unknown): string => inOneLine(faultOf(work));

/** What a text is compared with that is expected whole, or by a pattern. */
export const textLike = (text: string | RegExp): unknown =>
  typeof text === 'string' ? text : expect.stringMatching(text);
