import type { FontFiles } from '../../layout/fonts.ts';
import type { Ink, Page, PageItem } from '../../layout/page.ts';
import { Canvas, type Rgb } from './canvas.ts';
import { makePng, type Pixels } from './png.ts';
import { ringsOf } from './shapes.ts';

/** Black on white, and the blue of covers in print. */
export const INKS: Readonly<Record<Ink, Rgb>> = {
  black: [0, 0, 0],
  colour: [102, 179, 255],
  accent: [18, 56, 107],
  ground: [255, 255, 255],
};

/** A page as a picture in PNG, so many points wide. @param fonts those in which it was laid out */
export function pagePicture(page: Page, fonts: FontFiles, width: number): Uint8Array {
  const items = page.marks.flatMap((mark) => mark.items);
  return makePng(painted(page, items, fonts, width / page.width));
}

/**
 * Items on white.
 *
 * @param size in mm
 * @param scale points of the picture in a mm
 */
export function painted(
  size: { readonly width: number; readonly height: number },
  items: Iterable<PageItem>,
  fonts: FontFiles,
  scale: number,
): Pixels {
  const canvas = new Canvas(Math.round(size.width * scale), Math.round(size.height * scale));
  for (const item of items) {
    const rings = ringsOf(item, fonts).map((ring) => ring.map(([x, y]) => [x * scale, y * scale] as const));
    if (rings.length > 0) canvas.fill(rings, INKS[item.ink ?? 'black']);
  }
  return { width: canvas.width, height: canvas.height, channels: 3, data: canvas.rgb };
}
