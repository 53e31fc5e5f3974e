import type { Level } from '../../src/solve/levels.ts';

/**
 * A measured command. Its first word names a program (`programs.ts`). In the others `{n}` stands for the amount to make,
 * `{round}` for the number of the run, `{inputs}` for the folder of the inputs, `{out}` for an empty folder.
 */
export interface Measured {
  readonly command: string;
  /** The number of units that a run makes. */
  readonly times: number;
}

/** One line of the table: a command, and the one it is compared with. */
export interface Row extends Measured {
  readonly name: string;
  /** What is counted, if it is not puzzles. */
  readonly unit?: 'start' | 'board' | 'book';
  readonly beside?: Measured;
  /** Whether both commands must write the same. */
  readonly alike?: true;
  /** Left out of the short form, as it cannot be reduced or resembles other rows. */
  readonly long?: true;
}

export interface Group {
  readonly name: string;
  readonly title: string;
  /** The last column: our time divided by that of the compared program; without it our speed divided by its speed. */
  readonly ratio?: 'time';
  readonly rows: readonly Row[];
}

/** An input of rows: the output of a command, or a text with the input that it names. For a folder, the command writes it itself. */
export type Input = Measured | { readonly times: number; text(n: number): string; readonly names?: string };

const LEVELS_OF_BOOK: readonly Level[] = ['easy', 'medium', 'hard'];

/** A book of puzzles of range 7, with hints except for the easy ones. */
function config(puzzles: number): string {
  const count = Math.ceil(puzzles / LEVELS_OF_BOOK.length);
  const sections = LEVELS_OF_BOOK.map((level) => ({ title: level, range: 7, level, count }));
  return JSON.stringify({ title: 'Bench', sections });
}

/** The amount of data in the files for comparing the inner loops. */
const LOOPS = [
  { range: 7, dealt: 200_000, proved: 60_000 },
  { range: 12, dealt: 40_000, proved: 20_000 },
  { range: 21, dealt: 20_000, proved: 2_000 },
];

const BOOKS = [100, 300, 1000];

export const INPUTS: Readonly<Record<string, Input>> = {
  'mixed-7.txt': {
    times: 30_000,
    command: 'dominosa generate --range 7 --count {n} --format id --seed bench',
  },
  'mixed-15.txt': {
    times: 600,
    command: 'dominosa generate --range 15 --count {n} --format id --seed bench',
  },
  'puzzles-7.jsonl': {
    times: 2000,
    command: 'dominosa generate --range 7 --count {n} --format json --seed bench',
  },
  'import.txt': { times: 2000, command: 'dominosa generate --range 7 --count {n} --format id --seed import' },
  'import.json': {
    times: 1,
    names: 'import.txt',
    text: () => JSON.stringify({ title: 'Bench', sections: [{ title: 'All', from: 'import.txt' }] }),
  },
  ...Object.fromEntries(
    BOOKS.flatMap((puzzles): [string, Input][] => [
      [`config-${puzzles}.json`, { times: puzzles, text: config }],
      [
        `book-${puzzles}`,
        {
          times: puzzles,
          command: `dominosa book {inputs}/config-${puzzles}.json --edition keys --output {inputs}/book-${puzzles}`,
        },
      ],
    ]),
  ),
  printed: {
    times: 100,
    command: 'dominosa book {inputs}/config-100.json --edition large-print --output {inputs}/printed --quiet',
  },
  ...Object.fromEntries(
    LOOPS.flatMap(({ range, dealt }): [string, Input][] => [
      [`layouts-${range}`, { times: dealt, command: `layouts ${range} {n}` }],
      [`numbers-${range}`, { times: dealt, command: `loops deal {inputs}/layouts-${range} {n}` }],
    ]),
  ),
};

const START: Measured = { command: 'node -e 0', times: 1 };

/** Kinds, shapes and conditions, with the number of puzzles in a run. */
const KINDS: readonly (readonly [what: string, times: number])[] = [
  ['--kind terzett --shape 8x9', 800],
  ['--kind terzett --shape 6x12', 800],
  ['--kind terzett --shape 4x18', 800],
  ['--kind terzett --shape letter-h', 600],
  ['--kind terzett --shape figure-xv', 60],
  ['--kind terzett --shape cross', 80],
  ['--kind terzett --shape ring', 600],
  ['--kind terzett --shape 11x12', 20],
  ['--kind terzett --condition diagonal', 600],
  ['--kind terzett --condition cross', 20],
  ['--kind terzett --one-key', 2000],
  ['--shape letter-t', 4000],
  ['--kind duett', 1000],
  ['--kind completion', 4],
  ['--kind completion --givens fewest', 1],
];

/** Without a level: the number of puzzles of each range in a run. */
const RANGES: readonly (readonly [range: number, times: number])[] = [
  [3, 2000],
  [5, 20_000],
  [7, 30_000],
  [9, 20_000],
  [12, 8000],
  [15, 3000],
  [18, 1000],
  [21, 400],
];

/** Runs are long enough that the half second for compiling loops matters little. The peer's runs take equally long. */
const SGT: readonly (readonly [range: number, level: string, times: number, peer: number])[] = [
  [7, 't', 200_000, 3000],
  [7, 'b', 60_000, 1500],
  [7, 'h', 3000, 50],
  [7, 'e', 600, 20],
  [9, 't', 60_000, 600],
  [9, 'b', 20_000, 400],
  [12, 't', 40_000, 150],
  [12, 'b', 10_000, 100],
];

const LADDER: readonly (readonly [level: Level, times: number])[] = [
  ['easy', 20_000],
  ['medium', 6000],
  ['tricky', 400],
  ['hard', 1500],
  ['expert', 1000],
  ['master', 1000],
];

function generate(options: string): string {
  return `dominosa generate ${options} --count {n} --seed bench/{round} --quiet`;
}

export const GROUPS: readonly Group[] = [
  {
    name: 'start',
    title: 'Start',
    ratio: 'time',
    rows: ['--version', '--help', 'solve 1:001110', 'grade 1:001110', 'generate --count 1'].map((args) => ({
      name: args,
      unit: 'start',
      times: 1,
      command: `dominosa ${args}`,
      beside: START,
    })),
  },
  {
    name: 'engine',
    title: 'The command beside its engine',
    rows: [
      {
        name: 'range 7, any level',
        times: 60_000,
        command: generate('--range 7 --format id'),
        beside: { command: 'engine 7 {n} bench/{round}', times: 60_000 },
      },
    ],
  },
  {
    name: 'peer',
    title: 'Levels of Simon Tatham’s Dominosa, beside it',
    rows: SGT.map(([range, level, times, peer], i) => ({
      name: `range ${range}, ${level}`,
      times,
      command: generate(`--range ${range} --peer-level ${level} --format id`),
      beside: { command: `sgt-dominosa --generate {n} ${range}d${level}`, times: peer },
      ...(i > 0 && { long: true }),
    })),
  },
  {
    name: 'levels',
    title: 'Levels of the ladder',
    rows: LADDER.map(([level, times], i) => ({
      name: `range 7, ${level}`,
      times,
      command: generate(`--range 7 --level ${level} --format id`),
      ...(i > 0 && { long: true }),
    })),
  },
  {
    name: 'kinds',
    title: 'Kinds, shapes and conditions',
    rows: KINDS.map(([what, times]) => ({
      name: what.replaceAll('--', ''),
      times,
      command: generate(`${what} --format text`),
      ...(/shape (?!8x9)|cross|fewest/.test(what) && { long: true }),
    })),
  },
  {
    name: 'puzzles',
    title: 'Puzzles that are there already',
    rows: [
      {
        name: 'grade, range 7',
        times: 30_000,
        command: 'dominosa grade {inputs}/mixed-7.txt',
      },
      {
        name: 'grade, range 15',
        times: 600,
        command: 'dominosa grade {inputs}/mixed-15.txt',
      },
      {
        name: 'solve, range 7',
        times: 15_000,
        command: 'dominosa solve {inputs}/mixed-7.txt',
      },
      {
        name: 'check',
        times: 2000,
        command: 'dominosa check {inputs}/puzzles-7.jsonl',
      },
      {
        name: 'import',
        times: 2000,
        command: 'dominosa book {inputs}/import.json --edition keys --output {out} --quiet',
      },
      {
        name: 'series',
        times: 2000,
        command:
          'dominosa series 7:036664447032223337034440007555111222055531115044437775066636665222777111 --list {n}',
      },
    ],
  },
  {
    name: 'books',
    title: 'Books',
    rows: [
      {
        name: 'the built-in book, all files',
        unit: 'book',
        times: 1,
        command: 'dominosa book --output {out} --quiet',
        long: true,
      },
      {
        name: '1,000 puzzles in large print and on raised sheets',
        times: 1000,
        command:
          'dominosa render {inputs}/book-1000/bench/book.json --edition large-print --edition tactile --output {out} --quiet',
        long: true,
      },
      {
        name: 'check --files, large print',
        times: 100,
        command: 'dominosa check {inputs}/printed/bench/book.json --files',
      },
    ],
  },
  {
    name: 'range',
    title: 'How cost grows with the range',
    rows: RANGES.map(([range, times], i) => ({
      name: `range ${range}, any level`,
      times,
      command: generate(`--range ${range} --format id`),
      ...(i > 0 && i < RANGES.length - 1 && { long: true }),
    })),
  },
  {
    name: 'size',
    title: 'How cost grows with the size of a book',
    rows: BOOKS.map((puzzles, i) => ({
      name: `${puzzles} puzzles in large print`,
      times: puzzles,
      command: `dominosa render {inputs}/book-${puzzles}/bench/book.json --edition large-print --output {out} --quiet`,
      ...(i > 0 && { long: true }),
    })),
  },
  {
    name: 'jobs',
    title: 'How cost grows with the number of jobs',
    rows: [1, 2].map((jobs) => ({
      name: `range 7, hard, jobs ${jobs}`,
      times: 3000,
      command: generate(`--range 7 --level hard --format id --jobs ${jobs}`),
    })),
  },
  {
    name: 'native',
    title: 'The inner loops beside a reference in C',
    ratio: 'time',
    rows: LOOPS.flatMap(({ range, dealt, proved }, i): Row[] => [
      {
        name: `range ${range}, dealing`,
        unit: 'board',
        times: dealt,
        command: `loops deal {inputs}/layouts-${range} {n}`,
        beside: { command: `reference deal {inputs}/layouts-${range} {n}`, times: dealt },
        alike: true,
        ...(i > 0 && { long: true }),
      },
      {
        name: `range ${range}, one solution?`,
        unit: 'board',
        times: proved,
        command: `loops prove {inputs}/layouts-${range} {n} {inputs}/numbers-${range}`,
        beside: {
          command: `reference prove {inputs}/layouts-${range} {n} {inputs}/numbers-${range}`,
          times: proved,
        },
        alike: true,
        ...(i > 0 && { long: true }),
      },
    ]),
  },
];
