import {
  CONTENTS,
  EDITIONS,
  OWN_PRESET,
  PAPERS,
  PRESET_NAMES,
  PRINT_EDITIONS,
  SOLUTION_EDITIONS,
  SOLUTIONS_PLACES,
  TALLY_PLACES,
} from '../../book/choices.ts';
import type { Delimiter } from '../../languages/language.ts';
import { ANSWER_FORMATS, DELIMITERS, DRAWING_FORMATS, SAMPLE_DPI } from '../../render/formats.ts';
import { ADDRESSES } from '../../words/address.ts';
import { BOOK_OPTIONS, type Command, DRAWING_OPTIONS, SHARED_OPTIONS } from '../command.ts';

const { output, seed, lang, json, force, jobs, templates, edition, exclude } = SHARED_OPTIONS;

export const book: Command = {
  name: 'book',
  usage: '[CONFIG.json]',
  summary: 'Makes a whole book from a config or a preset; without either, from the first preset.',
  args: [0, 1],
  options: {
    preset: { value: 'NAME', help: 'make this preset instead of a config; `dominosa presets` lists them' },
    for: {
      value: 'NAME',
      help: 'with the preset gift: who it is for, shown on the cover and on pages of its own',
    },
    from: { value: 'NAME', help: 'with the preset gift: who gives it' },
    puzzles: {
      value: 'FILE',
      help: `make a book of the puzzles in this file, like a preset (default: ${OWN_PRESET})`,
    },
    title: {
      value: 'TEXT',
      help: 'the title, from which its folder has its name (default: that of the config or preset)',
    },
    output,
    seed,
    lang,
    edition,
    ...BOOK_OPTIONS,
    exclude,
    templates,
    jobs,
    'time-limit': SHARED_OPTIONS['time-limit'],
    force,
    json,
  },
};

const { edition: _, ...options } = book.options;

export const kit: Command = {
  name: 'kit',
  usage: '[CONFIG.json]',
  summary:
    'Makes a kit to play a book by touch: raised boards, empty boards, dominoes, braille, and a list of what to print on what.',
  args: [0, 1],
  options,
};

export const render: Command = {
  name: 'render',
  usage: 'BOOK.json',
  summary: 'Renders an existing book again; its puzzles stay the same.',
  args: [1, 1],
  options: { output, lang, edition, templates, force, json },
};

export const DELIMITER_NAMES = Object.keys(DELIMITERS) as Delimiter[];

/** What is printed, and what is a folder of files. */
export const KEYS_FORMATS = [...ANSWER_FORMATS, ...DRAWING_FORMATS, ...SOLUTION_EDITIONS] as const;

const FILES = [...DRAWING_FORMATS, ...SOLUTION_EDITIONS];

/** The options that not all formats know, with those that do. */
export const KEYS_FORMATS_OF: Readonly<Record<string, readonly (typeof KEYS_FORMATS)[number][]>> = {
  delimiter: ['csv'],
  dpi: ['png'],
  colour: DRAWING_FORMATS,
  output: FILES,
  force: FILES,
};

export const keys: Command = {
  name: 'keys',
  usage: 'BOOK.json|CONFIG.json',
  summary:
    'Prints the answer keys of a book as data, draws its puzzles and keys, or writes its solutions to a file. A config will do, too, without making the book.',
  args: [1, 1],
  options: {
    format: {
      value: KEYS_FORMATS.join('|'),
      help: 'the form; svg and png draw each puzzle and each key, an edition makes a file with steps, hints and keys (default: txt)',
    },
    dpi: DRAWING_OPTIONS.dpi,
    colour: { help: 'for svg and png: the dominoes of keys in dark blue' },
    only: { value: 'NUMBERS', help: 'only these puzzles, such as 17-24 or 3,5,9-12' },
    section: { value: 'NUMBERS', help: 'only the puzzles of these sections, counted from 1, such as 2' },
    delimiter: {
      value: DELIMITER_NAMES.join('|'),
      help: 'between the columns of csv (default: what spreadsheets expect in the language of the book)',
    },
    output: {
      short: 'o',
      value: 'DIR',
      help: 'for files: the folder to make (default: output/TITLE-FORMAT)',
    },
    lang: SHARED_OPTIONS.lang,
    jobs: SHARED_OPTIONS.jobs,
    'time-limit': SHARED_OPTIONS['time-limit'],
    force: { help: 'for files: replace earlier ones in the same folder' },
  },
};

/** The editions that a sample can be of: a bound book has its covers in another file. */
export const SAMPLED = PRINT_EDITIONS.filter((edition) => edition !== 'kdp');

export const sample: Command = {
  name: 'sample',
  usage: 'BOOK.json|CONFIG.json',
  summary: 'Makes sample pages of a book for a shop, without solutions, as one PDF and as pictures.',
  args: [1, 1],
  options: {
    edition: {
      value: 'NAME',
      words: SAMPLED,
      help: `${SAMPLED.join(', ')} (default: the first of these that the book has, else large-print)`,
    },
    dpi: {
      value: 'N',
      help: `for the pictures: dots per inch, ${SAMPLE_DPI.least} to ${SAMPLE_DPI.most} (default: ${SAMPLE_DPI.usual})`,
    },
    output: { short: 'o', value: 'DIR', help: 'the folder of the files (default: output/TITLE-sample)' },
    lang,
    templates,
    jobs,
    'time-limit': SHARED_OPTIONS['time-limit'],
    force,
    json,
  },
};

export const presets: Command = {
  name: 'presets',
  usage: '[NAME]',
  summary: 'Lists the books that need no config, or prints the config of one for you to save and change.',
  args: [0, 1],
  options: { lang: SHARED_OPTIONS.lang, json: SHARED_OPTIONS.json },
};

export const newConfig: Command = {
  name: 'new',
  usage: '[CONFIG.json]',
  summary:
    'Writes the config of a book, and a schema by which editors suggest its fields and their values. In a terminal it asks for what you leave out.',
  args: [0, 1],
  options: {
    preset: { value: 'NAME', words: PRESET_NAMES, help: 'the preset to start from (default: starter)' },
    title: { value: 'TEXT', help: "the title (default: the preset's)" },
    for: { value: 'NAME', help: 'with the preset gift: who it is for' },
    from: { value: 'NAME', help: 'with the preset gift: who gives it' },
    paper: { value: 'PAPER', words: PAPERS, help: PAPERS.join(', ') },
    edition: { multiple: true, value: 'NAME', words: EDITIONS, help: 'make this edition; can be repeated' },
    contents: {
      multiple: true,
      value: 'PART',
      words: CONTENTS,
      help: 'include this part; can be repeated, in the order of the book',
    },
    solutions: { value: SOLUTIONS_PLACES.join('|'), help: 'where the solutions go' },
    tally: { value: TALLY_PLACES.join('|'), help: 'where the tally of a printed puzzle goes' },
    ...BOOK_OPTIONS,
    lang: SHARED_OPTIONS.lang,
    address: {
      value: ADDRESSES.join('|'),
      help: "how a German or French book addresses its readers (default: the preset's)",
    },
    force: { help: 'replace an earlier config of the same name' },
  },
};

export const check: Command = {
  name: 'check',
  usage: 'FILE…',
  summary:
    'Proves a book or a file of puzzles again: whole sets, one solution, right keys, levels and ids, nothing twice. Given two files, it also says how they differ.',
  args: [1, 1000],
  options: {
    files: { help: 'also read back the files beside book.json, and compare them with the book' },
    edition: { ...SHARED_OPTIONS.edition, help: 'with --files: look only at this edition; can be repeated' },
    'time-limit': {
      ...SHARED_OPTIONS['time-limit'],
      help: 'with --files: give up when an edition takes longer (default: by the size of its files)',
    },
    apart: { help: 'prove two files without comparing them' },
    json: SHARED_OPTIONS.json,
  },
};

export const schema: Command = {
  name: 'schema',
  usage: 'config|book|puzzle|keys|task',
  summary: 'Prints the JSON Schema of a file format.',
  args: [1, 1],
  options: {},
};
