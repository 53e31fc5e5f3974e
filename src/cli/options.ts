import { existsSync } from 'node:fs';
import { parseBookFile } from '../book/book.ts';
import { EDITIONS, type Edition, LANGUAGES, type Language } from '../book/config.ts';
import { parseJson } from '../book/json.ts';
import { Taken } from '../book/plan.ts';
import { listed, wordAt } from '../book/problems.ts';
import { nearest, UserError } from '../errors.ts';
import type { Call } from './command.ts';
import { readFile, readText } from './files.ts';

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

/** A whole number from `least` to `most`. */
export function numberOption(
  call: Call,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = textOption(call, name);
  if (text === undefined) return fallback;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UserError(`"${text}" cannot be used`, {
    where: `--${name}`,
    expected: `a whole number from ${least} to ${most}`,
  });
}

/** One of these words. */
export function wordOption<T extends string>(call: Call, name: string, words: readonly T[]): T | undefined {
  const text = textOption(call, name);
  return text === undefined ? undefined : word(text, name, words);
}

function word<T extends string>(text: string, name: string, words: readonly T[]): T {
  const found = words.find((known) => known === text);
  if (found !== undefined) return found;
  const meant = nearest(text, words);
  throw new UserError(`"${text}" is not ${wordAt([name])}`, {
    where: `--${name}`,
    expected: listed(words),
    ...(meant && { hint: `did you mean ${meant}?` }),
  });
}

export function languageOption(call: Call): Language | undefined {
  return wordOption(call, 'lang', LANGUAGES);
}

export function editionsOption(call: Call): Edition[] {
  return listOption(call, 'edition').map((text) => word(text, 'edition', EDITIONS));
}

export function jobsOption(call: Call): number {
  return numberOption(call, 'jobs', 1, 1, MOST_JOBS);
}

const MOST_JOBS = 64;

/** The puzzles of the books named by --exclude. */
export function excluded(call: Call): Taken {
  const taken = new Taken();
  for (const path of listOption(call, 'exclude')) {
    readFile(path, (text) => taken.addBook(parseBookFile(parseJson(text))));
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
  if (/[\s:/{]/.test(argument) && /\d/.test(argument)) return { text: argument, where: '' };
  throw new UserError('there is no such file, and it is not a puzzle either', {
    where: argument,
    expected: 'a file, a game id such as 1:001110, or rows such as 001/110',
  });
}
