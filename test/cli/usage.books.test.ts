import { describe, expect, it } from 'vitest';
import { run, runChild, testFolder } from '../helpers/cli/run.ts';
import { LISTED_LANGUAGES } from '../helpers/languages.ts';

const { path, write } = testFolder();

const EACH =
  'book, kit, generate, solve, grade, render, keys, stones, sheets, series, register, presets, check, schema, shell';
const listed = (command: string) => `dominosa ${command} --help lists the options`;

/** An error as it is written: what and where, what was expected, what to do next. */
function error(what: string, expected?: string, hint?: string): string {
  return [
    `error: ${what}`,
    ...(expected ? [`  expected ${expected}`] : []),
    ...(hint ? [`hint: ${hint}`] : []),
    '',
  ].join('\n');
}

describe('wrong usage ends with 2 and a word of what is right', () => {
  it.each<[args: string[], stderr: string]>([
    [[], error('no command was given', EACH, 'dominosa --help explains each')],
    [['slove'], error('unknown command "slove"', EACH, 'did you mean solve?')],
    [['print'], error('unknown command "print"', EACH, 'dominosa --help explains each')],
    [['--json'], error('unknown command "--json"', EACH, 'dominosa --help explains each')],
    [['render'], error('dominosa render: an argument is missing', 'dominosa render BOOK.json')],
    [['check'], error('dominosa check: an argument is missing', 'dominosa check FILE…')],
    [
      ['schema'],
      error('dominosa schema: an argument is missing', 'dominosa schema config|book|puzzle|keys|task'),
    ],
    [
      ['book', 'a.json', 'b.json'],
      error('dominosa book: "b.json" is one argument too many', 'dominosa book [CONFIG.json]'),
    ],
    [['generate', '7'], error('dominosa generate: "7" is one argument too many', 'dominosa generate')],
    [
      ['book', '--ouput', 'x'],
      error('dominosa book: unknown option --ouput', undefined, `did you mean --output? ${listed('book')}`),
    ],
    [['solve', '-x'], error('dominosa solve: unknown option -x', undefined, listed('solve'))],
    [['solve', '--force'], error('dominosa solve: unknown option --force', undefined, listed('solve'))],
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
      ['grade', 'a', 'b'],
      error('dominosa grade: "b" is one argument too many', 'dominosa grade [FILE|-|TEXT]'),
    ],
    [
      ['grade', '001/110', '--explian'],
      error(
        'dominosa grade: unknown option --explian',
        undefined,
        `did you mean --explain? ${listed('grade')}`,
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
    [['book', '-o'], error('dominosa book: --output needs a value', '--output DIR', listed('book'))],
    [['book', '--force=yes'], error('dominosa book: --force takes no value', undefined, listed('book'))],
    [
      ['schema', 'confg'],
      error('there is no schema "confg"', 'config, book, puzzle, keys, task', 'did you mean config?'),
    ],
    // Values of options.
    [['generate', '--range', '22'], error('--range: "22" cannot be used', 'a whole number from 1 to 21')],
    [['generate', '--range', '0'], error('--range: "0" cannot be used', 'a whole number from 1 to 21')],
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
        'the name of a shape, rows such as .00./0000, or a file with rows',
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
    [['generate', '--count', '0'], error('--count: "0" cannot be used', 'a whole number from 1 to 1000000')],
    [['generate', '--jobs', '0'], error('--jobs: "0" cannot be used', 'a whole number from 1 to 64')],
    [
      ['solve', '1:001110', '--limit', '0'],
      error('--limit: "0" cannot be used', 'a whole number from 1 to 1000000000'),
    ],
    [
      ['generate', '--level', 'brutal'],
      error('--level: "brutal" is not a level', 'easy, medium, tricky, hard, expert or master'),
    ],
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
    [['generate', '--in-mind', '0'], error('--in-mind: "0" cannot be used', 'a whole number from 1 to 20')],
    [
      ['generate', '--level', 'hard', '--peer-level', 'h'],
      error('--peer-level: a puzzle is made for one level', '--level or --peer-level'),
    ],
    [
      ['generate', '--peer-level', 'q'],
      error('--peer-level: "q" is not one of the words allowed here', 't, b, h or e'),
    ],
    [
      ['generate', '--kind', 'triplet'],
      error(
        '--kind: "triplet" is not a kind of puzzle that this version makes',
        'omnibus, terzett, completion, duett, quartett, quadrat or quodlibet',
      ),
    ],
    [
      ['generate', '--format', 'xml'],
      error('--format: "xml" is not a format that this version knows', 'json, text or id'),
    ],
    [
      ['book', '--lang', 'xx'],
      error('--lang: "xx" is not a language that this version knows', LISTED_LANGUAGES),
    ],
    [
      ['book', '--edition', 'tactil'],
      error(
        '--edition: "tactil" is not an edition that this version makes',
        'large-print, giant-print, standard-print, kdp, tactile, kit, stones, calibration, brf, pef, aloud, epub, html, ebraille or keys',
        'did you mean tactile?',
      ),
    ],
  ])('dominosa %j', async (args, stderr) => {
    expect(await run(...args)).toEqual({ code: 2, stdout: '', stderr });
  });

  it('as a process of its own, too', () => {
    expect(runChild(['slove'])).toEqual({
      code: 2,
      stdout: '',
      stderr: error('unknown command "slove"', EACH, 'did you mean solve?'),
    });
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
    ['nothing', '', 'there is nothing in it', 'JSON'],
    [
      'a field that is unknown',
      '{"title": "x", "sections": [{"title": "y", "count": 1, "leve": "easy"}]}',
      'sections[0]: unknown field "leve"',
      'title, kind, range, shape, level, givens, pattern, conditions, oneKey, count or from',
      `did you mean "level"? ${SEE}`,
    ],
    [
      'a level that is none',
      '{"title": "x", "sections": [{"title": "y", "count": 1}, {"title": "z", "count": 1, "level": "brutal"}]}',
      'sections[1].level: "brutal" is not a level',
      'easy, medium, tricky, hard, expert or master',
      SEE,
    ],
    [
      'range 22',
      '{"title": "x", "sections": [{"title": "y", "count": 1, "range": 22}]}',
      'sections[0].range: 22 is too large',
      'at most 21',
      SEE,
    ],
    [
      'a finished book',
      '{"format": "dominosa/book@1"}',
      'this is a finished book, not a config',
      undefined,
      '`dominosa render` makes its files again',
    ],
  ])('book of %s', async (_, text, what, expected, hint) => {
    const config = write('spring.json', text);
    const stderr = error(`${config}: ${what}`, expected, hint);
    expect(await run('book', config, '-o', path('out'))).toEqual({ code: 2, stdout: '', stderr });
  });

  it.each([
    [['book'], 'there is no such file or folder'],
    [['render'], 'there is no such file or folder'],
    [['check'], 'there is no such file or folder'],
    [['generate', '--exclude'], 'there is no such file or folder'],
  ])('%s: a file that is missing', async (args, why) => {
    const missing = path('missing.json');
    expect(await run(...args, missing)).toEqual({
      code: 2,
      stdout: '',
      stderr: error(`${missing}: cannot be read: ${why}`),
    });
  });

  it('a folder in place of a file', async () => {
    expect(await run('check', path())).toMatchObject({
      code: 2,
      stderr: error(`${path()}: cannot be read: it is a folder`),
    });
  });

  it('a config in place of a book', async () => {
    const config = write('spring.json', '{"title": "x"}');
    const stderr = error(
      `${config}: format: this field is missing`,
      'dominosa/book@1',
      '`dominosa schema book` lists every field',
    );
    expect(await run('render', config)).toEqual({ code: 2, stdout: '', stderr });
    expect(await run('generate', '--exclude', config)).toEqual({ code: 2, stdout: '', stderr });
  });

  it('a seed that is no seed, and a config from standard input', () => {
    const args = ['book', '-', '--seed', '', '-o', path('out')];
    const input = '{"title": "x", "sections": [{"title": "y", "count": 1}]}';
    expect(runChild(args, { input })).toEqual({
      code: 2,
      stdout: '',
      stderr: error('dominosa book: --seed needs a value', '--seed TEXT'),
    });
  });
});

it('help needs no colours: the same bytes on a terminal that shows them', async () => {
  expect(runChild(['book', '--help'])).toEqual(await run('book', '--help'));
});

it.each([['--version'], ['-V']])('dominosa %s prints the version of the package', async (flag) => {
  const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
  expect(await run(flag)).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
});
