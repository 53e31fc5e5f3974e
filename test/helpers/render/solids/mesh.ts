// Properties of closed surfaces, computed without the library that made them.

export type Corner = readonly [x: number, y: number, z: number];
export type Triangle = readonly [Corner, Corner, Corner];

const nameOf = ([x, y, z]: Corner) =>
  `${Math.round(x * 10_000)} ${Math.round(y * 10_000)} ${Math.round(z * 10_000)}`;

/** The positions of all corners, and for each triangle which of them are its own. */
function numbered(triangles: readonly Triangle[]) {
  const numbers = new Map<string, number>();
  const numberOf = (corner: Corner) => {
    const name = nameOf(corner);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const corners = triangles.map(([a, b, c]) => [numberOf(a), numberOf(b), numberOf(c)] as const);
  return { names: [...numbers.keys()], corners };
}

/** Edges that are not traversed exactly once in each direction, by position, and degenerate triangles. */
export function faultsOf(triangles: readonly Triangle[]): string[] {
  const { names, corners } = numbered(triangles);
  const along = new Map<number, number>();
  const faults: string[] = [];
  for (const [a, b, c] of corners) {
    if (a === b || b === c || c === a) faults.push(`flat at ${names[a]}`);
    for (const edge of [a * names.length + b, b * names.length + c, c * names.length + a]) {
      along.set(edge, (along.get(edge) ?? 0) + 1);
    }
  }
  for (const [edge, count] of along) {
    const [from, to] = [Math.floor(edge / names.length), edge % names.length];
    const back = along.get(to * names.length + from) ?? 0;
    if (count !== 1 || back !== 1)
      faults.push(`${names[from]} to ${names[to]}: ${count} there, ${back} back`);
  }
  return faults;
}

/** Triangles grouped by shared corners. */
export function connected(triangles: readonly Triangle[]): Triangle[][] {
  const { names, corners } = numbered(triangles);
  const parent = names.map((_, number) => number);
  const rootOf = (number: number): number => {
    let root = number;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = number; at !== root; ) [at, parent[at]] = [parent[at]!, root];
    return root;
  };
  for (const [a, b, c] of corners) {
    parent[rootOf(b)] = rootOf(a);
    parent[rootOf(c)] = rootOf(a);
  }
  const pieces = new Map<number, Triangle[]>();
  for (const [i, triangle] of triangles.entries()) {
    const root = rootOf(corners[i]![0]);
    const piece = pieces.get(root);
    if (piece) piece.push(triangle);
    else pieces.set(root, [triangle]);
  }
  return [...pieces.values()];
}

/** In cubic mm; positive if the triangles are counterclockwise as seen from outside. */
export function volumeOf(triangles: readonly Triangle[]): number {
  return triangles.reduce(
    (sum, [a, b, c]) =>
      sum +
      (a[0] * (b[1] * c[2] - b[2] * c[1]) +
        a[1] * (b[2] * c[0] - b[0] * c[2]) +
        a[2] * (b[0] * c[1] - b[1] * c[0])) /
        6,
    0,
  );
}

export interface Box {
  readonly least: Corner;
  readonly most: Corner;
}

export function boxOf(triangles: readonly Triangle[]): Box {
  const least: [number, number, number] = [...triangles[0]![0]];
  const most: [number, number, number] = [...least];
  for (const triangle of triangles) {
    for (const corner of triangle) {
      for (const axis of [0, 1, 2] as const) {
        least[axis] = Math.min(least[axis], corner[axis]);
        most[axis] = Math.max(most[axis], corner[axis]);
      }
    }
  }
  return { least, most };
}

/** The bounding boxes of all bumps on a level face at this height. */
export function bumpsOn(triangles: readonly Triangle[], height: number): Box[] {
  const above = triangles.filter((triangle) => triangle.some(([, , z]) => z > height + 0.001));
  return connected(above).map(boxOf);
}

/** Whether a bump is so wide, in mm: 6 for pegs, 1.6 for dots of braille. */
export const isWide =
  (mm: number) =>
  ({ least, most }: Box): boolean =>
    Math.abs(most[0] - least[0] - mm) < 0.01;

/** Where the middles of these begin: at the left, and at the top. */
export function startOf(middles: readonly (readonly [x: number, y: number])[]): [left: number, top: number] {
  return [Math.min(...middles.map(([x]) => x)), Math.max(...middles.map(([, y]) => y))];
}

export const middleOf = ({ least, most }: Box): readonly [x: number, y: number] => [
  (least[0] + most[0]) / 2,
  (least[1] + most[1]) / 2,
];
