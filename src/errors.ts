/**
 * Sorts of mistakes, for programs that ask for one: messages are for people and may be worded again, these stay.
 */
export const ERROR_CODES = {
  'input-wrong': 'something is not as it should be, and no other code says more',
  'field-wrong':
    'a field of a config, a book, a puzzle or a task is missing, unknown or holds what it cannot',
  'not-json': 'a text is not JSON, or has a number or a name that cannot count',
  'template-wrong': "a template or a word-book of the user's own is not right",
  'not-text': 'a file is not text in an encoding that is read',
  'not-a-puzzle': 'a text cannot be read as a puzzle',
  'puzzle-wrong': 'a puzzle can be read, but its numbers, groups, solution or key do not go together',
  'file-missing': 'there is no such file or folder',
  'file-unreadable': 'a file or a folder is there, but cannot be read',
  'file-unwritable': 'a file or a folder cannot be written',
  'character-missing': 'a font or a braille code does not have a character',
  'does-not-fit': 'an edition cannot hold a book, while others may',
  'not-possible': 'what was asked for is right, but cannot be made',
  'out-of-time': 'it may be made with more time',
} as const satisfies Readonly<Record<string, string>>;

/** The code of a mistake without one of its own. */
const UNTOLD = 'input-wrong';

export type ErrorCode = keyof typeof ERROR_CODES;

/** What is wrong as a message of the word-books, `studio-fault-NAME`, with its values: for pages in other languages than English. */
export interface Reason {
  readonly name: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What is known of a mistake beside its message. */
export interface AboutError {
  readonly code?: ErrorCode | undefined;
  readonly where?: string | undefined;
  readonly expected?: string | undefined;
  readonly hint?: string | undefined;
  readonly details?: readonly string[] | undefined;
  readonly reason?: Reason | undefined;
}

/**
 * What a user can put right: unreadable input, a wrong option, a missing file. Anything else that is
 * thrown is a fault of this program.
 *
 * `message` says what is wrong, in lower case and without a full stop; `where` names the file, field,
 * line or option; `expected` what would have been right; `hint` what to do next; `code` of what sort it is.
 */
export class UserError extends Error {
  /** The sort of those that say no other. */
  protected static readonly code: ErrorCode = UNTOLD;

  readonly code: ErrorCode;
  readonly where: string | undefined;
  readonly expected: string | undefined;
  readonly hint: string | undefined;
  /** Where it is several mistakes: each of them, as far as they are listed. */
  readonly details: readonly string[];
  readonly reason: Reason | undefined;

  constructor(message: string, about: AboutError = {}) {
    super(shortened(message));
    this.name = new.target.name;
    this.code = about.code ?? new.target.code;
    this.where = shortened(about.where);
    this.expected = shortened(about.expected);
    this.hint = shortened(about.hint);
    this.details = (about.details ?? []).map(shortened);
    this.reason = about.reason;
  }

  /** The same error, found further out: `where` is put before what is already known of the place; an empty one says nothing of it. */
  within(where: string): UserError {
    if (where === '') return this;
    return withAbout(this, { where: this.where === undefined ? where : `${where}: ${this.where}` });
  }
}

function withAbout<T extends UserError>(error: T, changes: AboutError): T {
  const Same = error.constructor as new (message: string, about: AboutError) => T;
  return new Same(error.message, { ...error, ...changes });
}

/** What a message quotes can be a whole file by mistake; more than so many characters at both ends nobody reads. */
const END = 500;

function shortened<T extends string | undefined>(text: T): T {
  return text && text.length > 2 * END ? (`${text.slice(0, END)}…${text.slice(-END)}` as T) : text;
}

/** A character that a font or a braille code does not have. */
export class CharacterError extends UserError {
  protected static override readonly code = 'character-missing';

  readonly character: string | undefined;

  constructor(message: string, about: AboutError & { character?: string } = {}) {
    const { character } = about;
    const reason = character && { name: 'character', values: { character, code: codePointOf(character) } };
    super(message, { ...about, ...(reason && { reason }) });
    this.character = character;
  }
}

/** An edition cannot hold a book, while others may. */
export class FitError extends UserError {
  protected static override readonly code: ErrorCode = 'does-not-fit';

  /** The board that has no room; none if it is another reason, or the error was found further in and told again. */
  readonly board: object | undefined;

  constructor(message: string, about: AboutError & { board?: object } = {}) {
    super(message, about);
    this.board = about.board;
  }
}

/** What was asked for is right, but could not be made, for instance because no such puzzle exists. */
export class NotPossibleError extends UserError {
  protected static override readonly code: ErrorCode = 'not-possible';
}

/** It may be made with more time. */
export class OutOfTimeError extends NotPossibleError {
  protected static override readonly code = 'out-of-time';
}

/** What work gives, or what its user can put right about it. @throws what else it throws */
export function attempt<T>(work: () => T): T | UserError {
  try {
    return work();
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** Whether work comes to its end, so that its user has nothing to put right. @throws what else it throws */
export function succeeds(work: () => unknown): boolean {
  return !(attempt(work) instanceof UserError);
}

/** Runs `work` and says of which sort a {@link UserError} is that it throws, unless that is said further in. */
export function coded<T>(code: ErrorCode, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof UserError && error.code === UNTOLD ? withAbout(error, { code }) : error;
  }
}

/** Runs `work` and adds `where` to any {@link UserError} that it throws. */
export function within<T>(where: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof UserError ? error.within(where) : error;
  }
}

/**
 * The candidate that is nearest to a mistyped word (the first of several as near), if one is near enough to be
 * meant: at most one change in three letters, but always one, and something in common. Case does not matter.
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.slice(0, LONGEST_WORD).toLowerCase();
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: editDistance(typed, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (!best || best.distance >= Math.max(typed.length, best.candidate.length)) return undefined;
  return best.distance <= Math.max(1, Math.floor(typed.length / 3)) ? best.candidate : undefined;
}

/** What to do about a mistyped word: the question whether the nearest candidate was meant; nothing if there is none. */
export function suggestion(word: string, candidates: readonly string[]): string | undefined {
  const meant = nearest(word, candidates);
  return meant && `did you mean ${meant}?`;
}

/** What a user typed can be a whole file by mistake: only so many of its characters are compared. */
const LONGEST_WORD = 64;

/** Levenshtein's distance between two words, two neighbouring letters in the wrong order counted as one change. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = swapped ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY;
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + change, swap));
    }
    [before, row] = [row, next];
  }
  return row[to.length]!;
}

/** The number of a sign as Unicode writes it, for messages: `U+2603`. */
export function codePointOf(sign: string): string {
  return `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A thing in a message as it is counted. */
export function plural(count: number, one: string, more = `${one}s`): string {
  return count === 1 ? one : more;
}
