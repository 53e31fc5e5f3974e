import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberEntry } from '../../src/play/number-entry.ts';
import { piecesOf } from '../../src/play/pieces.ts';

describe('pieces of a text', () => {
  it('end after sentences, else after parts of a list, else between words', () => {
    expect(piecesOf('One. Two three. Four', 16)).toEqual(['One. Two three.', 'Four']);
    expect(piecesOf('One, two; three, four', 16)).toEqual(['One, two;', 'three, four']);
    expect(piecesOf('One two three', 8)).toEqual(['One two', 'three']);
    expect(piecesOf('Unforgettable', 8)).toEqual(['Unforgettable']);
    // Where there is just room enough, nothing is divided.
    expect(piecesOf('One two three', 13)).toEqual(['One two three']);
    expect(piecesOf('One two three', 7)).toEqual(['One two', 'three']);
  });

  it('are the text again, and none is too long but a single word', () => {
    const text = fc.array(fc.stringMatching(/^[a-z]{1,9}[.,;]?$/), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 80 }), (words, most) => {
        const pieces = piecesOf(words.join(' '), most);
        expect(pieces.join(' ')).toBe(words.join(' '));
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('numbers that are typed', () => {
  const typed = (range: number, wanted: number, keys: string) => {
    const entry = new NumberEntry(range, wanted);
    for (const key of keys) {
      if (key === '.') entry.finish();
      else entry.type(Number(key));
    }
    return entry.numbers;
  };

  it('end when no longer one can begin with them, or when the player says so', () => {
    expect(typed(7, 2, '25')).toEqual([2, 5]);
    expect(typed(7, 2, '2')).toBeUndefined();
    expect(typed(11, 2, '25')).toEqual([2, 5]);
    expect(typed(11, 2, '1011')).toEqual([10, 11]);
    expect(typed(11, 2, '15')).toEqual([1, 5]);
    expect(typed(11, 2, '1.1.')).toEqual([1, 1]);
    expect(typed(21, 1, '2')).toBeUndefined();
    expect(typed(21, 1, '2.')).toEqual([2]);
  });

  it('are refused above the range', () => {
    const entry = new NumberEntry(7, 1);
    expect(entry.type(9)).toBe(false);
    expect(entry.isEmpty).toBe(true);
  });
});
