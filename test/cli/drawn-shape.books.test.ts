import { readFileSync, writeFileSync } from 'node:fs';
import { encode } from 'fast-png';
import { zlibSync } from 'fflate';
import { expect, it } from 'vitest';
import { expectRefused, printed, run, testFolder } from '../helpers/cli/run.ts';

const { path } = testFolder();

const HEART = ['.##.##.', '#######', '#######', '.#####.', '..###..'];

/** A file with a square of four by four pixels for each cell. */
function draw(name: string, rows: readonly string[], depth: 1 | 8 = 8): string {
  const side = 4;
  const [width, height] = [side * rows[0]!.length, side * rows.length];
  const white = Array.from(
    { length: width * height },
    (_, i) => rows[Math.floor(i / width / side)]![Math.floor((i % width) / side)] !== '#',
  );
  const data = Uint8Array.from(white, (is) => (is ? 255 : 0));
  if (depth === 8) return put(name, encode({ width, height, channels: 1, data }));
  const alpha = Uint8Array.from(white.flatMap((is) => [0, is ? 0 : 255]));
  return put(name, encode({ width, height, channels: 2, data: alpha }));
}

function put(name: string, bytes: Uint8Array): string {
  writeFileSync(path(name), bytes);
  return path(name);
}

/** A chunk of a PNG file with an invalid checksum. */
function chunk(type: string, data: Uint8Array): number[] {
  const { length } = data;
  return [0, 0, length >> 8, length & 255, ...Buffer.from(type, 'latin1'), ...data, 0, 0, 0, 0];
}

it('is the board of puzzles, in black or in nothing', async () => {
  const heart = [
    '.###..###.',
    '##########',
    '##########',
    '##########',
    '.########.',
    '..######..',
    '...####...',
    '....##....',
  ];
  const wanted = heart.map((row) => row.replaceAll('#', '\\d')).join('\\n');
  const made = [];
  for (const depth of [8, 1] as const) {
    const file = draw('heart.png', heart, depth);
    const { code, stdout, stderr } = await run('generate', '--shape', file);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    made.push(stdout);
  }
  expect(made[0]).toMatch(new RegExp(`^${wanted.replaceAll(/(?<!\\)\./g, '\\.')}\\n\\n$`));
  expect(made[1]).toBe(made[0]);
  const text = await run('generate', '--shape', heart.join('/'));
  expect(text.stdout).toBe(made[0]);
});

it('that no set fills is told the nearest that one does', async () => {
  await expectRefused(
    ['generate', '--shape', draw('heart.png', HEART)],
    /no set of dominoes has 26 halves[\s\S]*\nhint: shapes near to it that dominoes can fill: [#./]+ or [#./]+\n/,
  );
});

it('stands in a config', async () => {
  draw('square.png', ['###', '###']);
  const config = { title: 'Drawn', sections: [{ title: 'One', shape: 'square.png', count: 1 }] };
  writeFileSync(path('config.json'), JSON.stringify(config));
  const made = await run('book', path('config.json'), '--edition', 'keys', '-o', path('out'), '-q');
  expect(made).toMatchObject({ code: 0, stderr: '' });
});

it.each([
  ['too large', [...chunk('IHDR', Uint8Array.of(0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10, 8, 0, 0, 0, 0))]],
  ['damaged', [...chunk('IHDR', Uint8Array.of(0, 0, 0, 4, 0, 0, 0, 4, 8, 0, 0, 0, 0))]],
  [
    'damaged',
    [
      ...chunk('IHDR', Uint8Array.of(0, 0, 0, 4, 0, 0, 0, 4, 8, 0, 0, 0, 0)),
      ...chunk('IDAT', Uint8Array.of(1, 2, 3)),
      ...chunk('IEND', new Uint8Array()),
    ],
  ],
  ['damaged', []],
])('that is %s is refused with one sentence', async (what, chunks) => {
  const file = put('bad.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunks));
  const told = new RegExp(`^error: .*bad.png: the (picture|drawing) is ${what}`);
  await expectRefused(['generate', '--shape', file], told);
});

it('that unpacks to much more than it shows is read as what it shows', async () => {
  const file = put(
    'bomb.png',
    Uint8Array.of(
      ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      ...chunk('IHDR', Uint8Array.of(0, 0, 0, 4, 0, 0, 0, 4, 8, 0, 0, 0, 0)),
      ...chunk('IDAT', zlibSync(new Uint8Array(40_000_000))),
      ...chunk('IEND', new Uint8Array()),
    ),
  );
  await expectRefused(['generate', '--shape', file], 'error: --shape: no set of dominoes has 1 halves');
});

it('is one of the boards that the puzzles of a section have in turn', async () => {
  draw('tower.png', ['.##.', '####', '####', '####', '####', '.##.']);
  const make = (shapes: readonly string[]) => {
    const sections = [{ title: 'A', shapes, count: 2 }];
    writeFileSync(path('turns.json'), JSON.stringify({ title: 'Turns', order: 'as-made', sections }));
    return run('book', path('turns.json'), '-o', path('turns'), '--edition', 'aloud', '--force');
  };
  expect((await make(['4x5', 'tower.png'])).code).toBe(0);
  const { sections } = JSON.parse(readFileSync(path('turns/turns/book.json'), 'utf8'));
  const rows = sections[0].puzzles.map((puzzle: { rows: string[] }) => puzzle.rows);
  expect(rows.map(({ length }: string[]) => length)).toEqual([4, 6]);
  expect(rows[1][0]).toMatch(/^\.\d\d\.$/);
  const { code, stderr } = await make(['4x5', 'towre.png']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error: .*sections\[0\]\.shapes\[1\]: there is no file "towre\.png"/);
});

it('of one row is a board', async () => {
  const stdout = await printed(run('generate', '--shape', draw('row.png', ['######'])));
  expect(stdout).toMatch(/^[01]{6}\n\n$/);
});

it('of too many bytes is refused before it is read', async () => {
  const file = put('bad.png', new Uint8Array(600_000));
  await expectRefused(['generate', '--shape', file], /this is too large/);
});
