import type { Delimiter } from '../../languages/language.ts';
import { ANSWER_FORMATS, DELIMITERS } from '../../render/answers/names.ts';
import { DPI, DRAWING_FORMATS } from '../../render/drawings/names.ts';
import { type Command, SHARED_OPTIONS } from '../command.ts';

export const DELIMITER_NAMES = Object.keys(DELIMITERS) as Delimiter[];

/** What is printed, and what is a folder of files. */
export const FORMATS = [...ANSWER_FORMATS, ...DRAWING_FORMATS] as const;

/** The options that not all formats know, with those that do. */
export const FORMATS_OF: Readonly<Record<string, readonly (typeof FORMATS)[number][]>> = {
  delimiter: ['csv'],
  dpi: ['png'],
  colour: DRAWING_FORMATS,
  output: DRAWING_FORMATS,
  force: DRAWING_FORMATS,
};

export const keys: Command = {
  name: 'keys',
  usage: 'BOOK.json',
  summary: 'Prints the answer keys of a book as data, or draws its puzzles and keys.',
  args: [1, 1],
  options: {
    format: {
      type: 'string',
      value: FORMATS.join('|'),
      help: 'how they are written; svg and png make a drawing of each puzzle and of each key (default: txt)',
    },
    dpi: {
      type: 'string',
      value: 'N',
      help: `of png: points in an inch, ${DPI.least} to ${DPI.most} (default: ${DPI.usual})`,
    },
    colour: { type: 'boolean', help: 'of svg and png: the dominoes of keys in dark blue' },
    only: { type: 'string', value: 'NUMBERS', help: 'these puzzles only, such as 17-24 or 3,5,9-12' },
    delimiter: {
      type: 'string',
      value: DELIMITER_NAMES.join('|'),
      help: 'between the columns of csv (default: what spreadsheets expect in the language of the book)',
    },
    output: {
      type: 'string',
      short: 'o',
      value: 'DIR',
      help: 'of svg and png: the folder of the drawings (default: output/TITLE-svg, output/TITLE-png)',
    },
    lang: SHARED_OPTIONS.lang,
    force: { type: 'boolean', help: 'of svg and png: replace earlier drawings in the same folder' },
  },
};
