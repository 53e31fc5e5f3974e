import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { expectRefused, output, printed, run, testFolder } from '../helpers/cli/run.ts';

const { write } = testFolder();

/** One square in which two dominoes can be turned. */
const SWAP = '03321/00233/30112/11220';

it('tells how many solutions there are, what they share and where they differ', async () => {
  expect(await run('analyse', SWAP)).toEqual(
    output(
      1,
      `It has exactly 2 solutions. In all of them, 8 dominoes have the same place. They differ on 4 cells: a1, b1, a2 and b2.
Four boards side by side: the numbers; what all solutions share, with ? where they differ; one solution; another. L and R are the two halves of a domino across, T and B of one upright.
03321   ??TLR   LRTLR   TTTLR
00233   ??BLR   LRBLR   BBBLR
30112   TTLRT   TTLRT   TTLRT
11220   BBLRB   BBLRB   BBLRB
1. Two dominoes fill a square either way: 0:3 on 1 a b and 0:0 on 2 a b; or 0:0 on a 1,2 and 0:3 on b 1,2. 2 ways, 1 bit.
`,
    ),
  );
  expect(await run('analyse', '001/110')).toMatchObject(output(0, 'It has exactly one solution.\n'));
});

it('says why there is no solution, of numbers too that solve refuses', async () => {
  expect(await run('solve', '001/112')).toMatchObject({ code: 2 });
  expect(await run('analyse', '001/112')).toMatchObject({
    code: 1,
    stdout:
      'It has no solution.\nThere are 2 of the number 0; the set needs 3.\nNo domino of the set has a 2: c2.\n',
  });
  expect((await run('analyse', '.0../1011/.0..')).stdout).toBe(
    'It has no solution.\n' +
      'These cannot all have a place: 0:0 and 0:1. Whatever you choose, two places overlap or show the same domino.\n' +
      '0:0 has only b 1,2 and b 2,3.\n0:1 has only 2 a b and 2 b c.\n' +
      'No proof needs fewer of them.\n',
  );
});

it('prints JSON, with proposals that can be analysed again', async () => {
  const { stdout } = await run('analyse', SWAP, '--format', 'json', '--mend', '--keep', 'a1 b2');
  const found = JSON.parse(stdout);
  expect(found).toMatchObject({
    puzzle: `omnibus 3 ${SWAP}`,
    solutions: 2,
    unique: false,
    differ: ['a1', 'b1', 'a2', 'b2'],
    ambiguities: [{ type: 'swap', ways: 2, bits: 1 }],
  });
  expect([...found.shared, ...found.differ]).toHaveLength(20);
  expect(found.mends).toHaveLength(9);
  for (const { by, rows, level, least } of found.mends) {
    expect(least).toBe(true);
    expect(rows[0][0] + rows[1][1]).toBe('00');
    if (by !== 'numbers') continue;
    const again = JSON.parse((await run('grade', rows.join('/'), '--json')).stdout);
    expect(again.level).toBe(level);
  }
  const several = await run('analyse', '0111/2012/0022', '--format', 'json', '--limit', '9');
  expect(JSON.parse(several.stdout)).toMatchObject({ solutions: null, moreThan: 9 });
});

it.each(LANGUAGE_CODES)('speaks the language %s, of everything', async (language) => {
  const file = write('layouts.txt', `${SWAP}\n\n0122/1220/0011\n\n001/112\n\n010/101\n`);
  const stdout = await printed(run('analyse', file, '--mend', '--lang', language), 1);
  // Every domino, cell and place is named as in any other language.
  const named = (text: string) => text.match(/\b(\d:\d|[a-d]\d|\d [a-d] [a-d]|[a-d] \d,\d)\b/g)!.sort();
  expect(named(stdout)).toEqual(named((await run('analyse', file, '--mend')).stdout));
  if (language !== 'en') expect(stdout).not.toMatch(/\b(the|domino(es)?s? (fill|have)|ways)\b/);
});

it('draws a solution with rings, and says in the drawing what is seen', async () => {
  const { stdout } = await run('analyse', SWAP, '--format', 'svg', '--lang', 'fr');
  expect(stdout).toMatch(/^<\?xml.*<\/svg>\n$/s);
  expect(stdout).toContain('<title id="analysis-title">Il y a exactement 2 solutions.</title>');
  expect(stdout).toContain('a1, b1, a2 et b2');
  // Ten dominoes and four rings.
  expect(stdout.match(/<rect\b/g)).toHaveLength(14);
});

it.each([
  [['--keep', 'a1'], 'error: --keep: '],
  [['--mend', '--keep', 'z9'], 'error: --keep: '],
  [['--mend', '--most', '0'], 'error: --most: '],
  [['--limit', 'many'], 'error: --limit: '],
  [['--format', 'png'], 'error: --format: '],
])('refuses %j in one sentence', async (args, told) => {
  await expectRefused(['analyse', SWAP, ...args], told);
});
