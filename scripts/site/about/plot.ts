import { escaped } from '../../../src/words/marked.ts';

// Plots as SVG within a page, in the colours of its palette. Every value is written where it stands, and a table beside each
// plot says the same.

/** Values of one thing, for columns or bars. */
export interface Row {
  readonly name: string;
  readonly values: readonly number[];
}

const WIDTH = 400;

/**
 * A column for each name, all equally high, cut into the shares of each row, the first at the foot.
 *
 * @param names of the columns
 * @param rows shares in hundredths, a value for each column
 */
export function columnsPlot(label: string, names: readonly string[], rows: readonly Row[]): string {
  const [head, tall, gap] = [24, 420, 8];
  const wide = (WIDTH - gap * (names.length - 1)) / names.length;
  const columns = names.map((name, column) => {
    const x = rounded(column * (wide + gap));
    const middle = rounded(column * (wide + gap) + wide / 2);
    let y = head + tall;
    const parts = rows.map(({ name: part, values }, i) => {
      const share = values[column]!;
      const height = (share / 100) * tall;
      y -= height;
      const step = Math.round((i / (rows.length - 1)) * STEPS);
      return `<rect class="step-${step}" x="${x}" y="${rounded(y)}" width="${rounded(wide)}" height="${rounded(height)}"/>
<text class="on-step-${step}" x="${middle}" y="${rounded(y + height / 2 + 5)}">${escaped(part)} ${share.toFixed(1)}</text>`;
    });
    return `<text class="plot-name" x="${middle}" y="16">${escaped(name)}</text>\n${parts.join('\n')}`;
  });
  return drawn('plot plot-columns', label, head + tall, columns);
}

/** How many shades lie between the first part of a column and the last. */
const STEPS = 5;

/** A bar for each row, with its name above it and its value at its end. */
export function barsPlot(label: string, rows: readonly Row[], unit: (value: number) => string): string {
  const [line, bar, end] = [40, 10, 90];
  const most = Math.max(...rows.map(({ values }) => values[0]!));
  const bars = rows.map(({ name, values: [value] }, i) => {
    const width = Math.max(2, ((WIDTH - end) * value!) / most);
    return `<text x="0" y="${i * line + 15}">${escaped(name)}</text>
<rect class="bar" x="0" y="${i * line + 21}" width="${rounded(width)}" height="${bar}"/>
<text x="${rounded(width + 8)}" y="${i * line + 31}">${escaped(unit(value!))}</text>`;
  });
  return drawn('plot plot-bars', label, rows.length * line, bars);
}

function drawn(name: string, label: string, height: number, parts: readonly string[]): string {
  return `<svg class="${name}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(label)}">
${parts.join('\n')}
</svg>
`;
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
