import { PAPERS, THICKNESS } from '../../book/choices.ts';
import { DAILY_LEVELS, MOST_DATES, STEPS } from '../../book/daily.ts';
import { MOST_PIPS } from '../../domino/dominoes.ts';
import { CLEARANCE } from '../../layout/solids/order.ts';
import { MAX_DOMINOES_RANGE } from '../../layout/stones/order.ts';
import { DOMINO_SIZE_NAMES } from '../../layout/stones/sizes.ts';
import {
  CALENDAR_FORMATS,
  MOST_TALLIED,
  PADS,
  WORKSHEET_COUNTS,
  WORKSHEET_EDITIONS,
  WORKSHEET_LEVELS,
  WORKSHEET_RANGES,
} from '../../render/formats.ts';
import { LEVELS } from '../../solve/levels.ts';
import { type Command, DRAWING_OPTIONS, FILES_OPTIONS, MADE_SEED, SHARED_OPTIONS } from '../command.ts';

const { paper } = SHARED_OPTIONS;

export const LEAST_RANGE = 3;
export const USUAL_RANGE = 7;
export const [LEAST_SCALE, MOST_SCALE] = [0.5, 6];

/** On paper; for printers of plastic; for laser cutters. */
export const DOMINOES_FORMATS = ['pdf', '3mf', 'stl', 'svg', 'dxf'] as const;
export type StonesFormat = (typeof DOMINOES_FORMATS)[number];

/** The options that not all formats know, with those that do. */
export const DOMINOES_FORMATS_OF: Readonly<Record<string, readonly StonesFormat[]>> = {
  figures: ['pdf', 'svg', 'dxf'],
  print: ['pdf'],
  tactile: ['pdf'],
  overlay: ['pdf'],
  box: ['pdf'],
  paper: ['pdf', 'svg', 'dxf'],
  braille: ['pdf', '3mf', 'stl'],
  clearance: ['3mf', 'stl'],
  shape: ['3mf', 'stl', 'svg', 'dxf'],
};

export const dominoes: Command = {
  name: 'stones',
  usage: '',
  summary: 'Makes dominoes: sheets of cards and card bars, or solid ones with a tray, a rack and bars.',
  args: [0, 0],
  options: {
    format: {
      value: DOMINOES_FORMATS.join('|'),
      help: 'pdf makes cards to print and for swell paper; 3mf and stl solid dominoes with a tray, a rack and bars for 3D printers, svg and dxf for laser cutters (default: pdf)',
    },
    range: {
      value: 'N',
      help: `the highest number, ${LEAST_RANGE} to ${MAX_DOMINOES_RANGE} (default: ${USUAL_RANGE})`,
    },
    'missing-from': { value: 'N', help: 'only the dominoes that a set up to this number lacks' },
    size: {
      value: 'SIZE',
      words: DOMINO_SIZE_NAMES,
      help: `${DOMINO_SIZE_NAMES.join(', ')} (default: standard, from range ${MOST_PIPS + 1} on large)`,
    },
    scale: {
      value: 'FACTOR',
      help: `make them FACTOR times as large, ${LEAST_SCALE} to ${MOST_SCALE} (default: 1)`,
    },
    figures: { help: 'for pdf, svg and dxf: large digits instead of pips' },
    braille: {
      help: 'for pdf, 3mf and stl: braille digits instead of raised pips, and one corner cut off to show which way is up',
    },
    clearance: {
      value: 'MM',
      help: `for 3mf and stl: the space round a peg in its hole, ${CLEARANCE.least} to ${CLEARANCE.most} (default: ${CLEARANCE.usual})`,
    },
    shape: {
      value: 'NAME|FILE',
      help: 'for 3mf, stl, svg and dxf: the board of the tray, as in dominosa generate (default: the full rectangle of the range)',
    },
    print: { help: 'for pdf: make only the file to print' },
    tactile: { help: 'for pdf: make only the file for swell paper' },
    overlay: {
      help: 'for pdf: on swell paper, add digits and cutting lines in colour, which does not swell',
    },
    box: {
      value: 'MM',
      help: `for pdf: add a folding box for them; MM is the thickness of one, ${THICKNESS.least} to ${THICKNESS.most}, card of 1 mm with paper on both sides about 1.2`,
    },
    paper: {
      value: 'PAPER',
      words: PAPERS,
      help: `for pdf, svg and dxf: ${PAPERS.join(', ')}; for svg and dxf the size of the plates to be cut (default: a4)`,
    },
    ...FILES_OPTIONS,
  },
};

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
      help: `of new ones: the highest number of the set, ${WORKSHEET_RANGES.least} to ${WORKSHEET_RANGES.most} (default: ${WORKSHEET_RANGES.usual})`,
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
    paper,
    seed: MADE_SEED,
    ...FILES_OPTIONS,
  },
};

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
  },
};

export const calendar: Command = {
  name: 'calendar',
  usage: 'DATE',
  example: '2027-01-04 --every week --count 52',
  summary:
    'Draws or prints the puzzles of days or weeks from a date on, such as 2027-01-04, with their dates, and their solutions. They are the puzzles of the day of the studio, the same for everyone.',
  args: [1, 1],
  options: {
    every: {
      value: Object.keys(STEPS).join('|'),
      help: 'a puzzle for each day, or for the same day of each week (default: day)',
    },
    count: { value: 'N', help: `how many, 1 to ${MOST_DATES} (default: 7)` },
    level: { value: 'LEVEL', words: DAILY_LEVELS, help: `${DAILY_LEVELS.join(', ')} (default: easy)` },
    ...DRAWING_OPTIONS,
    format: {
      value: CALENDAR_FORMATS.join('|'),
      help: 'the kind of file; pdf has all of them on pages to print (default: png)',
    },
    paper: { value: 'PAPER', words: PAPERS, help: `for pdf: ${PAPERS.join(', ')} (default: a4)` },
    ...FILES_OPTIONS,
  },
};

export const leaflet: Command = {
  name: 'leaflet',
  usage: '',
  summary:
    'Explains the game on one page, for readers of single puzzles: in large and standard print, raised, embossed and for a browser.',
  args: [0, 0],
  options: { paper, ...FILES_OPTIONS },
};

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
  },
};

export const shell: Command = {
  name: 'shell',
  usage: 'bash|zsh|fish',
  summary: 'Prints a script with which a shell completes commands, options and their values.',
  args: [1, 1],
  options: {},
};
