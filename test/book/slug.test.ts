import { expect, it } from 'vitest';
import { slug } from '../../src/book/slug.ts';

it.each([
  ['First Book', 'first-book'],
  ['Frühling & Sommer 2027', 'fruehling-sommer-2027'],
  ['Größe', 'groesse'],
  ['GRÖSSE', 'groesse'],
  ['Gro\u0308ße', 'groesse'],
  ['Café Ørsted, Łódź', 'cafe-orsted-lodz'],
  ['  ../../etc/passwd  ', 'etc-passwd'],
  ['C:\\books', 'c-books'],
  ['.hidden', 'hidden'],
  ['---', 'book'],
  ['Домино', 'book'],
  ['con', 'con-book'],
  ['LPT1', 'lpt1-book'],
  ['Contents', 'contents'],
  ['x'.repeat(80), 'x'.repeat(60)],
  [`${'x'.repeat(59)} yz`, 'x'.repeat(59)],
])('the name of a book’s folder of %j is %s', (title, name) => {
  expect(slug(title)).toBe(name);
});
