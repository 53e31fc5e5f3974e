import { type Command, SHARED_OPTIONS } from '../command.ts';

export const USUAL_LIMIT = 10_000;

export const series: Command = {
  name: 'series',
  usage: '[FILE|-|TEXT|ID]',
  summary: 'Counts the puzzles that share the key of a puzzle, lists them, and turns dominoes.',
  args: [0, 1],
  options: {
    limit: { value: 'N', help: `stop counting at N fillings of each partition (default: ${USUAL_LIMIT})` },
    list: { value: 'N', help: 'print N puzzles of the series instead' },
    unique: { help: 'list only puzzles with exactly one solution' },
    turn: {
      multiple: true,
      value: 'STONE',
      help: 'turn a domino such as 3:5 on its place instead, and show which dominoes move; can be repeated',
    },
    shape: { value: 'FILE', help: 'the board of an id, if it has no name' },
    json: SHARED_OPTIONS.json,
  },
};
