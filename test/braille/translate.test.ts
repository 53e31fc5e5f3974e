import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSixDot, LETTERS } from '../../src/braille/cells.ts';
import { liblouis } from '../../src/braille/liblouis.ts';
import { BRAILLE_LANGUAGES, BRAILLE_TABLES } from '../../src/braille/tables.ts';
import { translateText } from '../../src/braille/translate.ts';
import { UserError } from '../../src/errors.ts';
import { SENTENCES } from './sentences.ts';

describe('German', () => {
  it.each([
    ['', ''],
    ['Stein', '⠎⠞⠑⠊⠝'],
    ['Größe', '⠛⠗⠪⠮⠑'],
    ['ä ö ü ß', '⠜⠀⠪⠀⠳⠀⠮'],
    ['36 Steine', '⠼⠉⠋⠀⠎⠞⠑⠊⠝⠑'],
    // Lowered punctuation after digits has dot 6 before it.
    ['Zeile 3:', '⠵⠑⠊⠇⠑⠀⠼⠉⠠⠒'],
    ['(3)', '⠶⠼⠉⠠⠶'],
    // A word in capitals is marked, a capital letter is not.
    ['PDF-Datei', '⠘⠏⠙⠋⠤⠙⠁⠞⠑⠊'],
    // The dash hangs on the word before it.
    ['an – aus', '⠁⠝⠠⠤⠀⠁⠥⠎'],
    // A time of day has dot 6 before the colon (liblouis issue 729, on section 2.3.1.3 of the German system).
    ['12:30', '⠼⠁⠃⠠⠒⠼⠉⠚'],
  ])('%s', (text, cells) => {
    expect(translateText(text, 'de')).toBe(cells);
  });

  it.each([
    ['„Wort“', '⠦⠺⠕⠗⠞⠴'],
    ['(„Wort“)', '⠶⠦⠺⠕⠗⠞⠴⠶'],
    ['„Was?“, „nein –“', '⠦⠺⠁⠎⠢⠴⠂⠀⠦⠝⠑⠊⠝⠠⠤⠴'],
    ['„Satz 7“', '⠦⠎⠁⠞⠵⠀⠼⠛⠠⠴'],
    ['„das ‚Wort‘“', '⠦⠙⠁⠎⠀⠠⠦⠺⠕⠗⠞⠠⠴⠴'],
    ['»Wort«', '⠦⠺⠕⠗⠞⠴'],
    ['“Wort”', '⠦⠺⠕⠗⠞⠴'],
    ['(“Wort”)', '⠶⠦⠺⠕⠗⠞⠴⠶'],
    ['geht’s', '⠛⠑⠓⠞⠠⠎'],
    ["geht's", '⠛⠑⠓⠞⠠⠎'],
    ['ja …', '⠚⠁⠀⠄⠄⠄'],
  ])('closes what it opens: %s', (text, cells) => {
    expect(translateText(text, 'de')).toBe(cells);
  });
});

describe('English', () => {
  it.each([
    ['Stone', '⠠⠎⠞⠕⠝⠑'],
    ['PDF file', '⠠⠠⠏⠙⠋⠀⠋⠊⠇⠑'],
    ['36 stones', '⠼⠉⠋⠀⠎⠞⠕⠝⠑⠎'],
    ['Row 3: look', '⠠⠗⠕⠺⠀⠼⠉⠒⠀⠇⠕⠕⠅'],
    ['(3)', '⠐⠣⠼⠉⠐⠜'],
    ['Don’t', '⠠⠙⠕⠝⠄⠞'],
    ['“a ‘b’”', '⠦⠁⠀⠠⠦⠃⠠⠴⠴'],
    ['on – off', '⠕⠝⠀⠠⠤⠀⠕⠋⠋'],
    ['on—off', '⠕⠝⠠⠤⠕⠋⠋'],
    ['naïve', '⠝⠁⠘⠒⠊⠧⠑'],
  ])('%s', (text, cells) => {
    expect(translateText(text, 'en')).toBe(cells);
  });
});

describe.each(BRAILLE_LANGUAGES)('every text: %s', (language) => {
  const name = BRAILLE_TABLES[language].uncontracted.name;

  it('is written in six dots, the letters as the alphabet has them', () => {
    for (const sentence of SENTENCES[language])
      expect(isSixDot(translateText(sentence, language))).toBe(true);
    expect(translateText('abcdefghijklmnopqrstuvwxyz', language)).toBe(LETTERS.join(''));
  });

  it('has one blank for each white space, and none for a soft hyphen', () => {
    expect(translateText('a b\u00a0c\nd\te', language)).toBe('⠁⠀⠃⠀⠉⠀⠙⠀⠑');
    expect(translateText('Domi\u00adno', language)).toBe(translateText('Domino', language));
  });

  it('is the same composed and decomposed', () => {
    expect(translateText('Schlu\u0308ssel', language)).toBe(translateText('Schlüssel', language));
  });

  it('can hold every printable ASCII character', () => {
    for (let code = 0x20; code < 0x7f; code++) translateText(String.fromCharCode(code), language);
  });

  it('is words joined by blanks, each written as if alone', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const alone = words.map((each) => translateText(each, language));
        expect(translateText(words.join(' '), language)).toBe(alone.join('⠀'));
      }),
    );
  });

  it.each(['☃', '漢', '😀', '\ueeee', '⡀', '\u200b', '─'])('refuses "%s"', (character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase();
    expect(() => translateText(`word ${character} word`, language)).toThrow(UserError);
    expect(() => translateText(`word ${character} word`, language)).toThrow(
      `the character "${character}" (U+${code}) cannot be written in ${name}`,
    );
  });

  // An escape ('\\xhhhh' in cells) has eight cells; nothing that a table knows takes so many.
  it('writes no character as an escape', () => {
    let written = 0;
    for (let code = 0x20; code < 0x3000; code++) {
      const character = String.fromCharCode(code);
      try {
        expect(translateText(character, language).length).toBeLessThan(8);
        written++;
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    }
    expect(written).toBeGreaterThan(200);
  });
});

describe('characters of one code only', () => {
  // What a file shows as a blank (·, ²) or not at all must not vanish from the page.
  it.each(['·', '²', '€', 'ẞ'])('German has no "%s" here', (character) => {
    expect(() => translateText(`1${character}`, 'de')).toThrow(UserError);
  });
  it.each([
    ['Weiß', 'Weiss'],
    ['„Haus“', '“Haus”'],
    ['‚Haus', '‘Haus'],
  ])('English writes %s as %s', (german, english) => {
    expect(translateText(german, 'en')).toBe(translateText(english, 'en'));
  });
});

describe('the engine', () => {
  it('throws on a table that is not there, with the words that liblouis would have printed', () => {
    expect(() => liblouis('no-such-table.utb', 'a')).toThrow(
      /table no-such-table\.utb; Cannot resolve table '.*no-such-table\.utb'/,
    );
    expect(liblouis('de-de-g0.utb', 'a')).toBe('⠁');
  });

  it('leaves the process as it was', () => {
    liblouis('de-de-g0.utb', 'a');
    const source = process.listeners('uncaughtException').map(String);
    expect(source.filter((text) => text.includes('ExitStatus'))).toEqual([]);
  });

  it('translates a long text whole', () => {
    const text = 'Stein 7! '.repeat(2000);
    expect(translateText(text, 'de')).toBe(translateText('Stein 7! ', 'de').repeat(2000));
  });
});
