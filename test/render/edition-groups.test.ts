import { expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { editionGroups } from '../../src/render/book-files.ts';

it('parts all editions into groups, each in one of them', () => {
  const groups = editionGroups(EDITIONS);
  expect(groups.flat().sort()).toEqual([...EDITIONS].sort());
  expect(groups.every((group) => group.length > 0)).toBe(true);
});

it('keeps the order of the list within a group', () => {
  expect(editionGroups(['pef', 'keys', 'brf', 'tactile', 'pef'])).toEqual([
    ['pef', 'brf', 'tactile'],
    ['keys'],
  ]);
});
