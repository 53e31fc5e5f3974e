import type { Paper } from '../../book/choices.ts';
import { BRAILLE_PROFILES, type BrailleProfile } from '../../braille/geometry.ts';
import type { CellSize } from '../fonts.ts';
import { POINTS_PER_MM } from '../page.ts';
import { SHEETS, type Sheet, type SheetName } from '../sheets.ts';

/** Sizes of one kind of sheet that is read by touch, in mm. */
export interface TactileProfile {
  readonly braille: BrailleProfile;
  readonly margin: number;
  /** The pitch of the book's card stones, which are 1 mm shorter: the largest square, and the only one that they fit. */
  readonly square: number;
  /** The width of raised lines: the frame, the walls between stones and the strokes. */
  readonly line: number;
  /** The crosses where four cells meet. */
  readonly cross: { readonly width: number; readonly length: number };
  /** From end to end of a stroke, which is shorter than the side of a square, so that it is told from a wall. */
  readonly strokeLength: number;
  /** From the middle of the frame to the nearest dots of its labels. */
  readonly labelGap: number;
  /** The ticks outside the frame; `length` is from the middle of the frame's line to their ends. */
  readonly tick: { readonly width: number; readonly length: number };
  /** The least space between the edges of any two raised things. */
  readonly clearance: number;
  /** No raised line is thinner. */
  readonly leastLine: number;
}

/**
 * For swell paper, by the size of its cells and the squares of its boards. Lines of 1 mm, symbols of 1.5 mm, strokes of
 * about 13 mm and 3.2 mm (1/8 inch) between any two elements are what published guidelines ask for (L. Hasty,
 * tactilegraphics.org, and projects that follow BANA 2022); between two walls a square has room for a stroke and this
 * space on both sides. The rest is this project's choice and waits for readers' fingers: see docs/tactile.md.
 */
function swell(braille: BrailleProfile, square: number): TactileProfile {
  const [line, clearance] = [1, 3.2];
  return {
    braille,
    margin: 10,
    square,
    line,
    cross: { width: 0.6, length: 4 },
    strokeLength: square - line - 2 * clearance,
    labelGap: 6,
    tick: { width: 1.5, length: 3.5 },
    clearance,
    leastLine: 0.6,
  };
}

/** Swell paper comes as A4 and A3, in America as Letter and Tabloid (17 by 11 inches). */
const ISO = { usual: 'a4', large: 'a3', largeName: 'A3' } as const;
const AMERICAN = { usual: 'letter', large: 'tabloid', largeName: 'Tabloid' } as const;

interface SwellPaper {
  readonly usual: SheetName;
  readonly large: SheetName;
  readonly largeName: string;
  /** The pitch of card stones in mm: that of the stones of 1921, which were 40 by 20 mm; on A3 a larger one. */
  readonly square: number;
}

const SWELL_PAPERS: Readonly<Record<Paper, SwellPaper>> = {
  a4: { ...ISO, square: 20 },
  letter: { ...AMERICAN, square: 20 },
  a3: { ...ISO, square: 25 },
};

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

/** A sheet turned by a quarter. */
export function turned({ width, height }: Sheet): Sheet {
  return { width: height, height: width };
}

/** Cells in a line of braille on a sheet. */
export function cellsOn({ width }: Sheet, { margin, braille }: TactileProfile): number {
  return Math.floor((width - 2 * margin) / braille.cellPitch);
}

/** Lines of braille on a sheet. */
export function linesOn({ height }: Sheet, { margin, braille }: TactileProfile): number {
  return Math.floor((height - 2 * margin) / braille.linePitch);
}

/** The sizes of sheet in one book. */
export interface SheetSizes {
  /** For text and, if it is large enough, for a board. */
  readonly usual: Sheet;
  /** For a board that the usual sheet is too small for. */
  readonly large: Sheet;
  readonly largeName: string;
}

export function sheetsFor(paper: Paper): SheetSizes {
  const { usual, large, largeName } = SWELL_PAPERS[paper];
  return { usual: turned(SHEETS[usual]), large: turned(SHEETS[large]), largeName };
}
