import type { Command } from '../command.ts';

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
