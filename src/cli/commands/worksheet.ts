import { PAPERS } from '../../book/choices.ts';
import { WORKSHEET_COUNTS, WORKSHEET_LEVELS, WORKSHEET_RANGES } from '../../render/worksheet-order.ts';
import { type Command, FILES_OPTIONS, SHARED_OPTIONS } from '../command.ts';

const { seed, force, json } = SHARED_OPTIONS;
const { least, most, usual } = WORKSHEET_RANGES;
const COUNTS = WORKSHEET_COUNTS.map(String);

export const worksheet: Command = {
  name: 'worksheet',
  usage: '',
  summary: 'Prints up to four puzzles on one page, in standard print, with their solutions on a second one.',
  args: [0, 0],
  options: {
    level: {
      type: 'string',
      value: 'LEVEL',
      words: WORKSHEET_LEVELS,
      help: `${WORKSHEET_LEVELS.join(', ')} (default: easy)`,
    },
    range: {
      type: 'string',
      value: 'N',
      help: `the highest number of the set, ${least} to ${most} (default: ${usual})`,
    },
    count: { type: 'string', value: 'N', words: COUNTS, help: `${COUNTS.join(', ')} (default: 4)` },
    'no-solutions': { type: 'boolean', help: 'only the page of puzzles' },
    paper: { type: 'string', value: 'PAPER', words: PAPERS, help: `${PAPERS.join(', ')} (default: a4)` },
    seed,
    ...FILES_OPTIONS,
    force,
    json,
  },
};
