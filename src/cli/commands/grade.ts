import { type Command, SHARED_OPTIONS } from '../command.ts';

export const grade: Command = {
  name: 'grade',
  usage: '[FILE|-|TEXT]',
  summary: 'Finds the level of puzzles by the techniques that solve them, and explains each step.',
  args: [0, 1],
  options: {
    explain: { help: 'explain every step in words' },
    lang: { ...SHARED_OPTIONS.lang, help: 'the language of the steps (default: en)' },
    'peer-level': {
      help: "also give the level by the rules of Simon Tatham's Dominosa: t, b, h, e, or none",
    },
    'time-limit': {
      ...SHARED_OPTIONS['time-limit'],
      help: 'give up when one puzzle takes longer (default: none)',
    },
    json: SHARED_OPTIONS.json,
  },
};
