import type { Area, PageItem } from '../../src/layout/page.ts';
import { hexOf } from '../../src/layout/palettes.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { inksOf } from '../../src/render/picture/page-picture.ts';
import { ringsOf } from '../../src/render/picture/shapes.ts';

/**
 * Items as an SVG file, its numbers as shapes, so that it looks the same whatever fonts there are.
 *
 * @param size in the unit of the items
 */
export function drawingOf(
  size: { readonly width: number; readonly height: number },
  items: readonly PageItem[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" stroke-linejoin="round" stroke-linecap="round">
${items.map(shapeOf).join('\n')}
</svg>
`;
}

function shapeOf(item: PageItem): string {
  const ink = hexOf(inksOf()[item.ink ?? 'black']);
  const box = ({ x, y, width, height }: Area) =>
    `x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"`;
  switch (item.type) {
    case 'dot':
      return `<circle cx="${rounded(item.x)}" cy="${rounded(item.y)}" r="${rounded(item.diameter / 2)}" fill="${ink}"/>`;
    case 'fill':
      return `<rect ${box(item)} fill="${ink}"/>`;
    case 'outline':
      return `<rect ${box(item)} rx="${rounded(item.radius)}" fill="none" stroke="${ink}" stroke-width="${rounded(item.line)}"/>`;
    default: {
      const rings = ringsOf(item, loadFonts()).map(
        (ring) => `M${ring.map((point) => point.map(rounded).join(' ')).join('L')}Z`,
      );
      return `<path fill="${ink}" d="${rings.join('')}"/>`;
    }
  }
}

function rounded(length: number): number {
  return Math.round(length * 20) / 20;
}
