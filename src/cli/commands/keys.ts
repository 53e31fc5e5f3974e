import { SOLUTION_EDITIONS } from '../../book/choices.ts';
import type { Delimiter } from '../../languages/language.ts';
import { ANSWER_FORMATS, DELIMITERS, DRAWING_FORMATS } from '../../render/formats.ts';
import { type Command, SHARED_OPTIONS } from '../command.ts';
import { DRAWING_OPTIONS } from './drawings.ts';

export const DELIMITER_NAMES = Object.keys(DELIMITERS) as Delimiter[];

/** What is printed, and what is a folder of files. */
export const FORMATS = [...ANSWER_FORMATS, ...DRAWING_FORMATS, ...SOLUTION_EDITIONS] as const;

const FILES = [...DRAWING_FORMATS, ...SOLUTION_EDITIONS];

/** The options that not all formats know, with those that do. */
export const FORMATS_OF: Readonly<Record<string, readonly (typeof FORMATS)[number][]>> = {
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
      value: FORMATS.join('|'),
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
