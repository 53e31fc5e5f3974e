import { describe, expect, it } from 'vitest';
import { numbersAsDigits } from '../../src/proof/spoken.ts';

describe('numbers in words', () => {
  it.each([
    ['en', 'Two-three on row one columns Anna and Bella.', '2-3 on row 1 columns Anna and Bella.'],
    ['en', 'Twenty-one-twenty-one, zero-twenty, nineteen-twenty', '21-21, 0-20, 19-20'],
    ['en', 'Puzzle one hundred and six; two hundred; nine hundred and ninety-nine', 'Puzzle 106; 200; 999'],
    ['en', 'Puzzle 1000. Someone is alone, often.', 'Puzzle 1000. Someone is alone, often.'],
    ['de', 'Zwei-drei auf Zeile eins Spalten Anna und Bella.', '2-3 auf Zeile 1 Spalten Anna und Bella.'],
    ['de', 'Zwanzig-einundzwanzig, dreißig, siebzehn', '20-21, 30, 17'],
    ['de', 'Aufgabe einhundertsechs, zweihundert, neunhundertneunundneunzig', 'Aufgabe 106, 200, 999'],
    ['de', 'Einer achtet auf eine Spalte.', 'Einer achtet auf eine Spalte.'],
  ] as const)('become digits in %s: %s', (language, words, digits) => {
    expect(numbersAsDigits(words, language)).toBe(digits);
  });
});
