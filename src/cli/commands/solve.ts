import { type Command, SHARED_OPTIONS } from '../command.ts';

export const solve: Command = {
  name: 'solve',
  usage: '[FILE|-|TEXT]',
  summary: 'Counts the solutions of puzzles, of completions the fillings, and shows the first.',
  args: [0, 1],
  options: {
    limit: { type: 'string', value: 'N', help: 'stop counting at so many solutions (default: 2)' },
    check: {
      type: 'string',
      value: 'ATTEMPT',
      help: 'tell what is wrong with stones that were laid, without giving the answer: a file, or text such as "4:6 on 1 b c; a 1,2", or rows of L, R, T, B and ? for cells without a stone',
    },
    json: SHARED_OPTIONS.json,
  },
};
