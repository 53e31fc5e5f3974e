import { nodesOf, readSvg } from './svg/svg-reader.ts';

/** What fingers find on a board drawn for a pin display. */
export interface PinBoard {
  readonly rows: number;
  readonly columns: number;
  /** Row by row; undefined where a place is empty or missing. */
  readonly numbers: readonly (number | undefined)[];
  /** For each place the only one that no line separates from it; otherwise itself. */
  readonly partners: readonly number[];
}

/** A number is three pins high, plus a free pin above and below it, and the line. */
const STEP_DOWN = 6;

/**
 * Reads a drawing from its pins alone: frame, lines and dots, whatever shapes draw them.
 *
 * @param read reads a number in braille cells
 * @throws Error if something is off the pin grid
 */
export function pinBoard(svg: string, read: (cells: string) => string): PinBoard {
  const root = readSvg(svg);
  const [, , width, height] = root.attributes.viewBox!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const raised = new Set<string>();
  const raise = (x: number, y: number) => {
    if (!Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x >= width || y >= height) {
      throw new Error(`no pin is at ${x}, ${y}`);
    }
    raised.add(`${x} ${y}`);
  };
  for (const { name, attributes } of nodesOf(root)) {
    if (name === 'circle') raise(Number(attributes.cx) - 0.5, Number(attributes.cy) - 0.5);
    for (const line of attributes.d?.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g) ?? []) {
      const [x, y, toX, toY] = line.slice(1).map((at) => Number(at) - 0.5) as [
        number,
        number,
        number,
        number,
      ];
      for (let i = x; i <= toX; i++) for (let j = y; j <= toY; j++) raise(i, j);
    }
  }
  const isUp = (x: number, y: number) => raised.has(`${x} ${y}`);
  // The column letters begin with dot 1 or 4 in the first row of pins. The frame ends with the last row.
  const top = (height - 1) % STEP_DOWN;
  const rows = (height - 1 - top) / STEP_DOWN;
  for (const step of [5, 8]) {
    for (let left = 6; left <= 14; left++) {
      const columns = (width - 1 - left) / step;
      if (!Number.isInteger(columns) || columns < 1) continue;
      const corners = Array.from({ length: columns + 1 }, (_, column) =>
        isUp(left + column * step, height - 1),
      );
      const hasLabels = Array.from({ length: columns }, (_, column) =>
        [0, 1, 2].some((y) =>
          Array.from({ length: step - 3 }, (_, x) => isUp(left + column * step + 2 + x, y)).includes(true),
        ),
      );
      const between = corners.map((_, column) => [0, 1, 2].some((y) => isUp(left + column * step, y)));
      if (hasLabels.includes(false) || between.includes(true)) continue;
      return boardAt({ left, top, step, rows, columns }, isUp, read);
    }
  }
  throw new Error('no board is drawn');
}

interface Grid {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly rows: number;
  readonly columns: number;
}

function boardAt(
  { left, top, step, rows, columns }: Grid,
  isUp: (x: number, y: number) => boolean,
  read: (cells: string) => string,
): PinBoard {
  const places = Array.from({ length: rows * columns }, (_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    return { place, row, column, x: left + column * step, y: top + row * STEP_DOWN };
  });
  const numbers = places.map(({ x, y }) => {
    const cells = [x + 2, x + 5]
      .filter((start) => start + 2 < x + step)
      .map((start) => {
        const bits = [0, 1, 2, 3, 4, 5].filter((dot) => isUp(start + (dot > 2 ? 1 : 0), y + 2 + (dot % 3)));
        return String.fromCharCode(0x2800 + bits.reduce((sum, bit) => sum + 2 ** bit, 0));
      })
      .join('')
      .replaceAll('\u2800', '');
    return cells === '' ? undefined : Number(read(cells));
  });
  const isParted = (x: number, y: number, upright: boolean) =>
    Array.from({ length: (upright ? STEP_DOWN : step) - 1 }, (_, i) => i + 1).every((i) =>
      upright ? isUp(x, y + i) : isUp(x + i, y),
    );
  const partners = places.map(({ place, row, column, x, y }) => {
    const open = [
      ...(row > 0 && !isParted(x, y, false) ? [place - columns] : []),
      ...(column > 0 && !isParted(x, y, true) ? [place - 1] : []),
      ...(column < columns - 1 && !isParted(x + step, y, true) ? [place + 1] : []),
      ...(row < rows - 1 && !isParted(x, y + STEP_DOWN, false) ? [place + columns] : []),
    ];
    return open.length === 1 ? open[0]! : place;
  });
  return { rows, columns, numbers, partners };
}
