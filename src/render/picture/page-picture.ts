import type { CoverColours } from '../../book/choices.ts';
import type { FontFiles } from '../../layout/fonts.ts';
import type { Ink, Page, PageItem } from '../../layout/page.ts';
import { coverColours, type Rgb } from '../../layout/palettes.ts';
import { Canvas } from './canvas.ts';
import { makePng, type Pixels } from './png.ts';
import { ringsOf } from './shapes.ts';

/** Black on white, and the colours of covers in print. */
export function inksOf(palette: CoverColours = 'blue'): Readonly<Record<Ink, Rgb>> {
  return { black: [0, 0, 0], colour: [102, 179, 255], ...coverColours('black-on-white', palette) };
}

/** A page as a picture in PNG, so many points wide. @param fonts those in which it was laid out */
export function pagePicture(page: Page, fonts: FontFiles, width: number, palette?: CoverColours): Uint8Array {
  const items = page.marks.flatMap((mark) => mark.items);
  return makePng(painted(page, items, fonts, width / page.width, inksOf(palette)));
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
  inks = inksOf(),
): Pixels {
  const canvas = new Canvas(Math.round(size.width * scale), Math.round(size.height * scale));
  for (const item of items) {
    if (item.type === 'picture') {
      const [x, y, width, height] = [item.x, item.y, item.width, item.height].map((length) => length * scale);
      canvas.lay(item.picture, { x: x!, y: y!, width: width!, height: height! });
    }
    const rings = ringsOf(item, fonts).map((ring) => ring.map(([x, y]) => [x * scale, y * scale] as const));
    if (rings.length > 0) canvas.fill(rings, inks[item.ink ?? 'black']);
  }
  return { width: canvas.width, height: canvas.height, channels: 3, data: canvas.rgb };
}
