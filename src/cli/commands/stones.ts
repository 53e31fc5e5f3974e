import { PAPERS } from '../../book/choices.ts';
import { MOST_PIPS } from '../../domino/stones.ts';
import { LANGUAGE_CODES } from '../../languages/index.ts';
import { MAX_STONES_RANGE } from '../../layout/stones/order.ts';
import { STONE_SIZE_NAMES } from '../../layout/stones/sizes.ts';
import { type Command, SHARED_OPTIONS } from '../command.ts';

const { force, json } = SHARED_OPTIONS;

export const LEAST_RANGE = 3;
export const USUAL_RANGE = 7;
export const [LEAST_SCALE, MOST_SCALE] = [0.5, 6];

export const stones: Command = {
  name: 'stones',
  usage: '',
  summary: 'Makes sheets of card dominoes and card bars, to print and for swell paper.',
  args: [0, 0],
  options: {
    range: {
      type: 'string',
      value: 'N',
      help: `the highest number, ${LEAST_RANGE} to ${MAX_STONES_RANGE} (default: ${USUAL_RANGE})`,
    },
    'missing-from': {
      type: 'string',
      value: 'N',
      help: 'only the dominoes that a set up to this number lacks',
    },
    size: {
      type: 'string',
      value: 'SIZE',
      help: `${STONE_SIZE_NAMES.join(', ')} (default: standard, from range ${MOST_PIPS + 1} on large)`,
    },
    scale: {
      type: 'string',
      value: 'FACTOR',
      help: `make them FACTOR times as large, ${LEAST_SCALE} to ${MOST_SCALE} (default: 1)`,
    },
    figures: { type: 'boolean', help: 'print large digits instead of pips' },
    print: { type: 'boolean', help: 'make the file to print alone' },
    tactile: { type: 'boolean', help: 'make the file for swell paper alone' },
    overlay: {
      type: 'boolean',
      help: 'on swell paper, add digits and cutting lines in colour, which does not swell',
    },
    paper: { type: 'string', value: 'PAPER', help: `${PAPERS.join(', ')} (default: a4)` },
    output: {
      type: 'string',
      short: 'o',
      value: 'DIR',
      help: 'the folder in which the folder of the sheets is made (default: output)',
    },
    lang: {
      type: 'string',
      short: 'l',
      value: LANGUAGE_CODES.join('|'),
      help: 'the language of the words on the sheets',
    },
    force,
    json,
  },
};
