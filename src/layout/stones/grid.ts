import type { Paper } from '../../book/choices.ts';
import { UserError } from '../../errors.ts';
import type { PageItem } from '../page.ts';
import { SHEETS, type Sheet } from '../sheets.ts';
import { turned } from '../tactile/profile.ts';
import { CUT_LINE } from './card.ts';
import type { Medium } from './sizes.ts';

/** Printers leave so much of a sheet blank at its edges, in mm. */
export const MARGIN = 10;
/** The marks that show where to cut: their distance from the cards, and how long and, on swell paper, thick they are, in mm. */
const MARK = { gap: 3, length: 5, width: 1 } as const;
/** Round the cards. */
const SURROUND = MARK.gap + MARK.length;
/** From the words above to the marks, in mm. */
export const HEAD_GAP = 3;

/** Equal pieces side by side on a sheet, with nothing between them: what one cut parts from the next. */
export interface Grid {
  readonly sheet: Sheet;
  /** Of the upper left piece. */
  readonly x: number;
  readonly y: number;
  readonly piece: { readonly width: number; readonly height: number };
  readonly columns: number;
  /** The most rows that a sheet holds. */
  readonly rows: number;
}

/**
 * The sheet on which so many pieces of this size take the fewest sheets, upright if that is the same; the pieces stand in
 * the middle of its width.
 * @param headHeight how high the words are over them, in mm
 * @throws UserError if not one fits
 */
export function gridFor(
  count: number,
  piece: Grid['piece'],
  paper: Paper,
  headHeight: (sheet: Sheet) => number,
): Grid {
  const grids = [SHEETS[paper], turned(SHEETS[paper])].map((sheet): Grid => {
    const y = MARGIN + headHeight(sheet) + HEAD_GAP + SURROUND;
    const columns = Math.max(0, Math.floor((sheet.width - 2 * (MARGIN + SURROUND)) / piece.width));
    const rows = Math.max(0, Math.floor((sheet.height - y - SURROUND - MARGIN) / piece.height));
    return { sheet, x: (sheet.width - columns * piece.width) / 2, y, piece, columns, rows };
  });
  const [upright, across] = grids as [Grid, Grid];
  const grid = sheetsOf(across, count) < sheetsOf(upright, count) ? across : upright;
  if (grid.columns * grid.rows > 0) return grid;
  const { width, height } = piece;
  throw new UserError(`cards of ${rounded(width)} by ${rounded(height)} mm do not fit on ${paper}`, {
    hint: paper === 'a3' ? 'choose a smaller size' : 'choose a smaller size, or a3 paper',
  });
}

function sheetsOf({ columns, rows }: Grid, count: number): number {
  return Math.ceil(count / (columns * rows));
}

/** A length to the tenth of a millimetre. */
export function rounded(mm: number): number {
  return Math.round(10 * mm) / 10;
}

/** The upper left corner of the piece with this number, counted from 0. */
export function placeOf({ x, y, piece, columns }: Grid, index: number): { x: number; y: number } {
  return { x: x + (index % columns) * piece.width, y: y + Math.floor(index / columns) * piece.height };
}

/**
 * Marks round so many rows of pieces that show where to cut. In print they go on as lines between the pieces; what is raised
 * stays off the pieces, so that nothing of it is left on them.
 * @param coloured whether lines in colour run between pieces with raised marks
 */
export function cuttingLines(grid: Grid, rows: number, medium: Medium, coloured: boolean): PageItem[] {
  const { x, y, piece, columns } = grid;
  const right = x + columns * piece.width;
  const bottom = y + rows * piece.height;
  const cuts = [
    ...Array.from({ length: rows + 1 }, (_, row) => {
      const at = y + row * piece.height;
      return { from: [x, at], to: [right, at], out: [1, 0] } as const;
    }),
    ...Array.from({ length: columns + 1 }, (_, column) => {
      const at = x + column * piece.width;
      return { from: [at, y], to: [at, bottom], out: [0, 1] } as const;
    }),
  ];
  return cuts.flatMap(({ from, to, out: [right, down] }): PageItem[] => {
    const away = ([x, y]: readonly [number, number], by: number) => [x + by * right, y + by * down] as const;
    if (medium === 'print') {
      return [{ type: 'line', from: away(from, -SURROUND), to: away(to, SURROUND), width: CUT_LINE }];
    }
    const { width } = MARK;
    // The round ends reach beyond the ends of the line by half its width.
    const [near, far] = [MARK.gap + width / 2, SURROUND - width / 2];
    return [
      { type: 'line', from: away(from, -far), to: away(from, -near), width },
      { type: 'line', from: away(to, near), to: away(to, far), width },
      ...(coloured ? [{ type: 'line', from, to, width: CUT_LINE, ink: 'colour' } as const] : []),
    ];
  });
}
