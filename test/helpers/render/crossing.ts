import type { Run } from '../pdf/drawing.ts';
import type { PdfPage } from '../pdf/read.ts';

/** The maximum overlap of two texts on one line, in mm: less than a blank in the smallest print. */
const TOUCH = 0.3;
/** The maximum difference between baselines on one line, in mm. */
const SAME_LINE = 1e-3;

/** Texts that extend over an edge of their page, or that overlap another text on the same line. */
export function crossing({ width, height, runs }: PdfPage): string[] {
  const shown = runs.filter(({ downward, text }) => !downward && INK.test(text)).map(shownOf);
  const over = shown.filter(({ from, to, y }) => from < 0 || to > width || y < 0 || y > height);
  const inOrder = shown.toSorted((a, b) => a.y - b.y || a.from - b.from);
  const across = inOrder.flatMap(({ text, y, to }, i) => {
    const next = inOrder[i + 1];
    const isCrossed = next && next.y - y < SAME_LINE && to > next.from + TOUCH;
    return isCrossed ? `"${text}" across "${next.text}"` : [];
  });
  return [...over.map(({ text }) => `"${text}" over the edge`), ...across];
}

const INK = /[^\s\u2800]/;

/** A text trimmed at both ends. */
function shownOf({ text, x, y, width, origins }: Run) {
  const first = text.search(INK);
  const { length } = text.replace(/[\s\u2800]+$/, '');
  const to = length < text.length ? origins[length]! : x + width;
  return { text: text.slice(first, length), y, from: origins[first]!, to };
}
