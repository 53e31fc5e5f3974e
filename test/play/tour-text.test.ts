import { expect, it } from 'vitest';
import { asCell } from '../../src/domino/board.ts';
import { Tour } from '../../src/play/tour.ts';
import { tourText } from '../../src/play/tour-text.ts';
import { playWordsOf } from '../helpers/play/words.ts';

it('a check says that the next step shows where only if something is marked there', () => {
  const words = playWordsOf('en');
  const wrong = { text: 'One domino is wrong.', cells: [], deed: { back: 1 } };
  const marked = Tour.of('check', [wrong, { text: '4:6 is wrong.', cells: [asCell(3)] }]);
  expect(tourText(marked, words)).toContain('One domino is wrong. M shows where.');
  const long = Tour.of('check', [{ ...wrong, text: 'This board cannot be solved from here. '.repeat(9) }]);
  expect(long.stops.length).toBeGreaterThan(1);
  expect(tourText(long, words)).toContain('M for more.');
});
