import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { legalComment, noticesOf, packagesOf } from '../../scripts/notices.ts';
import { bundledFiles, bundlePlay } from '../../scripts/play/bundle.ts';
import { loadPlayScript } from '../../src/node/materials.ts';
import { TABLE_STYLE } from '../../src/parts/sperrdomino/play/style.ts';
import { PLAY_STYLE } from '../../src/play/style.ts';
import { faultOf } from '../helpers/fault.ts';

/** The maximum size of the code without the licence notices before it. */
const MOST_BYTES = { play: 192_000, table: 45_000 };

const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the script', () => {
  it.each([
    ['play', '@fluent/bundle', 'https://www.apache.org/licenses/LICENSE-2.0'],
    ['table', '@noble/hashes', 'The above copyright notice and this permission notice shall be included'],
  ] as const)(
    'for %s is the same each time, can stand in a page, and begins with whose code of %s it has, on what terms',
    async (name, owner, terms) => {
      const script = await bundlePlay(name);
      expect(await bundlePlay(name)).toBe(script);
      // Anything that would end or hide a script in a page, or load something.
      expect(script).not.toMatch(
        /<\/script|<!--|\bimport\s*\(|\brequire\s*\(|\bfetch\s*\(|XMLHttpRequest|\beval\b|new Function|innerHTML/i,
      );
      const [, notice] = /^\/\*!\n([\s\S]*?)\*\//.exec(script) ?? [];
      expect(notice).toContain(owner);
      expect(notice).toContain(terms);
      // Of the notice, too.
      expect(notice).not.toMatch(/<[/!]/);
      const code = script.replace(/^\/\*!\n[\s\S]*?\*\/\n/, '');
      expect(Buffer.byteLength(code)).toBeLessThan(MOST_BYTES[name]);
    },
  );

  it('has a style that can stand in a page, too', () => {
    expect(PLAY_STYLE + TABLE_STYLE).not.toMatch(/<|@import|url\(/);
  });

  it('is made of code that knows of nothing but boards, solving, tasks for composers and sentences', async () => {
    const allowed =
      /^src\/(?:(?:errors|memoize)\.ts$|domino\/|solve\/|words\/|ui\/|compose\/groups\/|parts\/composing\/(?!cli|studio)|document\/(?:(?:conditions|marks|say)\.ts$|steps\/)|play\/)|node_modules\/@fluent\/bundle\//;
    const files = await bundledFiles();
    expect(files).toContain('src/play/page/main.ts');
    expect(files.filter((file) => !allowed.test(file))).toEqual([]);
    // The code that plays endgames is in the other script, which in turn contains nothing about puzzles.
    expect(files.filter((file) => /\b(?:sperrdomino|endgames|games)\b/.test(file))).toEqual([]);
    const foreign = /^src\/(?:solve|document)\/|\/store\.ts$|@fluent/;
    expect((await bundledFiles('table')).filter((file) => foreign.test(file))).toEqual([]);
  });

  it('is read from its file', () => {
    const file = join(folder, 'play.js');
    writeFileSync(file, 'alert()');
    expect(loadPlayScript(file)).toBe('alert()');
  });

  it('tells what to do when it is missing', () => {
    const file = join(folder, 'none.js');
    const error = faultOf(() => loadPlayScript(file));
    expect(error).toMatchObject({
      message: 'the script for playing cannot be read: there is no such file or folder',
      where: file,
      hint: 'in a checkout run `npm run build:play`; else install dominosa-press again',
    });
  });
});

it('packages are told by the files of which a script is made', () => {
  const sources = [
    'src/a.ts',
    'node_modules/zod/a.js',
    'node_modules/zod/b.js',
    'node_modules/a/node_modules/@noble/hashes/a.js',
  ];
  expect(packagesOf(sources)).toEqual(['@noble/hashes', 'zod']);
  expect(noticesOf(['zod', 'saxes'])).toMatch(
    /^zod [\d.]+, by [\s\S]*MIT[\s\S]*\n\nsaxes [\d.]+, by .*\nLicence: ISC$/,
  );
  expect(legalComment(['src/a.ts'])).toBe('');
});
