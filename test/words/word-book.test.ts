import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { listOf, plainList } from '../../src/words/lists.ts';
import { escaped, Marked } from '../../src/words/marked.ts';
import { WordBook } from '../../src/words/word-book.ts';

const text = [
  '-thing =',
  '    { $form ->',
  '       *[one] thing',
  '        [many] things',
  '    }',
  'plain = One { -thing }, many { -thing(form: "many") }.',
  'filled = <b>{ $what }</b> and { $number }',
  'chosen =',
  '    { $isIt ->',
  '        [yes] It is.',
  '       *[no] It is not.',
  '    }',
  'counted =',
  '    { $count ->',
  '        [0] none',
  '        [one] { $count } domino',
  '       *[other] { $count } dominoes',
  '    }',
].join('\n');
const words = new WordBook('en', [{ text }]);

describe('a word-book', () => {
  it('puts terms into messages, in the form that is asked for', () => {
    expect(words.textOf('plain', {})).toBe('One thing, many things.');
  });

  it('escapes what is filled in where marks count, and only there', () => {
    expect(words.markedOf('filled', { what: '<a> & "b"', number: 1 }).xml).toBe(
      '<b>&lt;a&gt; &amp; &quot;b&quot;</b> and 1',
    );
    expect(words.markedOf('filled', { what: new Marked('<domino>4:6</domino>'), number: 1 }).xml).toBe(
      '<b><domino>4:6</domino></b> and 1',
    );
    expect(words.textOf('filled', { what: '<a>', number: 1 })).toBe('<b><a></b> and 1');
  });

  it('never reads what is filled in as Fluent', () => {
    expect(words.textOf('filled', { what: '{ $number } { -thing }', number: 1 })).toBe(
      '<b>{ $number } { -thing }</b> and 1',
    );
  });

  it('writes numbers without signs between their digits', () => {
    expect(words.textOf('filled', { what: '', number: 3330139 })).toBe('<b></b> and 3330139');
  });

  it.each(LANGUAGE_CODES)('writes numbers as Intl does: %s', (language) => {
    const written = new WordBook(language, [{ text }]);
    const format = new Intl.NumberFormat(language, { useGrouping: false });
    // Intl has a negative zero, books do not.
    const numbers = fc
      .oneof(fc.integer(), fc.maxSafeInteger(), fc.double({ noNaN: true, min: -1e9, max: 1e9 }))
      .map((number) => number + 0);
    fc.assert(
      fc.property(numbers, (number) => {
        expect(written.textOf('filled', { what: '', number })).toBe(`<b></b> and ${format.format(number)}`);
      }),
    );
  });

  it.each([
    ['chosen', { isIt: true }, 'It is.'],
    ['chosen', { isIt: false }, 'It is not.'],
    ['counted', { count: 0 }, 'none'],
    ['counted', { count: 1 }, '1 domino'],
    ['counted', { count: 21 }, '21 dominoes'],
  ])('%s chooses by %o', (id, values, said) => {
    expect(words.textOf(id, values)).toBe(said);
  });

  it('tells what a message is filled with', () => {
    expect(words.variablesOf('counted')).toEqual(['count']);
    expect(words.variablesOf('filled')).toEqual(['what', 'number']);
    expect(words.variablesOf('nothing')).toBe(undefined);
    expect(words.ids).toEqual(['plain', 'filled', 'chosen', 'counted']);
  });

  it('never says less than was asked for', () => {
    expect(() => words.textOf('nothing', {})).toThrow('the word-book "en" has no message "nothing"');
    expect(() => words.textOf('filled', { what: '' })).toThrow('message "filled" in "en"');
  });

  it('holds the later of two messages of one name', () => {
    const own = new WordBook('en', [{ text }, { text: '-thing = domino' }]);
    expect(own.textOf('plain', {})).toBe('One domino, many domino.');
  });
});

describe('a list', () => {
  const english = loadWords('en');
  const german = loadWords('de');
  const marked = (parts: string[]) => parts.map((part) => new Marked(escaped(part)));

  it.each([
    [[], '', ''],
    [['1'], '1', '1'],
    [['1', '2'], '1 and 2', '1 oder 2'],
    [['1', '2', '3'], '1, 2 and 3', '1, 2 oder 3'],
  ])('%o is joined as the language joins', (parts, and, oder) => {
    expect(plainList(parts, 'and', english)).toBe(and);
    expect(listOf(marked(parts), 'and', english).xml).toBe(and);
    expect(plainList(parts, 'or', german)).toBe(oder);
  });

  it('has one sign between all where no word joins', () => {
    expect(plainList(['a', 'b', 'c'], 'comma', english)).toBe('a, b, c');
    expect(plainList(['a', 'b', 'c'], 'semicolon', english)).toBe('a; b; c');
  });

  it('escapes each part once', () => {
    expect(listOf(marked(['<', '&', '>']), 'and', english).xml).toBe('&lt;, &amp; and &gt;');
    expect(listOf(marked(['<', '&', '>']), 'and', english).plain()).toBe('<, & and >');
  });
});
