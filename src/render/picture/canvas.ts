export type Point = readonly [x: number, y: number];
/** A closed line from point to point. */
export type Ring = readonly Point[];
export type Rgb = readonly [red: number, green: number, blue: number];

/** Lines of a picture that are looked at for each of its own, so that edges are smooth. */
const LINES = 4;
const WHITE = 255;

/** A picture that areas are painted on, one over the other. Lengths are points of the picture. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** Three bytes for each point, line by line. */
  readonly rgb: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.rgb = new Uint8Array(3 * width * height).fill(WHITE);
  }

  /** Paints what rings enclose: a point is within if they go round it more often one way than the other. */
  fill(rings: readonly Ring[], colour: Rgb): void {
    const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(this.height, Math.ceil(Math.max(...ys)));
    for (let y = top; y < bottom; y++) {
      const cover = new Float64Array(this.width);
      for (let line = 0; line < LINES; line++) {
        for (const [from, to] of spansOf(rings, y + (line + 0.5) / LINES)) this.#add(cover, from, to);
      }
      this.#blend(y, cover, colour);
    }
  }

  /** Adds how much of each point on a line lies between two places. */
  #add(cover: Float64Array, from: number, to: number): void {
    const [left, right] = [Math.max(0, from), Math.min(this.width, to)];
    for (let x = Math.floor(left); x < right; x++) {
      cover[x]! += (Math.min(x + 1, right) - Math.max(x, left)) / LINES;
    }
  }

  #blend(y: number, cover: Float64Array, colour: Rgb): void {
    for (let x = 0; x < this.width; x++) {
      const share = Math.min(1, cover[x]!);
      if (share === 0) continue;
      const at = 3 * (y * this.width + x);
      for (let part = 0; part < 3; part++) {
        this.rgb[at + part] = Math.round(this.rgb[at + part]! * (1 - share) + colour[part]! * share);
      }
    }
  }
}

/** Where a line of the picture runs within rings. */
function spansOf(rings: readonly Ring[], y: number): [from: number, to: number][] {
  const crossings: { x: number; turn: number }[] = [];
  for (const ring of rings) {
    ring.forEach(([x2, y2], i) => {
      const [x1, y1] = ring[(i + ring.length - 1) % ring.length]!;
      if (y1 <= y === y2 <= y) return;
      crossings.push({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 });
    });
  }
  crossings.sort((one, other) => one.x - other.x);
  const spans: [number, number][] = [];
  let turns = 0;
  crossings.forEach(({ x, turn }, i) => {
    if (turns !== 0) spans.push([crossings[i - 1]!.x, x]);
    turns += turn;
  });
  return spans;
}
