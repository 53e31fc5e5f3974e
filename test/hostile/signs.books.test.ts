import { describe, expect, it } from 'vitest';
import { parseBookFile } from '../../src/book/book.ts';
import { parseConfig } from '../../src/book/config.ts';
import { errorText, visibleText } from '../../src/cli/error-text.ts';
import { UserError } from '../../src/errors.ts';
import { run, SMALL, testFolder } from '../helpers/cli/run.ts';
import { faultOf } from '../helpers/fault.ts';
import { peerBook, render } from '../helpers/render/books.ts';

// Invisible characters that affect reading, listening, printing or typing.

const HIDDEN = [
  ['NUL', '\0'],
  ['escape', '\u001b'],
  ['the escape of one byte', '\u009b'],
  ['a tab', '\t'],
  ['an end of a line', '\n'],
  ['a return to its start', '\r'],
  ['an end of a line of Unicode', '\u2028'],
  ['a soft hyphen', '\u00ad'],
  ['no width', '\u200b'],
  ['a mark of direction', '\u200f'],
  ['an override', '\u202e'],
  ['an isolate', '\u2066'],
  ['a letter mark', '\u061c'],
  ['a word joiner', '\u2060'],
  ['a mark of the order of bytes', '\ufeff'],
  ['a tag', '\u{e0041}'],
  ['a private sign', '\ue000'],
  ['half of a pair', '\ud83d'],
  ['no character', '\uffff'],
] as const;

const FIELDS = ['title', 'subtitle', 'author', 'publisher', 'isbn', 'rights', 'description', 'seed'] as const;

const BOOK = { format: 'dominosa/book@1', engine: 1, title: 'x', sections: [] };

/** Texts that may have several lines, and therefore tabs. */
const PROSE = ['imprint', 'foreword', 'about'] as const;
const OF_LINES: readonly string[] = ['\t', '\n', '\r'];

describe.each(HIDDEN)('%s', (_, sign) => {
  const text = `a${sign}b`;
  const expected = 'a text on one line, without control characters and signs that are not seen';

  it('is refused in every text of a config', () => {
    const [section] = SMALL.sections;
    const changes = [
      ...FIELDS.map((field) => [field, { [field]: text }] as const),
      ['sections[0].title', { sections: [{ ...section, title: text }] }],
      ['sections[0].from', { sections: [{ title: 'x', from: text }] }],
      ['sections[0].conditions[0]', { sections: [{ ...section, kind: 'terzett', conditions: [text] }] }],
      ['print.fonts.text', { print: { fonts: { text } } }],
    ] as const;
    for (const [where, change] of changes) {
      expect(faultOf(() => parseConfig({ ...SMALL, ...change }))).toMatchObject({ where, expected });
    }
  });

  it.skipIf(OF_LINES.includes(sign))('is refused in every text of several lines', () => {
    const prose = 'a text without control characters and signs that are not seen';
    for (const where of PROSE) {
      const change = { [where]: `one\n\n${text}` };
      expect(faultOf(() => parseConfig({ ...SMALL, ...change }))).toMatchObject({ where, expected: prose });
      expect(faultOf(() => parseBookFile({ ...BOOK, ...change }))).toMatchObject({ where, expected: prose });
    }
  });

  it('is refused in every text of a book', () => {
    const small = { kind: 'omnibus', range: 1, rows: ['001', '110'], key: ['LRT', 'LRB'] };
    const record = { format: 'dominosa/puzzle@1', ...small, id: 'x' };
    const puzzle = (change: object = {}) => ({
      sections: [{ title: 'x', range: 1, puzzles: [{ ...record, ...change }] }],
    });
    const book = { ...BOOK, ...puzzle() };
    expect(() => parseBookFile(book)).not.toThrow();
    for (const change of [
      ...FIELDS.map((field) => ({ [field]: text })),
      puzzle({ id: text }),
      puzzle({ series: { key: text, filling: 'x' } }),
      puzzle({ series: { key: 'x', filling: text } }),
      puzzle({ origin: { seed: text, engine: 1 } }),
      puzzle({ origin: { from: text, engine: 1 } }),
      { exhibits: [{ ...record, name: text, solutions: 1 }] },
    ]) {
      expect(faultOf(() => parseBookFile({ ...book, ...change }))).toMatchObject({ expected });
    }
  });

  it('is written out where a message quotes it', () => {
    const error = new UserError(text, { where: text, expected: text, hint: text, details: [text] });
    const said = errorText(error);
    expect(said.split('\n')).toHaveLength(4);
    expect(said.replaceAll('\n', '')).toMatch(/^[ -~]*$/);
    expect(said).toContain(`\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  });
});

describe('what the command says', () => {
  const folder = testFolder();
  const STEERED = '\u001b[31m\u009b2J\u202eabc\r\u0007';

  it.each([
    ['an argument', [STEERED]],
    ['an option', ['solve', `--${STEERED}`]],
    ['a value', ['book', '--lang', STEERED]],
    ['a file that is not there', ['check', STEERED]],
    ['a puzzle', ['solve', `1 ${STEERED}:`]],
    ['an id', ['register', STEERED]],
    ['a condition', ['generate', '--kind', 'terzett', '--condition', STEERED]],
    ['a shape', ['generate', '--shape', STEERED]],
    ['an attempt', ['solve', '001/110', '--check', STEERED]],
    ['numbers', ['keys', 'x', '--only', STEERED]],
  ])('does not steer a terminal by %s', async (_, args) => {
    const { code, stdout, stderr } = await run(...args);
    expect(code).toBe(2);
    expect((stdout + stderr).replaceAll('\n', '')).toMatch(/^[ -~…“”]+$/);
  });

  it.each(['text', 'json'])('does not by a file that it checks, as %s', async (format) => {
    const wrong = `${STEERED}\n\n{"format":"dominosa/puzzle@1","${STEERED}":1}\n`;
    const options = format === 'json' ? ['--json'] : [];
    const none = await run('check', folder.write('none.txt', wrong), ...options);
    expect([none.code, none.stdout]).toEqual([2, '']);
    expect(none.stderr.replaceAll('\n', '')).toMatch(/^[ -~…“”]+$/);
    const path = folder.write('puzzles.txt', `1:001110\n${wrong}`);
    const { code, stdout } = await run('check', path, ...options);
    expect(code).toBe(1);
    expect(stdout.replaceAll('\n', '')).toMatch(/^[ -~…“”]+$/);
    if (format === 'json') expect(JSON.parse(stdout).faults.join()).toContain('\u001b');
  });

  it('keeps the ends of lines, and the mark at the start of CSV', () => {
    const text = '\ufeffa,b\r\nc\td\n';
    expect(visibleText(text)).toBe(text);
    expect(visibleText('a\rb\ufeff')).toBe('a\\u000db\\ufeff');
    expect(JSON.parse(visibleText(JSON.stringify('\u009b\u{e0041}\u2028')))).toBe('\u009b\u{e0041}\u2028');
  });
});

// Editions that lack such a sign: test/render/missing-glyphs.books.test.ts.
describe('a sign that is seen, and that neither fonts nor braille have,', () => {
  // In html and epub: render/html.books.test.ts, render/epub.books.test.ts.
  it.each([
    ['aloud', 'book.txt'],
    ['keys', 'keys.json'],
  ] as const)('stands in %s', async (edition, name) => {
    const files = await render(peerBook([3], { title: 'Book 👍' }), edition);
    expect(files.get(name)!.toString('utf8')).toContain('👍');
  });
});
