import { expect, it } from 'vitest';
import { parseRecord } from '../../../src/book/record.ts';
import { EXHIBIT_NAMES, exhibitOf, FIGURE_NAMES, isFigure } from '../../../src/parts/exhibits/exhibits.ts';
import { figures } from '../../helpers/domino/figures.ts';
import { oracleSolutions } from '../../helpers/oracle.ts';
import { rawOf } from '../../helpers/solve/deals.ts';

it('the figures of the book of 1921 are those that were measured beforehand', () => {
  const ours = FIGURE_NAMES.map((name) => exhibitOf(name));
  expect(ours).toMatchObject(
    figures.map(({ name, rows, solutions }) => ({ name, rows, solutions, kind: 'terzett' })),
  );
  expect(ours).toHaveLength(17);
});

// A record whose numbers do not keep the rule of its kind is not read.
it.each(EXHIBIT_NAMES)('the exhibit %s has its solutions, its key among them', (name) => {
  const exhibit = exhibitOf(name);
  const { puzzle, key } = parseRecord(exhibit);
  const solutions = oracleSolutions(rawOf(puzzle), 100);
  expect(solutions).toHaveLength(exhibit.solutions);
  expect(solutions).toContainEqual(key);
  if (isFigure(name)) return;
  expect(name.startsWith(`${exhibit.kind}-`)).toBe(true);
  expect(exhibit.solutions).toBeGreaterThan(1);
});
