import { NotPossibleError, UserError } from '../errors.ts';
import type { WordBook } from '../words/word-book.ts';
import { NotLoaded } from './loading.ts';

/**
 * What a worker does: a job is given data, gives data, and can tell how far it is. All of it passes as messages, so it is
 * what a structured clone can hold.
 */
export type Jobs = Readonly<Record<string, (given: never, tell: (told: unknown) => void) => unknown>>;

export type Given<J extends Jobs, Name extends keyof J> = Parameters<J[Name]>[0];
export type Told<J extends Jobs, Name extends keyof J> = Parameters<Parameters<J[Name]>[1]>[0];
export type Result<J extends Jobs, Name extends keyof J> = Awaited<ReturnType<J[Name]>>;

export interface Request {
  readonly id: number;
  readonly job: string;
  readonly given: unknown;
}

/** A message from a worker: how far a job is, or how it ended. */
export type Answer = { readonly id: number } & (
  | { readonly told: unknown }
  | { readonly result: unknown }
  | { readonly fault: Fault }
);

export interface Fault
  extends Partial<Pick<UserError, 'code' | 'where' | 'expected' | 'hint' | 'details' | 'reason'>> {
  /** Whose fault it is: the user's, nobody's because there is no such thing, the network's, or the program's. */
  readonly whose: 'user' | 'nobody' | 'network' | 'ours';
  readonly message: string;
}

/** Does what a message asks for and posts what comes of it; it never throws. */
export async function answer(
  jobs: Jobs,
  { id, job, given }: Request,
  post: (answer: Answer) => void,
): Promise<void> {
  try {
    const work = jobs[job] as ((given: unknown, tell: (told: unknown) => void) => unknown) | undefined;
    if (!work) throw new Error(`there is no job "${job}"`);
    post({ id, result: await work(given, (told) => post({ id, told })) });
  } catch (error) {
    post({ id, fault: faultOf(error) });
  }
}

export function faultOf(error: unknown): Fault {
  if (error instanceof NotLoaded) return { whose: 'network', message: error.message };
  if (!(error instanceof UserError)) return { whose: 'ours', message: String(error) };
  const { code, message, where, expected, hint, details, reason } = error;
  const whose = error instanceof NotPossibleError ? 'nobody' : 'user';
  return { whose, message, code, where, expected, hint, details, reason };
}

/** The error that {@link faultOf} has made data of. */
export function errorOf({ whose, message, ...about }: Fault): Error {
  if (whose === 'ours') return new Error(message);
  if (whose === 'network') return new NotLoaded(message);
  const Sort = whose === 'nobody' ? NotPossibleError : UserError;
  return new Sort(message, about as ConstructorParameters<typeof UserError>[1]);
}

/** A place in a text, as `line 2, column 5`. */
const IN_TEXT = /^(?:line (\d+))?(?:, )?(?:column (\d+))?$/;

/** Where something is, if it is a place in a text, in the words of the page; a field has the name that it has in files. */
export function placeIn(where: string, words: WordBook): string | undefined {
  const [found, line = 'none', column = 'none'] = IN_TEXT.exec(where) ?? [];
  return found && words.text('studio-fault-place', { line, column });
}
