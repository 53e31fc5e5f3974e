import type { Command } from '../command.ts';

export const register: Command = {
  name: 'register',
  usage: 'ID [BOOK.json…]',
  summary: 'Makes a puzzle again from its full id, or finds it in books by its own id of two words.',
  args: [1, 1000],
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'text, its rows; json, the puzzle on one line (default: text)',
    },
    shape: { type: 'string', value: 'FILE', help: 'the board of the id, if it has no name' },
    json: { type: 'boolean', help: 'the same as --format json' },
  },
};
