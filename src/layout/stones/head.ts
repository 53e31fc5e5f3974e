import type { Inline } from '../../document/document.ts';
import { brailleWords, wrapLines } from '../braille-text.ts';
import { BASELINE, breakLines, lineMarks } from '../lines.ts';
import { type Element, type Mark, mmOf } from '../page.ts';
import { CORNER_CELLS } from '../tactile/corner.ts';
import { Overlay } from '../tactile/overlay.ts';
import { brailleSize } from '../tactile/profile.ts';
import type { StonesOrder } from './order.ts';
import type { StonesSetting } from './setting.ts';
import type { Medium } from './sizes.ts';

/** The words at the top of a sheet. */
export interface Head {
  /** In mm. */
  readonly height: number;
  /** With the upper left corner at this place. */
  marks(element: Element, x: number, y: number): Mark[];
}

/** Words in lines of `width` mm, in the large print or the braille of the other sheets. */
export function headOf(
  content: readonly Inline[],
  width: number,
  medium: Medium,
  order: StonesOrder,
  setting: StonesSetting,
): Head {
  return medium === 'touch'
    ? brailleHead(content, width, order, setting)
    : printHead(content, width, setting);
}

function printHead(content: readonly Inline[], width: number, { metrics, print }: StonesSetting): Head {
  const lines = breakLines(content, width, print.body, metrics, 'heading');
  const lineHeight = mmOf(print.body) * print.lineHeight;
  return {
    height: lines.length * lineHeight,
    marks: (element, x, y) =>
      lines.flatMap((line, i) => {
        const top = y + i * lineHeight;
        return lineMarks(line.at(x, top + lineHeight * BASELINE), element, top, lineHeight);
      }),
  };
}

function brailleHead(
  content: readonly Inline[],
  width: number,
  { language, overlay }: StonesOrder,
  { metrics, tactile, writing }: StonesSetting,
): Head {
  const { braille } = tactile;
  // The mark in the corner of the sheet needs its place beside the first line.
  const cells = Math.floor(width / braille.cellPitch) - CORNER_CELLS;
  const lines = wrapLines(brailleWords(content, { language, writing }), cells);
  const print = overlay
    ? new Overlay(metrics, new Map()).lines(content, cells * braille.cellPitch, lines.length)
    : [];
  const size = brailleSize(tactile);
  return {
    height: lines.length * braille.linePitch,
    marks: (element, x, y) => [
      ...lines.map((text, i): Mark => {
        const baseline = y + i * braille.linePitch + braille.ascent;
        return { element, items: [{ type: 'text', x, y: baseline, text, font: 'braille', size }] };
      }),
      ...print.map((line, i) => line({ x, top: y + i * braille.linePitch })),
    ],
  };
}
