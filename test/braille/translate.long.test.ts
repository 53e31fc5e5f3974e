import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liblouisEngine } from '../../src/braille/liblouis.ts';
import { type Engine, gradesOf, tableOf } from '../../src/braille/tables.ts';
import * as braille from '../../src/braille/translate.ts';
import { UserError } from '../../src/errors.ts';
import type { BrailleGrade } from '../../src/languages/braille.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { ENGINES, LIBLOUIS } from '../../src/node/braille.ts';
import { BLANK, isSixDot, LETTERS } from '../../src/six-dot.ts';
import { SENTENCES } from '../helpers/braille/sentences.ts';
import { checkWriting, translateForeign, translateText, translateTexts } from '../helpers/braille/writing.ts';
import { faultOf } from '../helpers/fault.ts';

describe('German', () => {
  it.each([
    ['', ''],
    ['Stein', '⠎⠞⠑⠊⠝'],
    ['Größe', '⠛⠗⠪⠮⠑'],
    ['ä ö ü ß', '⠜⠀⠪⠀⠳⠀⠮'],
    ['36 Steine', '⠼⠉⠋⠀⠎⠞⠑⠊⠝⠑'],
    // Lowered punctuation after a digit needs dot 6.
    ['Zeile 3:', '⠵⠑⠊⠇⠑⠀⠼⠉⠠⠒'],
    ['(3)', '⠶⠼⠉⠠⠶'],
    // A word in capitals is marked, a capital letter is not.
    ['PDF-Datei', '⠘⠏⠙⠋⠤⠙⠁⠞⠑⠊'],
    // The dash is attached to the preceding word.
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
    ['"ISO"-Datum', '⠦⠘⠊⠎⠕⠴⠤⠙⠁⠞⠥⠍'],
    ['das Wort-"Spiel" («so»)', '⠙⠁⠎⠀⠺⠕⠗⠞⠤⠦⠎⠏⠊⠑⠇⠴⠀⠶⠦⠎⠕⠴⠶'],
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

const CODES = LANGUAGE_CODES.flatMap((language) =>
  gradesOf(language).map((grade) => [language, grade] as const),
);

function writer(language: Language, grade: BrailleGrade) {
  return (text: string) => translateText(text, language, { grade, translator: 'built-in' });
}

describe.each(CODES)('every text: %s %s', (language, grade) => {
  const { name } = tableOf(language, grade);
  const write = writer(language, grade);

  it('has one blank for each white space, and none for a soft hyphen', () => {
    expect(write('an in\u00a0so\nda\tee')).toBe(['an', 'in', 'so', 'da', 'ee'].map(write).join('⠀'));
    expect(write('Domi\u00adno')).toBe(write('Domino'));
  });

  it('is the same composed and decomposed', () => {
    expect(write('Schlu\u0308ssel')).toBe(write('Schlüssel'));
  });

  it('can hold every printable ASCII character', () => {
    for (let code = 0x20; code < 0x7f; code++) {
      const character = String.fromCharCode(code);
      expect(isSixDot(write(character)), character).toBe(true);
    }
  });

  it('is words joined by blanks, each written as if alone', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const alone = words.map((each) => write(each));
        expect(write(words.join(' '))).toBe(alone.join('⠀'));
      }),
      { numRuns: 20 },
    );
  });

  it('refuses other characters', () => {
    for (const character of ['☃', '漢', '😀', '\ueeee', '⡀', '\u200b', '─', '\0', 'м']) {
      const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      const message = `the character "${character}" (U+${code}) cannot be written in ${name}`;
      expect(() => write(`word ${character} word`)).toThrow(expect.objectContaining({ character, message }));
    }
  });

  it('has numbers of their own beside each other', () => {
    expect(write('1 2 30')).toBe(language === 'fr' ? '⠠⠡⠀⠠⠣⠀⠠⠩⠼' : '⠼⠁⠀⠼⠃⠀⠼⠉⠚');
  });

  // The letters of the languages of Europe in Latin script, and of Turkish.
  it('has the letters of foreign names', () => {
    const letters =
      'ąćęłńóśźż ğışİ áčďéěíňóřšťúůýž áéíóöőúüű ăâîșț āčēģīķļņšūž ąčęėįšųūž đ åäöæøœ ċġħż ñç àèìòù ãõ ŵŷ';
    for (const word of letters.split(' ')) {
      expect(isSixDot(write(word))).toBe(true);
      expect(isSixDot(write(word.toUpperCase()))).toBe(true);
    }
  });
});

// The other codes of a language take their characters from the same files.
describe.each(LANGUAGE_CODES)('uncontracted: %s', (language) => {
  const write = writer(language, 'uncontracted');

  it('has the letters of the alphabet', () => {
    expect(write('abcdefghijklmnopqrstuvwxyz')).toBe(LETTERS.join(''));
  });

  // An escape ('\\xhhhh' in cells) has eight cells; only a letter with several diacritics takes as many.
  it('writes no character as an escape', () => {
    let written = 0;
    // All letters of Latin script, and a sample of what comes after them.
    for (let code = 0x20; code < 0x3000; code += code < 0x180 ? 1 : 47) {
      const character = String.fromCharCode(code);
      try {
        const marks = character.normalize('NFD').length - 1;
        expect(write(character).length).toBeLessThan(marks > 1 ? 11 : 8);
        written++;
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    }
    expect(written).toBeGreaterThan(200);
  });
});

describe('characters of one code only', () => {
  // Characters that a file shows as a blank or not at all (·, ²) must not vanish from the page.
  it.each(['·', '²'])('German has no "%s" here', (character) => {
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

describe('German Vollschrift', () => {
  // rw-blindenschrift.de 1.2.2: the eight signs.
  it.each([
    ['au', '⠡'],
    ['Häuser', '⠓⠌⠎⠑⠗'],
    ['neu', '⠝⠣'],
    ['Stein', '⠾⠩⠝'],
    ['die', '⠙⠬'],
    ['ich', '⠊⠹'],
    ['schon', '⠱⠕⠝'],
    // Not across the joint of a compound word.
    ['Haustür', '⠓⠡⠎⠞⠳⠗'],
    ['VIII: Buchstabe E, 18 Zeilen', '⠘⠧⠊⠊⠊⠒⠀⠃⠥⠹⠾⠁⠃⠑⠀⠑⠂⠀⠼⠁⠓⠀⠵⠩⠇⠑⠝'],
  ])('%s', (text, cells) => {
    expect(writer('de', 'full')(text)).toBe(cells);
  });
});

describe('German Kurzschrift', () => {
  const write = writer('de', 'contracted');

  // rw-blindenschrift.de 4.3 and Anhang B, bskdl.org/grossschreibung.html.
  it.each([
    ['die Steine und das Brett', '⠬⠀⠾⠫⠑⠀⠥⠀⠙⠀⠃⠗⠑⠞⠞'],
    ['ich', '⠼'],
    ['bin ich!', '⠃⠔⠀⠊⠹⠖'],
    ['Größe', '⠐⠛⠮⠑'],
    ['Fuß', '⠋⠥⠠⠮'],
    ['z. B.', '⠵⠄⠀⠃⠄'],
    ['c. d.', '⠠⠉⠄⠀⠙⠄'],
    ['Das E', '⠙⠀⠠⠑'],
    ['A4', '⠠⠁⠠⠼⠙'],
    ['geht’s', '⠛⠶⠞⠠⠎'],
    ['PDF-Datei', '⠘⠏⠙⠋⠤⠙⠁⠞⠩'],
  ])('%s', (text, cells) => {
    expect(write(text)).toBe(cells);
  });
});

describe('UEB grade 2', () => {
  // RUEB, by section.
  it.each([
    ['The stone can be laid.', '⠠⠮⠀⠌⠐⠕⠀⠉⠀⠆⠀⠇⠁⠊⠙⠲'], // 10.1 to 10.7
    ['a, b or c', '⠁⠂⠀⠰⠃⠀⠕⠗⠀⠰⠉'], // 5.7.1
    ['so it can be:', '⠎⠀⠭⠀⠉⠀⠃⠑⠒'], // 10.5.1
    ['It was; his', '⠠⠭⠀⠺⠁⠎⠆⠀⠦'],
    ['In: out', '⠠⠊⠝⠒⠀⠳'], // 10.5.3 and 10.5.4
    ['within', '⠾⠔'],
    ['22b', '⠼⠃⠃⠰⠃'], // 5.2.1
    ['the CD', '⠮⠀⠰⠠⠠⠉⠙'], // 5.7.2
    ['4 rows', '⠼⠙⠀⠗⠪⠎'],
  ])('%s', (text, cells) => {
    expect(writer('en', 'contracted')(text)).toBe(cells);
  });
});

describe('addresses behind a dash or a sign without a gap', () => {
  // With these words the German tables of liblouis would loop for ever.
  it.each([' -.bs', ' –www.a', ' -a@b', ' --a.txt', 'a —a@b.de', ' -://', ' %.com', '5 -a@b'])(
    'are written as words of their own: "%s"',
    (text) => {
      const [before, word] = text.split(' ') as [string, string];
      for (const [language, grade] of CODES) {
        const write = (part: string) => translateText(part, language, { grade, translator: 'built-in' });
        expect(write(text)).toBe(`${before && write(before)}${BLANK}${write(word)}`);
      }
    },
  );
});

describe('words of another language', () => {
  // RUEB 13.2.1: without contractions; 13.5: with the signs of UEB. bskdl.org/grossschreibung.html: dots 46 before a
  // word in Basisschrift.
  it.each([
    ['en', 'uncontracted', 'Ergänzung', '⠠⠑⠗⠛⠘⠒⠁⠝⠵⠥⠝⠛'],
    ['en', 'contracted', 'Ergänzung', '⠠⠑⠗⠛⠘⠒⠁⠝⠵⠥⠝⠛'],
    ['en', 'contracted', 'Sperrdomino und Dominosa', '⠠⠎⠏⠑⠗⠗⠙⠕⠍⠊⠝⠕⠀⠥⠝⠙⠀⠠⠙⠕⠍⠊⠝⠕⠎⠁'],
    ['de', 'uncontracted', 'Open Font', '⠕⠏⠑⠝⠀⠋⠕⠝⠞'],
    ['de', 'full', 'Open Font', '⠨⠕⠏⠑⠝⠀⠨⠋⠕⠝⠞'],
    ['de', 'contracted', 'Next', '⠨⠝⠑⠭⠞'],
  ] as const)('%s %s: %s', (language, grade, text, cells) => {
    expect(translateForeign(text, language, { grade, translator: 'built-in' })).toBe(cells);
  });
});

describe('names with foreign letters', () => {
  // rw-blindenschrift.de 2.8: dot 4 before the letter, no contractions, an announcement; in capitals dots 4 and 5. RUEB 4.2: a
  // sign before the letter for its diacritic, and before that the capital sign.
  it.each([
    ['de', 'uncontracted', 'Łódź', '⠈⠇⠈⠕⠙⠈⠵'],
    ['de', 'full', 'Beşiktaş.', '⠨⠃⠑⠈⠎⠊⠅⠞⠁⠈⠎⠄'],
    ['de', 'contracted', '(Erdoğan)', '⠶⠨⠑⠗⠙⠕⠈⠛⠁⠝⠶'],
    ['de', 'contracted', 'ŁÓDŹ', '⠘⠈⠇⠈⠕⠙⠈⠵'],
    ['de', 'contracted', 'Wałęsa’s', '⠨⠺⠁⠈⠇⠈⠑⠎⠁⠠⠎'],
    ['en', 'uncontracted', 'Łódź', '⠠⠈⠡⠇⠘⠌⠕⠙⠘⠌⠵'],
    ['en', 'contracted', 'Beşiktaş?', '⠠⠃⠑⠘⠯⠎⠊⠅⠞⠁⠘⠯⠎⠦'],
    ['en', 'contracted', 'ŁÓDŹ', '⠠⠠⠈⠡⠇⠘⠌⠕⠙⠘⠌⠵'],
    ['en', 'contracted', 'Wałęsa’s', '⠠⠺⠁⠈⠡⠇⠘⠸⠂⠑⠎⠁⠄⠎'],
    ['en', 'contracted', 'İstanbul', '⠠⠘⠸⠆⠊⠎⠞⠁⠝⠃⠥⠇'],
    ['en', 'contracted', 'ırmak', '⠘⠸⠤⠊⠗⠍⠁⠅'],
    ['en', 'contracted', 'naïve', '⠝⠁⠘⠒⠊⠧⠑'],
  ] as const)('%s %s: %s', (language, grade, text, cells) => {
    expect(writer(language, grade)(text)).toBe(cells);
  });
});

describe('a grade that a language does not have', () => {
  it('is refused with what there is', () => {
    const writing = { grade: 'full', translator: 'built-in' } as const;
    for (const check of [
      () => checkWriting('en', writing),
      () => translateText('a', 'en', writing),
      () => translateForeign('a', 'en', writing),
    ]) {
      const error = faultOf(check);
      expect(error.message).toBe('"full" is a grade of German Braille only');
      expect([error.where, error.expected]).toEqual(['braille.grade', 'uncontracted or contracted']);
      expect(error.hint).toContain('grade 2');
    }
    expect(() => checkWriting('de', writing)).not.toThrow();
  });
});

describe('many texts', () => {
  it('are written each as alone', () => {
    const writing = { grade: 'contracted', translator: 'built-in' } as const;
    // Nothing is kept of what another engine made.
    const other: Engine = (file, texts) => ENGINES['built-in'](file, texts);
    for (const language of LANGUAGE_CODES) {
      const alone = SENTENCES[language].map((text) => translateText(text, language, writing));
      const together = braille.translateTexts(SENTENCES[language], language, { ...writing, engine: other });
      expect(together).toEqual(alone);
    }
    expect(translateTexts([], 'de', writing)).toEqual([]);
    expect(translateTexts(['', ' '], 'de', writing)).toEqual(['', '⠀']);
  });
});

it('texts are given to the engine once, and each character once', () => {
  const given: (readonly string[])[] = [];
  const engine = (file: string, texts: readonly string[]) => {
    given.push(texts);
    return ENGINES['built-in'](file, texts);
  };
  const writing = { grade: 'uncontracted', translator: 'built-in', engine } as const;
  for (const text of ['on', 'on', 'no']) braille.translateText(text, 'en', writing);
  expect(given.map((texts) => texts.slice(1))).toEqual([['o', 'n', 'on'], []]);
  expect(given[1]).toEqual(['no']);
});

describe('the engine', () => {
  const damaged = { 'wrong.utb': 'include none.utb\n', 'none.utb': 'no rule at all\n' } as Record<
    string,
    string
  >;
  const table = (name: string) => {
    const text = damaged[name];
    return text === undefined ? LIBLOUIS.table(name) : new TextEncoder().encode(text);
  };
  const engine = liblouisEngine({ program: LIBLOUIS.program, table });
  const cellsOf = (file: string) => engine(file, ['a']);

  it('throws on a table that it cannot read, with the words that liblouis would have printed', () => {
    const listeners = process.listeners('uncaughtException');
    expect(() => cellsOf('wrong.utb')).toThrow(/table wrong\.utb; .*none\.utb:1: error: .*no/);
    expect(cellsOf('de-de-g0.utb')).toEqual(['⠁']);
    expect(() => cellsOf('no-such-table.utb')).toThrow(/no-such-table\.utb/);
    expect(engine('de-de-g0.utb', ['a', 'b'])).toEqual(['⠁', '⠃']);
    // It leaves the process as it was.
    expect(process.listeners('uncaughtException')).toEqual(listeners);
  });

  it('translates a long text whole', () => {
    const text = 'Stein 7! '.repeat(2000);
    expect(translateText(text, 'de')).toBe(translateText('Stein 7! ', 'de').repeat(2000));
  });
});
