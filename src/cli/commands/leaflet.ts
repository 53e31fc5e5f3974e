import { PAPERS } from '../../book/choices.ts';
import { type Command, FILES_OPTIONS, SHARED_OPTIONS } from '../command.ts';

const { json } = SHARED_OPTIONS;

export const leaflet: Command = {
  name: 'leaflet',
  usage: '',
  summary:
    'Explains the game on one page, for readers of single puzzles: in large and standard print, raised, embossed and for a browser.',
  args: [0, 0],
  options: {
    paper: { type: 'string', value: 'PAPER', words: PAPERS, help: `${PAPERS.join(', ')} (default: a4)` },
    ...FILES_OPTIONS,
    json,
  },
};
