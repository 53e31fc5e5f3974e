import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COVER_COLOURS } from '../../src/book/choices.ts';
import { COLOURS } from '../../src/book/print-config.ts';
import { coverColours, hexOf, PAPERS } from '../../src/layout/palettes.ts';
import { COLOUR_VISIONS, seenBy } from '../helpers/pdf/colour-vision.ts';
import { contrast, greyOf } from '../helpers/pdf/wcag.ts';

/** The original colours, and their appearance in grey and to each type of colour blindness. */
const SEEN: readonly (readonly [how: string, seen: (colour: string) => string])[] = [
  ['as they are', (colour) => colour],
  ['in grey', greyOf],
  ...COLOUR_VISIONS.map((vision) => [vision, (colour: string) => seenBy(vision, colour)] as const),
];

/** What stands on another colour of a cover, in the order of docs/design.md, with the enhanced contrast of WCAG 1.4.6. */
const ON_COVERS = [
  ['ink', 'ground'],
  ['accent', 'ground'],
  ['ink', 'tint'],
  ['accent', 'tint'],
  ['on-field', 'field'],
  ['bright', 'field'],
] as const;

const COVERS = COVER_COLOURS.flatMap((name) => COLOURS.map((colours) => ({ name, colours })));

describe.each(COVERS)('the cover $name on a page $colours', ({ name, colours }) => {
  const inks = { ink: PAPERS[colours].ink, ...coverColours(colours, name) };
  const contrastsIn = (seen: (colour: string) => string) =>
    ON_COVERS.map((pair) => contrast(...(pair.map((each) => seen(hexOf(inks[each]))) as [string, string])));

  it.each(SEEN)('has contrasts of more than 7, %s', (_, seen) => {
    for (const found of contrastsIn(seen)) expect(found).toBeGreaterThan(7);
  });

  it('is told in docs/design.md with its least contrasts, in colour and in grey', () => {
    const design = readFileSync(new URL('../../docs/design.md', import.meta.url), 'utf8');
    const grey = contrastsIn(greyOf);
    const [, ...least] = contrastsIn((colour) => colour).map((found, i) =>
      Math.min(found, grey[i]!).toFixed(1),
    );
    expect(design).toContain(`| \`${name}\` | ${colours.replaceAll('-', ' ')} | ${least.join(' | ')} |`);
  });
});

it.each(COLOURS)('a plain cover has the paper and the ink of a page %s alone', (colours) => {
  const { paper, ink } = PAPERS[colours];
  const used = new Set(Object.values(coverColours(colours)).map(hexOf));
  expect([...used].sort()).toEqual([hexOf(paper), hexOf(ink)].sort());
});
