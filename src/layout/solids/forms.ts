/** In mm: to the right of and above a middle, as seen from above. */
export type Point = readonly [x: number, y: number];

/** The corners of an area, counterclockwise as seen from above. */
export type Outline = readonly Point[];

/** An area that goes up from one height to another, in mm. */
export interface Prism {
  readonly type: 'prism';
  readonly outline: Outline;
  readonly from: number;
  readonly to: number;
  /** How much of its lower and upper edges is taken off at 45 degrees; only where the outline is convex. */
  readonly chamfer?: { readonly lower: number; readonly upper: number };
}

/** Half an ellipsoid on a round foot, as a pip or a dot of braille; it goes a little down into what it stands on. */
export interface Dome {
  readonly type: 'dome';
  readonly x: number;
  readonly y: number;
  /** Where its foot is. */
  readonly z: number;
  readonly diameter: number;
  readonly height: number;
}

export type Form = Prism | Dome;

/** A piece to be printed: what it consists of, less what is taken out of it. All forms of it hang together. */
export interface Solid {
  /** As `4:6` or `a1-e8`. */
  readonly name: string;
  readonly body: readonly Form[];
  readonly holes?: readonly Prism[];
}

export function prism(outline: Outline, from: number, to: number, chamfer?: Prism['chamfer']): Prism {
  return { type: 'prism', outline, from, to, ...(chamfer && { chamfer }) };
}

/** A dome about a point at the height `z`. */
export function dome([x, y]: Point, z: number, size: Pick<Dome, 'diameter' | 'height'>): Dome {
  return { type: 'dome', x, y, z, ...size };
}

export function rectangle([left, bottom]: Point, [right, top]: Point): Outline {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/** Enough sides to be round: with 6 mm they leave the circle by 0.006 mm. */
const SIDES = 48;

/** A circle as an outline; to the micrometre, so that it is the same on every machine. */
export function circle([x, y]: Point, diameter: number): Outline {
  return Array.from({ length: SIDES }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / SIDES;
    return [
      x + micrometres((diameter / 2) * Math.cos(angle)),
      y + micrometres((diameter / 2) * Math.sin(angle)),
    ];
  });
}

/** A length without what is less than a micrometre. */
export function micrometres(mm: number): number {
  return Math.round(1000 * mm) / 1000;
}

/** The same as files have it. */
export function lengthText(mm: number): string {
  return String(micrometres(mm));
}

/** The lower left and the upper right corner of the rectangle round these points. */
export function boundsOf(points: readonly Point[]): readonly [Point, Point] {
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...across), Math.min(...up)],
    [Math.max(...across), Math.max(...up)],
  ];
}
