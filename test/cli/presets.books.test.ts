import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRESET_NAMES } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { contentOf, failure, output, printed, run, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();
const NAMES = PRESET_NAMES.join(', ').replace(/, (?=\w+$)/, ' or ');

it('lists the presets, a line each, and says what to do with them', async () => {
  const { code, stdout, stderr } = await run('presets');
  const lines = stdout.trimEnd().split('\n');
  expect([code, lines.map((line) => line.split(': ')[0])]).toEqual([0, PRESET_NAMES]);
  for (const line of lines) expect(line).toMatch(/^[a-z-]+: \S.{10,}[^.]$/);
  expect(stderr).toMatch(/^note: .*dominosa book --preset NAME/);
  expect(await run('presets', '--quiet')).toEqual(output(0, stdout));
});

it('lists them as JSON', async () => {
  const { code, stdout } = await run('presets', '--json', '--lang', 'de');
  const listed = JSON.parse(stdout) as { name: string; title: string; puzzles: number; editions: string[] }[];
  expect([code, listed.map(({ name }) => name)]).toEqual([0, PRESET_NAMES]);
  expect(listed.map(({ puzzles }) => puzzles).every((puzzles) => puzzles > 0)).toBe(true);
  expect(listed.find(({ name }) => name === 'starter')!.title).toBe('Dominosa: Erste Schritte');
  expect(listed.find(({ name }) => name === 'large-print')!.editions).toEqual(['large-print']);
});

it('prints a preset as a config in the language that is asked for', async () => {
  for (const name of PRESET_NAMES) {
    const stdout = await printed(run('presets', name, '--lang', 'de'));
    expect(stdout).toMatch(/^\{\n {2}"title": /);
    expect(parseConfig(JSON.parse(stdout)).language).toBe('de');
  }
});

it('makes the same book, byte for byte, of a preset and of its config that was saved', async () => {
  const made = path('preset');
  const preset = await run('book', '--preset', 'large-print', '--lang', 'de', '-o', made);
  const config = write('saved.json', (await run('presets', 'large-print', '--lang', 'de')).stdout);
  const saved = await run('book', config, '-o', path('saved'));
  expect([preset.code, saved.code]).toEqual([0, 0]);
  const folder = 'dominosa-im-grossdruck';
  const content = contentOf(path('preset', folder));
  expect(Object.keys(content).sort()).toEqual(['book.json', 'large-print-keys.pdf', 'large-print.pdf']);
  expect(contentOf(path('saved', folder))).toEqual(content);
});

it('makes a gift with the names of who gets it and who gives it', async () => {
  const names = ['--for', 'Oma Lena', '--from', 'Ida & Paul'];
  const args = 'book --preset gift -l de --edition html -o'.split(' ');
  await printed(run(...args, path('out'), ...names));
  const read = (name: string) => readFileSync(path('out', 'dominosa-ein-geschenk', name), 'utf8');
  const page = read('book.html');
  expect(JSON.parse(read('book.json'))).toMatchObject({
    print: { cover: { for: 'Oma Lena' } },
    dedication: { for: 'Oma Lena', from: 'Ida & Paul' },
    certificate: { for: 'Oma Lena' },
    box: 1.2,
  });
  // On the dedication page, and on the certificate.
  expect(page.match(/Für Oma Lena/g)!.length).toBeGreaterThanOrEqual(2);
  expect(page).toContain('von Ida &amp; Paul');
  for (const preset of [[], ['--preset', 'starter']]) {
    const refused = await run('book', ...preset, '-o', path('none'), '--for', 'Lena');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(
      /^error: --for: only a gift has a place for names\n {2}expected --preset gift/,
    );
  }
  expect(existsSync(path('none'))).toBe(false);
});

it('names all presets where one is not known, and what was meant', async () => {
  expect(await run('book', '--preset', 'frist')).toEqual(
    failure(2, `error: --preset: "frist" is not a preset\n  expected ${NAMES}\nhint: did you mean first?\n`),
  );
  expect(await run('presets', 'large')).toEqual(
    failure(2, `error: "large" is not a preset\n  expected ${NAMES}\n`),
  );
});

it('takes a config or a preset, not both', async () => {
  const config = write('mine.json', '{}');
  const { code, stdout, stderr } = await run('book', '--preset', 'starter', config);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    `error: ${config}: a book is made from a config or from a preset, not from both\n` +
      `  expected ${config} or --preset starter\n` +
      'hint: `dominosa presets starter` prints the preset as a config, to be saved and changed\n',
  );
});
