import type { CoverColours } from '../book/choices.ts';
import type { Colours } from '../book/print-config.ts';

/** Shares of red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A deep colour for grounds and for ink on paper, and a bright one for what is set off on it. */
export const PALETTES: Readonly<Record<CoverColours, { readonly deep: Rgb; readonly bright: Rgb }>> = {
  blue: { deep: [0x12, 0x38, 0x6b], bright: [0xff, 0xd8, 0x4d] },
  green: { deep: [0x0a, 0x47, 0x33], bright: [0xff, 0xd9, 0x7a] },
  wine: { deep: [0x6b, 0x12, 0x2e], bright: [0xff, 0xc9, 0xa8] },
  violet: { deep: [0x47, 0x21, 0x73], bright: [0xdb, 0xc7, 0xff] },
  black: { deep: [0x21, 0x21, 0x21], bright: [0xff, 0xdd, 0x2e] },
};

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [0xff, 0xff, 0xff];
/** The ground of a page and its ink. */
export const PAPERS: Readonly<Record<Colours, { readonly paper: Rgb; readonly ink: Rgb }>> = {
  'black-on-white': { paper: WHITE, ink: BLACK },
  'black-on-cream': { paper: [0xfa, 0xfa, 0xc8], ink: BLACK },
  'white-on-black': { paper: BLACK, ink: WHITE },
};

/**
 * What covers are drawn with beside the ink of the page: the colour that sets them off on paper, the paper itself, a ground
 * in colour and what stands on it, what is set off there, and a light ground for dominoes and words.
 */
export type CoverInk = 'accent' | 'ground' | 'field' | 'on-field' | 'bright' | 'tint';

/** How much of the colour a tint has. */
const TINT = { onLight: 0.1, onDark: 0.16 };

/**
 * The colours of a cover, each with a contrast of 7 and more to what it stands on, in grey, too: docs/design.md.
 * @param palette nothing for a cover in the ink of the page alone
 */
export function coverColours(colours: Colours, palette?: CoverColours): Readonly<Record<CoverInk, Rgb>> {
  const { paper, ink } = PAPERS[colours];
  if (!palette)
    return { accent: ink, ground: paper, field: ink, 'on-field': paper, bright: paper, tint: paper };
  const { deep, bright } = PALETTES[palette];
  const common = { ground: paper, bright };
  return colours === 'white-on-black'
    ? { ...common, accent: bright, field: paper, 'on-field': ink, tint: mixed(paper, bright, TINT.onDark) }
    : { ...common, accent: deep, field: deep, 'on-field': paper, tint: mixed(paper, deep, TINT.onLight) };
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (i: 0 | 1 | 2) => Math.round(one[i] + (other[i] - one[i]) * share);
  return [part(0), part(1), part(2)];
}

/** A colour as CSS and SVG write it. */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
