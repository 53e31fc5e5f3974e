import { copyFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { expectRefused, run, SMALL, SMALL_FOLDER, testFolder } from '../helpers/cli/run.ts';
import { PdfObjects } from '../helpers/pdf/objects.ts';

const ANDIKA = fileURLToPath(new URL('../../fonts/andika/Andika_400Regular.ttf', import.meta.url));
const files = testFolder();

/** A config next to a folder with a font that replaces the semi-bold of headings. */
function config(path = 'faces/Mine.ttf'): string {
  mkdirSync(files.path('faces'));
  copyFileSync(ANDIKA, files.path('faces', 'Mine.ttf'));
  const print = { fonts: { heading: path } };
  return files.write('book.config.json', { ...SMALL, editions: ['standard-print'], print });
}

/** The fonts embedded in a PDF, without subset tags. */
function fontsIn(path: string): string[] {
  const objects = new PdfObjects(readFileSync(path));
  const names = objects.numbers.flatMap((number) => {
    const object = objects.object(number);
    const name = object instanceof Map && object.get('FontName');
    return name && typeof name === 'object' && 'value' in name ? [String(name.value)] : [];
  });
  return names.map((name) => name.replace(/^[A-Z]{6}\+/, '')).sort();
}

it('are found beside the config, and by `render` beside book.json', async () => {
  const made = await run('book', config(), '-q', '-o', files.path('out'));
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const folder = files.path('out', SMALL_FOLDER);
  const fonts = fontsIn(`${folder}/standard-print.pdf`);
  expect(fonts).toContain('AtkinsonHyperlegibleNext-Regular');
  expect(fonts).not.toContain('AtkinsonHyperlegibleNext-SemiBold');
  expect(JSON.parse(readFileSync(`${folder}/book.json`, 'utf8')).print.fonts).toEqual({
    heading: 'faces/Mine.ttf',
  });

  const again = ['render', `${folder}/book.json`, '-q', '-o', files.path('again')] as const;
  const missing = await run(...again);
  expect(missing.code).toBe(2);
  expect(missing.stderr).toContain('print.fonts.heading: faces/Mine.ttf: there is no such file');
  expect(missing.stderr).toContain(`${folder}/faces/Mine.ttf or faces/Mine.ttf`);
  renameSync(files.path('faces'), `${folder}/faces`);
  expect(await run(...again)).toMatchObject({ code: 0, stderr: '' });
  const [first, second] = ['out', 'again'].map((parent) =>
    readFileSync(files.path(parent, SMALL_FOLDER, 'standard-print.pdf')),
  );
  expect(first!.equals(second!)).toBe(true);
});

it('that cannot be used are told before a puzzle is made', async () => {
  await expectRefused(
    ['book', config('book.config.json'), '-q', '-o', files.path('out')],
    /print\.fonts\.heading: book\.config\.json: this is not a font/,
  );
});
