import type { Paper } from '../../../src/book/choices.ts';
import { makeColumn, parseColumn } from '../../../src/domino/coordinates.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import type { Publication } from '../../../src/layout/page.ts';
import { layoutPrint } from '../../../src/layout/print/print.ts';
import { PRINT_PROFILES } from '../../../src/layout/print/profiles.ts';
import { SWELL, sheetsFor } from '../../../src/layout/tactile/profile.ts';
import { layoutTactile } from '../../../src/layout/tactile/tactile.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { renderPdf } from '../../../src/render/pdf.ts';
import { USUAL_WRITING } from '../braille/writing.ts';
import { type Dealt, documentOf, type View } from '../layout/shaped.ts';
import { raisedStyle } from '../pdf/dots.ts';
import { INK } from '../pdf/ink.ts';
import { type Hand, partsIn, type SeenPart } from '../pdf/parts.ts';
import type { PdfFile } from '../pdf/read.ts';
import { isNode, nodesIn, type StructureNode } from '../pdf/structure.ts';
import { wholeOf } from './whole.ts';

// Boards of any shape are rendered in both editions, and found again in the files.

const fonts = loadFonts();
const metrics = makeMetrics(fonts);
const LETTERS = [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'];
const DIGITS = [...'⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'];
/** The tolerance of a length, in mm. */
export const EXACT = 0.05;

/** How to render and read an edition. */
export interface Edition {
  readonly touch: boolean;
  readonly hand: Hand;
  /** The line width of a frame, and the minimum side of a square, in mm. */
  readonly frame: number;
  readonly least: number;
  write(number: number): string;
  render(boards: readonly Dealt[], views: readonly View[], paper: Paper): Buffer;
}

export const PRINT: Edition = {
  touch: false,
  hand: {
    middle: (run) => INK.middle(run),
    column: parseColumn,
    row: (label) => Number(label) - 1,
    isRow: ({ text, font }) => font === 'Andika' && /^\d+$/.test(text),
  },
  frame: 1,
  // A digit of 18 points is 4.6 mm high and has 1 mm of white above and below.
  least: 6.6,
  write: String,
  render: (boards, views, paper) =>
    whole(
      layoutPrint(documentOf(boards, views, false), {
        sheet: paper,
        profile: PRINT_PROFILES['large-print'],
        metrics,
      }),
    ),
};

export const TOUCH: Edition = {
  touch: true,
  hand: {
    middle: raisedStyle().middle,
    column: (label) => parseColumn([...label].map((cell) => makeColumn(LETTERS.indexOf(cell))).join('')),
    row: (label) => Number([...label.slice(1)].map((cell) => DIGITS.indexOf(cell)).join('')) - 1,
    isRow: ({ text }) => text.startsWith('⠼'),
  },
  frame: 1,
  // A digit is 5 mm high, with half a line and a dot on each side and 3.2 mm between them.
  least: 13.6,
  write: (number) => [...String(number)].map((digit) => DIGITS[Number(digit)]).join(''),
  render: (boards, views, paper) =>
    whole(
      layoutTactile(documentOf(boards, views, true), {
        sizes: sheetsFor(paper, 'two-sizes'),
        profile: SWELL,
        writing: USUAL_WRITING,
      }),
    ),
};

function whole(publication: Publication): Buffer {
  return wholeOf({ pieces: renderPdf(publication, fonts) });
}

/** A board in a file: what it should show, and what was found. */
export interface Found {
  readonly dealt: Dealt;
  readonly view: View;
  readonly section: StructureNode;
  readonly parts: readonly SeenPart[];
}

/** The boards of a file in document order. @throws Error if there are others */
export function boardsIn(
  file: PdfFile,
  { hand }: Edition,
  boards: readonly Dealt[],
  views: readonly View[],
): Found[] {
  const sections = nodesIn(file.structure).filter(
    ({ tag, children }) => tag === 'Sect' && children.some((child) => isNode(child) && child.tag === 'H2'),
  );
  const expected = views.flatMap((view) => boards.map((dealt) => ({ dealt, view })));
  if (sections.length !== expected.length) throw new Error(`${sections.length} boards`);
  return expected.map((entry, i) => ({
    ...entry,
    section: sections[i]!,
    parts: partsIn(file, sections[i]!, hand),
  }));
}
