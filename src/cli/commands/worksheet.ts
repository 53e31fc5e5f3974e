import { PAPERS } from '../../book/choices.ts';
import {
  WORKSHEET_COUNTS,
  WORKSHEET_EDITIONS,
  WORKSHEET_LEVELS,
  WORKSHEET_RANGES,
} from '../../render/worksheet-order.ts';
import { type Command, FILES_OPTIONS, MADE_SEED, SHARED_OPTIONS } from '../command.ts';

const { json } = SHARED_OPTIONS;
const { least, most, usual } = WORKSHEET_RANGES;

export const worksheet: Command = {
  name: 'worksheet',
  usage: '[FILE|-|TEXT]',
  summary: `Prints up to ${WORKSHEET_COUNTS.at(-1)} puzzles on one page, with their solutions on a second one. Without puzzles of your own it makes some. Where digits would become too small, they take more pages.`,
  args: [0, 1],
  options: {
    level: {
      value: 'LEVEL',
      words: WORKSHEET_LEVELS,
      help: `of new ones: ${WORKSHEET_LEVELS.join(', ')} (default: easy)`,
    },
    range: {
      value: 'N',
      help: `of new ones: the highest number of the set, ${least} to ${most} (default: ${usual})`,
    },
    count: {
      value: 'N',
      words: WORKSHEET_COUNTS.map(String),
      help: `${WORKSHEET_COUNTS[0]} to ${WORKSHEET_COUNTS.at(-1)} (default: 4; of a file all its puzzles)`,
    },
    edition: {
      value: 'NAME',
      words: WORKSHEET_EDITIONS,
      help: `the size of the print: ${WORKSHEET_EDITIONS.join(', ')} (default: ${WORKSHEET_EDITIONS[0]})`,
    },
    'no-solutions': { help: 'only the puzzles' },
    paper: { value: 'PAPER', words: PAPERS, help: `${PAPERS.join(', ')} (default: a4)` },
    seed: MADE_SEED,
    ...FILES_OPTIONS,
    json,
  },
};
