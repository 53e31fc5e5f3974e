import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { louTranslate } from '../../src/node/braille.ts';
import { missing, TOOL } from '../helpers/braille/tools.ts';
import { LISTED_WORDS } from '../helpers/braille/word-list.ts';
import { translateText, translateTexts } from '../helpers/braille/writing.ts';
import { faultOf } from '../helpers/fault.ts';

const WRITING = { grade: 'contracted', translator: 'lou_translate' } as const;

it(`${TOOL} is here, or may be missing`, ({ skip }) => {
  if (missing && process.env.DOMINOSA_REQUIRE_TOOLS !== '1')
    skip(`${TOOL} is not installed: Braille is not compared with what it writes`);
  expect(missing, `${TOOL} is not installed`).toBe(false);
});

describe.skipIf(missing)(TOOL, () => {
  it('has the cells of every listed word in German Kurzschrift', () => {
    const words = LISTED_WORDS.map(({ word }) => word);
    expect(translateTexts(words, 'de', WRITING)).toEqual(LISTED_WORDS.map(({ cells }) => cells));
  });

  it('gives each text its own cells, empty ones and blanks at the ends too', () => {
    expect(louTranslate('de-g0.utb', ['a', '', ' b ', 'c d'])).toEqual(['⠁', '', '⠀⠃⠀', '⠉⠀⠙']);
    expect(louTranslate('de-g0.utb', [])).toEqual([]);
  });

  it('takes a backslash for itself', () => {
    expect(louTranslate('en-ueb-g1.ctb', ['a\\x0041', '\\'])).toEqual(['⠁⠸⠡⠭⠼⠚⠚⠙⠁', '⠸⠡']);
  });

  it('translates texts that are longer than its lines', () => {
    const text = 'Gemüse, Öl und Äpfel. '.repeat(400).trim();
    expect(translateText(text, 'de', WRITING)).toBe(
      Array(400)
        .fill(translateText('Gemüse, Öl und Äpfel.', 'de', WRITING))
        .join('⠀'),
    );
  });

  it('has the same checks of characters', () => {
    for (const character of ['☃', '漢', '😀', '\ueeee', '⡀', '\u200b']) {
      expect(faultOf(() => translateText(`word ${character}`, 'de', WRITING)).message).toContain(
        'cannot be written in German Kurzschrift',
      );
    }
    const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i));
    expect(translateTexts(ascii, 'en', WRITING)).not.toContain('');
  });

  it('names a table that it does not have', () => {
    const fault = faultOf(() => louTranslate('no-such-table.utb', ['a']));
    expect(fault.message).toMatch(
      /^lou_translate cannot translate with the table no-such-table\.utb: Cannot resolve/,
    );
    expect(fault.where).toBe('braille.translator');
  });
});

describe('a machine without lou_translate', () => {
  const { PATH } = process.env;
  beforeEach(() => {
    process.env.PATH = '/nowhere';
  });
  afterEach(() => {
    process.env.PATH = PATH;
  });

  it('says what to install or to change', async () => {
    // What was translated before in this process is kept.
    vi.resetModules();
    const { checkWriting } = await import('../helpers/braille/writing.ts');
    const { faultOf } = await import('../helpers/fault.ts');
    expect(faultOf(() => checkWriting('en', { grade: 'uncontracted', translator: 'lou_translate' }))).toEqual(
      {
        message: expect.stringContaining('the program lou_translate cannot be run: '),
        where: 'braille.translator',
        expected: 'liblouis with its tools, for instance the Debian package liblouis-bin',
        hint: 'install it, or set braille.translator to "built-in"',
      },
    );
    expect(() => checkWriting('en', { grade: 'uncontracted', translator: 'built-in' })).not.toThrow();
  });
});
