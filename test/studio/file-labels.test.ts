import { expect, it } from 'vitest';
import { fileLabel } from '../../src/studio/file-labels.ts';
import { WORDS } from '../helpers/words.ts';

it('calls the files of a book in its language by what they are', () => {
  const { en, de } = WORDS;
  expect(
    [
      'large-print.pdf',
      'standard-print-keys.pdf',
      'kdp-cover.pdf',
      'keys.brf',
      'kit.brf',
      'keys.json',
      'stones-tactile.pdf',
    ].map((name) => fileLabel(name, en)),
  ).toEqual([
    'Large print (PDF)',
    'Standard print (PDF): the solutions',
    'Bound book for a press (PDF): the cover',
    'Braille for embossers (BRF): the solutions',
    'Tactile kit, with dominoes and braille',
    'Keys as data',
    'Dominoes to cut out (PDF): raised',
  ]);
  expect(fileLabel('standard-print-volume-2.pdf', de)).toBe('Normaldruck (PDF)');
  expect(fileLabel('book.html', de)).toBe('Webseite zum Spielen');
  expect(fileLabel('book.json', de)).toBe('');
});
