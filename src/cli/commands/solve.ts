import { type Command, SHARED_OPTIONS } from '../command.ts';

export const solve: Command = {
  name: 'solve',
  usage: '[FILE|-|TEXT]',
  summary:
    'Counts the solutions of puzzles, or the ways to fill in completions, and shows the first. For an end of Sperrdomino, with nothing left to buy, it says what you can force.',
  args: [0, 1],
  options: {
    limit: { value: 'N', help: 'stop counting at N solutions (default: 2)' },
    check: {
      value: 'ATTEMPT',
      help: 'say what is wrong with placed dominoes, without giving the answer away: a file, or text such as "4:6 on 1 b c; a 1,2", or rows of L, R, T, B and ? for cells without a domino',
    },
    compose: {
      value: 'TASK',
      help: 'show a task for composers, or judge an answer given in place of the puzzle, whole or in part: a file, or rows of numbers with / between them; the task is a JSON file, or small-unions, small-sums, small-ladder, small-line, small-givens, sum-27, sum-10, ladder, ladder-and-line, diagonal, cross or unions',
    },
    'time-limit': {
      ...SHARED_OPTIONS['time-limit'],
      help: 'give up when one puzzle takes longer (default: none)',
    },
    json: SHARED_OPTIONS.json,
  },
};
