import { spawnSync } from 'node:child_process';

// Pages rendered by poppler. Everything here is found from pixels alone. Lengths are in mm from the upper left corner.

const DPI = 300;
const PIXELS_PER_MM = DPI / 25.4;

/** Whether pdftoppm can be run. */
export function canPaint(): boolean {
  return spawnSync('pdftoppm', ['-v']).error === undefined;
}

/** The greys of a page, 0 for black. @throws Error if pdftoppm fails */
export function paintedBy(pdf: string, page: number, dpi: number) {
  const args = ['-gray', '-r', String(dpi), '-f', String(page), '-l', String(page), pdf];
  const { stdout, status } = spawnSync('pdftoppm', args, { maxBuffer: 1 << 28 });
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', 0, 30));
  if (status !== 0 || !head) throw new Error(`pdftoppm cannot paint page ${page} of ${pdf}`);
  return { width: Number(head[1]), height: Number(head[2]), greys: stdout.subarray(head[0].length) };
}

/** A connected black area. */
export interface Blob {
  /** The centre of gravity. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** In mm². */
  readonly area: number;
}

/** All black areas of a page, ordered by their upper edges. */
export function blobsOn(pdf: string, page: number): Blob[] {
  const { width, height, greys } = paintedBy(pdf, page, DPI);
  // Colours of an overlay are lighter than half grey; carbon black is not.
  const isOpen = Uint8Array.from(greys, (value) => (value < 128 ? 1 : 0));
  const blobFrom = (start: number): Blob => {
    const open = [start];
    isOpen[start] = 0;
    let [count, sumX, sumY] = [0, 0, 0];
    let [left, right, top, bottom] = [width, 0, height, 0];
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      count++;
      sumX += x;
      sumY += y;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (!isOpen[next]) continue;
        isOpen[next] = 0;
        open.push(next);
      }
    }
    return {
      x: (sumX / count + 0.5) / PIXELS_PER_MM,
      y: (sumY / count + 0.5) / PIXELS_PER_MM,
      width: (right - left + 1) / PIXELS_PER_MM,
      height: (bottom - top + 1) / PIXELS_PER_MM,
      area: count / PIXELS_PER_MM ** 2,
    };
  };
  const blobs: Blob[] = [];
  for (let start = 0; start < isOpen.length; start++) if (isOpen[start]) blobs.push(blobFrom(start));
  return blobs;
}
