import { expect, it } from 'vitest';
import { isbnUrn, isIsbn, plainIsbn } from '../../src/book/isbn.ts';

// Numbers from the ISBN Users' Manual (7th edition) and ISO 2108, and of well-known books.
const RIGHT = [
  ...['978-0-571-08989-5', '978-3-16-148410-0', '9783161484100', '979-10-90636-07-1'],
  ...['3-16-148410-X', '316148410X', '0-306-40615-2', '0-8044-2957-X'],
];

it.each(RIGHT)('%s is right', (isbn) => {
  expect(isIsbn(isbn)).toBe(true);
});

it('is wrong with any one digit changed, or any two different neighbours exchanged (of ten digits)', () => {
  for (const isbn of RIGHT) {
    const digits = isbn.replaceAll('-', '');
    for (let place = 0; place < digits.length; place++) {
      for (const digit of '0123456789') {
        const other = digits.slice(0, place) + digit + digits.slice(place + 1);
        expect(isIsbn(other), other).toBe(other === digits);
      }
      const [a, b] = [digits[place]!, digits[place + 1]];
      if (digits.length > 10 || b === undefined || a === b) continue;
      expect(isIsbn(digits.slice(0, place) + b + a + digits.slice(place + 2))).toBe(false);
    }
  }
});

it.each([
  '',
  '-',
  '977-3-16-148410-1',
  '978-3-16-148410',
  '978-3-16-148410-00',
  'ISBN 978-3-16-148410-0',
  '978 3 16 148410 0',
  '978--3-16-148410-0',
  '-9783161484100',
  '9783161484100-',
  '3-16-148410-x',
  'X161484103',
  '978316148410X',
  '٩٧٨٣١٦١٤٨٤١٠٠',
])('%j is none', (text) => {
  expect(isIsbn(text)).toBe(false);
});

it.each([
  ['ISBN 978-3-16-148410-0', '978-3-16-148410-0'],
  ['ISBN: 978-3-16-148410-0', '978-3-16-148410-0'],
  ['ISBN-13: 978 3 16 148410 0', '978-3-16-148410-0'],
  ['isbn10 3 16 148410 x', '3-16-148410-X'],
  [' 978–3–16–148410–0 ', '978-3-16-148410-0'],
  ['9783161484100', '9783161484100'],
])('is read as people write it: %j', (text, isbn) => {
  expect(plainIsbn(text)).toBe(isbn);
  expect(isIsbn(isbn)).toBe(true);
});

it('has a name without hyphens', () => {
  expect(isbnUrn('978-3-16-148410-0')).toBe('urn:isbn:9783161484100');
  expect(isbnUrn('3-16-148410-X')).toBe('urn:isbn:316148410X');
});
