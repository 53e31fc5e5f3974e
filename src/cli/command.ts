import type { ParseArgsConfig } from 'node:util';
import { DEFAULT_SEED, EDITIONS, PAGE_SIDES, PAPERS } from '../book/choices.ts';
import { LANGUAGE_CODES } from '../languages/index.ts';
import { DPI, DRAWING_FORMATS } from '../render/formats.ts';

/** An option of a command, as data: parsing, help and errors are made from it. One without `value` is a flag. */
export interface Option {
  readonly short?: string;
  readonly multiple?: boolean;
  /** What stands for its value in the help. */
  readonly value?: string;
  /** What a shell offers for its value; without it the alternatives of `value`, else files. */
  readonly words?: readonly string[];
  readonly help: string;
}

/** What a command takes, as data; what does its work stands in a module of its own. */
export interface Command {
  readonly name: string;
  /** The arguments as the help shows them. */
  readonly usage: string;
  /** Arguments as they can be, for those who leave one out. */
  readonly example?: string;
  readonly summary: string;
  /** The least and most arguments. */
  readonly args: readonly [least: number, most: number];
  readonly options: Readonly<Record<string, Option>>;
}

/** Options of every command. */
export const COMMON_OPTIONS = {
  quiet: { short: 'q', help: 'print results only' },
  help: { short: 'h', help: 'show this help' },
} as const satisfies Record<string, Option>;

export const SHARED_OPTIONS = {
  output: { short: 'o', value: 'DIR', help: "the folder to make the book's folder in (default: output)" },
  seed: {
    value: 'TEXT',
    help: `the same seed gives the same puzzles (default: the config's, else ${DEFAULT_SEED})`,
  },
  lang: { short: 'l', value: LANGUAGE_CODES.join('|'), help: 'the language of the book' },
  paper: { value: 'PAPER', words: PAPERS, help: `${PAPERS.join(', ')} (default: a4)` },
  json: { help: 'print JSON' },
  force: { help: 'replace an earlier book in the same folder' },
  jobs: {
    short: 'j',
    value: 'N',
    help: 'make puzzles in N processes at once; the puzzles stay the same (default: 1)',
  },
  'time-limit': {
    value: 'SECONDS',
    help: 'give up when one puzzle takes longer (default: none; 600 for completions)',
  },
  templates: { value: 'DIR', help: 'a folder with templates and words of your own' },
  edition: {
    multiple: true,
    value: 'NAME',
    words: EDITIONS,
    help: 'make only this edition; can be repeated',
  },
  exclude: {
    multiple: true,
    value: 'BOOK.json',
    help: 'make no puzzle that this book already has; can be repeated',
  },
} as const satisfies Record<string, Option>;

/** Those of commands that make files without a book. */
export const FILES_OPTIONS = {
  output: {
    ...SHARED_OPTIONS.output,
    help: 'the folder to make the folder of the files in (default: output)',
  },
  lang: { ...SHARED_OPTIONS.lang, help: 'the language of the words in the files' },
  force: { ...SHARED_OPTIONS.force, help: 'replace earlier files in the same folder' },
  json: SHARED_OPTIONS.json,
} as const;

/** Those of commands that say what a book is. */
export const BOOK_OPTIONS = {
  cells: {
    value: 'N',
    help: `of embosser files: cells in a line, ${PAGE_SIDES.cells.least} to ${PAGE_SIDES.cells.most}, with --lines (default: as usual in the language)`,
  },
  lines: {
    value: 'N',
    help: `of embosser files: lines on a page, ${PAGE_SIDES.lines.least} to ${PAGE_SIDES.lines.most}, with --cells`,
  },
} as const satisfies Record<string, Option>;

/** How a drawing is written, for the commands that draw puzzles and solutions. */
export const DRAWING_OPTIONS = {
  format: { value: DRAWING_FORMATS.join('|'), help: 'the kind of file (default: png)' },
  dpi: { value: 'N', help: `for png: dots per inch, ${DPI.least} to ${DPI.most} (default: ${DPI.usual})` },
  'no-solutions': { help: 'only the puzzles' },
  colour: { help: 'the dominoes of solutions in dark blue' },
} as const;

/** The seed of commands that know no config. */
export const MADE_SEED: Option = {
  ...SHARED_OPTIONS.seed,
  help: `the same seed gives the same new puzzles (default: ${DEFAULT_SEED})`,
};

/** All options that a command takes, by name. */
export function optionsOf(command: Command): [name: string, option: Option][] {
  return Object.entries({ ...command.options, ...COMMON_OPTIONS });
}

/** A time limit for each puzzle or layout of those that are looked into. */
export function timeLimitOf(one: 'puzzle' | 'layout'): Option {
  return { ...SHARED_OPTIONS['time-limit'], help: `give up when one ${one} takes longer (default: none)` };
}

/** The options in the form that node:util's parseArgs takes. */
export function parseArgsOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    optionsOf(command).map(([name, { value, short, multiple }]) => [
      name,
      { type: value ? 'string' : 'boolean', ...(short && { short }), ...(multiple && { multiple }) },
    ]),
  );
}

export function commandHelp(command: Command): string {
  return [
    `Usage: dominosa ${command.name} ${command.usage}`.trimEnd(),
    '',
    command.summary,
    '',
    'Options:',
    ...optionsOf(command).map(([name, { short, value, help }]) => {
      const names = `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
      return `  ${names}: ${help}`;
    }),
  ].join('\n');
}
