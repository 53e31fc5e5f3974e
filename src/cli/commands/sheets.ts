import { MOST_TALLIED, PADS } from '../../render/pad-order.ts';
import { type Command, FILES_OPTIONS, SHARED_OPTIONS } from '../command.ts';

const { paper, json } = SHARED_OPTIONS;

export const USUAL_TALLIED = 6;

export const sheets: Command = {
  name: 'sheets',
  usage: '[NAME…]',
  summary: `Makes sheets to write on, without a book: ${PADS.join(', ')}; both if none is named.`,
  args: [0, PADS.length],
  options: {
    range: {
      value: 'N',
      help: `for tally: the highest number, 1 to ${MOST_TALLIED} (default: ${USUAL_TALLIED})`,
    },
    paper,
    ...FILES_OPTIONS,
    json,
  },
};
