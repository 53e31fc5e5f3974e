import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../src/book/record.ts';
import { exhibitOf, FIGURE_NAMES } from '../../../src/parts/exhibits/exhibits.ts';
import { figures } from '../../helpers/domino/figures.ts';
import { oracleCount, oracleSolutions } from '../../helpers/oracle.ts';
import { rawOf } from '../../helpers/solve/deals.ts';

describe('the figures of the book of 1921', () => {
  it('are those that were measured beforehand', () => {
    expect(FIGURE_NAMES).toEqual(figures.map(({ name }) => name));
    for (const { name, rows, solutions } of figures) {
      expect(exhibitOf(name as (typeof FIGURE_NAMES)[number])).toMatchObject({
        kind: 'terzett',
        rows,
        solutions,
      });
    }
  });

  it.each(FIGURE_NAMES)('%s has as many solutions as it says, and its key is one of them', (name) => {
    const exhibit = exhibitOf(name);
    const { puzzle, key } = parseRecord(exhibit);
    expect(oracleCount(rawOf(puzzle), 100)).toBe(exhibit.solutions);
    expect(oracleSolutions(rawOf(puzzle), 100)).toContainEqual(key);
  });
});
