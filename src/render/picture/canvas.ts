import type { Area, Picture } from '../../layout/page.ts';
import type { Rgb } from '../../layout/palettes.ts';

export type Point = readonly [x: number, y: number];
/** A closed line from point to point. */
export type Ring = readonly Point[];

/** Lines of a picture that are looked at for each of its own, so that edges are smooth. */
const LINES = 4;
const WHITE = 255;

/** A picture that areas are painted on, one over the other. Lengths are points of the picture. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Three bytes for each point, line by line. */
  readonly rgb: Uint8Array;
  /** How much of each point of a line is covered. */
  readonly #cover: Float64Array;

  /** @param ground how light it is, from 0 to 255 */
  constructor(width: number, height: number, ground = WHITE) {
    this.width = width;
    this.height = height;
    this.rgb = new Uint8Array(3 * width * height).fill(ground);
    this.#cover = new Float64Array(width);
  }

  /** Paints what rings enclose: a point is within if they go round it more often one way than the other. */
  fill(rings: readonly Ring[], colour: Rgb): void {
    const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(this.height, Math.ceil(Math.max(...ys)));
    const lines = crossingsOf(rings, LINES * top, LINES * bottom);
    for (let y = top; y < bottom; y++) {
      const at = LINES * (y - top);
      const spans = lines.slice(at, at + LINES).flatMap(spansOf);
      if (spans.length === 0) continue;
      const left = Math.max(0, Math.floor(Math.min(...spans.map(([from]) => from))));
      const right = Math.min(this.width, Math.ceil(Math.max(...spans.map(([, to]) => to))));
      this.#cover.fill(0, left, right);
      for (const [from, to] of spans) this.#add(from, to);
      this.#blend(y, left, right, colour);
    }
  }

  /** Lays a picture over an area: each point is the mean of those of the picture that lie on it. */
  lay(picture: Picture, area: Area): void {
    const columns = stretches(area.x, area.width, this.width, picture.width);
    for (const [y, y1, y2] of stretches(area.y, area.height, this.height, picture.height)) {
      for (const [x, x1, x2] of columns) this.#mix(picture, 3 * (y * this.width + x), [x1, x2], [y1, y2]);
    }
  }

  #mix({ width, rgb, alpha }: Picture, at: number, [x1, x2]: Range, [y1, y2]: Range): void {
    const sum = [0, 0, 0];
    let cover = 0;
    for (let v = y1; v < y2; v++) {
      for (let u = x1; u < x2; u++) {
        const point = v * width + u;
        const share = alpha ? alpha[point]! / WHITE : 1;
        cover += share;
        for (let part = 0; part < 3; part++) sum[part]! += share * rgb[3 * point + part]!;
      }
    }
    const count = (y2 - y1) * (x2 - x1);
    for (let part = 0; part < 3; part++) {
      const below = this.rgb[at + part]! * (count - cover);
      this.rgb[at + part] = Math.round((sum[part]! + below) / count);
    }
  }

  /** Adds how much of each point on a line lies between two places. */
  #add(from: number, to: number): void {
    const cover = this.#cover;
    const [left, right] = [Math.max(0, from), Math.min(this.width, to)];
    for (let x = Math.floor(left); x < right; x++) {
      cover[x]! += (Math.min(x + 1, right) - Math.max(x, left)) / LINES;
    }
  }

  #blend(y: number, left: number, right: number, colour: Rgb): void {
    for (let x = left; x < right; x++) {
      const share = Math.min(1, this.#cover[x]!);
      if (share === 0) continue;
      const at = 3 * (y * this.width + x);
      for (let part = 0; part < 3; part++) {
        this.rgb[at + part] = Math.round(this.rgb[at + part]! * (1 - share) + colour[part]! * share);
      }
    }
  }
}

type Range = readonly [from: number, to: number];

/** The points of a canvas that a picture lies on, each with those of the picture that lie on it. */
function stretches(from: number, length: number, most: number, points: number) {
  const [first, end] = [Math.max(0, Math.round(from)), Math.min(most, Math.round(from + length))];
  const along = (at: number) => Math.floor(((at - from) / length) * points);
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => {
    const start = Math.min(points - 1, Math.max(0, along(first + i)));
    return [first + i, start, Math.max(start + 1, Math.min(points, along(first + i + 1)))] as const;
  });
}

interface Crossing {
  readonly x: number;
  /** 1 where the ring goes down, -1 where it goes up. */
  readonly turn: number;
}

/** Where rings cross each of the lines that are looked at, from one of them up to another. */
function crossingsOf(rings: readonly Ring[], first: number, end: number): Crossing[][] {
  const lines = Array.from({ length: Math.max(0, end - first) }, (): Crossing[] => []);
  for (const ring of rings) {
    ring.forEach(([x2, y2], i) => {
      const [x1, y1] = ring[(i + ring.length - 1) % ring.length]!;
      const turn = y2 > y1 ? 1 : -1;
      const [upper, lower] = turn > 0 ? [y1, y2] : [y2, y1];
      for (let line = Math.max(first, Math.floor(LINES * upper)); line < end; line++) {
        const y = (line + 0.5) / LINES;
        if (y >= lower) break;
        if (y >= upper) lines[line - first]!.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn });
      }
    });
  }
  return lines;
}

/** Where a line that rings cross runs within them. */
function spansOf(crossings: readonly Crossing[]): [from: number, to: number][] {
  const sorted = crossings.toSorted((one, other) => one.x - other.x);
  const spans: [number, number][] = [];
  let turns = 0;
  sorted.forEach(({ x, turn }, i) => {
    if (turns !== 0) spans.push([sorted[i - 1]!.x, x]);
    turns += turn;
  });
  return spans;
}
