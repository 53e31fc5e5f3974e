import { symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failure, output, type Run, run, runChild, testFolder } from '../helpers/cli/run.ts';
import { LISTED_LANGUAGES } from '../helpers/words.ts';

const { path, write } = testFolder();

const EACH =
  'book, kit, generate, solve, analyse, grade, render, keys, sample, stones, worksheet, picture, calendar, leaflet, sheets, series, register, new, mark, presets, check, schema, shell';
const listed = (command: string) => `dominosa ${command} --help lists the options`;

/** An error as it is printed: what and where, what was expected, what to do next. */
const error = (what: string, expected?: string, hint?: string) =>
  failure(2, [
    `error: ${what}`,
    ...(expected ? [`  expected ${expected}`] : []),
    ...(hint ? [`hint: ${hint}`] : []),
  ]);

describe('wrong usage ends with 2 and a word of what is right', () => {
  it.each<[args: string[], told: Run]>([
    [[], error('no command was given', EACH, 'dominosa --help explains each')],
    [['slove'], error('unknown command "slove"', EACH, 'did you mean solve?')],
    [['render'], error('dominosa render: an argument is missing', 'dominosa render BOOK.json')],
    [
      ['book', 'a.json', 'b.json'],
      error('dominosa book: "b.json" is one argument too many', 'dominosa book [CONFIG.json]'),
    ],
    [
      ['book', '--ouput', 'x'],
      error('dominosa book: unknown option --ouput', undefined, `did you mean --output? ${listed('book')}`),
    ],
    [
      ['generate', '--count'],
      error('dominosa generate: --count needs a value', '--count N', listed('generate')),
    ],
    [
      ['generate', '--count', '-5'],
      error(
        'dominosa generate: --count needs a value',
        '--count N',
        'a value that begins with a hyphen is written --count=-…',
      ),
    ],
    [
      ['grade', '001/110', '--peer'],
      error('dominosa grade: unknown option --peer', undefined, listed('grade')),
    ],
    [
      ['grade', '001/110', '--peer-level=h'],
      error('dominosa grade: --peer-level takes no value', undefined, listed('grade')),
    ],
    [
      ['grade', '001/110', '--lang', 'xx'],
      error('--lang: "xx" is not a language that this version knows', LISTED_LANGUAGES),
    ],
    [
      ['schema', 'confg'],
      error('there is no schema "confg"', 'config, book, puzzle, keys, task', 'did you mean config?'),
    ],
    // Values of options.
    [['generate', '--range', '22'], error('--range: "22" cannot be used', 'a whole number from 1 to 21')],
    [['generate', '--range', '7.0'], error('--range: "7.0" cannot be used', 'a whole number from 1 to 21')],
    [['generate', '--range='], error('dominosa generate: --range needs a value', '--range N')],
    [
      ['generate', '--range', '7', '--shape', '5x6'],
      error('shape: the board has 30 cells', '72, two for each of the 36 dominoes up to 7:7'),
    ],
    [
      ['generate', '--kind', 'quadrat', '--range', '10'],
      error(
        'range: the usual board of a quadrat has 56 cells',
        '132, two for each of the 66 dominoes up to 10:10',
        'name a shape of so many cells, or take range 6',
      ),
    ],
    [
      ['generate', '--shape', 'none.txt'],
      error(
        '--shape: there is no file "none.txt", and it is not a shape either',
        'the name of a shape, rows such as .00./0000, or a file with rows or a drawing (PNG)',
        'this folder has none of a name like it',
      ),
    ],
    [
      ['check', 'book.json', '--edition', 'keys'],
      error('--edition: without files there are no editions to look at', '--files beside it'),
    ],
    [
      ['stones', '--print', '--overlay'],
      error('--overlay: an overlay is printed on swell paper', '--tactile beside it, or no --print'),
    ],
    [['generate', '--jobs', '0'], error('--jobs: "0" cannot be used', 'a whole number from 1 to 64')],
    [
      ['generate', '--level', 'esay'],
      error(
        '--level: "esay" is not a level',
        'easy, medium, tricky, hard, expert or master',
        'did you mean easy?',
      ),
    ],
    [
      ['generate', '--kind', 'completion', '--in-mind', '3'],
      error('--in-mind: this is not for puzzles of the kind completion', 'a kind that shows all its numbers'),
    ],
    [
      ['generate', '--level', 'hard', '--peer-level', 'h'],
      error('--peer-level: a puzzle is made for one level', '--level or --peer-level'),
    ],
    [
      ['generate', '--peer-level', 'q'],
      error('--peer-level: "q" is not one of the words allowed here', 't, b, h or e'),
    ],
    [
      ['book', '--edition', 'tactil'],
      error(
        '--edition: "tactil" is not an edition that this version makes',
        'large-print, giant-print, standard-print, kdp, tactile, kit, stones, calibration, brf, pef, aloud, epub, html, ebraille or keys',
        'did you mean tactile?',
      ),
    ],
  ])('dominosa %j', async (args, told) => {
    expect(await run(...args)).toEqual(told);
  });

  const LONG = `${'a'.repeat(4900)}${'z'.repeat(100)}`;
  const CUT = `${'a'.repeat(100)}…${'z'.repeat(60)}`;

  it.each<[args: string[], first: string]>([
    [[LONG], `error: unknown command "${CUT.slice(0, 99)}…${'z'.repeat(59)}"`],
    [['book', LONG], `error: ${CUT}: cannot be read: the name is too long`],
    [['generate', '--range', LONG], `error: --range: "${CUT.slice(0, 99)}…${'z'.repeat(59)}" cannot be used`],
    [['solve', LONG], `error: ${CUT}: there is no such file, and it is not a puzzle either`],
  ])('a long argument is cut when it is said back: %#', async (args, first) => {
    const { code, stderr } = await run(...args);
    expect([code, stderr.split('\n')[0]]).toEqual([2, first]);
  });
});

describe('a file that is not as it should be ends with 2', () => {
  const SEE = '`dominosa schema config` lists every field';

  it.each<[name: string, text: string, what: string, expected?: string | undefined, hint?: string]>([
    [
      'no JSON',
      '{\n  "title": "Spring",\n}\n',
      'line 3, column 1: this is not valid JSON',
      'names and texts in double quotes, commas between entries, none after the last',
    ],
    [
      'a field that is unknown',
      '{"title": "x", "sections": [{"title": "y", "count": 1, "leve": "easy"}]}',
      'sections[0]: unknown field "leve"',
      'title, kind, range, shape, level, givens, pattern, conditions, oneKey, shapes, count or from',
      `did you mean "level"? ${SEE}`,
    ],
  ])('book of %s', async (_, text, what, expected, hint) => {
    const config = write('spring.json', text);
    const told = error(`${config}: ${what}`, expected, hint);
    expect(await run('book', config, '-o', path('out'))).toEqual(told);
  });

  it.each([
    ['book', 'config.json'],
    ['render', 'book.json'],
    ['check', 'book.json'],
    ['generate --exclude', 'book.json'],
  ])('%s: a file that is missing, with what is there', async (args, there) => {
    const missing = path('missing.json');
    const told = (hint: string) =>
      error(`${missing}: cannot be read: there is no such file or folder`, undefined, hint);
    const call = [...args.split(' '), missing];
    write(there, '{}');
    expect(await run(...call)).toEqual(told(`${path()} has ${there}`));
    write('mising.json', '{}');
    expect(await run(...call)).toEqual(told(`did you mean ${path('mising.json')}?`));
  });

  it.each(['solve', 'grade'])('%s: a file of puzzles that is missing', async (command) => {
    write('mine.txt', '1:001110');
    expect(await run(command, path('mien.txt'))).toEqual(
      error(
        `${path('mien.txt')}: there is no such file, and it is not a puzzle either`,
        'a file, a game id such as 1:001110, or rows such as 001/110',
        `did you mean ${path('mine.txt')}?`,
      ),
    );
  });

  it.each([
    ['--check', ['solve', '001/110']],
    ['--compose small-unions', ['solve']],
  ])('solve %s: a file that is missing', async (option, args) => {
    write('mine.txt', '');
    const missing = path('mien.txt');
    const call =
      option === '--check' ? [...args, '--check', missing] : [...args, missing, ...option.split(' ')];
    const { code, stderr } = await run(...call);
    expect([code, stderr.split('\n').slice(-3)]).toEqual([
      2,
      [
        expect.stringMatching(/mien\.txt: cannot be read: there is no such file or folder$/),
        `hint: did you mean ${path('mine.txt')}?`,
        '',
      ],
    ]);
  });

  it('a file that a config names, as it is written there', async () => {
    const sections = [{ title: 'y', from: 'none.txt' }];
    const config = write('spring.json', { title: 'x', sections });
    expect(await run('book', config, '-o', path('out'))).toEqual(
      error(
        `sections[0].from: ${path('none.txt')}: cannot be read: there is no such file or folder`,
        undefined,
        `${path()} has none of a name like it`,
      ),
    );
  });

  it('a folder in place of a file', async () => {
    const told = (hint: string) => error(`${path()}: cannot be read: it is a folder`, undefined, hint);
    expect(await run('check', path())).toEqual(told('name a file in it'));
    write('book.json', '{}');
    expect(await run('check', path())).toEqual(told(`did you mean ${path('book.json')}?`));
  });

  it('links that lead round in a circle', async () => {
    symlinkSync('loop', path('loop'));
    const what = `${path('loop')}: cannot be read: its links lead round in a circle`;
    const told = error(what, undefined, 'name the file that is meant, not a link');
    expect(await run('check', path('loop'))).toEqual(told);
  });

  it.each([
    ['JSON of something else', '{"a": 1}', ['format: this field is missing; expected dominosa/puzzle@1']],
    [
      'many lines of something else',
      'hello\n\n'.repeat(5),
      [
        ...[1, 3, 5].map(
          (line) =>
            `line ${line}: no set of dominoes has 5 halves; expected 2, 6, 12, 20, 30, 42, 56, 72, 90, 110 … cells`,
        ),
        '…',
      ],
    ],
  ])('check of %s', async (_, text, faults) => {
    const file = write('no.txt', text);
    expect(await run('check', file)).toEqual(
      failure(2, [
        `error: ${file}: this is neither a book nor a puzzle`,
        ...faults.map((fault) => `  ${fault}`),
        '  expected a book.json, or puzzles in any notation',
      ]),
    );
  });

  it('a config in place of a book', async () => {
    const config = write('spring.json', '{"title": "x"}');
    const told = error(
      `${config}: format: this field is missing`,
      'dominosa/book@1',
      '`dominosa schema book` lists every field',
    );
    expect(await run('render', config)).toEqual(told);
    expect(await run('generate', '--exclude', config)).toEqual(told);
  });

  it('a seed that is no seed, and a config from standard input', () => {
    const args = ['book', '-', '--seed', '', '-o', path('out')];
    const input = '{"title": "x", "sections": [{"title": "y", "count": 1}]}';
    expect(runChild(args, { input })).toEqual(error('dominosa book: --seed needs a value', '--seed TEXT'));
  });
});

it('help needs no colours: the same bytes on a terminal that shows them', async () => {
  expect(runChild(['book', '--help'])).toEqual(await run('book', '--help'));
});

it.each([['--version'], ['-V']])('dominosa %s prints the version of the package', async (flag) => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  expect(await run(flag)).toEqual(output(0, `${manifest.version}\n`));
});
