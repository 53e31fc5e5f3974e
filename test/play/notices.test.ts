import { expect, it } from 'vitest';
import { legalComment, noticesOf, packagesOf } from '../../scripts/notices.ts';
import { bundlePlay } from '../../scripts/play/bundle.ts';

it.each([
  ['play', '@fluent/bundle', 'https://www.apache.org/licenses/LICENSE-2.0'],
  ['locks', '@noble/hashes', 'The above copyright notice and this permission notice shall be included'],
] as const)(
  'the script %s begins with whose code of %s it has, and on what terms',
  async (script, name, terms) => {
    const [, notice] = /^\/\*!\n([\s\S]*?)\*\//.exec(await bundlePlay(script)) ?? [];
    expect(notice).toContain(name);
    expect(notice).toContain(terms);
    // It must be safe inside a script element of a page.
    expect(notice).not.toMatch(/<[/!]/);
  },
);

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
