import type { Run } from '../pdf/drawing.ts';
import type { PdfPage } from '../pdf/read.ts';

/** Two texts on one line may come so near to each other, in mm: less than a blank in the smallest print. */
const TOUCH = 0.3;
/** Baselines that differ by less are one line, in mm. */
const SAME_LINE = 1e-3;

/** Texts that reach over an edge of their page, or of which one is printed across another on the same line. */
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

/** A text without blanks at its ends. */
function shownOf({ text, x, y, width, origins }: Run) {
  const first = text.search(INK);
  const { length } = text.replace(/[\s\u2800]+$/, '');
  const to = length < text.length ? origins[length]! : x + width;
  return { text: text.slice(first, length), y, from: origins[first]!, to };
}
