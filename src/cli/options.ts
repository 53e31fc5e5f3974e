import { existsSync } from 'node:fs';
import { EDITIONS, type Edition, PAGE_SIDES, withCompanions } from '../book/choices.ts';
import { parseJson } from '../book/json.ts';
import { KnownPuzzles } from '../book/known-puzzles.ts';
import type { Order } from '../book/order.ts';
import { listed, wordAt } from '../book/problems.ts';
import { nearest, UserError } from '../errors.ts';
import { LANGUAGE_CODES, type Language } from '../languages/index.ts';
import { insteadOf } from '../node/nearby.ts';
import type { Call } from './command.ts';
import { readFile, readText } from './files.ts';
import type { JobsOptions } from './jobs.ts';
import type { Progress } from './progress.ts';

// Reading the values of options; every fault is a UserError that names the option.

export function textOption({ options }: Call, name: string): string | undefined {
  return options[name] as string | undefined;
}

export function listOption({ options }: Call, name: string): readonly string[] {
  return (options[name] as string[] | undefined) ?? [];
}

export function flag({ options }: Call, name: string): boolean {
  return options[name] === true;
}

/** @throws UserError if one of these options is given, which go with another */
export function refuse({ options }: Call, refused: readonly string[], why: string, needed: string): void {
  const given = refused.find((name) => options[name] !== undefined);
  if (given === undefined) return;
  throw new UserError(why, { where: `--${given}`, expected: `${needed} beside it` });
}

/** A whole number from `least` to `most`. */
export function numberOption<T extends number | undefined>(
  call: Call,
  name: string,
  fallback: T,
  least: number,
  most: number,
): number | T {
  const text = textOption(call, name);
  if (text === undefined) return fallback;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`"${text}" cannot be used`, {
    where: `--${name}`,
    expected: `a whole number from ${least} to ${most}`,
  });
}

/** A number from `least` to `most`, written with a decimal point or without. */
export function decimalOption(
  call: Call,
  name: string,
  fallback: number,
  least: number,
  most: number,
  example: number,
): number {
  const text = textOption(call, name);
  if (text === undefined) return fallback;
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`"${text}" cannot be used`, {
    where: `--${name}`,
    expected: `a number from ${least} to ${most}, such as ${example}`,
  });
}

/** One of these words. */
export function wordOption<T extends string>(call: Call, name: string, words: readonly T[]): T | undefined {
  const text = textOption(call, name);
  return text === undefined ? undefined : wordIn(text, name, words, `--${name}`);
}

/** The one of these words that a text is. @param where the text stands, if that is not its field alone */
export function wordIn<T extends string>(text: string, name: string, words: readonly T[], where?: string): T {
  const found = words.find((known) => known === text);
  if (found !== undefined) return found;
  const meant = nearest(text, words);
  throw new UserError(`"${text}" is not ${wordAt([name])}`, {
    ...(where && { where }),
    expected: listed(words),
    ...(meant && { hint: `did you mean ${meant}?` }),
  });
}

export function languageOption(call: Call): Language | undefined {
  return wordOption(call, 'lang', LANGUAGE_CODES);
}

export function editionsOption(call: Call): Edition[] {
  return withCompanions(
    listOption(call, 'edition').map((text) => wordIn(text, 'edition', EDITIONS, '--edition')),
  );
}

/** What is changed in the part `braille` of a config: the page of embosser files. @throws UserError if only one side is said */
export function brailleOption(call: Call): { page: { cells: number; lines: number } } | undefined {
  const [cells, lines] = (['cells', 'lines'] as const).map((side) =>
    numberOption(call, side, undefined, PAGE_SIDES[side].least, PAGE_SIDES[side].most),
  );
  if (cells !== undefined && lines !== undefined) return { page: { cells, lines } };
  refuse(call, ['cells'], 'a page has lines, too', '--lines N');
  refuse(call, ['lines'], 'a line has cells, too', '--cells N');
  return undefined;
}

/** In seconds; nothing if none is said. */
export function timeLimitOption(call: Call): number | undefined {
  return numberOption(call, 'time-limit', undefined, 1, MOST_SECONDS);
}

/** How puzzles are made; how far a long one is goes to `progress`. */
export function jobsOptions(call: Call, progress: Progress): JobsOptions {
  return {
    processes: numberOption(call, 'jobs', 1, 1, MOST_JOBS),
    timeLimit: timeLimitOption(call),
    onStep: (puzzle, part) =>
      progress.show(`puzzle ${puzzle}, percent of the search`, Math.floor(100 * part), 100),
    onLate: (told) => call.output.note(told),
  };
}

const MOST_JOBS = 64;
const MOST_SECONDS = 1_000_000;

/** How many numbers of a completion are given. */
export function givensOption(call: Call): Order['givens'] {
  const text = textOption(call, 'givens');
  if (text === undefined || text === 'fewest') return text;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new UserError(`"${text}" cannot be used`, {
    where: '--givens',
    expected: 'a whole number, or fewest',
  });
}

/**
 * What stands in the file of this name, or the text itself if there is no such file; `-` is standard input.
 *
 * @throws UserError also if the text can only be the name of a file
 */
export function textOrFile(text: string): string {
  return text === '-' || existsSync(text) || NO_PUZZLE.test(text) ? readText(text) : text;
}

/** What neither a puzzle nor a solution looks like: behind l, which is 21, no letter is a number. */
const NO_PUZZLE = /\.(?=[a-z])\w*[m-z]\w*$/i;

/** The puzzles of the books named by --exclude. @param options.keys whether it will be asked for keys */
export async function excluded(call: Call, options?: { readonly keys: boolean }): Promise<KnownPuzzles> {
  const taken = new KnownPuzzles(options);
  const paths = listOption(call, 'exclude');
  if (paths.length === 0) return taken;
  const { parseBookFile } = await import('../book/book.ts');
  for (const path of paths) {
    readFile(path, (text) => taken.addBook(parseBookFile(parseJson(text)), path));
  }
  return taken;
}

/** The text of an argument that is a file, `-` for standard input, or the puzzle itself. */
export function puzzleText(argument: string | undefined): { text: string; where: string } {
  if (argument === undefined || argument === '-') {
    if (argument === undefined && process.stdin.isTTY) {
      throw new UserError('there is no puzzle', {
        expected: 'a file, a puzzle, or - with a puzzle on standard input',
      });
    }
    return { text: readText('-'), where: 'standard input' };
  }
  if (existsSync(argument)) return { text: readText(argument), where: argument };
  const isFile = NO_PUZZLE.test(argument);
  if (!isFile && /[\s:/{]/.test(argument) && /\d/.test(argument)) return { text: argument, where: '' };
  throw new UserError('there is no such file, and it is not a puzzle either', {
    where: argument,
    expected: 'a file, a game id such as 1:001110, or rows such as 001/110',
    ...(isFile && { hint: insteadOf(argument) }),
  });
}
