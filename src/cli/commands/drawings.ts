import { DPI, DRAWING_FORMATS } from '../../render/formats.ts';

/** How a drawing is written, for the commands that draw puzzles and solutions. */
export const DRAWING_OPTIONS = {
  format: { value: DRAWING_FORMATS.join('|'), help: 'the kind of file (default: png)' },
  dpi: { value: 'N', help: `for png: dots per inch, ${DPI.least} to ${DPI.most} (default: ${DPI.usual})` },
  'no-solutions': { help: 'only the puzzles' },
  colour: { help: 'the dominoes of solutions in dark blue' },
} as const;
