import { LEVELS } from '../../solve/levels.ts';
import { type Command, FILES_OPTIONS, MADE_SEED, SHARED_OPTIONS } from '../command.ts';
import { DRAWING_OPTIONS } from './drawings.ts';

const { json } = SHARED_OPTIONS;

export const picture: Command = {
  name: 'picture',
  usage: '[FILE|-|TEXT]',
  summary:
    'Draws puzzles and their solutions, as PNG or SVG, for a newspaper or a web page. Without a puzzle it makes one. Each must have exactly one solution.',
  args: [0, 1],
  options: {
    level: { value: 'LEVEL', words: LEVELS, help: `of a new one: ${LEVELS.join(', ')} (default: easy)` },
    range: { value: 'N', help: 'of a new one: the highest number of the set (default: 6)' },
    seed: MADE_SEED,
    ...DRAWING_OPTIONS,
    ...FILES_OPTIONS,
    json,
  },
};
