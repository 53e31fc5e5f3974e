import type { Metrics } from './metrics.ts';
import type { Ink, TextItem } from './page.ts';

/** A number in digits so many points large, with the middle of its capitals at a point. */
export function centredDigits(
  { text, x, y }: { readonly text: string; readonly x: number; readonly y: number },
  size: number,
  metrics: Pick<Metrics, 'width' | 'capHeight'>,
  ink?: Ink,
): TextItem {
  return {
    type: 'text',
    x: x - metrics.width(text, 'digits', size) / 2,
    y: y + metrics.capHeight('digits', size) / 2,
    text,
    font: 'digits',
    size,
    ...(ink && { ink }),
  };
}
