import { RAISED_DOT } from '../../braille/geometry.ts';
import { brailleColumn, brailleNumber } from '../../braille/grids.ts';
import { cellAt, makeBoard } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { makeDomino } from '../../domino/dominoes.ts';
import type { Sheet } from '../sheets.ts';
import { dominoesWanted } from '../stones/order.ts';
import type { DominoSize } from '../stones/sizes.ts';
import { type Slot, slotSize, slotsOf } from './bars.ts';
import { BRAILLE, pegPlaces, raisedBraille } from './domino.ts';
import {
  circle,
  type Form,
  type Outline,
  type Point,
  type Prism,
  prism,
  rectangle,
  type Solid,
} from './forms.ts';
import { BAR, BED, LABEL_GAP, PEG, RACK_LEEWAY, type SolidsOrder, TRAY } from './order.ts';
import {
  type Ground,
  middleOnPlate,
  noRoom,
  plateOutline,
  type TrayPart,
  trayPartsOf,
  upTo,
} from './tray-parts.ts';

/** From the top of the upper dots to the foot of the lower ones. */
const LABEL_HEIGHT = 2 * BRAILLE.dotPitch + RAISED_DOT.diameter;
/** Pegs and the frame go down so far into the plate, in mm. */
const SUNK = 1;

/** A plate with pegs in its cells, a frame round them, and names of its columns above and of its rows on the left. */
export interface Pegboard extends Pick<Ground, 'board' | 'cell'> {
  /** From the middle of a cell. */
  readonly pegs: readonly Point[];
  /** The names of columns and rows, in braille or in print. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** What is cut through the plate of a part. */
  readonly slots?: (ground: Ground, part: TrayPart) => readonly Outline[];
  /** A part is named after its first and its last cell. */
  readonly nameOf: (part: TrayPart) => string;
}

/** The parts of a pegboard for a printer, those without a cell left out. @throws UserError if it does not fit one */
function solidPegboard(pegboard: Pegboard, clearance: number): Solid[] {
  const longest = Math.max(...pegboard.rows.map((cells) => cells.length)) * BRAILLE.cellPitch;
  const ground = labelledGround(pegboard, LABEL_GAP, { width: longest, height: LABEL_HEIGHT });
  const side = BED.side - 2 * BED.margin;
  const parts = trayPartsOf(ground, { width: side, height: side });
  if (parts.length === 0) throw noRoom(ground, 'a printer');
  return parts
    .filter((part) => pegs(ground, part, pegboard.pegs).length > 0)
    .map((part) => ({
      name: pegboard.nameOf(part),
      body: [
        prism(plateOutline(ground, part, clearance), 0, TRAY.plate),
        ...frame(ground, part).map((outline) =>
          prism(outline, TRAY.plate - SUNK, TRAY.plate + TRAY.frame.height),
        ),
        ...pegs(ground, part, pegboard.pegs).map(pegOn),
        ...brailleLabels(ground, part, pegboard),
      ],
      holes: (pegboard.slots?.(ground, part) ?? []).map(slotThrough),
    }));
}

export function pegOn(place: Point): Prism {
  return peg(place, TRAY.plate - SUNK, TRAY.plate + PEG.height);
}

export function peg(place: Point, from: number, to: number): Prism {
  return prism(circle(place, PEG.diameter), from, to, { lower: 0, upper: PEG.chamfer });
}

/** What is cut out for a slot through a plate. */
export function slotThrough(outline: Outline): Prism {
  return prism(outline, -1, TRAY.plate + 1);
}

/** Where pegs are: at these places from the middle of each cell that the board has. */
export function pegs(ground: Ground, { rows, columns }: TrayPart, places: readonly Point[]): Point[] {
  return upTo(rows).flatMap((row) =>
    upTo(columns).flatMap((column): Point[] => {
      if (cellAt(ground.board, row, column) === undefined) return [];
      const [x, y] = middleOnPlate(ground, row, column);
      return places.map(([right, up]) => [x + right, y + up]);
    }),
  );
}

/** The ground with so much room for labels, so far from the frame. */
export function labelledGround({ board, cell }: Pegboard, gap: number, label: Sheet): Ground {
  const plain = TRAY.frame.width + TRAY.rim;
  return {
    board,
    cell,
    borders: {
      left: plain + gap + label.width,
      right: plain,
      top: plain + gap + label.height,
      bottom: plain,
    },
  };
}

/** The pieces of the frame that stand on a part. */
export function frame({ board, cell }: Ground, { rows, columns }: TrayPart): Outline[] {
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

/**
 * The labels of a part: the names of columns above, of rows on the left, so far from the frame.
 * @param column draws a name above a point, `row` one left of a point in the middle of its row
 */
export function labelsOf<Label>(
  ground: Ground,
  { rows, columns }: TrayPart,
  names: Pick<Pegboard, 'columns' | 'rows'>,
  gap: number,
  column: (name: string, point: Point) => Label,
  row: (name: string, point: Point) => Label,
): Label[] {
  const away = TRAY.frame.width + gap;
  const top = ground.board.rows * ground.cell.height + away;
  return [
    ...(rows[0] > 0 ? [] : upTo(columns)).map((c) =>
      column(names.columns[c]!, [middleOnPlate(ground, 0, c)[0], top]),
    ),
    ...(columns[0] > 0 ? [] : upTo(rows)).map((r) =>
      row(names.rows[r]!, [-away, middleOnPlate(ground, r, 0)[1]]),
    ),
  ];
}

function brailleLabels(ground: Ground, part: TrayPart, pegboard: Pegboard): Form[] {
  const label = (cells: string, middle: Point) => raisedBraille(cells, middle, TRAY.plate);
  return labelsOf(
    ground,
    part,
    pegboard,
    LABEL_GAP,
    (cells, [x, y]) => label(cells, [x, y + LABEL_HEIGHT / 2]),
    (cells, [x, y]) => label(cells, [x - (cells.length * BRAILLE.cellPitch) / 2, y]),
  ).flat();
}

/** The tray of a board: a peg in the middle of each square, and slots for bars between them. */
export function trayOf(
  { board, size }: Pick<SolidsOrder, 'board' | 'size'>,
  slot: Slot,
  columnName: (column: number) => string,
  rowName: (row: number) => string,
): Pegboard {
  return {
    board,
    cell: { width: size.square, height: size.square },
    pegs: [[0, 0]],
    columns: upTo([0, board.columns]).map(columnName),
    rows: upTo([1, board.rows + 1]).map(rowName),
    slots: (ground, part) => slotsOf(ground, part, slot),
    // As `a1-e8`.
    nameOf: ({ rows, columns }) =>
      `${makeColumn(columns[0])}${rows[0] + 1}-${makeColumn(columns[1] - 1)}${rows[1]}`,
  };
}

/**
 * The tray of a board in parts for a printer, with letters of columns and numbers of rows as on raised sheets.
 * @throws UserError if it does not fit a printer, not even in parts
 */
export function solidTray(order: SolidsOrder): Solid[] {
  const { size, language, clearance } = order;
  const slot = slotSize(size, BAR.thickness, 2 * clearance);
  const tray = trayOf(order, slot, brailleColumn, (row) => brailleNumber(row, language));
  return solidPegboard(tray, clearance);
}

/**
 * The rack for these dominoes, with a slot for each: its row is the larger number, its column the smaller one. The slots are
 * the steps of a stair, each row one slot longer than the row above.
 */
export function rackOf(
  order: Pick<SolidsOrder, 'range' | 'missingFrom' | 'size'>,
  name: (number: number) => string,
): Pegboard {
  const { range, size } = order;
  const wanted = new Set(dominoesWanted(order).map(makeDomino));
  const lows = upTo([0, range + 1]);
  const highs = lows.filter((high) => wanted.has(makeDomino({ low: 0, high })));
  const has = highs.flatMap((high) => lows.map((low) => low <= high));
  return {
    board: makeBoard(highs.length, lows.length, has),
    cell: slotOf(size),
    pegs: pegPlaces(size),
    columns: lows.map(name),
    rows: highs.map(name),
    // After their dominoes, as `0:0-3:7`.
    nameOf: ({ rows, columns }) => {
      const [low, high] = [lows[columns[0]]!, highs[rows[1] - 1]!];
      const first = { low, high: Math.max(low, highs[rows[0]]!) };
      const last = { low: Math.min(high, lows[columns[1] - 1]!), high };
      return `${makeDomino(first)}-${makeDomino(last)}`;
    },
  };
}

/** How large a slot is that holds a domino which lies across. */
export function slotOf({ square }: DominoSize): Sheet {
  return { width: 2 * square + RACK_LEEWAY, height: square + RACK_LEEWAY };
}

/** The rack in parts for a printer. @throws UserError if it does not fit a printer, not even in parts */
export function solidRack(order: SolidsOrder): Solid[] {
  const rack = rackOf(order, (number) => brailleNumber(number, order.language));
  return solidPegboard(rack, order.clearance);
}
