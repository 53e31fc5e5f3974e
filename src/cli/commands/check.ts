import { type Command, SHARED_OPTIONS } from '../command.ts';

export const check: Command = {
  name: 'check',
  usage: 'FILE…',
  summary:
    'Proves a book or a file of puzzles again: whole sets, one solution, right keys, levels and ids, nothing twice. Of two files it also tells what differs.',
  args: [1, 1000],
  options: {
    files: {
      type: 'boolean',
      help: 'read the files beside book.json back, too, and compare them with the book',
    },
    edition: {
      ...SHARED_OPTIONS.edition,
      help: 'with --files: look at this edition only; may be given several times',
    },
    'time-limit': {
      ...SHARED_OPTIONS['time-limit'],
      help: 'with --files: give up when an edition takes longer (default: by the size of its files)',
    },
    apart: { type: 'boolean', help: 'of two files: prove each, and do not compare them' },
    json: SHARED_OPTIONS.json,
  },
};
