import { type Command, FILES_OPTIONS, SHARED_OPTIONS } from '../command.ts';

const { paper, json } = SHARED_OPTIONS;

export const leaflet: Command = {
  name: 'leaflet',
  usage: '',
  summary:
    'Explains the game on one page, for readers of single puzzles: in large and standard print, raised, embossed and for a browser.',
  args: [0, 0],
  options: {
    paper,
    ...FILES_OPTIONS,
    json,
  },
};
