import { resolve, sep } from 'node:path';
import { UserError } from '../../../src/errors.ts';
import { pick, varied } from './mutate.ts';
import { FILE_NAMES, runInSandbox } from './sandbox.ts';
import { BOARDS, IDS, RECORDS, SGT } from './seeds.ts';
import type { Target } from './target.ts';

const NAMES = FILE_NAMES;

const TERZETT = 'terzett 4 000120/123120/123120/123444/444333';

const PUZZLES = [
  TERZETT,
  '001/110',
  'completion 1 0?1/110',
  ...SGT.slice(0, 20),
  ...RECORDS.slice(0, 4),
  ...BOARDS.slice(0, 4),
];

const LANGUAGES = ['--lang=en', '--lang=de', '-l', '--lang=fr'];

/** The commands that finish quickly: their arguments, and their options with valid and invalid values. */
const COMMANDS: Readonly<
  Record<string, { readonly subjects: readonly string[]; readonly options: readonly string[] }>
> = {
  solve: {
    subjects: [...PUZZLES, ...NAMES],
    options: [
      '--limit=1',
      '--limit=3',
      '--limit=0',
      '--json',
      '--quiet',
      '--check=0:0 on 1 a b; 1 c d',
      '--check=1 a b',
    ],
  },
  grade: {
    subjects: [...PUZZLES, ...NAMES],
    options: ['--explain', ...LANGUAGES, '--peer-level', '--json', '--quiet'],
  },
  register: {
    subjects: [...IDS, 'sutaf-vajab', '4.t/1'],
    options: [
      'book.json',
      'mixed.json',
      '--shape=5x6',
      '--shape=shape.txt',
      '--format=json',
      '--format=id',
      '--json',
    ],
  },
  series: {
    // Counting takes seconds on boards of 72 cells.
    subjects: [TERZETT, ...IDS.filter((id) => id.startsWith('5x6'))],
    options: [
      '--list=3',
      '--unique',
      '--limit=20',
      '--limit=5',
      '--turn=0:1',
      '--turn=2:3',
      '--shape=5x6',
      '--json',
    ],
  },
  check: { subjects: NAMES, options: [...NAMES, '--json', '--files', '--edition=keys', '--edition=html'] },
  schema: { subjects: ['config', 'puzzle', 'book', 'books'], options: ['--quiet'] },
  keys: {
    subjects: ['book.json', 'mixed.json', 'config.json'],
    options: [
      ...[
        '--format=csv',
        '--format=json',
        '--format=txt',
        '--format=svg',
        '--only=1-2,3',
        '--only=1',
        '--only=9',
      ],
      ...['--delimiter=semicolon', '--force', '-o=out', '--output=out', ...LANGUAGES],
    ],
  },
  generate: {
    subjects: [
      '--range=3',
      '--range=2',
      '--shape=3x4',
      '--shape=##/####/####/##',
      '--kind=terzett',
      '--kind=duett',
    ],
    options: [
      ...[
        '--shape=shape.txt',
        '--range=4',
        '--level=easy',
        '--level=hard',
        '--peer-level=b',
        '--count=2',
        '--one-key',
      ],
      ...[
        '--format=json',
        '--format=id',
        '--seed=a',
        '--exclude=book.json',
        '--condition=given a1 3',
        '--json',
      ],
    ],
  },
};

/**
 * The whole command line: one argument a line, where a line that ends with a backslash continues. It runs in its own folder.
 * Its output is captured, and nothing may appear outside that folder.
 */
export const COMMAND_TARGET: Target = {
  name: 'command',
  share: 0.05,
  apart: true,
  seeds: Object.entries(COMMANDS).flatMap(([name, { subjects }]) =>
    subjects.map((subject) => linesOf([name, subject])),
  ),
  vary(text, random) {
    const args = argsOf(text);
    const { subjects, options } = COMMANDS[args[0]!]!;
    const extra = Array.from({ length: random.below(3) }, () => pick(options, random));
    const changed = random.below(3) === 0 ? varied(args[1]!, random, pick(subjects, random)) : args[1]!;
    return linesOf([args[0]!, changed, ...extra]);
  },
  async read(text) {
    const args = argsOf(text.replaceAll('\0', ''));
    checkTried(args);
    await runInSandbox(args);
  },
};

/** Arguments as text, one a line; a line that ends with a backslash continues. */
export function linesOf(args: readonly string[]): string {
  return args.map((arg) => arg.replaceAll('\n', '\\\n')).join('\n');
}

export function argsOf(text: string): string[] {
  return text.split(/(?<!\\)\n/).map((line) => line.replaceAll('\\\n', '\n'));
}

/** @throws UserError if the arguments ask for other commands, standard input, outside folders, or excessive amounts */
function checkTried(args: readonly string[]): void {
  const [name = '', subject] = args;
  const isElsewhere = args.some((arg) => {
    const path = resolve('/here', arg.replace(/^(?:-o=?|--output=)/, ''));
    return !path.startsWith(`${sep}here`) && /[\\/]/.test(arg) && name === 'keys';
  });
  const isOther = !Object.hasOwn(COMMANDS, name) || subject === undefined || /^-(?!-)/.test(subject);
  // A user who asks for a list of a million puzzles gets it, and waits.
  const isMuch = args.some((arg) => /\d{5,}/.test(arg) && !/[/:]/.test(arg));
  const isLarge =
    name === 'generate' && args.some((arg) => /\d{2}|[5-9]|completion/.test(arg.replace(/^.*shape.*$/, '')));
  if (isOther || isElsewhere || isMuch || isLarge || args.includes('-')) throw new UserError('not tried');
}
