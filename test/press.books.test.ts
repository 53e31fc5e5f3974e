import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { asCell } from '../src/domino/board.ts';
import { parseRows } from '../src/domino/notation.ts';
import { UserError } from '../src/errors.ts';
import { analyse, compose, explain, makeBook, mark, mend } from '../src/index.ts';
import { LANGUAGE_CODES } from '../src/languages/index.ts';
import { explain as explainInNode } from '../src/node/index.ts';
import { loadMaterials } from '../src/node/materials.ts';
import { loadPressData } from '../src/node/press-data.ts';
import { drawPuzzles, materialsOf, renderBook } from '../src/press.ts';
import { testFolder } from './helpers/cli/run.ts';
import { faultOf } from './helpers/fault.ts';
import { WORDS } from './helpers/words.ts';

const { path } = testFolder();
const layout = parseRows(['001', '110']);

it.each(LANGUAGE_CODES)('explains in the language %s by its code as by its word-book', async (language) => {
  const told = await explain(layout, language);
  expect(told).toHaveLength(3);
  expect(told).toEqual(await explain(layout, WORDS[language]));
  expect(explainInNode).toBe(explain);
});

it('is bundled for browsers so that the words of a language are loaded when they are asked for', async () => {
  await build({
    stdin: {
      contents: `import { explain, parseRows } from './src/index.ts';
        console.log((await explain(parseRows(['001', '110']), 'fr')).length);`,
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    external: ['pdfjs-dist/*'],
    outdir: path(),
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
    tsconfigRaw: '{}',
  });
  expect(readdirSync(path()).filter((name) => name.startsWith('words-'))).toHaveLength(LANGUAGE_CODES.length);
  const { stdout, stderr } = spawnSync(process.execPath, [path('stdin.mjs')], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['3\n', '']);
});

/** Any value that an untyped program may pass. */
const wrong = (value: unknown) => value as never;

it.each([
  ['explain of no puzzle', () => explain(wrong('001/110'))],
  ['explain of nothing', () => explain(wrong(undefined))],
  ['explain in no language', () => explain(layout, wrong('xx'))],
  ['explain with messages that are no word-book', () => explain(layout, wrong({ language: 'en' }))],
  ['explain with an own name of every object', () => explain(layout, wrong('toString'))],
  ['compose of an unknown kind', async () => compose(wrong({ kind: 'toString' }))],
  ['compose of what is not found', async () => compose({ level: 'master', range: 3 }, { tries: 1 })],
  ['mark of nothing', async () => mark(wrong(undefined))],
  ['mark of an empty list', async () => mark([])],
  ['mark of what is no answer', async () => mark(wrong([null]))],
  ['mark of a text that is no table', async () => mark('x\ny')],
  ['analyse of rows', async () => analyse(wrong(['001', '110']))],
  ['analyse of too few numbers', async () => analyse({ ...layout, numbers: [0, 0, 1] })],
  ['analyse of another range', async () => analyse({ ...layout, range: 2 })],
  ['analyse with a limit of nothing', async () => analyse(layout, { limit: 0 })],
  ['analyse with no options', async () => analyse(layout, wrong(null))],
  ['mend with a word for its options', async () => mend(layout, wrong('most'))],
  ['mend of nothing', async () => mend(wrong(null))],
  ['mend with a cell beside the board', async () => mend(layout, { keep: [asCell(99)] })],
  ['mend with cells as text', async () => mend(layout, { keep: wrong('a1') })],
  ['mend with half a change', async () => mend(layout, { most: 0.5 })],
])('%s is a mistake of its user', async (_, call) => {
  await expect(call()).rejects.toBeInstanceOf(UserError);
});

const asked = { title: 'One', sections: [{ title: 'One', range: 1, count: 1 }] };

it('renders no book without its own fonts, its player or its language in silence', async () => {
  const plain = await makeBook(asked);
  const own = await makeBook({ ...asked, print: { fonts: { text: 'mine.ttf' } } });
  const materials = loadMaterials(plain, []);
  const { printFonts: _, ...usual } = materials;
  expect(faultOf(() => renderBook(own, 'large-print', usual))).toMatchObject({ where: 'print.fonts' });
  expect(faultOf(() => renderBook(plain, 'html', materials)).message).toMatch(/playable is not given/);
  expect(() => renderBook(plain, 'large-print', usual)).not.toThrow();
  const german = { ...plain, language: 'de' as const };
  const { words } = usual.texts;
  for (const mixed of [
    () => renderBook(german, 'aloud', usual),
    () => drawPuzzles(german, { words, fonts: usual.fonts }),
  ])
    expect(faultOf(mixed)).toMatchObject({
      where: 'language',
      message: 'the book is in the language "de", and the words are those of "en"',
    });
});

it('says that no other program translates where there is none', async () => {
  const data = { ...loadPressData(), players: { puzzles: '', table: '' } };
  const book = await makeBook({ ...asked, braille: { translator: 'lou_translate' } });
  const materials = materialsOf(data, 'en');
  expect(faultOf(() => [...renderBook(book, 'brf', materials)])).toMatchObject({
    message: 'no other program can be run here',
    where: 'braille.translator',
  });
});
