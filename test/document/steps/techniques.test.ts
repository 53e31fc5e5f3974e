import { expect, it } from 'vitest';
import { exactTechniqueName, techniqueName } from '../../../src/document/say.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import { LADDER } from '../../../src/solve/ladder.ts';
import { TECHNIQUE_NAMES, type TechniqueName } from '../../../src/solve/levels.ts';
import { WORDS } from '../../helpers/words.ts';

// Siegel, Lücke, Festlegung, Loch, Quadrat, provisorisches Siegel: the words of the 1921 book.
it.each<[TechniqueName, rating: number, en: string, de: string]>([
  ['seal', 1, 'seal', 'Siegel'],
  ['gap', 1.2, 'gap', 'Lücke'],
  ['seal', 1.4, 'seal', 'Siegel'],
  ['equal-neighbours', 2, 'equal neighbours', 'gleiche Nachbarn'],
  ['fixed-cell', 2.2, 'fixed cell', 'Festlegung'],
  ['overlap', 2.5, 'overlap', 'Überschneidung'],
  ['forced-duplicate', 2.8, 'forced duplicate', 'doppelter Bedarf'],
  ['forced-duplicate', 3, 'forced duplicate of two cells', 'doppelter Bedarf zweier Felder'],
  ['odd-area', 3.3, 'odd area', 'ungerades Loch'],
  ['cell-set', 4, 'set of two cells', 'Gruppe von zwei Feldern'],
  ['locked-square', 4.2, 'locked square', 'Quadrat'],
  ['cell-set', 4.3, 'set of three cells', 'Gruppe von drei Feldern'],
  ['cell-set', 4.6, 'set of four or more cells', 'Gruppe von vier oder mehr Feldern'],
  ['hidden-set', 4.7, 'set of dominoes', 'Steingruppe'],
  ['cell-set-with-double', 4.8, 'set of cells with a double', 'Feldgruppe mit Doppelstein'],
  ['mixed-set', 4.9, 'mixed set of cells', 'gemischte Feldgruppe'],
  ['chain', 5, 'chain', 'Kette'],
  ['chain', 5.2, 'chain of 2 links', 'Kette mit 2 Gliedern'],
  ['chain', 5.8, 'chain of 8 links', 'Kette mit 8 Gliedern'],
  ['chain', 5.9, 'chain of 9 or more links', 'Kette mit 9 oder mehr Gliedern'],
  ['matching', 5.5, 'matching', 'Paarung'],
  ['trial', 6, 'trial', 'provisorisches Siegel'],
  ['trial', 6.1, 'trial with 1 forced domino', 'provisorisches Siegel mit einem Folgestein'],
  ['trial', 6.2, 'trial with 2 forced dominoes', 'provisorisches Siegel mit 2 Folgesteinen'],
  ['trial', 6.8, 'trial with 8 forced dominoes', 'provisorisches Siegel mit 8 Folgesteinen'],
  ['trial', 7, 'trial with more than 8 forced dominoes', 'provisorisches Siegel mit mehr als 8 Folgesteinen'],
  ['trial', 7.5, 'nested trial', 'geschachteltes provisorisches Siegel'],
])('%s %d is named: %s, %s', (technique, rating, en, de) => {
  expect(exactTechniqueName(technique, rating, WORDS.en)).toBe(en);
  expect(exactTechniqueName(technique, rating, WORDS.de)).toBe(de);
});

it.each(LANGUAGE_CODES)(
  'no two techniques of the ladder have one name, but for the two seals, nor two techniques: %s',
  (language) => {
    const words = WORDS[language];
    const names = LADDER.map(({ name, rating }) => exactTechniqueName(name, rating, words));
    expect(new Set(names).size).toBe(LADDER.length - 1);
    expect(new Set(TECHNIQUE_NAMES.map((name) => techniqueName(name, words))).size).toBe(
      TECHNIQUE_NAMES.length,
    );
  },
);
