import { UserError } from '../../src/errors.ts';

/** What a user is told: the parts of a {@link UserError} that are there. */
export interface Told {
  readonly message: string;
  readonly where?: string;
  readonly expected?: string;
  readonly hint?: string;
}

/** The user error that some work ends with. */
export function faultOf(work: () => unknown): Told {
  try {
    work();
  } catch (error) {
    return told(error);
  }
  throw new Error('there was no fault');
}

/** The same of an error that was caught, or given back. Anything else than a user error is thrown on. */
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
