import { type Command, FILES_OPTIONS, SHARED_OPTIONS } from '../command.ts';

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
