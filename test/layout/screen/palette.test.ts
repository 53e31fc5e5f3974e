import { expect, it } from 'vitest';
import { PALETTES, type Palette } from '../../../src/layout/screen/palette.ts';
import { COLOUR_VISIONS, seenBy } from '../../helpers/pdf/colour-vision.ts';
import { contrast, greyOf } from '../../helpers/pdf/wcag.ts';

const GROUNDS = ['paper', 'surface', 'tile', 'trial'] as const;

/** Pairs of foreground and background colours, and their minimum contrast (WCAG 2.2, 1.4.6 and 1.4.11). */
const PAIRS: readonly (readonly [keyof Palette, keyof Palette, number])[] = [
  ...GROUNDS.flatMap((ground) =>
    (
      [
        ['ink', 7],
        ['soft', 7],
        ['line', 3],
        ['ring', 3],
      ] as const
    ).map(([name, least]) => [name, ground, least] as const),
  ),
  ['on-accent', 'accent', 7],
  ['accent', 'paper', 3],
];

/** The original colours, and their appearance in grey and to each type of colour blindness. */
const SEEN: readonly (readonly [how: string, seen: (colour: string) => string])[] = [
  ['as they are', (colour) => colour],
  ['in grey', greyOf],
  ...COLOUR_VISIONS.map((vision) => [vision, (colour: string) => seenBy(vision, colour)] as const),
];

it('are measured as WCAG does', () => {
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it.each(SEEN)('tell text apart by 7:1 and signs by 3:1, whatever they stand on, %s', (_, seen) => {
  for (const [name, palette] of Object.entries(PALETTES)) {
    for (const [sign, ground, least] of PAIRS) {
      const found = contrast(seen(palette[sign]), seen(palette[ground]));
      expect(found, `${name}: ${sign} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  }
});
