import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

// The maximum download of a page that uses this much of the library: minified and compressed, in bytes.
it.each([
  [12_000, 'counts solutions', 'solve', 'countSolutions, parseLine'],
  [28_000, 'finds each step and the level', 'solve', 'climb, grade, parseLine'],
  [28_000, 'makes ordinary puzzles', 'make', 'OmnibusComposer, Random'],
  [
    40_000,
    'makes ordinary ones and those with groups',
    'make',
    'GroupComposer, OmnibusComposer, Random, parseConditions',
  ],
] as const)('has %i bytes at most where a program %s', async (most, _, entry, names) => {
  const path = new URL(`../src/entries/${entry}.ts`, import.meta.url).pathname;
  const bundle = await rolldown({
    input: 'program',
    platform: 'browser',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? id : null),
        load: (id) => (id === 'program' ? `export { ${names} } from ${JSON.stringify(path)}` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ minify: true, format: 'esm' });
  const sizes = output.map((file) => (file.type === 'chunk' ? gzipSync(file.code).length : 0));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(most);
});
