import { BRAILLE_PROFILES, RAISED_DOT } from '../../braille/geometry.ts';
import { cellAt } from '../../domino/board.ts';
import { circle, type Form, type Outline, type Point, type Prism, rectangle, type Solid } from './forms.ts';
import { type Ground, middleOf, noRoom, type Part, partsOf, plateOutline, upTo } from './parts.ts';
import { raisedBraille } from './raised.ts';
import { BED, LABEL_GAP, PEG, TRAY } from './sizes.ts';

const BRAILLE = BRAILLE_PROFILES.swell;
/** From the top of the upper dots to the foot of the lower ones. */
const LABEL_HEIGHT = 2 * BRAILLE.dotPitch + RAISED_DOT.diameter;
/** Pegs and the frame go down so far into the plate, in mm. */
const SUNK = 1;

/** A plate with pegs in its cells, a frame round them, and names of its columns above and of its rows on the left. */
export interface Pegboard extends Pick<Ground, 'board' | 'cell'> {
  /** From the middle of a cell. */
  readonly pegs: readonly Point[];
  /** In braille. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly nameOf: (part: Part) => string;
  /** What is cut through the plate of a part. */
  readonly slots?: (ground: Ground, part: Part) => readonly Outline[];
}

/** The parts of a pegboard for a printer, those without a cell left out. @throws UserError if it does not fit one */
export function solidPegboard(pegboard: Pegboard, clearance: number): Solid[] {
  const ground = labelledGround(pegboard);
  const side = BED.side - 2 * BED.margin;
  const parts = partsOf(ground, { width: side, height: side });
  if (parts.length === 0) throw noRoom(ground, 'a printer');
  return parts
    .filter((part) => pegs(ground, part, pegboard.pegs).length > 0)
    .map((part) => ({
      name: pegboard.nameOf(part),
      body: [
        { type: 'prism', outline: plateOutline(ground, part, clearance), from: 0, to: TRAY.plate },
        ...frame(ground, part).map(
          (outline): Form => ({
            type: 'prism',
            outline,
            from: TRAY.plate - SUNK,
            to: TRAY.plate + TRAY.frame.height,
          }),
        ),
        ...pegs(ground, part, pegboard.pegs).map(pegOn),
        ...labels(ground, part, pegboard),
      ],
      holes: (pegboard.slots?.(ground, part) ?? []).map(slotThrough),
    }));
}

/** A peg on a plate. */
export function pegOn(place: Point): Form {
  return {
    type: 'prism',
    outline: circle(place, PEG.diameter),
    from: TRAY.plate - SUNK,
    to: TRAY.plate + PEG.height,
    chamfer: { lower: 0, upper: PEG.chamfer },
  };
}

/** What is cut out for a slot through a plate. */
export function slotThrough(outline: Outline): Prism {
  return { type: 'prism', outline, from: -1, to: TRAY.plate + 1 };
}

/** Where pegs are: at these places from the middle of each cell that the board has. */
export function pegs(ground: Ground, { rows, columns }: Part, places: readonly Point[]): Point[] {
  return upTo(rows).flatMap((row) =>
    upTo(columns).flatMap((column): Point[] => {
      if (cellAt(ground.board, row, column) === undefined) return [];
      const [x, y] = middleOf(ground, row, column);
      return places.map(([right, up]) => [x + right, y + up]);
    }),
  );
}

function labelledGround({ board, cell, rows }: Pegboard): Ground {
  const plain = TRAY.frame.width + TRAY.rim;
  const longest = Math.max(...rows.map((cells) => cells.length)) * BRAILLE.cellPitch;
  return {
    board,
    cell,
    borders: {
      left: plain + LABEL_GAP + longest,
      right: plain,
      top: plain + LABEL_GAP + LABEL_HEIGHT,
      bottom: plain,
    },
  };
}

/** The pieces of the frame that stand on a part. */
export function frame({ board, cell }: Ground, { rows, columns }: Part): Outline[] {
  const { width } = TRAY.frame;
  const isFirst = { row: rows[0] === 0, column: columns[0] === 0 };
  const isLast = { row: rows[1] === board.rows, column: columns[1] === board.columns };
  const left = columns[0] * cell.width - (isFirst.column ? width : 0);
  const right = columns[1] * cell.width + (isLast.column ? width : 0);
  const bottom = (board.rows - rows[1]) * cell.height - (isLast.row ? width : 0);
  const top = (board.rows - rows[0]) * cell.height + (isFirst.row ? width : 0);
  return [
    ...(isFirst.row ? [rectangle([left, top - width], [right, top])] : []),
    ...(isLast.row ? [rectangle([left, bottom], [right, bottom + width])] : []),
    ...(isFirst.column ? [rectangle([left, bottom], [left + width, top])] : []),
    ...(isLast.column ? [rectangle([right - width, bottom], [right, top])] : []),
  ];
}

function labels(ground: Ground, { rows, columns }: Part, pegboard: Pegboard): Form[] {
  const { board, cell } = ground;
  const away = TRAY.frame.width + LABEL_GAP;
  const above = board.rows * cell.height + away + LABEL_HEIGHT / 2;
  return [
    ...(rows[0] > 0 ? [] : upTo(columns)).flatMap((column) => {
      const [x] = middleOf(ground, 0, column);
      return raisedBraille(pegboard.columns[column]!, [x, above], TRAY.plate, BRAILLE);
    }),
    ...(columns[0] > 0 ? [] : upTo(rows)).flatMap((row) => {
      const cells = pegboard.rows[row]!;
      const [, y] = middleOf(ground, row, 0);
      return raisedBraille(cells, [-away - (cells.length * BRAILLE.cellPitch) / 2, y], TRAY.plate, BRAILLE);
    }),
  ];
}
