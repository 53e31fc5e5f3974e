import { openBook, parseBookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import { UserError } from '../errors.ts';
import { ANSWER_FORMATS, DELIMITERS, type Delimiter, writeAnswers } from '../render/answers/formats.ts';
import { type Call, type Command, SHARED_OPTIONS } from './command.ts';
import { readFile } from './files.ts';
import { languageOption, textOption, wordOption } from './options.ts';

const DELIMITER_NAMES = Object.keys(DELIMITERS) as Delimiter[];

export const keys: Command = {
  name: 'keys',
  usage: 'BOOK.json',
  summary: 'Prints the answer keys of a book as data.',
  args: [1, 1],
  options: {
    format: { type: 'string', value: ANSWER_FORMATS.join('|'), help: 'how they are written (default: txt)' },
    only: { type: 'string', value: 'NUMBERS', help: 'these puzzles only, such as 17-24 or 3,5,9-12' },
    delimiter: {
      type: 'string',
      value: DELIMITER_NAMES.join('|'),
      help: 'between the columns of csv (default: comma)',
    },
    lang: SHARED_OPTIONS.lang,
  },
  async run(call) {
    const path = call.args[0]!;
    const read = readFile(path, (text) => openBook(parseBookFile(parseJson(text))));
    const book = { ...read, language: languageOption(call) ?? read.language };
    const format = wordOption(call, 'format', ANSWER_FORMATS) ?? 'txt';
    const delimiter = wordOption(call, 'delimiter', DELIMITER_NAMES);
    const count = book.sections.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
    const text = writeAnswers(book, format, { only: onlyOption(call, count), delimiter });
    call.output.result(text.replace(/\r?\n$/, ''));
    return 0;
  },
};

/** The numbers of puzzles, of which the book has so many. @throws UserError */
function onlyOption(call: Call, count: number): number[] | undefined {
  const text = textOption(call, 'only');
  return text?.split(',').flatMap((part) => {
    const match = /^\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (first >= 1 && first <= last && last <= count) {
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    }
    throw new UserError(`"${part.trim()}" names no puzzles of this book`, {
      where: '--only',
      expected: `numbers from 1 to ${count}, such as 1-4 or 2,5`,
    });
  });
}
