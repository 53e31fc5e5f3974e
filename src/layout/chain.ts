import { type Chain, type ChainStone, centreOf } from '../domino/chain.ts';

/** Blank space between two rows of a chain that is too long for one, in halves of a domino. */
const ROW_GAP = 0.5;

/** Half of a domino: its number and its middle, in halves of a domino from the upper left corner of the drawing. */
interface Half {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

export interface DrawnStone {
  /** The upper or left half first. */
  readonly halves: readonly [Half, Half];
  readonly upright: boolean;
}

/** A chain as it is drawn; all lengths in halves of a domino. */
export interface ChainDrawing {
  readonly stones: readonly DrawnStone[];
  readonly width: number;
  readonly height: number;
}

/**
 * Where the dominoes of a chain are drawn. A line without arms goes on in further rows, each from the left; one with arms is
 * never divided.
 * @param widest a row, in halves of a domino
 */
export function arrangeChain(chain: Chain, widest: number): ChainDrawing {
  const rows = hasArms(chain) ? [chain.line] : rowsOf(chain.line, widest);
  const centre = hasArms(chain) ? centreOf(chain) : -1;
  const stones: DrawnStone[] = [];
  let [top, width] = [0, 0];
  for (const row of rows) {
    const reach = row.some(({ across }) => across) ? 1 : 0.5;
    const middle = top + reach + lengthOf(chain.up);
    row.forEach((stone, i) => {
      const x = lengthOf(row.slice(0, i));
      stones.push(placed(stone, x + lengthOf([stone]) / 2, middle, stone.across));
      if (i !== centre) return;
      stones.push(...armOf(chain.up, x + 0.5, middle - 1, -1), ...armOf(chain.down, x + 0.5, middle + 1, 1));
    });
    width = Math.max(width, lengthOf(row));
    top = middle + reach + lengthOf(chain.down) + ROW_GAP;
  }
  return { stones, width, height: top - ROW_GAP };
}

function hasArms({ up, down }: Chain): boolean {
  return up.length + down.length > 0;
}

function rowsOf(line: readonly ChainStone[], widest: number): ChainStone[][] {
  const rows: ChainStone[][] = [[]];
  for (const stone of line) {
    const row = rows.at(-1)!;
    if (row.length > 0 && lengthOf([...row, stone]) > widest) rows.push([stone]);
    else row.push(stone);
  }
  return rows;
}

/** How long dominoes are in the direction of their line. */
function lengthOf(stones: readonly ChainStone[]): number {
  return stones.reduce((sum, { across }) => sum + (across ? 1 : 2), 0);
}

/** Dominoes one after the other up (-1) or down (1) from a point. Upwards their first number is the lower one. */
function armOf(stones: readonly ChainStone[], x: number, from: number, way: 1 | -1): DrawnStone[] {
  return stones.map((stone, i) => {
    const y = from + way * (lengthOf(stones.slice(0, i)) + lengthOf([stone]) / 2);
    const [first, second] = stone.numbers;
    const numbers = way < 0 && !stone.across ? ([second, first] as const) : stone.numbers;
    return placed({ ...stone, numbers }, x, y, !stone.across);
  });
}

function placed(
  { numbers: [first, second] }: ChainStone,
  x: number,
  y: number,
  upright: boolean,
): DrawnStone {
  const half = (number: number, step: number): Half =>
    upright ? { number, x, y: y + step } : { number, x: x + step, y };
  return { halves: [half(first, -0.5), half(second, 0.5)], upright };
}
