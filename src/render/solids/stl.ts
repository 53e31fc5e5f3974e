import type { Mesh } from './modeller.ts';

/** A mesh and how far it is moved, in mm. */
export interface PlacedMesh {
  readonly name: string;
  readonly mesh: Mesh;
  readonly x: number;
  readonly y: number;
}

const HEADER = 80;
const PER_TRIANGLE = 50;

/** Meshes as one binary STL file: for each triangle its normal, its corners, and two bytes without meaning. */
export function makeStl(placed: readonly PlacedMesh[]): Uint8Array {
  const count = placed.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
  const bytes = new Uint8Array(HEADER + 4 + PER_TRIANGLE * count);
  // A file that begins with "solid" is taken for text.
  new TextEncoder().encodeInto('dominosa-press, lengths in millimetres', bytes);
  const view = new DataView(bytes.buffer);
  view.setUint32(HEADER, count, true);
  let at = HEADER + 4;
  for (const { mesh, x, y } of placed) {
    const { corners, triangles } = mesh;
    for (let t = 0; t < triangles.length; t += 3) {
      const points = [0, 1, 2].map((i) => {
        const c = 3 * triangles[t + i]!;
        return [corners[c]! + x, corners[c + 1]! + y, corners[c + 2]!] as const;
      }) as [Point, Point, Point];
      for (const number of [normalOf(points), ...points].flat()) {
        view.setFloat32(at, number, true);
        at += 4;
      }
      at += 2;
    }
  }
  return bytes;
}

type Point = readonly [x: number, y: number, z: number];

function normalOf([a, b, c]: readonly [Point, Point, Point]): Point {
  const [u, v] = [b, c].map((point) => point.map((value, i) => value - a[i]!)) as unknown as [Point, Point];
  const across = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const;
  const length = Math.hypot(...across);
  return [across[0] / length, across[1] / length, across[2] / length];
}
