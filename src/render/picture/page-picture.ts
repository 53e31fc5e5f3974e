import type { FontFiles } from '../../layout/fonts.ts';
import type { Ink, Page } from '../../layout/page.ts';
import { Canvas, type Rgb } from './canvas.ts';
import { makePng } from './png.ts';
import { ringsOf } from './shapes.ts';

/** Black on white, and the blue of covers in print. */
const INKS: Readonly<Record<Ink, Rgb>> = {
  black: [0, 0, 0],
  colour: [102, 179, 255],
  accent: [18, 56, 107],
  ground: [255, 255, 255],
};

/** A page as a picture in PNG, so many points wide. @param fonts those in which it was laid out */
export function pagePicture(page: Page, fonts: FontFiles, width: number): Uint8Array {
  const scale = width / page.width;
  const canvas = new Canvas(width, Math.round(page.height * scale));
  for (const { items } of page.marks) {
    for (const item of items) {
      const rings = ringsOf(item, fonts).map((ring) => ring.map(([x, y]) => [x * scale, y * scale] as const));
      if (rings.length > 0) canvas.fill(rings, INKS[item.ink ?? 'black']);
    }
  }
  return makePng(canvas.width, canvas.height, canvas.rgb);
}
