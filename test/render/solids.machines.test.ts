import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOMINO_SIZES, parseShape } from '../../src/index.ts';
import { solids } from '../helpers/render/solids/made.ts';
import { boxOf, connected, volumeOf } from '../helpers/render/solids/mesh.ts';
import { readStl } from '../helpers/render/solids/stl-reader.ts';

// ADMesh checks the surfaces. Without it tests are skipped, unless DOMINOSA_REQUIRE_TOOLS=1.

const missing = spawnSync('admesh', ['--version']).error !== undefined;
const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';

/** The numbers of its report by name, those of the unmodified file: `Facets reversed` and so on. */
function admesh(bytes: Uint8Array): Map<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-admesh-'));
  try {
    const file = join(folder, 'file.stl');
    writeFileSync(file, bytes);
    const { status, stdout } = spawnSync('admesh', [file], { encoding: 'utf8' });
    expect(status).toBe(0);
    const numbers = stdout.matchAll(/([A-Z][\w ]*?) *[:=] +(-?[\d.]+)/g);
    return new Map(Array.from(numbers, ([, name, number]) => [name!, Number(number)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const REPAIRS = [
  'Total disconnected facets',
  'Degenerate facets',
  'Edges fixed',
  'Facets removed',
  'Facets added',
  'Facets reversed',
  'Backwards edges',
  'Normals fixed',
];

describe.skipIf(missing && !REQUIRED)(`ADMesh${missing ? ' (not installed)' : ''}`, () => {
  it.each([
    ['braille digits in large size', { range: 3, size: DOMINO_SIZES.large, braille: true }, 10],
    ['a tray with holes', { range: 3, size: DOMINO_SIZES.travel, board: parseShape('####/#..#/####') }, 10],
  ] as const)('finds nothing to mend: %s', async (_, request, count) => {
    let dominoes = 0;
    for (const [name, bytes] of await solids(request, 'stl')) {
      const told = admesh(bytes);
      for (const repair of REPAIRS) expect(told.get(repair), repair).toBe(0);
      const triangles = readStl(bytes);
      const { least, most } = boxOf(triangles);
      expect(told.get('Number of facets')).toBe(triangles.length);
      expect(told.get('Number of parts')).toBe(connected(triangles).length);
      expect(told.get('Volume')! / volumeOf(triangles)).toBeCloseTo(1, 3);
      for (const [axis, letter] of ['X', 'Y', 'Z'].entries()) {
        expect(told.get(`Min ${letter}`)).toBeCloseTo(least[axis]!, 3);
        expect(told.get(`Max ${letter}`)).toBeCloseTo(most[axis]!, 3);
      }
      if (name.startsWith('stones')) dominoes += told.get('Number of parts')!;
    }
    expect(dominoes).toBe(count);
  });
});
