import { aid, techniques } from './de/aids.ts';
import { step } from './de/steps.ts';
import type { Messages } from './messages.ts';
import { spokenRow } from './spoken-row.ts';

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
    const words = { empty: 'leer', hole: 'kein Feld', times: (count: number) => `${count}-mal` };
    return [
      `Ein Brett mit ${rows.length} Zeilen und ${columns} Spalten.`,
      ...rows.map((row, i) => `Zeile ${i + 1}: ${spokenRow(row, words)}.`),
      ...(stones.length > 0
        ? [
            `Steine: ${stones.map(({ stone, place }) => (stone ? `${stone} auf ${place}` : place)).join('; ')}.`,
          ]
        : []),
      ...(strokes.length > 0 ? [`Trennungsstriche: ${strokes.join('; ')}.`] : []),
    ].join(' ');
  },
  step,
};
