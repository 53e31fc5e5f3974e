import { aid, techniques } from './de/aids.ts';
import { spoken } from './de/spoken.ts';
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
  shapes: {
    'letter-e': 'Buchstabe E',
    'letter-h': 'Buchstabe H',
    'letter-t': 'Buchstabe T',
    'figure-x': 'Figur X von 1921',
    'figure-xi': 'Figur XI von 1921',
    'figure-xii': 'Figur XII von 1921',
    'figure-xiii': 'Figur XIII von 1921',
    'figure-xiv': 'Figur XIV von 1921',
    'figure-xv': 'Figur XV von 1921',
    'figure-xvi': 'Figur XVI von 1921',
    'figure-xvii': 'Figur XVII von 1921',
    cross: 'Kreuz',
    frame: 'Rahmen',
    ring: 'Ring',
    'small-cross': 'kleines Kreuz',
    'small-frame': 'kleiner Rahmen',
    star: 'Stern',
    border: 'Borte',
    lighthouse: 'Leuchtturm',
    'brick-4334': 'Lagen von 4, 3, 3 und 4 Quadraten',
    'brick-3434': 'Lagen von 3, 4, 3 und 4 Quadraten',
    'brick-545': 'Lagen von 5, 4 und 5 Quadraten',
  },
  techniques,
  aid,
  date(day) {
    const [year, month, date] = day.split('-').map(Number);
    return `${date}. ${MONTHS[month! - 1]} ${year}`;
  },
  board({ rows, columns, stones, strokes, marked }) {
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
      ...(marked.length > 0 ? [`Um diese Felder geht es: ${marked.join('; ')}.`] : []),
    ].join(' ');
  },
  emptyBoard: (rows, columns) => `Ein leeres Brett mit ${rows} Zeilen und ${columns} Spalten.`,
  chain: { across: 'quer', up: 'Nach oben von', down: 'Nach unten von' },
  step,
  spoken,
};
