import { BRAILLE_PROFILES, RAISED_DOT } from '../../braille/geometry.ts';
import { brailleColumn, brailleNumber } from '../../braille/grids.ts';
import { cellAt } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import type { Language } from '../../languages/index.ts';
import { circle, type Form, type Outline, type Point, rectangle, type Solid } from './forms.ts';
import type { SolidsOrder } from './order.ts';
import { type Borders, type Ground, noRoom, type Part, partsOf, plateOutline, upTo } from './parts.ts';
import { raisedBraille } from './raised.ts';
import { BED, LABEL_GAP, PEG, TRAY } from './sizes.ts';

const BRAILLE = BRAILLE_PROFILES.swell;
/** From the top of the upper dots to the foot of the lower ones. */
const LABEL_HEIGHT = 2 * BRAILLE.dotPitch + RAISED_DOT.diameter;
/** Pegs and the frame go down so far into the plate, in mm. */
const SUNK = 1;

/**
 * The tray of a board in parts for a printer: a peg in the middle of each square, a frame round them, letters of columns
 * above and numbers of rows on the left in braille.
 *
 * @throws UserError if it does not fit a printer, not even in parts
 */
export function solidTray(order: SolidsOrder): Solid[] {
  const ground = labelledGround(order);
  const side = BED.side - 2 * BED.margin;
  const parts = partsOf(ground, { width: side, height: side });
  if (parts.length === 0) throw noRoom(ground.square, 'a printer');
  return parts.map((part) => ({
    name: nameOf(part),
    body: [
      {
        type: 'prism',
        outline: plateOutline(ground, part, order.clearance),
        from: 0,
        to: TRAY.plate,
      },
      ...frame(ground, part).map(
        (outline): Form => ({
          type: 'prism',
          outline,
          from: TRAY.plate - SUNK,
          to: TRAY.plate + TRAY.frame.height,
        }),
      ),
      ...pegs(ground, part).map(
        (place): Form => ({
          type: 'prism',
          outline: circle(place, PEG.diameter),
          from: TRAY.plate - SUNK,
          to: TRAY.plate + PEG.height,
          chamfer: { lower: 0, upper: PEG.chamfer },
        }),
      ),
      ...labels(ground, part, order.language),
    ],
    holes: [],
  }));
}

/** The coordinates of a part's first and last square, as `a1-e8`. */
export function nameOf({ rows, columns }: Part): string {
  return `${makeColumn(columns[0])}${rows[0] + 1}-${makeColumn(columns[1] - 1)}${rows[1]}`;
}

/** The middles of the squares that the board has. */
export function pegs({ board, square }: Ground, { rows, columns }: Part): Point[] {
  return upTo(rows).flatMap((row) =>
    upTo(columns).flatMap((column): Point[] =>
      cellAt(board, row, column) === undefined
        ? []
        : [[(column + 0.5) * square, (board.rows - row - 0.5) * square]],
    ),
  );
}

function labelledGround({ board, size: { square }, language }: SolidsOrder): Ground {
  const plain = TRAY.frame.width + TRAY.rim;
  const longest = brailleNumber(board.rows, language).length * BRAILLE.cellPitch;
  const borders: Borders = {
    left: plain + LABEL_GAP + longest,
    right: plain,
    top: plain + LABEL_GAP + LABEL_HEIGHT,
    bottom: plain,
  };
  return { board, square, borders };
}

/** The pieces of the frame that stand on a part. */
export function frame({ board, square }: Ground, { rows, columns }: Part): Outline[] {
  const { width } = TRAY.frame;
  const isFirst = { row: rows[0] === 0, column: columns[0] === 0 };
  const isLast = { row: rows[1] === board.rows, column: columns[1] === board.columns };
  const left = columns[0] * square - (isFirst.column ? width : 0);
  const right = columns[1] * square + (isLast.column ? width : 0);
  const bottom = (board.rows - rows[1]) * square - (isLast.row ? width : 0);
  const top = (board.rows - rows[0]) * square + (isFirst.row ? width : 0);
  return [
    ...(isFirst.row ? [rectangle([left, top - width], [right, top])] : []),
    ...(isLast.row ? [rectangle([left, bottom], [right, bottom + width])] : []),
    ...(isFirst.column ? [rectangle([left, bottom], [left + width, top])] : []),
    ...(isLast.column ? [rectangle([right - width, bottom], [right, top])] : []),
  ];
}

function labels({ board, square }: Ground, { rows, columns }: Part, language: Language): Form[] {
  const away = TRAY.frame.width + LABEL_GAP;
  const above = board.rows * square + away + LABEL_HEIGHT / 2;
  const letters = rows[0] > 0 ? [] : upTo(columns);
  const numbers = columns[0] > 0 ? [] : upTo(rows);
  return [
    ...letters.flatMap((column) =>
      raisedBraille(brailleColumn(column), [(column + 0.5) * square, above], TRAY.plate, BRAILLE),
    ),
    ...numbers.flatMap((row) => {
      const cells = brailleNumber(row + 1, language);
      const middle = -away - (cells.length * BRAILLE.cellPitch) / 2;
      return raisedBraille(cells, [middle, (board.rows - row - 0.5) * square], TRAY.plate, BRAILLE);
    }),
  ];
}
