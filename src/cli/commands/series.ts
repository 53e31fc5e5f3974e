import { type Command, SHARED_OPTIONS } from '../command.ts';

export const USUAL_LIMIT = 10_000;

export const series: Command = {
  name: 'series',
  usage: '[FILE|-|TEXT|ID]',
  summary:
    'Tells what the key of a puzzle carries beside it, lists more puzzles of this key, and turns stones.',
  args: [0, 1],
  options: {
    limit: {
      type: 'string',
      value: 'N',
      help: `stop counting at so many fillings of each partition (default: ${USUAL_LIMIT})`,
    },
    list: { type: 'string', value: 'N', help: 'print so many puzzles of the series instead' },
    unique: { type: 'boolean', help: 'list only puzzles with exactly one solution' },
    turn: {
      type: 'string',
      multiple: true,
      value: 'STONE',
      help: 'turn a stone such as 3:5 on its place instead, and show which stones move; may be given several times',
    },
    shape: { type: 'string', value: 'FILE', help: 'the board of an id, if it has no name' },
    json: SHARED_OPTIONS.json,
  },
};
