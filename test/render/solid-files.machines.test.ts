import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DOMINO_SIZES, parseShape } from '../../src/index.ts';
import { renderSolids } from '../../src/node/index.ts';
import { brailleOf, halvesOf, objects, solids } from '../helpers/render/solids/made.ts';
import {
  boxOf,
  bumpsOn,
  type Corner,
  connected,
  faultsOf,
  isWide,
  middleOf,
  startOf,
  type Triangle,
  volumeOf,
} from '../helpers/render/solids/mesh.ts';
import { readStl } from '../helpers/render/solids/stl-reader.ts';
import { readThreeMf } from '../helpers/render/solids/three-mf-reader.ts';
import { dominoNames } from '../helpers/render/stones-order.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const DIGITS = [...'⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊'];
const { standard, large, travel } = DOMINO_SIZES;

const [isPeg, isDot] = [isWide(6), isWide(1.6)];

const sizeOf = (triangles: readonly Triangle[]) => {
  const { least, most } = boxOf(triangles);
  return most.map((mm, axis) => mm - least[axis]!);
};

describe('solid dominoes', () => {
  it.each([
    ['standard', 9, 8, standard, [39, 19, 9]],
    ['large', 3, -1, large, [49, 24, 9.25]],
    ['travel', 4, 3, travel, [33, 16, 9]],
  ] as const)(
    'in size %s show 0 to %i in pips',
    async (_, range, missingFrom, size, [width, height, top]) => {
      const dominoes = await objects({ range, missingFrom, size }, 'stones');
      expect(dominoes.map(({ name }) => name)).toEqual(dominoNames(range, missingFrom));
      for (const { name, triangles } of dominoes) {
        expect(halvesOf(triangles).map((bumps) => bumps.length)).toEqual(name.split(':').map(Number));
        const [w, h, t] = sizeOf(triangles);
        expect([w, h, t]).toEqual(
          [width, height, name === '0:0' ? 8 + size.bar : top].map((mm) => expect.closeTo(mm, 3)),
        );
      }
    },
  );

  it('have pips as wide and as far apart as docs/stones.md says', async () => {
    const [domino] = (await objects({ range: 9, missingFrom: 8, size: standard }, 'stones')).slice(-1);
    expect(domino?.name).toBe('9:9');
    const [left, right] = halvesOf(domino!.triangles);
    const middles = right.map(middleOf).sort(([ax, ay], [bx, by]) => by - ay || ax - bx);
    const x = 39 / 4 + 1;
    const expected = [5.5, 0, -5.5].flatMap((y) => [-5.5, 0, 5.5].map((away) => [x + away, y]));
    expect(middles).toEqual(expected.map((place) => place.map((mm) => expect.closeTo(mm, 3))));
    for (const { least, most } of [...left, ...right]) {
      expect(most.map((mm, axis) => mm - least[axis]!)).toEqual([2, 2, 1].map((mm) => expect.closeTo(mm, 2)));
    }
  });

  it('of larger sets, and where it is asked for, have braille digits and a corner cut off', async () => {
    for (const request of [
      { range: 12, missingFrom: 11 },
      { range: 4, missingFrom: 3, braille: true },
    ] as const) {
      const { square } = request.range === 12 ? large : standard;
      const [width, height] = [2 * square - 1, square - 1];
      for (const { name, triangles } of await objects(request, 'stones')) {
        const shift = request.range === 12 ? 1.2 : 1;
        const shown = halvesOf(triangles).map((dots, half) => {
          const number = name.split(':')[half]!;
          const middle = (half === 0 ? -1 : 1) * (width / 4 + shift);
          return brailleOf(dots, middle - 3 * number.length + 1.75, 2.5);
        });
        const digits = name
          .split(':')
          .map((number) => Array.from(number, (digit) => DIGITS[Number(digit)]).join(''));
        expect(shown).toEqual(digits);
        const { least } = boxOf(triangles);
        const isAt = (x: number, y: number) =>
          triangles.flat().some((c) => Math.hypot(c[0] - least[0] - x, c[1] - least[1] - y) < 0.01);
        const corners = [0, width].flatMap((x) => [0, height].map((y) => isAt(x, y)));
        expect(corners).toEqual([true, true, true, false]);
        const beside = [0, width].flatMap((x) => [0.5, height - 0.5].map((y) => isAt(x, y)));
        expect(beside).not.toContain(true);
        expect(isAt(width, height - (6 * square) / 20)).toBe(true);
      }
    }
  });

  it('have two holes below, where the pegs of two cells are', async () => {
    const [domino] = await objects({ range: 3, clearance: 0.25 }, 'stones');
    const [x, y] = middleOf(boxOf(domino!.triangles));
    const roofs = connected(
      domino!.triangles.filter((triangle) => triangle.every((corner) => Math.abs(corner[2] - 3.5) < 0.001)),
    ).map(boxOf);
    for (const roof of roofs) expect(roof.most[0] - roof.least[0]).toBeCloseTo(6.5, 2);
    const found = roofs.map(middleOf).sort(([a], [b]) => a - b);
    expect(found).toEqual([-10, 10].map((away) => [expect.closeTo(x + away, 2), expect.closeTo(y, 2)]));
    // Edges bevelled by 45 degrees: Simpson's rule with the areas below, in the middle and above.
    const slanting = (deep: number) => {
      const [outer, inner] = [39 * 19, (39 - 2 * deep) * (19 - 2 * deep)];
      return (deep * (outer + 4 * (39 - deep) * (19 - deep) + inner)) / 6;
    };
    const plain = slanting(3) + 39 * 19 * (8 - 3 - 1.8) + slanting(1.8);
    const holes = 2 * Math.PI * 3.25 ** 2 * 3.5;
    expect(volumeOf(domino!.triangles) / (plain - holes)).toBeCloseTo(1, 2);
  });

  it('lie apart from each other on beds of 200 mm, and only those that are asked for', async () => {
    const files = Array.from(await renderSolids({ range: 8, missingFrom: 7, size: large }, '3mf', 'en'));
    expect(files.map(({ name }) => name)).toEqual([
      'stones.3mf',
      ...['tray-1.3mf', 'tray-2.3mf', 'tray-3.3mf', 'tray-4.3mf'],
      ...['rack.3mf', 'bars.3mf', 'trial.3mf'],
    ]);
    const { objects } = readThreeMf(wholeOf(files[0]!));
    expect(objects.map(({ name }) => name)).toEqual(dominoNames(8, 7));
    const boxes = objects.map(({ triangles }) => boxOf(triangles));
    for (const [i, { least, most }] of boxes.entries()) {
      expect(Math.min(...least.slice(0, 2))).toBeGreaterThan(4.999);
      expect(Math.max(...most.slice(0, 2))).toBeLessThan(195.001);
      expect(least[2]).toBe(0);
      for (const other of boxes.slice(i + 1)) {
        const gaps = [0, 1].map((a) => Math.max(other.least[a]! - most[a]!, least[a]! - other.most[a]!));
        expect(Math.max(...gaps)).toBeGreaterThan(1.999);
      }
    }
  });
});

describe('the tray', () => {
  it('has a peg in each cell, and letters and numbers in braille', async () => {
    const parts = await objects({ range: 7 }, 'tray');
    expect(parts.map(({ name }) => name)).toEqual(['a1-e8', 'f1-i8']);
    const [first, second] = parts.map(({ triangles }) => bumpsOn(triangles, 3));
    expect([first, second].map((bumps) => bumps!.filter(isPeg).length)).toEqual([40, 32]);
    const [left, top] = startOf(first!.filter(isPeg).map(middleOf));
    const dots = first!.filter(isDot);
    const above = dots.filter((dot) => middleOf(dot)[1] > top + 10 + 2);
    const beside = dots.filter((dot) => middleOf(dot)[0] < left - 10 - 2);
    const upper = Math.max(...above.map((dot) => middleOf(dot)[1]));
    for (const [c, letter] of ['⠁', '⠃', '⠉', '⠙', '⠑'].entries()) {
      const own = above.filter((dot) => Math.abs(middleOf(dot)[0] - left - 20 * c) < 5);
      expect(brailleOf(own, left + 20 * c - 1.25, upper)).toBe(letter);
    }
    for (const [r, number] of ['⠼⠁', '⠼⠃', '⠼⠉', '⠼⠙', '⠼⠑', '⠼⠋', '⠼⠛', '⠼⠓'].entries()) {
      const own = beside.filter((dot) => Math.abs(middleOf(dot)[1] - top + 20 * r) < 5);
      expect(brailleOf(own, left - 10 - 2 - 6 - 12 + 1.75, top - 20 * r + 2.5)).toBe(number);
    }
    expect(beside.length + above.length).toBe(dots.length);
    // The frame remains, in one piece on each part.
    expect([first, second].map((bumps) => bumps!.length)).toEqual([40 + dots.length + 1, 32 + 12 + 1]);
  });

  it('has no pegs outside a shape and in its holes', async () => {
    const board = parseShape('####/#..#/####');
    const [part, ...others] = await objects({ range: 3, board }, 'tray');
    expect(others).toEqual([]);
    expect(bumpsOn(part!.triangles, 3).filter(isPeg)).toHaveLength(10);
  });
});

describe('the rack', () => {
  it('has two pegs for each domino, in rows by the larger number and columns by the smaller one', async () => {
    const [part, ...others] = await objects({ range: 3 }, 'rack');
    expect(others).toEqual([]);
    expect(part!.name).toBe('0:0-3:3');
    const bumps = bumpsOn(part!.triangles, 3);
    const pegs = bumps.filter(isPeg).map(middleOf);
    const [left, top] = startOf(pegs);
    const places = pegs.map(([x, y]) => [(x - left) / 41, (top - y) / 21]);
    const expected = dominoNames(3).flatMap((name) => {
      const [low, high] = name.split(':').map(Number) as [number, number];
      return [low, low + 20 / 41].map((column) => [column, high]);
    });
    const sorted = (all: number[][]) => all.toSorted(([ax, ay], [bx, by]) => ay! - by! || ax! - bx!);
    const rounded = (all: number[][]) => all.map((place) => place.map((share) => Math.round(share * 1000)));
    expect(sorted(rounded(places))).toEqual(sorted(rounded(expected)));
    const dots = bumps.filter(isDot);
    for (const [number, name] of ['⠼⠚', '⠼⠁', '⠼⠃', '⠼⠉'].entries()) {
      const dotsWhere = (test: (x: number, y: number) => boolean) =>
        dots.filter((dot) => test(...middleOf(dot)));
      const beside = dotsWhere((x, y) => x < left - 10 && Math.abs(y - top + 21 * number) < 5);
      expect(brailleOf(beside, left - 10.5 - 2 - 6 - 12 + 1.75, top - 21 * number + 2.5)).toBe(name);
      const middle = left + 10 + 41 * number;
      const above = dotsWhere((x, y) => y > top + 10 && Math.abs(x - middle) < 7);
      expect(brailleOf(above, middle - 6 + 1.75, startOf(dots.map(middleOf))[1])).toBe(name);
    }
  });

  it('of a large set has a slot for each domino that is asked for, on parts that fit a printer', async () => {
    const request = { range: 9, missingFrom: 7 };
    const parts = await objects(request, 'rack');
    const pegs = parts.map(({ triangles }) => bumpsOn(triangles, 3).filter(isPeg).length);
    expect(Math.min(...pegs)).toBeGreaterThan(0);
    const dominoes = dominoNames(request.range, request.missingFrom);
    expect(pegs.reduce((sum, count) => sum + count, 0)).toBe(2 * dominoes.length);
    for (const { triangles } of parts) expect(Math.max(...sizeOf(triangles))).toBeLessThan(190.001);
  });
});

describe('the bars and the trial print', () => {
  it('are as many bars as dominoes, each 14 mm long and as high as docs/stones.md says', async () => {
    const bars = await objects({ range: 7 }, 'bars');
    expect(bars).toHaveLength(36);
    for (const { triangles } of bars) {
      expect(sizeOf(triangles)).toEqual([14, 2 + 2.4, 2].map((mm) => expect.closeTo(mm, 2)));
    }
  });

  it('tries one of each, and three clearances side by side', async () => {
    const parts = await objects({ range: 7 }, 'trial');
    expect(parts.map(({ name }) => name)).toEqual(['7:7', 'tray', 'rack', 'gauge', 'peg', 'bar 1']);
    const gauge = parts[3]!;
    const dots = bumpsOn(gauge.triangles, 4).map(middleOf);
    expect(dots).toHaveLength(6);
    // The walls of its holes, from the lower to the upper face.
    const { least, most } = boxOf(gauge.triangles);
    const isInside = ([x, y, z]: Corner) =>
      Math.min(Math.abs(z), Math.abs(z - 4)) < 0.001 &&
      Math.min(x - least[0], most[0] - x, y - least[1], most[1] - y) > 1;
    const isWall = (triangle: Triangle) =>
      triangle.every(isInside) && new Set(triangle.map(([, , z]) => Math.round(z))).size === 2;
    const walls = connected(gauge.triangles.filter(isWall)).map(boxOf);
    const widths = walls
      .toSorted((one, other) => one.least[0] - other.least[0])
      .map(({ least, most }) => most[0] - least[0]);
    expect(widths).toEqual([6.2, 6.4, 6.6].map((mm) => expect.closeTo(mm, 2)));
    const total = parts.reduce((sum, { triangles }) => sum + volumeOf(triangles), 0) / 1000;
    expect(total).toBeCloseTo(12.6, 1);
  });
});

describe('the files', () => {
  it.each([
    { what: '', range: 2, braille: true, clearance: 0.1 },
    // Of a large set the part of its tray and of its rack with the largest numbers.
    { what: 'tray-6|rack-2', range: 11, missingFrom: 10, clearance: 0.6 },
  ])('of set $range hold closed surfaces, the same as 3MF and as STL', async ({ what, ...request }) => {
    const stl = await solids(request, 'stl', { what });
    const mf = await solids(request, '3mf', { what });
    expect(stl.size).toBeGreaterThanOrEqual(2);
    expect([...mf.keys()]).toEqual([...stl.keys()].map((name) => name.replace('.stl', '.3mf')));
    for (const [name, bytes] of stl) {
      const triangles = readStl(bytes);
      expect(faultsOf(triangles)).toEqual([]);
      const { objects } = readThreeMf(mf.get(name.replace('.stl', '.3mf'))!);
      expect(connected(triangles)).toHaveLength(objects.length);
      for (const object of objects) {
        expect(faultsOf(object.triangles)).toEqual([]);
        expect(volumeOf(object.triangles)).toBeGreaterThan(object.name.startsWith('bar') ? 50 : 250);
      }
      const same = objects.flatMap((object) => object.triangles).flat(2);
      expect(same.length).toBe(9 * triangles.length);
      const furthest = triangles.flat(2).reduce((most, mm, i) => Math.max(most, Math.abs(mm - same[i]!)), 0);
      expect(furthest).toBeLessThan(1e-4);
    }
  });

  it('are the same each time, name the time of no run, and have titles in the language asked for', async () => {
    const made = (language: 'en' | 'de') => solids({ range: 7 }, '3mf', { language, what: 'tray-2' });
    const [one, again] = [await made('de'), await made('de')];
    expect(one).toEqual(again);
    const bytes = one.get('tray-2.3mf')!;
    // The date of each entry: 1 January 1980.
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    expect([view.getUint16(10, true), view.getUint16(12, true)]).toEqual([0, 33]);
    expect(Object.keys(unzipSync(bytes))).toEqual(['[Content_Types].xml', '_rels/.rels', '3D/3dmodel.model']);
    expect(readThreeMf(bytes).title).toBe('Steckbrett mit 8 Zeilen und 9 Spalten, 2 von 2');
    const english = await made('en');
    expect(readThreeMf(english.get('tray-2.3mf')!).title).toMatch(/^Tray .*, 2 of 2$/);
  });
});

describe('the check of surfaces', () => {
  it('finds a hole, a triangle that is turned over, one that is twice there, and one without area', () => {
    const corner = (i: number) => [(i & 1) * 10, ((i >> 1) & 1) * 10, ((i >> 2) & 1) * 10] as const;
    const whole = ['026', '064', '157', '173', '045', '051', '237', '276', '013', '032', '467', '475'].map(
      (face) => Array.from(face, (i) => corner(Number(i))) as unknown as Triangle,
    );
    expect(faultsOf(whole)).toEqual([]);
    expect(Math.abs(volumeOf(whole))).toBeCloseTo(1000);
    const [[a, b, c], ...rest] = whole as [Triangle, ...Triangle[]];
    expect(faultsOf(rest)).toHaveLength(3);
    expect(faultsOf([[a, c, b], ...rest]).length).toBeGreaterThan(0);
    expect(faultsOf([...whole, [a, b, c]]).length).toBeGreaterThan(0);
    expect(faultsOf([...whole, [a, a, b]])).toContain(`flat at ${a.map((mm) => mm * 10_000).join(' ')}`);
  });
});
