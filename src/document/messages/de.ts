import { aid, techniques } from './de/aids.ts';
import { step } from './de/steps.ts';
import type { Messages } from './messages.ts';

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);

export const de: Messages = {
  levels: {
    easy: 'leicht',
    medium: 'mittel',
    tricky: 'knifflig',
    hard: 'schwer',
    expert: 'sehr schwer',
    master: 'Meister',
  },
  techniques,
  aid,
  date(day) {
    const [year, month, date] = day.split('-').map(Number);
    return `${date}. ${MONTHS[month! - 1]} ${year}`;
  },
  board({ rows, columns, stones, strokes }) {
    const grid = rows.map(
      (row, i) => `Zeile ${i + 1}: ${row.map((number) => number ?? 'kein Feld').join(' ')}.`,
    );
    return [
      `Ein Brett mit ${rows.length} Zeilen und ${columns} Spalten.`,
      ...grid,
      ...(stones.length > 0
        ? [`Steine: ${stones.map(({ stone, place }) => `${stone} auf ${place}`).join('; ')}.`]
        : []),
      ...(strokes.length > 0 ? [`Trennungsstriche: ${strokes.join('; ')}.`] : []),
    ].join(' ');
  },
  step,
};
