import { describe, expect, it } from 'vitest';
import { PALETTES, type Palette } from '../../../src/layout/screen/palette.ts';

/** The relative luminance of a colour, as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const GROUNDS = ['paper', 'surface', 'tile', 'trial'] as const;

/** What stands on what, and how far it must be told apart (WCAG 2.2, 1.4.6 and 1.4.11). */
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

describe('the palettes of pages', () => {
  it('tell text apart by 7:1 and signs by 3:1, whatever they stand on', () => {
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    for (const [name, palette] of Object.entries(PALETTES)) {
      for (const [sign, ground, least] of PAIRS) {
        const contrast = contrastOf(palette[sign], palette[ground]);
        expect(contrast, `${name}: ${sign} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});
