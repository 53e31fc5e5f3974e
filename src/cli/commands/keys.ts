import { SOLUTION_EDITIONS } from '../../book/choices.ts';
import type { Delimiter } from '../../languages/language.ts';
import { ANSWER_FORMATS, DELIMITERS } from '../../render/answers/names.ts';
import { type Command, SHARED_OPTIONS } from '../command.ts';

export const DELIMITER_NAMES = Object.keys(DELIMITERS) as Delimiter[];

/** What is printed, and what is a folder of files. */
export const FORMATS = [...ANSWER_FORMATS, 'svg', ...SOLUTION_EDITIONS] as const;

export const keys: Command = {
  name: 'keys',
  usage: 'BOOK.json',
  summary:
    'Prints the answer keys of a book as data, draws its puzzles and keys, or makes its solutions a file.',
  args: [1, 1],
  options: {
    format: {
      type: 'string',
      value: FORMATS.join('|'),
      help: 'how they are written; svg makes a drawing of each puzzle and of each key, an edition a file with steps, hints and keys (default: txt)',
    },
    only: { type: 'string', value: 'NUMBERS', help: 'these puzzles only, such as 17-24 or 3,5,9-12' },
    section: {
      type: 'string',
      value: 'NUMBERS',
      help: 'the puzzles of these sections, counted from 1, such as 2',
    },
    delimiter: {
      type: 'string',
      value: DELIMITER_NAMES.join('|'),
      help: 'between the columns of csv (default: what spreadsheets expect in the language of the book)',
    },
    output: {
      type: 'string',
      short: 'o',
      value: 'DIR',
      help: 'of files: the folder in which their folder is made (default: output)',
    },
    lang: SHARED_OPTIONS.lang,
    force: { type: 'boolean', help: 'of files: replace earlier ones in the same folder' },
  },
};
