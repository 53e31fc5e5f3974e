import { EDITIONS, PRESET_NAMES } from '../../../src/book/choices.ts';
import { COMMON_OPTIONS, type Command, type Option } from '../../../src/cli/command.ts';
import { COMMANDS } from '../../../src/cli/commands.ts';
import { KINDS } from '../../../src/domino/kinds.ts';
import { SHAPE_NAMES } from '../../../src/domino/shapes.ts';
import { UserError } from '../../../src/errors.ts';
import { COMPOSING_TASK_NAMES } from '../../../src/parts/composing/named-tasks.ts';
import { Random } from '../../../src/random.ts';
import { LEVELS } from '../../../src/solve/levels.ts';
import { mutated, pick, varied } from './mutate.ts';
import { FILE_NAMES, runInSandbox } from './sandbox.ts';
import { BOARDS, IDS, RECORDS, SGT } from './seeds.ts';
import type { Target } from './target.ts';

/** The time limit, in seconds, of commands that accept one. */
const SECONDS = 5;

/** Values by their placeholder in the help. For all other options, every value of {@link ANY} is tried. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  N: ['0', '1', '2', '3', '4', '5', '6', '7', '9', '10', '12', '21', '22'],
  'N|fewest': ['1', '7', '13', '30', 'fewest'],
  SECONDS: ['1', '2'],
  MM: ['0.1', '0.3', '0.6', '0.7', '1'],
  FACTOR: ['0.5', '1', '1.5', '6', '7'],
  NUMBERS: ['1', '1-3', '2,1', '9', '1-'],
  KIND: KINDS,
  L: [...LEVELS, 'a', 'c'],
  NAME: [...EDITIONS, ...PRESET_NAMES, 'diagonal', 'frame'],
  DIR: ['out', 'folder', 'book.json', 'out/deep', '.'],
  'NAME|FILE': ['shape.txt', '3x4', '5x6', '8x9', ...SHAPE_NAMES],
  FILE: FILE_NAMES,
  'BOOK.json': FILE_NAMES,
  DOMINO: ['0:1', '2:3', '9:9', '0'],
  TASK: [...COMPOSING_TASK_NAMES, 'config.json'],
  ATTEMPT: ['0:0 on 1 a b', 'a 1,2; c 1,2', '001/110', 'game.txt'],
  FORMAT: ['json', 'text', 'id', 'txt', 'csv', 'pdf', 'svg', '3mf', 'stl'],
  TEXT: ['a', 'given a1 3', 'sum c 27', 'ö'],
};

/** Values that no user intends. */
const ANY = [
  ...['', ' ', '-1', '--', '1e9', '1.5', '٣', 'constructor', '__proto__', '\u202e', '\u0007', '../x'],
  ...['x'.repeat(300), 'folder', 'missing.json', 'book.json'],
];

const SUBJECTS: readonly string[] = [
  ...FILE_NAMES,
  ...FILE_NAMES,
  ...SGT.slice(0, 20),
  ...RECORDS.slice(0, 4),
  ...BOARDS.slice(0, 4),
  ...IDS,
  ...['terzett 4 000120/123120/123120/123444/444333', 'completion 1 0?1/110'],
  ...'001/110 sutaf-vajab 1 17 config book bash score-pad tally'.split(' '),
  ...PRESET_NAMES,
];

/** Arguments as text, one a line; a line that ends with a backslash continues. */
const linesOf = (args: readonly string[]) => args.map((arg) => arg.replaceAll('\n', '\\\n')).join('\n');
const argsOf = (text: string) => text.split(/(?<!\\)\n/).map((line) => line.replaceAll('\\\n', '\n'));

/** A line for a command: mostly with the right number of arguments and with valid values of its options. */
function lineOf(command: Command, random: Random): string {
  const options = Object.entries<Option>({ ...command.options, ...COMMON_OPTIONS });
  const [least, most] = command.args;
  const count = Math.min(most, least + random.below(2)) + (random.below(20) === 0 ? 1 : 0);
  const subjects = Array.from({ length: count }, () => {
    const subject = pick(random.below(15) === 0 ? ANY : SUBJECTS, random);
    return random.below(3) === 0 ? varied(subject, random, pick(SUBJECTS, random)) : subject;
  });
  const flags = Array.from({ length: random.below(5) }, () => flagOf(...pick(options, random), random));
  const limit = 'time-limit' in command.options ? [`--time-limit=${SECONDS}`] : [];
  return linesOf([command.name, ...subjects, ...flags, ...limit]);
}

function flagOf(name: string, { words, value }: Option, random: Random): string {
  if (value === undefined) return random.below(30) === 0 ? `--${name}=x` : `--${name}`;
  if (random.below(30) === 0) return `--${name}`;
  const alternatives = value.includes('|') ? value.split('|') : undefined;
  const right = words ?? (name === 'jobs' ? ['0', '1', '2', '65'] : VALUES[value]) ?? alternatives ?? ANY;
  return `--${name}=${pick(random.below(8) === 0 ? ANY : right, random)}`;
}

/** Refuses complete books from presets, which take minutes, and calls of programs on the user's machine. */
function checkTried(args: readonly string[]): void {
  const [name = ''] = args;
  const isBook = name === 'book' || name === 'kit';
  const hasFile = args.slice(1).some((arg) => arg.endsWith('.json') && !arg.startsWith('-'));
  const isPreset = args.some((arg) => arg.startsWith('--preset'));
  const reads = args.includes('-');
  const isElsewhere = args.some((arg) => /^(?:-o|--output|--templates)=?(?:.*\/\/|.*\.\.|\/)/.test(arg));
  const isKnown = COMMANDS.some((command) => command.name === name) || !/^[a-z]/.test(name);
  if ((isBook && (!hasFile || isPreset)) || reads || isElsewhere || !isKnown) {
    throw new UserError('not tried');
  }
}

/**
 * Complete command lines: every command with its options and with values that are valid or nearly so. They run in the folder of
 * {@link runInSandbox}.
 */
export const LINE_TARGET: Target = {
  name: 'command line',
  share: 0.05,
  apart: true,
  seeds: () => {
    const random = new Random('command lines');
    return Promise.resolve(
      COMMANDS.flatMap((command) => Array.from({ length: 200 }, () => lineOf(command, random))),
    );
  },
  vary(text, random, other) {
    const [name] = argsOf(text);
    const command = COMMANDS.find((known) => known.name === name);
    if (!command || random.below(10) === 0) return mutated(text, other, random);
    return lineOf(command, random);
  },
  async read(text) {
    const args = argsOf(text.replaceAll('\0', ''));
    checkTried(args);
    await runInSandbox(args);
  },
};
