import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentOf, expectRefused, failure, output, printed, run, testFolder } from '../helpers/cli/run.ts';

const { path } = testFolder();
const dominoes = (...args: string[]) => run('stones', '-o', path('out'), ...args);

it('writes both files into a folder of their own, and says where', async () => {
  const files = ['stones.pdf', 'stones-tactile.pdf'].map((name) => path('out', 'stones-7', name));
  expect(await dominoes()).toEqual(output(0, `${files.join('\n')}\n`));
  expect(Object.keys(contentOf(path('out'))).sort()).toEqual([
    'stones-7/',
    'stones-7/stones-tactile.pdf',
    'stones-7/stones.pdf',
  ]);
});

it('makes the file to print, or that for swell paper, alone', async () => {
  await dominoes('--print', '--range', '3', '-l', 'de');
  expect(readdirSync(path('out', 'stones-3'))).toEqual(['stones.pdf']);
  await dominoes('--tactile', '--missing-from', '6');
  expect(readdirSync(path('out', 'stones-7-from-6'))).toEqual(['stones-tactile.pdf']);
});

it('makes raised dominoes with braille digits when told to, and replaces its own files alone', async () => {
  await dominoes('--braille', '--range', '3');
  expect(readdirSync(path('out', 'stones-3')).sort()).toEqual(['stones-braille.pdf', 'stones.pdf']);
  writeFileSync(path('out', 'stones-3', 'notes.txt'), 'mine');
  expect(await dominoes('--range', '3', '--tactile')).toMatchObject(
    failure(2, expect.stringContaining('the folder exists already')),
  );
  await dominoes('--braille', '--range', '3', '--tactile', '--force');
  expect(readdirSync(path('out', 'stones-3'))).toEqual(['notes.txt', 'stones-braille.pdf']);
  await dominoes('--braille', '--range', '10', '--tactile');
  expect(readdirSync(path('out', 'stones-10'))).toEqual(['stones-tactile.pdf']);
});

it('takes larger cards from range 10 on unless a size is named', async () => {
  const wide = async (...args: string[]) => {
    const { code } = await dominoes('--print', '--range', '10', '--force', ...args);
    expect(code).toBe(0);
    return contentOf(path('out', 'stones-10'))['stones.pdf'];
  };
  const usual = await wide();
  expect(await wide('--size', 'large')).toBe(usual);
  expect(await wide('--size', 'standard', '--scale', '1.25')).not.toBe(usual);
});

it.each([
  ['3mf', ['bars.3mf', 'rack.3mf', 'stones.3mf', 'tray.3mf', 'trial.3mf']],
  ['stl', ['bars.stl', 'rack.stl', 'stones.stl', 'tray.stl', 'trial.stl']],
  ['svg', ['bars.svg', 'rack.svg', 'stones-lower.svg', 'stones-upper.svg', 'tray.svg']],
  ['dxf', ['bars.dxf', 'rack.dxf', 'stones-lower.dxf', 'stones-upper.dxf', 'tray.dxf']],
])('makes solid dominoes and a tray as %s in a folder of their own', async (format, names) => {
  const made = () => dominoes('--format', format, '--range', '3', '--json', '--force');
  const stdout = await printed(made());
  const folder = `stones-3-${format}`;
  const before = contentOf(path('out'));
  expect(Object.keys(before).sort()).toEqual([`${folder}/`, ...names.map((name) => `${folder}/${name}`)]);
  const { files } = JSON.parse(stdout);
  expect(files.toSorted()).toEqual(names.map((name) => path('out', folder, name)));
  if (format !== 'svg') return;
  // Files of an earlier run, such as those of a larger set, are removed; other files stay.
  writeFileSync(path('out', folder, 'tray-4.svg'), 'old');
  writeFileSync(path('out', folder, 'notes.txt'), 'mine');
  expect((await made()).code).toBe(0);
  expect(contentOf(path('out'))).toEqual({ ...before, [`${folder}/notes.txt`]: 'mine' });
});

it('puts the tray, digits and words into files as it is asked to', async () => {
  const plain = async (...args: string[]) => {
    expect((await dominoes('--range', '3', '--force', ...args)).code).toBe(0);
    return contentOf(path('out'));
  };
  const usual = await plain('--format', 'stl');
  const other = await plain('--format', 'stl', '--braille', '--clearance', '0.2', '--shape', '2x3');
  for (const name of ['stones', 'tray']) {
    expect(other[`stones-3-stl/${name}.stl`]).not.toBe(usual[`stones-3-stl/${name}.stl`]);
  }
  const cut = await plain('--format', 'svg', '--figures', '--paper', 'a3', '-l', 'de');
  expect(cut['stones-3-svg/tray.svg']).toContain('width="297mm"');
  expect(cut['stones-3-svg/tray.svg']).toContain('<title>Steckbrett mit');
});

it.each([
  [['--range', '13'], '--range: "13" cannot be used\n  expected a whole number from 3 to 12'],
  [['--missing-from', '7'], '--missing-from: "7" cannot be used\n  expected a whole number from 0 to 6'],
  [
    ['--size', 'tiny'],
    '--size: "tiny" is not one of the words allowed here\n  expected standard, large or travel',
  ],
  [['--scale', '0.4'], '--scale: "0.4" cannot be used\n  expected a number from 0.5 to 6, such as 1.5'],
  [['--box', '9'], '--box: "9" cannot be used\n  expected a number from 0.2 to 5, such as 1.2'],
  [
    ['--format', 'obj'],
    '--format: "obj" is not a format that this version knows\n  expected pdf, 3mf, stl, svg or dxf',
  ],
  [
    ['--format', 'stl', '--overlay'],
    '--overlay: files of the format stl have no such option\n  expected --format pdf beside it',
  ],
  [
    ['--format', '3mf', '--paper', 'a3'],
    '--paper: files of the format 3mf have no such option\n  expected --format pdf, svg or dxf beside it',
  ],
  [['--shape', '8x9'], '--shape: files of the format pdf have no such option'],
  [
    ['--format', 'stl', '--clearance', '1'],
    '--clearance: "1" cannot be used\n  expected a number from 0.1 to 0.6, such as 0.25',
  ],
  [['--format', 'stl', '--shape', 'letter-z'], '--shape: '],
  [
    ['--format', 'stl', '--size', 'travel', '--braille'],
    'the numbers on such small dominoes cannot be read by touch\n  expected dominoes for cells of 20 mm or more\nhint: choose a larger size',
  ],
  [
    ['--format', 'svg', '--scale', '0.5'],
    'such small dominoes have no room for the holes below them\n  expected dominoes for cells of 17 mm or more',
  ],
  [['--format', 'stl', '--scale', '6'], 'a piece of 239 by 119 mm does not fit a printer'],
  [['--format', 'svg', '--scale', '6'], 'dominoes of 239 by 119 mm do not fit on a4'],
  [['--format', 'svg', '--size', 'large', '--scale', '2', '--shape', '1x1000'], '--shape: '],
])('refuses %j with one error, and leaves nothing behind', async (args, message) => {
  await expectRefused(['stones', '-o', path('out'), ...args], `error: ${message}`);
  expect(existsSync(path('out'))).toBe(false);
});

it('prints small dominoes that a finger could not read', async () => {
  mkdirSync(path('out'));
  expect((await dominoes('--print', '--scale', '0.6')).code).toBe(0);
});
