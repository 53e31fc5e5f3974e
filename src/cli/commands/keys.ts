import type { Delimiter } from '../../languages/language.ts';
import { ANSWER_FORMATS, DELIMITERS } from '../../render/answers/names.ts';
import { type Command, SHARED_OPTIONS } from '../command.ts';

export const DELIMITER_NAMES = Object.keys(DELIMITERS) as Delimiter[];

/** What is printed, and what is a folder of files. */
export const FORMATS = [...ANSWER_FORMATS, 'svg'] as const;

export const keys: Command = {
  name: 'keys',
  usage: 'BOOK.json',
  summary: 'Prints the answer keys of a book as data, or draws its puzzles and keys.',
  args: [1, 1],
  options: {
    format: {
      type: 'string',
      value: FORMATS.join('|'),
      help: 'how they are written; svg makes a drawing of each puzzle and of each key (default: txt)',
    },
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
      help: 'of svg: the folder in which the folder of the drawings is made (default: output)',
    },
    lang: SHARED_OPTIONS.lang,
    force: { type: 'boolean', help: 'of svg: replace earlier drawings in the same folder' },
  },
};
