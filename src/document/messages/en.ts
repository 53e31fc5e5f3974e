import { aid, techniques } from './en/aids.ts';
import { spoken } from './en/spoken.ts';
import { step } from './en/steps.ts';
import type { Messages } from './messages.ts';
import { spokenRow } from './spoken-row.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

export const en: Messages = {
  levels: {
    easy: 'easy',
    medium: 'medium',
    tricky: 'tricky',
    hard: 'hard',
    expert: 'expert',
    master: 'master',
  },
  shapes: {
    'letter-e': 'letter E',
    'letter-h': 'letter H',
    'letter-t': 'letter T',
    'figure-x': 'figure X of 1921',
    'figure-xi': 'figure XI of 1921',
    'figure-xii': 'figure XII of 1921',
    'figure-xiii': 'figure XIII of 1921',
    'figure-xiv': 'figure XIV of 1921',
    'figure-xv': 'figure XV of 1921',
    'figure-xvi': 'figure XVI of 1921',
    'figure-xvii': 'figure XVII of 1921',
    cross: 'cross',
    frame: 'frame',
    ring: 'ring',
    'small-cross': 'small cross',
    'small-frame': 'small frame',
    star: 'star',
    border: 'border',
    lighthouse: 'lighthouse',
    'brick-4334': 'courses of 4, 3, 3 and 4 squares',
    'brick-3434': 'courses of 3, 4, 3 and 4 squares',
    'brick-545': 'courses of 5, 4 and 5 squares',
  },
  techniques,
  aid,
  date(day) {
    const [year, month, date] = day.split('-').map(Number);
    return `${date} ${MONTHS[month! - 1]} ${year}`;
  },
  board({ rows, columns, stones, strokes, marked }) {
    const words = { empty: 'empty', hole: 'no cell', times: (count: number) => `${count} times` };
    return [
      `A board of ${rows.length} rows and ${columns} columns.`,
      ...rows.map((row, i) => `Row ${i + 1}: ${spokenRow(row, words)}.`),
      ...(stones.length > 0
        ? [
            `Stones: ${stones.map(({ stone, place }) => (stone ? `${stone} on ${place}` : place)).join('; ')}.`,
          ]
        : []),
      ...(strokes.length > 0 ? [`Strokes across: ${strokes.join('; ')}.`] : []),
      ...(marked.length > 0 ? [`The cells in question: ${marked.join('; ')}.`] : []),
    ].join(' ');
  },
  emptyBoard: (rows, columns) => `An empty board of ${rows} rows and ${columns} columns.`,
  chain: { across: 'across', up: 'Up from', down: 'Down from' },
  step,
  spoken,
};
