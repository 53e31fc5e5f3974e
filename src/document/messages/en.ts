import { SEAL } from '../../solve/techniques/seal.ts';
import type { Messages } from './messages.ts';
import { cellTag, placeTag, stoneTag } from './tags.ts';

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
  techniques: { seal: 'seal', gap: 'gap' },
  date(day) {
    const [year, month, date] = day.split('-').map(Number);
    return `${date} ${MONTHS[month! - 1]} ${year}`;
  },
  board({ rows, columns, stones, strokes }) {
    const grid = rows.map((row, i) => `Row ${i + 1}: ${row.map((number) => number ?? 'no cell').join(' ')}.`);
    return [
      `A board of ${rows.length} rows and ${columns} columns.`,
      ...grid,
      ...(stones.length > 0
        ? [`Stones: ${stones.map(({ stone, place }) => `${stone} on ${place}`).join('; ')}.`]
        : []),
      ...(strokes.length > 0 ? [`Strokes across: ${strokes.join('; ')}.`] : []),
    ].join(' ');
  },
  step({ technique, rating, place, because }, setup) {
    const [stone, on] = [stoneTag(place), placeTag(setup, place)];
    switch (technique) {
      case 'seal':
        return rating === SEAL
          ? `The stone ${stone} has only one place on the board, ${on}. It is a seal.`
          : `The stone ${stone} has only one place left, ${on}. It has become a seal.`;
      case 'gap':
        return because.length === 2
          ? `The two cells ${on} are cut off from all others. They are a large gap: the stone ${stone} lies there.`
          : `The cell ${cellTag(setup, because[0]!)} can join only one neighbour. It is a small gap: ` +
              `the stone ${stone} lies on ${on}.`;
    }
  },
};
