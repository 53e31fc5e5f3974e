import { spawnSync } from 'node:child_process';

// Pages rendered by poppler. Everything here is found from pixels alone. Lengths are in mm from the upper left corner.

const DPI = 300;
const PIXELS_PER_MM = DPI / 25.4;

/** Whether pdftoppm can be run. */
export function canPaint(): boolean {
  return spawnSync('pdftoppm', ['-v']).error === undefined;
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

/** A page in black and white. */
export class Raster {
  readonly #width: number;
  readonly #height: number;
  #blobs: readonly Blob[] | undefined;
  readonly #black: Uint8Array;

  /** @throws Error if pdftoppm fails */
  constructor(pdf: string, page: number) {
    const args = ['-gray', '-r', String(DPI), '-f', String(page), '-l', String(page), pdf];
    const { stdout, status } = spawnSync('pdftoppm', args, { maxBuffer: 1 << 28 });
    const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(stdout.toString('latin1', 0, 30));
    if (status !== 0 || !head) throw new Error(`pdftoppm cannot paint page ${page} of ${pdf}`);
    [this.#width, this.#height] = [Number(head[1]), Number(head[2])];
    // Colours of an overlay are lighter than half grey; carbon black is not.
    this.#black = Uint8Array.from(stdout.subarray(head[0].length), (value) => (value < 128 ? 1 : 0));
  }

  /** The width of the page. */
  get width(): number {
    return this.#width / PIXELS_PER_MM;
  }

  isBlack(x: number, y: number): boolean {
    return this.#at(Math.floor(x * PIXELS_PER_MM), Math.floor(y * PIXELS_PER_MM));
  }

  /** Whether everything from one point to another is black. */
  isLine([x, y]: readonly [number, number], [u, v]: readonly [number, number]): boolean {
    const steps = Math.ceil(Math.hypot(u - x, v - y) * PIXELS_PER_MM);
    return Array.from({ length: steps + 1 }, (_, i) => i / Math.max(1, steps)).every((share) =>
      this.isBlack(x + (u - x) * share, y + (v - y) * share),
    );
  }

  /**
   * The middles of lines of at least this length: the y of horizontal lines, and the x of vertical ones. Adjacent pixel rows
   * form one line.
   */
  linesOf(length: number, upright: boolean): number[] {
    const [across, along] = upright ? [this.#width, this.#height] : [this.#height, this.#width];
    const least = length * PIXELS_PER_MM;
    const found: number[][] = [];
    for (let i = 0; i < across; i++) {
      let run = 0;
      let longest = 0;
      for (let j = 0; j < along; j++) {
        run = (upright ? this.#at(i, j) : this.#at(j, i)) ? run + 1 : 0;
        if (run > longest) longest = run;
      }
      if (longest < least) continue;
      const last = found.at(-1);
      if (last?.at(-1) === i - 1) last.push(i);
      else found.push([i]);
    }
    return found.map((pixels) => (pixels[0]! + pixels.at(-1)! + 1) / 2 / PIXELS_PER_MM);
  }

  /** All black areas, ordered by their upper edges. */
  blobs(): readonly Blob[] {
    this.#blobs ??= this.#findBlobs();
    return this.#blobs;
  }

  #findBlobs(): Blob[] {
    const seen = new Uint8Array(this.#black.length);
    const blobs: Blob[] = [];
    for (let start = 0; start < seen.length; start++) {
      if (this.#black[start] && !seen[start]) blobs.push(this.#blobFrom(start, seen));
    }
    return blobs;
  }

  #blobFrom(start: number, seen: Uint8Array): Blob {
    const width = this.#width;
    const open = [start];
    seen[start] = 1;
    let [count, sumX, sumY] = [0, 0, 0];
    let [left, right, top, bottom] = [width, 0, this.#height, 0];
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      count++;
      sumX += x;
      sumY += y;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        if (!this.#black[next] || seen[next]) continue;
        seen[next] = 1;
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
  }

  #at(x: number, y: number): boolean {
    return this.#black[y * this.#width + x] === 1;
  }
}

/** The blobs that are round dots of this diameter. */
export function dotsAmong(blobs: readonly Blob[], diameter: number): Blob[] {
  const area = (Math.PI / 4) * diameter ** 2;
  return blobs.filter(
    (blob) =>
      Math.abs(blob.width - diameter) < 0.2 &&
      Math.abs(blob.height - diameter) < 0.2 &&
      Math.abs(blob.area - area) < 0.15 * area,
  );
}
