import load from 'manifold-3d';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOMINO_SIZES } from '../../src/index.ts';
import { objects } from '../helpers/render/solids/made.ts';
import { boxOf, bumpsOn, isWide, middleOf, startOf, type Triangle } from '../helpers/render/solids/mesh.ts';

// What hands do with the finished files, simulated by bodies that must not intersect: placing, pressing, inserting bars.

type Library = Awaited<ReturnType<typeof load>>;
type Body = InstanceType<Library['Manifold']>;

let library: Library;
beforeAll(async () => {
  library = await load();
  library.setup();
});

function bodyOf(triangles: readonly Triangle[]): Body {
  const numbers = new Map<string, number>();
  const corners: number[] = [];
  const triVerts = triangles.flat().map((corner) => {
    const name = corner.join(' ');
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    corners.push(...corner);
    return numbers.size - 1;
  });
  const mesh = new library.Mesh({
    numProp: 3,
    vertProperties: new Float32Array(corners),
    triVerts: new Uint32Array(triVerts),
  });
  return new library.Manifold(mesh);
}

/** In cubic mm. */
const shared = (one: Body, other: Body) => one.intersect(other).volume();
/** Faces in contact share less than this. */
const NOTHING = 0.01;

describe.each(Object.entries(DOMINO_SIZES))('a domino of the size %s on its tray', (_, size) => {
  const { square } = size;
  let tray: Body;
  let domino: Body;
  let bar: Body;
  /** The middle of the line between the cells c3 and d3. */
  let here: readonly [number, number];
  /** How far the pips of 5:5 are from its middle, which is as far as those of 9:9. */
  let signs: readonly number[];

  beforeAll(async () => {
    const range = 5;
    const part = (await objects({ range, size }, 'tray'))[0]!;
    tray = bodyOf(part.triangles);
    const [left, top] = startOf(bumpsOn(part.triangles, 3).filter(isWide(6)).map(middleOf));
    here = [left + 2.5 * square, top - 2 * square];
    const made = (await objects({ range, size, missingFrom: range - 1 }, 'stones')).at(-1)!;
    const [x, y] = middleOf(boxOf(made.triangles));
    domino = bodyOf(made.triangles).translate([-x, -y, 0]);
    signs = bumpsOn(made.triangles, 8).map((bump) => Math.abs(middleOf(bump)[0] - x));
    const upright = (await objects({ range, size }, 'bars'))[0]!;
    const lying = boxOf(upright.triangles);
    const [along] = middleOf(lying);
    // Rotates the bar from its broad side onto its tenon, with the blade along the first axis. The plate's face is 2.4 mm above
    // the lowest point.
    bar = bodyOf(upright.triangles)
      .translate([-along, -lying.least[1] - 2.4, -1])
      .rotate([90, 0, 0]);
  });

  const at = (body: Body, right = 0, up = 0) =>
    body.translate([here[0] + right * square, here[1] + up * square, 3]);
  const standing = (body: Body) => body.rotate([0, 0, 90]);

  it('goes on two pegs, across and upright, and lies flat', () => {
    expect(shared(at(domino), tray)).toBeLessThan(NOTHING);
    expect(shared(at(standing(domino), 0.5, 0.5), tray)).toBeLessThan(NOTHING);
    // It fits neither between two pegs nor deeper.
    expect(shared(at(domino, 0.5), tray)).toBeGreaterThan(50);
    expect(shared(at(domino).translate([0, 0, -0.6]), tray)).toBeGreaterThan(50);
  });

  it('has room beside others and bars on all sides', () => {
    const bars = [at(bar, -0.5, 0.5), at(bar, 0.5, 0.5), at(bar, 0.5, -0.5), at(standing(bar), 1)];
    const neighbours = [at(domino, 2), at(domino, 0, 1), at(standing(domino), -1.5, 0.5)];
    for (const thing of [...bars, ...neighbours]) {
      expect(shared(thing, tray)).toBeLessThan(NOTHING);
      expect(shared(thing, at(domino))).toBeLessThan(NOTHING);
    }
    for (const one of bars) for (const other of neighbours) expect(shared(one, other)).toBeLessThan(NOTHING);
  });

  it('comes off its far peg, and 4 mm up, when a finger presses one end, between neighbours', () => {
    // It tips about the edge of its lower face at the pressed end.
    const edge = square - 0.5 - Math.min(0.15 * square, 3.75);
    const pressed = (angle: number) =>
      at(domino.translate([-edge, 0, 0]).rotate([0, angle, 0]).translate([edge, 0, 0]));
    for (const angle of [2, 4, 6, 8]) {
      expect(shared(pressed(angle), tray)).toBeLessThan(NOTHING);
      const neighbours = [at(domino, 2), at(domino, -2), at(domino, 0, 1), at(standing(domino), 1.5, 0.5)];
      for (const neighbour of neighbours) expect(shared(pressed(angle), neighbour)).toBeLessThan(NOTHING);
    }
    expect(2 * edge * Math.sin((8 * Math.PI) / 180)).toBeGreaterThan(3.8);
  });

  it('is not tipped by reading it: its signs stand within the face that it lies on', () => {
    const furthest = Math.max(...signs);
    const foot = square - 0.5 - Math.min(0.15 * square, 3.75);
    // The middle of a pip is at most half a millimetre beyond the foot, while the weight is at least 13 mm inside it.
    expect(furthest - foot).toBeLessThan(0.6);
  });

  it('has bars beside it that rock out of their slots when a finger presses one end', () => {
    const half = 0.175 * square;
    const rocked = (angle: number) =>
      at(bar.translate([-half, 0, 0]).rotate([0, angle, 0]).translate([half, 0, 0]), 0.5, 0.5);
    for (const angle of [3, 6, 9, 12]) expect(shared(rocked(angle), tray)).toBeLessThan(NOTHING);
    expect(0.525 * square * Math.sin((12 * Math.PI) / 180)).toBeGreaterThan(1.8);
  });
});
