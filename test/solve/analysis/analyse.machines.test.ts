import { describe, expect } from 'vitest';
import { checkRefutation, compareWithAll, needsOf } from '../../helpers/solve/analysis/checks.ts';
import { clausesOf, layouts, placesIn } from '../../helpers/solve/analysis/oracle.ts';
import { rawOf } from '../../helpers/solve/deals.ts';
import { itWithMinisat, minisat } from '../../helpers/solve/sat/minisat.ts';

describe('150 layouts by chance, of ranges 2 to 7', () => {
  itWithMinisat(
    'are analysed as dancing links count them, and what refutes them is refuted by minisat',
    () => {
      const seen = { none: 0, one: 0, several: 0, refuted: 0, fewest: 0 };
      for (const setup of layouts(150, 7, 'machines')) {
        const { analysis, all } = compareWithAll(setup);
        seen[all.length === 0 ? 'none' : all.length === 1 ? 'one' : 'several']++;
        const needs = needsOf(analysis);
        if (!needs) continue;
        seen.refuted++;
        if (analysis.refutation?.because === 'places' && analysis.refutation.fewest) seen.fewest++;
        const places = placesIn(rawOf(setup));
        const holds = (some: typeof needs) => minisat(places.length, clausesOf(places, some));
        expect(holds(needs)).toBe(false);
        for (const need of needs) expect(holds(needs.filter((other) => other !== need))).toBe(true);
        checkRefutation(setup, analysis, 3);
      }
      expect(seen.one).toBeGreaterThan(5);
      expect(seen.several).toBeGreaterThan(50);
      expect(seen.refuted).toBeGreaterThan(50);
    },
  );
});
