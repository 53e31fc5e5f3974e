import { expect, it } from 'vitest';
import { compareMends } from '../../helpers/solve/analysis/mends.ts';
import { layouts } from '../../helpers/solve/analysis/oracle.ts';

it('60 small layouts are mended with as few changes as trying everything finds', () => {
  const found = layouts(90, 3, 'least mends')
    .map((setup, i) => compareMends(setup, i % 4 === 0 ? setup.board.cells.slice(0, 3) : []).join(', '))
    .filter((told) => told !== '');
  expect(found.length).toBeGreaterThanOrEqual(60);
  expect(new Set(found).size).toBeGreaterThan(4);
});
