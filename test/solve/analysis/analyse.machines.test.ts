import { describe, expect } from 'vitest';
import { compareWithAll, needsOf } from '../../helpers/solve/analysis/checks.ts';
import { clausesOf, layouts } from '../../helpers/solve/analysis/oracle.ts';
import { openPlacesOf } from '../../helpers/solve/proof/case.ts';
import { itWithMinisat, minisat } from '../../helpers/solve/sat/minisat.ts';

describe('60 layouts by chance, of ranges 2 to 7', () => {
  itWithMinisat(
    'are analysed as dancing links count them, and what refutes them is refuted by minisat',
    () => {
      const seen = { none: 0, one: 0, several: 0, refuted: 0 };
      for (const setup of layouts(60, 7, 'machines')) {
        const { analysis, all } = compareWithAll(setup);
        seen[all.length === 0 ? 'none' : all.length === 1 ? 'one' : 'several']++;
        const needs = needsOf(analysis);
        if (!needs) continue;
        seen.refuted++;
        const places = openPlacesOf(setup);
        const holds = (some: typeof needs) => minisat(places.length, clausesOf(places, some));
        expect(holds(needs)).toBe(false);
        for (const need of needs) expect(holds(needs.filter((other) => other !== need))).toBe(true);
      }
      expect(seen.several).toBeGreaterThan(20);
      expect(seen.refuted).toBeGreaterThan(20);
    },
  );
});
