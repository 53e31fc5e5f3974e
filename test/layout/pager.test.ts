import { describe, expect, it } from 'vitest';
import { makeMetrics } from '../../src/layout/metrics.ts';
import { Pager } from '../../src/layout/print/panel.ts';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { SHEETS } from '../../src/layout/sheets.ts';
import { loadFonts } from '../../src/node/fonts.ts';

const metrics = makeMetrics(loadFonts());

describe('a page', () => {
  it.each(Object.entries(SHEETS))('of %s has room for what fills it exactly, and for no more', (_, sheet) => {
    for (let count = 2; count <= 60; count++) {
      for (const gap of [0, 0.1, 8]) {
        const pager = new Pager(sheet, PRINT_PROFILES['large-print'], metrics, () => []);
        const height = (pager.height - (count - 1) * gap) / count;
        for (let i = 0; i < count; i++) {
          if (i > 0) pager.skip(gap);
          pager.take(height);
        }
        expect(pager.number, `${count} pieces, ${gap} mm apart`).toBe(1);
        pager.take(0.01);
        expect(pager.number).toBe(2);
      }
    }
  });
});
