import { describe, expect, it } from 'vitest';
import { LISTED_WORDS } from '../helpers/braille/word-list.ts';
import { translateTexts } from '../helpers/braille/writing.ts';

describe('German Kurzschrift of 2018', () => {
  const words = LISTED_WORDS.map(({ word }) => word);
  const cells = LISTED_WORDS.map((listed) => listed.cells);
  const write = (texts: readonly string[]) =>
    translateTexts(texts, 'de', { grade: 'contracted', translator: 'built-in' });

  it('is written by the built-in tables in every listed word', () => {
    expect(words.length).toBeGreaterThan(150);
    expect(write(words)).toEqual(cells);
  });

  it('is the same in small letters, after a bracket and before a mark', () => {
    expect(write(words.map((word) => word.toLowerCase()))).toEqual(cells);
    expect(write(words.map((word) => `(${word}, ${word};`))).toEqual(
      cells.map((each) => `⠶${each}⠂⠀${each}⠆`),
    );
  });
});

// The cells of lou_translate 3.24, whose tables follow the manual of 2013.
describe('French abrégé of 2013', () => {
  it.each([
    ['cœur', '⠉⠗'],
    ['Sœurs,', '⠨⠎⠗⠎⠂'],
    ['chef-d’œuvre', '⠷⠑⠋⠤⠙⠄⠪⠧'],
    ['ŒUVRE', '⠨⠨⠪⠧'],
    ['œil', '⠪⠊⠇'],
    ['12 cm', '⠠⠡⠣⠀⠰⠉⠍'],
    ['5 ml', '⠠⠱⠀⠰⠍⠇'],
    ['2 min', '⠠⠣⠀⠰⠍⠊⠝'],
    ['a – b', '⠁⠀⠤⠤⠀⠰⠃'],
  ])('writes %s as the later release does', (text, cells) => {
    expect(translateTexts([text], 'fr', { grade: 'contracted', translator: 'built-in' })).toEqual([cells]);
  });
});
