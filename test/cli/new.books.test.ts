import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/book/config.ts';
import { askMissing } from '../../src/cli/new-questions.ts';
import { expectRefused, run, testFolder } from '../helpers/cli/run.ts';

const { path, write, json: read } = testFolder();

describe('dominosa new', () => {
  it('writes a config with what is said, and the schema that it names', async () => {
    const said = ['--title=Zwölf Aufgaben', '--lang=de', '--paper=a3', '--edition=brf', '--edition=html'];
    const parts = ['leaflet', 'puzzles', 'solutions'].map((part) => `--contents=${part}`);
    const pages = ['--solutions=apart', '--tally=none', '--cells=28', '--lines=27'];
    const made = await run('new', path('one.json'), ...said, ...parts, ...pages);
    expect(made).toMatchObject({ code: 0, stdout: `${path('one.json')}\n${path('dominosa.schema.json')}\n` });
    const config = read('one.json');
    expect(config).toMatchObject({
      $schema: './dominosa.schema.json',
      title: 'Zwölf Aufgaben',
      language: 'de',
      paper: 'a3',
      editions: ['brf', 'html'],
      contents: ['leaflet', 'puzzles', 'solutions'],
      solutions: 'apart',
      print: { tally: 'none' },
      braille: { page: { cells: 28, lines: 27 } },
    });
    expect(parseConfig(config).sections.length).toBeGreaterThan(0);
    expect(read('dominosa.schema.json')).toEqual(JSON.parse((await run('schema', 'config')).stdout));
    expect(Object.keys(read('dominosa.schema.json').properties)).toEqual(
      expect.arrayContaining(Object.keys(config)),
    );
  });

  it('keeps an earlier config unless told otherwise', async () => {
    write('one.json', 'mine');
    const exists = /^error: .*one\.json: the file exists already\nhint: --force replaces it/;
    await expectRefused(['new', path('one.json')], exists);
    expect(readFileSync(path('one.json'), 'utf8')).toBe('mine');
    expect((await run('new', path('one.json'), '--force')).code).toBe(0);
    expect(read('one.json').title).toBe('Dominosa: First Steps');
  });

  it.each([
    [['--preset', 'gfit'], '--preset: "gfit" is not a preset'],
    [['--for', 'Lena'], '--for: only a gift has a place for names'],
    [['--contents', 'puzzels'], 'contents[0]: "puzzels" is not a part that a book can have'],
    [['--cells', '28'], '--cells: a page has lines, too'],
    [['--lines', '28'], '--lines: a line has cells, too'],
    [['--cells', '19', '--lines', '28'], '--cells: "19" cannot be used'],
    [['--solutions', 'behind'], '--solutions: "behind" is not one of the words allowed here'],
  ])('refuses %j with one error, and writes nothing', async (args, message) => {
    await expectRefused(['new', path('one.json'), ...args], `error: ${message}`);
    expect(readdirSync(path())).toEqual([]);
  });
});

describe('its questions', () => {
  const answering = (lines: readonly string[]) => {
    const heard: string[] = [];
    const rest = [...lines];
    const ask = async (text: string) => {
      heard.push(text);
      return rest.shift();
    };
    return { heard, ask };
  };

  it('take a number or a name, ask again what they do not know, and only what is not said', async () => {
    const { heard, ask } = answering(['gfit', 'gift', '2', '', 'Oma Lena', '', 'letter', '1 html', 'apart']);
    expect(await askMissing({ quiet: true }, ask)).toEqual({
      quiet: true,
      preset: 'gift',
      lang: 'en',
      for: 'Oma Lena',
      paper: 'letter',
      edition: ['large-print', 'html'],
      solutions: 'apart',
    });
    expect(heard[1]).toMatch(/^"gfit" is not one of them; did you mean gift\?\nWhich book/);
    for (const text of heard) expect(text).toMatch(/^[\x20-\x7e\n]+\(Enter: [a-z0-9 ]+\) $/);
    const all = answering([]);
    const known = {
      preset: 'starter',
      lang: 'de',
      title: 'x',
      paper: 'a4',
      edition: ['html'],
      solutions: 'back',
    };
    expect([await askMissing(known, all.ask), all.heard]).toEqual([known, []]);
  });

  it('end with the input', async () => {
    expect(await askMissing({}, answering(['gift']).ask)).toBeUndefined();
    expect(existsSync(path('one.json'))).toBe(false);
  });
});
