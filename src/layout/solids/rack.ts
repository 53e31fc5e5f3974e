import { brailleNumber } from '../../braille/grids.ts';
import { type Board, makeBoard } from '../../domino/board.ts';
import { makeStone } from '../../domino/stones.ts';
import type { Sheet } from '../sheets.ts';
import { stonesWanted } from '../stones/order.ts';
import type { StoneSize } from '../stones/sizes.ts';
import type { Solid } from './forms.ts';
import type { SolidsOrder } from './order.ts';
import { type Part, upTo } from './parts.ts';
import { solidPegboard } from './pegboard.ts';
import { RACK_LEEWAY } from './sizes.ts';
import { pegPlaces } from './stone.ts';

/** A rack has a slot for each domino of a set: its row is the larger number, its column the smaller one. */
export interface Rack {
  readonly board: Board;
  readonly cell: Sheet;
  /** The numbers of rows and columns. */
  readonly highs: readonly number[];
  readonly lows: readonly number[];
}

/** The rack for these dominoes: the steps of a stair, each row one slot longer than the row above. */
export function rackOf(order: Pick<SolidsOrder, 'range' | 'missingFrom' | 'size'>): Rack {
  const { range, size } = order;
  const wanted = new Set(stonesWanted(order).map(makeStone));
  const lows = upTo([0, range + 1]);
  const highs = lows.filter((high) => wanted.has(makeStone({ low: 0, high })));
  const has = highs.flatMap((high) => lows.map((low) => low <= high));
  return { board: makeBoard(highs.length, lows.length, has), cell: slotOf(size), highs, lows };
}

/** How large a slot is that holds a domino which lies across. */
export function slotOf({ square }: StoneSize): Sheet {
  return { width: 2 * square + RACK_LEEWAY, height: square + RACK_LEEWAY };
}

/** The rack in parts for a printer. @throws UserError if it does not fit a printer, not even in parts */
export function solidRack(order: SolidsOrder): Solid[] {
  const rack = rackOf(order);
  const label = (number: number) => brailleNumber(number, order.language);
  return solidPegboard(
    {
      board: rack.board,
      cell: rack.cell,
      pegs: pegPlaces(order.size),
      columns: rack.lows.map(label),
      rows: rack.highs.map(label),
      nameOf: (part) => partName(rack, part),
    },
    order.clearance,
  );
}

/** The dominoes of a part's first and last slot, as `0:0-3:7`. */
function partName({ highs, lows }: Rack, { rows, columns }: Part): string {
  const low = lows[columns[0]]!;
  const first = { low, high: Math.max(low, highs[rows[0]]!) };
  const high = highs[rows[1] - 1]!;
  const last = { low: Math.min(high, lows[columns[1] - 1]!), high };
  return `${makeStone(first)}-${makeStone(last)}`;
}
