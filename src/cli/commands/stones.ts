import { PAPERS, THICKNESS } from '../../book/choices.ts';
import { MOST_PIPS } from '../../domino/stones.ts';
import { CLEARANCE } from '../../layout/solids/sizes.ts';
import { MAX_STONES_RANGE } from '../../layout/stones/order.ts';
import { STONE_SIZE_NAMES } from '../../layout/stones/sizes.ts';
import { type Command, FILES_OPTIONS, SHARED_OPTIONS } from '../command.ts';

const { json } = SHARED_OPTIONS;

export const LEAST_RANGE = 3;
export const USUAL_RANGE = 7;
export const [LEAST_SCALE, MOST_SCALE] = [0.5, 6];

/** On paper; for printers of plastic; for laser cutters. */
export const FORMATS = ['pdf', '3mf', 'stl', 'svg', 'dxf'] as const;
export type StonesFormat = (typeof FORMATS)[number];

/** The options that not all formats know, with those that do. */
export const FORMATS_OF: Readonly<Record<string, readonly StonesFormat[]>> = {
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

export const stones: Command = {
  name: 'stones',
  usage: '',
  summary: 'Makes dominoes: sheets of cards and card bars, or solid ones with a tray, a rack and bars.',
  args: [0, 0],
  options: {
    format: {
      value: FORMATS.join('|'),
      help: 'pdf makes cards to print and for swell paper; 3mf and stl solid dominoes with a tray, a rack and bars for 3D printers, svg and dxf for laser cutters (default: pdf)',
    },
    range: {
      value: 'N',
      help: `the highest number, ${LEAST_RANGE} to ${MAX_STONES_RANGE} (default: ${USUAL_RANGE})`,
    },
    'missing-from': { value: 'N', help: 'only the dominoes that a set up to this number lacks' },
    size: {
      value: 'SIZE',
      words: STONE_SIZE_NAMES,
      help: `${STONE_SIZE_NAMES.join(', ')} (default: standard, from range ${MOST_PIPS + 1} on large)`,
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
    json,
  },
};
