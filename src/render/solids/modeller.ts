import {
  type Dome,
  type Form,
  micrometres,
  type Outline,
  type Prism,
  type Solid,
} from '../../layout/solids/forms.ts';

type Vec2 = [x: number, y: number];
type Vec3 = [x: number, y: number, z: number];

/** Lies in the memory of the library until it is deleted. */
interface Lent {
  delete(): void;
}

interface CrossSection extends Lent {
  offset(by: number, corners: 'Miter'): CrossSection;
  toPolygons(): Vec2[][];
}

interface Manifold extends Lent {
  translate(x: number, y: number, z: number): Manifold;
  decompose(): Manifold[];
  status(): string;
  getMesh(): { readonly vertProperties: Float32Array; readonly triVerts: Uint32Array };
}

/** What is used of the library that joins and cuts solids, `manifold-3d`, when it is set up. */
export interface Modeller {
  readonly CrossSection: new (polygons: Vec2[][]) => CrossSection;
  readonly Manifold: {
    extrude(area: CrossSection, height: number): Manifold;
    revolve(area: CrossSection, sides: number): Manifold;
    hull(points: readonly Vec3[]): Manifold;
    union(solids: readonly Manifold[]): Manifold;
    difference(solids: readonly Manifold[]): Manifold;
  };
}

/** The surface of a solid: triangles, counterclockwise as seen from outside. */
export interface Mesh {
  /** Three numbers for each corner, in mm. */
  readonly corners: Float32Array;
  /** Three numbers of corners for each triangle. */
  readonly triangles: Uint32Array;
}

/** A dome goes so far down into what it stands on, in mm. */
const FOOT = 0.2;
/** A dome has so many sides, and so many rings up to its top. */
const DOME = { sides: 24, rings: 5 } as const;

/** The closed surface of a solid. @throws Error if it is not closed or not one piece, which is a fault of its forms */
export function meshOf({ name, body, holes = [] }: Solid, modeller: Modeller): Mesh {
  const { Manifold } = modeller;
  const bench = new Bench(modeller);
  try {
    const whole = bench.keep(Manifold.union(body.map((form) => bench.form(form))));
    const solid =
      holes.length === 0
        ? whole
        : bench.keep(Manifold.difference([whole, ...holes.map((hole) => bench.form(hole))]));
    const pieces = solid.decompose();
    for (const piece of pieces) bench.keep(piece);
    const status = solid.status();
    if (status !== 'NoError' || pieces.length !== 1) {
      throw new Error(`the surface of ${name}: ${status}, pieces: ${pieces.length}`);
    }
    const { vertProperties, triVerts } = solid.getMesh();
    return { corners: vertProperties, triangles: triVerts };
  } finally {
    bench.clear();
  }
}

/** Makes forms, and gives back the memory of the library, which JavaScript does not. */
class Bench {
  readonly #modeller: Modeller;
  readonly #kept: Lent[] = [];

  constructor(modeller: Modeller) {
    this.#modeller = modeller;
  }

  keep<T extends Lent>(thing: T): T {
    this.#kept.push(thing);
    return thing;
  }

  clear(): void {
    for (const thing of this.#kept.splice(0)) thing.delete();
  }

  form(form: Form): Manifold {
    return form.type === 'dome' ? this.#dome(form) : this.#prism(form);
  }

  #prism({ outline, from, to, chamfer }: Prism): Manifold {
    const { Manifold } = this.#modeller;
    if (!chamfer) {
      return this.keep(this.keep(Manifold.extrude(this.#area(outline), to - from)).translate(0, 0, from));
    }
    const { lower, upper } = chamfer;
    const layers = [
      [this.#inset(outline, lower), from],
      [outline, from + lower],
      [outline, to - upper],
      [this.#inset(outline, upper), to],
    ] as const;
    return this.keep(Manifold.hull(layers.flatMap(([points, z]) => points.map(([x, y]): Vec3 => [x, y, z]))));
  }

  /** Half of its section is turned round its axis. */
  #dome({ x, y, z, diameter, height }: Dome): Manifold {
    const { rings, sides } = DOME;
    const arc = Array.from({ length: rings }, (_, i): Vec2 => {
      const angle = (Math.PI / 2) * (i / rings);
      return [micrometres((diameter / 2) * Math.cos(angle)), micrometres(height * Math.sin(angle))];
    });
    const half = this.#area([[0, -FOOT], [diameter / 2, -FOOT], ...arc, [0, height]]);
    return this.keep(this.keep(this.#modeller.Manifold.revolve(half, sides)).translate(x, y, z));
  }

  #inset(outline: Outline, by: number): Outline {
    if (by === 0) return outline;
    const inner = this.keep(this.#area(outline).offset(-by, 'Miter'));
    return inner.toPolygons()[0]!;
  }

  #area(outline: Outline): CrossSection {
    return this.keep(new this.#modeller.CrossSection([outline.map(([x, y]): Vec2 => [x, y])]));
  }
}
