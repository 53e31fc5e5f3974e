import { PAPERS } from '../../book/choices.ts';
import { type Command, FILES_OPTIONS, SHARED_OPTIONS } from '../command.ts';

export const mark: Command = {
  name: 'mark',
  usage: 'ANSWERS.csv|-',
  summary:
    'Marks the answers of a competition: a table with the columns player, puzzle and attempt, and if you like time and round. Says what is right, wrong where, or not finished, and who has which place.',
  args: [1, 1],
  options: {
    book: {
      type: 'string',
      value: 'BOOK.json',
      help: 'the book whose puzzles they are, so that the table names them by number or id',
    },
    limit: {
      type: 'string',
      value: 'TIME',
      help: 'the time limit of a round, such as 20:00, which no solution counts as (default: the longest time of the round)',
    },
    format: {
      type: 'string',
      value: 'text|csv|json',
      help: 'how it is told (default: text)',
    },
    output: {
      ...FILES_OPTIONS.output,
      help: 'make a folder in this one instead, with the table, a page to pin up and a script to read aloud',
    },
    paper: { type: 'string', value: 'PAPER', words: PAPERS, help: `${PAPERS.join(', ')} (default: a4)` },
    lang: { ...SHARED_OPTIONS.lang, help: 'the language of what is told (default: en)' },
    force: SHARED_OPTIONS.force,
  },
};
