import { describe, expect, it } from 'vitest';
import { type Page, type PageNumbers, settled } from '../../src/layout/page.ts';

/** Pages without marks that contain these targets. */
function pagesWith(...targets: readonly string[][]): { pages: Page[] } {
  const pages = targets.map((names) => ({
    width: 1,
    height: 1,
    marks: [],
    targets: names.map((name) => ({ name, y: 0 })),
  }));
  return { pages };
}

describe('numbers of pages that stand on the pages', () => {
  it('are known in the run that counts', () => {
    const told: PageNumbers[] = [];
    const { pages } = settled((pageOf) => {
      told.push(pageOf);
      return pagesWith([], ['a'], ['b', 'c']);
    });
    expect(pages).toHaveLength(3);
    expect(told).toEqual([
      new Map(),
      new Map([
        ['a', 2],
        ['b', 3],
        ['c', 3],
      ]),
    ]);
  });

  it('are run again as long as they move what they name', () => {
    let runs = 0;
    // Inserting the number moves its own target: from page 2 to 3 to 4, where it settles.
    const { pages } = settled((pageOf) => {
      runs++;
      const page = Math.min(4, (pageOf.get('a') ?? 1) + 1);
      return pagesWith(...Array.from({ length: page - 1 }, () => []), ['a']);
    });
    expect([pages.length, runs]).toEqual([4, 4]);
  });

  it('are given up if they never settle', () => {
    const run = (pageOf: PageNumbers) => (pageOf.get('a') === 1 ? pagesWith([], ['a']) : pagesWith(['a']));
    expect(() => settled(run)).toThrow('do not settle');
  });
});
