import { PATTERNS } from '../../compose/completion/patterns.ts';
import { KINDS } from '../../domino/kinds.ts';
import { SHAPE_NAMES } from '../../domino/shapes.ts';
import { LEVELS } from '../../solve/levels.ts';
import { type Command, FILES_OPTIONS, MADE_SEED, SHARED_OPTIONS, timeLimitOf } from '../command.ts';

const { jobs, exclude } = SHARED_OPTIONS;

export const generate: Command = {
  name: 'generate',
  usage: '',
  summary: 'Makes puzzles with exactly one solution and prints them.',
  args: [0, 0],
  options: {
    kind: { value: 'KIND', words: KINDS, help: `the kind of puzzle: ${KINDS.join(', ')} (default: omnibus)` },
    range: {
      value: 'N',
      help: 'the highest number, 1 to 21 (default: what the shape has cells for, else what the kind has, 6 or 7)',
    },
    shape: {
      value: 'NAME|FILE',
      words: SHAPE_NAMES,
      help: `the board: rows and columns such as 8x9, ${SHAPE_NAMES.join(', ')}, or a file: rows with a sign for each cell, or a drawing in black and white (PNG) (default: the full rectangle of the range; for quadrat brick-4334)`,
    },
    level: {
      value: 'L',
      words: LEVELS,
      help: `only puzzles of this level: ${LEVELS.join(', ')} (default: any)`,
    },
    'peer-level': {
      value: 'L',
      words: ['t', 'b', 'h', 'e'],
      help: "only puzzles that Simon Tatham's Dominosa would make at its level t, b, h or e, for comparison",
    },
    'in-mind': {
      value: 'N',
      help: 'only puzzles that never make you keep more than N cells or dominoes in mind at once, 1 to 20; not for completions (default: any)',
    },
    givens: {
      value: 'N|fewest',
      help: 'for completions: how many numbers are given (default: a third of the cells)',
    },
    pattern: {
      value: 'NAME',
      words: PATTERNS,
      help: `for completions: cells that are always given: ${PATTERNS.join(', ')}`,
    },
    condition: {
      multiple: true,
      value: 'TEXT',
      help: 'a condition that each puzzle must meet, such as "given a1 3"; for ordinary puzzles also "symmetric half-turn", "first forced-duplicate", "step 3 cell-set", "seals least"; for Terzetts and the other games with groups "sum c 27", "ladder c d e", "nine 1", "unions 3"; can be repeated',
    },
    tries: {
      value: 'N',
      help: 'look at no more than N layouts for each puzzle; if few or many are wanted ("seals least"), look at all N; not for completions (default: 20000 or more)',
    },
    'one-key': {
      help: 'for Terzetts and the other games with groups, except Duetts: give them all the same key',
    },
    count: { value: 'N', help: 'how many (default: 1)' },
    format: {
      value: 'FORMAT',
      words: ['json', 'text', 'id'],
      help: 'json, one puzzle per line; text, rows; id, game ids (default: text)',
    },
    seed: MADE_SEED,
    exclude,
    jobs,
    'time-limit': SHARED_OPTIONS['time-limit'],
    json: { help: 'the same as --format json' },
  },
};

export const solve: Command = {
  name: 'solve',
  usage: '[FILE|-|TEXT]',
  summary:
    'Counts the solutions of puzzles, or the ways to fill in completions, and shows the first. For an end of Sperrdomino, with nothing left to buy, it says what you can force; for a task for composers how many answers there are.',
  args: [0, 1],
  options: {
    limit: { value: 'N', help: 'stop counting at N solutions (default: 2)' },
    check: {
      value: 'ATTEMPT',
      help: 'say what is wrong with placed dominoes, without giving the answer away: a file, or text such as "4:6 on 1 b c; a 1,2", or rows of L, R, T, B and ? for cells without a domino',
    },
    compose: {
      value: 'TASK',
      help: 'show a task for composers, or judge an answer given in place of the puzzle, whole or in part: a file, or rows of numbers with / between them; the task is a JSON file, or small-unions, small-sums, small-ladder, small-line, small-givens, sum-27, sum-10, ladder, ladder-and-line, diagonal, cross or unions',
    },
    'time-limit': timeLimitOf('puzzle'),
    json: SHARED_OPTIONS.json,
  },
};

export const analyse: Command = {
  name: 'analyse',
  usage: '[FILE|-|TEXT]',
  summary:
    'For puzzle makers: says how many solutions a layout has, what they share, where they differ and why; or why there are none. With --mend it also proposes changes that leave exactly one.',
  args: [0, 1],
  options: {
    mend: {
      help: 'propose the fewest changes that leave one solution: other numbers, dominoes or bars given in advance',
    },
    keep: { value: 'CELLS', help: 'with --mend: numbers that must stay, such as "a1 b3"' },
    most: { value: 'N', help: 'with --mend: make at most N changes (default: 5)' },
    tries: {
      value: 'N',
      help: 'with --mend: try at most N layouts with the same number of changes; beyond that only likely ones (default: 300000)',
    },
    limit: {
      value: 'N',
      help: 'stop counting at N ways of one ambiguity (default: 100000; 100 for completions)',
    },
    format: {
      value: 'text|json|svg',
      help: 'the form of the answer; svg draws one solution with rings where others differ (default: text)',
    },
    lang: { ...SHARED_OPTIONS.lang, help: 'the language of the sentences (default: en)' },
    'time-limit': timeLimitOf('layout'),
  },
};

export const grade: Command = {
  name: 'grade',
  usage: '[FILE|-|TEXT]',
  summary: 'Finds the level of puzzles by the techniques that solve them, and explains each step.',
  args: [0, 1],
  options: {
    explain: { help: 'explain every step in words' },
    lang: { ...SHARED_OPTIONS.lang, help: 'the language of the steps (default: en)' },
    'peer-level': {
      help: "also give the level by the rules of Simon Tatham's Dominosa: t, b, h, e, or none",
    },
    'time-limit': timeLimitOf('puzzle'),
    json: SHARED_OPTIONS.json,
  },
};

export const USUAL_LIMIT = 10_000;

export const series: Command = {
  name: 'series',
  usage: '[FILE|-|TEXT|ID]',
  summary: 'Counts the puzzles that share the key of a puzzle, lists them, and turns dominoes.',
  args: [0, 1],
  options: {
    limit: { value: 'N', help: `stop counting at N fillings of each partition (default: ${USUAL_LIMIT})` },
    list: { value: 'N', help: 'print N puzzles of the series instead' },
    unique: { help: 'list only puzzles with exactly one solution' },
    turn: {
      multiple: true,
      value: 'DOMINO',
      help: 'turn a domino such as 3:5 on its place instead, and show which dominoes move; can be repeated',
    },
    shape: { value: 'FILE', help: 'the board of an id, if it has no name' },
    json: SHARED_OPTIONS.json,
  },
};

export const REGISTER_LIMIT = 100;

export const register: Command = {
  name: 'register',
  usage: 'NUMBER|KEY|ID [BOOK.json…]',
  summary:
    'Shows a Terzett key of 8x9, given its number, its id or its rows. Makes a puzzle again from its full id, or finds it in books by its own id of two words.',
  args: [1, 1000],
  options: {
    format: {
      value: 'FORMAT',
      words: ['text', 'json'],
      help: 'text, its rows; json, the puzzle on one line (default: text)',
    },
    limit: {
      value: 'N',
      help: `for a key: stop counting at N fillings of each partition (default: ${REGISTER_LIMIT})`,
    },
    shape: { value: 'FILE', help: 'the board of the id, if it has no name' },
    json: { help: 'the same as --format json' },
  },
};

export const mark: Command = {
  name: 'mark',
  usage: 'ANSWERS.csv|-',
  summary:
    'Marks the answers of a competition, from a table with the columns player, puzzle and attempt, and time and round if you like. Says which answers are right, where others are wrong, which are not finished, and who comes where.',
  args: [1, 1],
  options: {
    book: {
      value: 'BOOK.json',
      help: 'the book that the puzzles come from, so that the table can name them by number or id',
    },
    limit: {
      value: 'TIME',
      help: 'the time limit of a round, such as 20:00; a round without a solution counts as this (default: the longest time of the round)',
    },
    format: { value: 'text|csv|json', help: 'the form of the results (default: text)' },
    output: {
      ...FILES_OPTIONS.output,
      help: 'instead make a folder in this one, with the table, a page to pin up and a script to read aloud',
    },
    paper: SHARED_OPTIONS.paper,
    lang: { ...SHARED_OPTIONS.lang, help: 'the language of the results (default: en)' },
    force: SHARED_OPTIONS.force,
  },
};
