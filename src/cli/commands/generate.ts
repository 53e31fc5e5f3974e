import { PATTERNS } from '../../compose/completion/patterns.ts';
import { KINDS } from '../../domino/kinds.ts';
import { SHAPE_NAMES } from '../../domino/shapes.ts';
import { LEVELS } from '../../solve/levels.ts';
import { type Command, MADE_SEED, SHARED_OPTIONS } from '../command.ts';

const { exclude, jobs, 'time-limit': timeLimit } = SHARED_OPTIONS;

export const generate: Command = {
  name: 'generate',
  usage: '',
  summary: 'Makes puzzles with exactly one solution and prints them.',
  args: [0, 0],
  options: {
    kind: { value: 'KIND', words: KINDS, help: `the kind of puzzle: ${KINDS.join(', ')} (default: omnibus)` },
    range: {
      value: 'N',
      help: 'the highest number, 1 to 21 (default: what the shape has cells for, else what the kind has, 6 or 7)',
    },
    shape: {
      value: 'NAME|FILE',
      words: SHAPE_NAMES,
      help: `the board: rows and columns such as 8x9, ${SHAPE_NAMES.join(', ')}, or a file: rows with a sign for each cell, or a drawing in black and white (PNG) (default: the full rectangle of the range; for quadrat brick-4334)`,
    },
    level: {
      value: 'L',
      words: LEVELS,
      help: `only puzzles of this level: ${LEVELS.join(', ')} (default: any)`,
    },
    'peer-level': {
      value: 'L',
      words: ['t', 'b', 'h', 'e'],
      help: "only puzzles that Simon Tatham's Dominosa would make at its level t, b, h or e, for comparison",
    },
    'in-mind': {
      value: 'N',
      help: 'only puzzles that never make you keep more than N cells or dominoes in mind at once, 1 to 20; not for completions (default: any)',
    },
    givens: {
      value: 'N|fewest',
      help: 'for completions: how many numbers are given (default: a third of the cells)',
    },
    pattern: {
      value: 'NAME',
      words: PATTERNS,
      help: `for completions: cells that are always given: ${PATTERNS.join(', ')}`,
    },
    condition: {
      multiple: true,
      value: 'TEXT',
      help: 'a condition that each puzzle must meet, such as "given a1 3"; for ordinary puzzles also "symmetric half-turn", "first forced-duplicate", "step 3 cell-set", "seals least"; for Terzetts and the other games with groups "sum c 27", "ladder c d e", "nine 1", "unions 3"; can be repeated',
    },
    tries: {
      value: 'N',
      help: 'look at no more than N layouts for each puzzle; if few or many are wanted ("seals least"), look at all N; not for completions (default: 20000 or more)',
    },
    'one-key': {
      help: 'for Terzetts and the other games with groups, except Duetts: give them all the same key',
    },
    count: { value: 'N', help: 'how many (default: 1)' },
    format: {
      value: 'FORMAT',
      words: ['json', 'text', 'id'],
      help: 'json, one puzzle per line; text, rows; id, game ids (default: text)',
    },
    seed: MADE_SEED,
    exclude,
    jobs,
    'time-limit': timeLimit,
    json: { help: 'the same as --format json' },
  },
};
