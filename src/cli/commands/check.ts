import { type Command, SHARED_OPTIONS } from '../command.ts';

export const check: Command = {
  name: 'check',
  usage: 'FILE…',
  summary:
    'Proves a book or a file of puzzles again: whole sets, one solution, right keys, levels and ids, nothing twice. Given two files, it also says how they differ.',
  args: [1, 1000],
  options: {
    files: { help: 'also read back the files beside book.json, and compare them with the book' },
    edition: { ...SHARED_OPTIONS.edition, help: 'with --files: look only at this edition; can be repeated' },
    'time-limit': {
      ...SHARED_OPTIONS['time-limit'],
      help: 'with --files: give up when an edition takes longer (default: by the size of its files)',
    },
    apart: { help: 'prove two files without comparing them' },
    json: SHARED_OPTIONS.json,
  },
};
