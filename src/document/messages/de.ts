import { SEAL } from '../../solve/techniques/seal.ts';
import type { Messages } from './messages.ts';
import { cellTag, placeTag, stoneTag } from './tags.ts';

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
  techniques: { seal: 'Siegel', gap: 'Lücke' },
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
  step({ technique, rating, place, because }, setup) {
    const [stone, on] = [stoneTag(place), placeTag(setup, place)];
    switch (technique) {
      case 'seal':
        return rating === SEAL
          ? `Der Stein ${stone} hat auf dem Brett nur einen Platz: ${on}. Er ist ein Siegel.`
          : `Für den Stein ${stone} bleibt nur noch ein Platz: ${on}. Er ist zum Siegel geworden.`;
      case 'gap':
        return because.length === 2
          ? `Die beiden Felder ${on} sind von allen anderen abgeschnitten. Sie sind eine große Lücke: ` +
              `Dort liegt der Stein ${stone}.`
          : `Das Feld ${cellTag(setup, because[0]!)} kann sich nur noch mit einem Nachbarn verbinden. Es ist eine ` +
              `kleine Lücke: Der Stein ${stone} liegt auf ${on}.`;
    }
  },
};
