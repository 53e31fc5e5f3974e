import type { Paper, SheetsChoice } from '../../book/choices.ts';
import { BRAILLE_PROFILES, type BrailleProfile } from '../../braille/geometry.ts';
import type { CellSize } from '../fonts.ts';
import { POINTS_PER_MM, type TextItem } from '../page.ts';
import { SHEETS, type Sheet } from '../sheets.ts';

/** Sizes of one kind of sheet that is read by touch, in mm. */
export interface TactileProfile {
  readonly braille: BrailleProfile;
  /** At all edges but the left one. */
  readonly margin: number;
  /** At the left edge, where sheets are bound. */
  readonly binding: number;
  /** The pitch of the book's card dominoes, which are 1 mm shorter: the largest square, and the only one that they fit. */
  readonly square: number;
  /** The width of raised lines: the frame, the walls between dominoes and the bars. */
  readonly line: number;
  /** The crosses where four cells meet; `length` is from end to end. */
  readonly cross: { readonly width: number; readonly length: number };
  /**
   * From end to end of a bar, which is shorter than the side of a square, so that it is told from a wall. Between two lines
   * it is as much shorter as its clearance asks for.
   */
  readonly barLength: number;
  /** From the middle of the frame to the nearest dots of its labels. */
  readonly labelGap: number;
  /** The ticks outside the frame; `length` is from the middle of the frame's line to their ends. */
  readonly tick: { readonly width: number; readonly length: number };
  /** The least space between the edges of any two raised things. */
  readonly clearance: number;
  /** No raised line is thinner. */
  readonly leastLine: number;
}

/** A line is felt as one from this length on, in mm. */
const LEAST_LENGTH = 13;

/**
 * For swell paper, by the size of its cells and the squares of its boards. Lines 1 mm wide and 13 mm long, symbols of 1.5 mm
 * and 3.2 mm (1/8 inch) between any two elements are what published guidelines ask for (L. Hasty, tactilegraphics.org, and
 * projects that follow BANA 2022). The rest is this project's choice and waits for readers' fingers: see docs/tactile.md.
 */
function swell(braille: BrailleProfile, square: number): TactileProfile {
  const [line, clearance] = [1, 3.2];
  return {
    braille,
    margin: 10,
    binding: 20,
    square,
    line,
    cross: { width: line, length: 5 },
    barLength: Math.max(LEAST_LENGTH, square - line - 2 * clearance),
    labelGap: 6,
    tick: { width: 1.5, length: 3.5 },
    clearance,
    leastLine: line,
  };
}

const ISO = { usual: 'a4', large: 'a3', names: ['A4', 'A3'] } as const;

/**
 * Swell paper comes as A4 and A3, in America as Letter and Tabloid (17 by 11 inches): the usual and the large sheet, with the
 * names that readers know, and the pitch of card dominoes in mm: that of the dominoes of 1921, which were 40 by 20 mm; on A3
 * a larger one.
 */
const SWELL_PAPERS = {
  a4: { ...ISO, square: 20 },
  letter: { usual: 'letter', large: 'tabloid', names: ['Letter', 'Tabloid'], square: 20 },
  a3: { ...ISO, square: 25 },
} as const satisfies Record<Paper, unknown>;

/** The sheets of a book on this paper in cells of this size. */
export function tactileProfile({ paper, cell }: { paper: Paper; cell: CellSize }): TactileProfile {
  return swell(
    cell === 'large' ? BRAILLE_PROFILES.large : BRAILLE_PROFILES.swell,
    SWELL_PAPERS[paper].square,
  );
}

/** What a book has that says nothing else: Marburg Medium and squares of 20 mm. */
export const SWELL = tactileProfile({ paper: 'a4', cell: 'medium' });

/** The font size in points at which a braille font has its exact measures. */
export function brailleSize({ braille }: Pick<TactileProfile, 'braille'>): number {
  return braille.em * POINTS_PER_MM;
}

/** A line of braille whose baseline begins at a place. */
export function brailleItem(text: string, x: number, y: number, profile: TactileProfile): TextItem {
  return { type: 'text', x, y, text, font: 'braille', size: brailleSize(profile) };
}

export function turned({ width, height }: Sheet): Sheet {
  return { width: height, height: width };
}

/** From the edge of a cell to the edges of its dots, in mm. */
export function besideDots({ firstDot, dotDiameter }: BrailleProfile): number {
  return firstDot.x - dotDiameter / 2;
}

/** Cells in a line of braille whose dots keep inside this width in mm. */
export function cellsIn(width: number, braille: BrailleProfile): number {
  return Math.floor((width + 2 * besideDots(braille)) / braille.cellPitch);
}

/** Where lines of braille begin whose first dots keep off the bound edge, in mm. */
export function textStart({ binding, braille }: TactileProfile): number {
  return binding - besideDots(braille);
}

export function cellsOn({ width }: Sheet, { margin, binding, braille }: TactileProfile): number {
  return cellsIn(width - margin - binding, braille);
}

export function linesOn({ height }: Sheet, { margin, braille }: TactileProfile): number {
  return Math.floor((height - 2 * margin) / braille.linePitch);
}

export interface SheetSizes {
  /** For text and, if it is large enough, for a board. */
  readonly usual: Sheet;
  /** Those that a board is tried on. */
  readonly forBoards: readonly Sheet[];
  readonly largestName: string;
}

/**
 * The sheets of a book on this paper: of one size, so that one heater takes them all, or of two where boards are to have the
 * room of a larger sheet, and always where that was chosen as the paper.
 */
export function sheetsFor(paper: Paper, choice: SheetsChoice = 'one-size'): SheetSizes {
  const { usual, large, names } = SWELL_PAPERS[paper];
  const sheet = turned(SHEETS[usual]);
  const isOne = choice === 'one-size' && large !== paper;
  return isOne
    ? { usual: sheet, forBoards: [sheet], largestName: names[0] }
    : { usual: sheet, forBoards: [sheet, turned(SHEETS[large])], largestName: names[1] };
}
