import type { DotItem, FillItem, LineItem, OutlineItem } from '../page.ts';

/** The name of an item as an element of SVG, and its measures as attributes. */
export function shapeOf(
  item: LineItem | OutlineItem | DotItem | FillItem,
): readonly [name: string, measures: Readonly<Record<string, number>>] {
  switch (item.type) {
    case 'line': {
      const [[x1, y1], [x2, y2]] = [item.from, item.to];
      return ['line', { x1, y1, x2, y2, 'stroke-width': item.width }];
    }
    case 'outline': {
      const { x, y, width, height, radius, line } = item;
      return ['rect', { x, y, width, height, rx: radius, 'stroke-width': line }];
    }
    case 'dot':
      return ['circle', { cx: item.x, cy: item.y, r: item.diameter / 2 }];
    case 'fill': {
      const { x, y, width, height } = item;
      return ['rect', { x, y, width, height }];
    }
  }
}

/** Attributes that are numbers with so many decimals at most. */
export function rounded(
  values: Readonly<Record<string, number>>,
  decimals: number,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decimal(value, decimals)]));
}

export function decimal(value: number, decimals: number): string {
  const unit = 10 ** decimals;
  return String(Math.round(value * unit) / unit);
}
