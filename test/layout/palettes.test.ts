import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COVER_COLOURS } from '../../src/book/choices.ts';
import { COLOURS } from '../../src/book/print-config.ts';
import { coverColours, hexOf, PAPERS } from '../../src/layout/palettes.ts';
import { COLOUR_VISIONS, seenBy } from '../helpers/pdf/colour-vision.ts';
import { contrast, greyOf } from '../helpers/pdf/wcag.ts';

/** The enhanced contrast of WCAG 1.4.6. */
const ENHANCED = 7;
const ON_ANOTHER = [
  ['ink', 'ground'],
  ['accent', 'ground'],
  ['ink', 'tint'],
  ['accent', 'tint'],
  ['on-field', 'field'],
  ['bright', 'field'],
] as const;

type Pair = readonly [upper: (typeof ON_ANOTHER)[number][0], lower: (typeof ON_ANOTHER)[number][1]];

const DESIGN = readFileSync(new URL('../../docs/design.md', import.meta.url), 'utf8');

describe.each(COVER_COLOURS)('the cover %s', (name) => {
  describe.each(COLOURS)('on a page %s', (colours) => {
    const inks = { ink: PAPERS[colours].ink, ...coverColours(colours, name) };
    const least = ([upper, lower]: Pair) => {
      const [one, other] = [hexOf(inks[upper]), hexOf(inks[lower])];
      return Math.min(contrast(one, other), contrast(greyOf(one), greyOf(other)));
    };

    it.each(ON_ANOTHER)('has a contrast of 7 and more between %s and %s, in grey, too', (...pair) => {
      expect(least(pair)).toBeGreaterThan(ENHANCED);
    });

    it.each(COLOUR_VISIONS)('has it for eyes %s', (vision) => {
      for (const pair of ON_ANOTHER) {
        const [upper, lower] = pair.map((name) => seenBy(vision, hexOf(inks[name]))) as [string, string];
        expect(contrast(upper, lower), pair.join(' on ')).toBeGreaterThan(ENHANCED);
      }
    });

    it('is told in docs/design.md with its least contrasts', () => {
      const row = ON_ANOTHER.slice(1).map((pair) => least(pair).toFixed(1));
      expect(DESIGN).toContain(`| \`${name}\` | ${colours.replaceAll('-', ' ')} | ${row.join(' | ')} |`);
    });
  });
});

describe('a plain cover', () => {
  it.each(COLOURS)('has the paper and the ink of a page %s alone', (colours) => {
    const { paper, ink } = PAPERS[colours];
    const used = new Set(Object.values(coverColours(colours)).map(hexOf));
    expect([...used].sort()).toEqual([hexOf(paper), hexOf(ink)].sort());
  });
});
