import type { TechniqueName } from '../../../solve/levels.ts';
import type { Messages } from '../messages.ts';
import { tenths } from '../variants.ts';

// Siegel, Lücke, Festlegung, Loch, Quadrat and provisorisches Siegel are the book's words.
export const techniques: Messages['techniques'] = {
  seal: 'Siegel',
  gap: 'Lücke',
  'equal-neighbours': 'gleiche Nachbarn',
  'fixed-cell': 'Festlegung',
  overlap: 'Überschneidung',
  'forced-duplicate': 'doppelter Bedarf',
  'odd-area': 'ungerades Loch',
  'locked-square': 'Quadrat',
  'cell-set': 'Feldgruppe',
  'hidden-set': 'Steingruppe',
  'cell-set-with-double': 'Feldgruppe mit Doppelstein',
  'mixed-set': 'gemischte Feldgruppe',
  chain: 'Kette',
  matching: 'Paarung',
  trial: 'provisorisches Siegel',
};

/** The names of aids that have several ratings, by rating; the lowest of a chain and a trial stands for all. */
const VARIANTS: Partial<Record<TechniqueName, Readonly<Record<number, string>>>> = {
  seal: { 1.4: 'abgeleitetes Siegel' },
  'forced-duplicate': { 3: 'doppelter Bedarf zweier Felder' },
  'cell-set': {
    4: 'Gruppe von zwei Feldern',
    4.3: 'Gruppe von drei Feldern',
    4.6: 'Gruppe von vier oder mehr Feldern',
  },
  chain: { 5: 'Kette', 5.9: 'Kette mit 9 oder mehr Gliedern' },
  trial: {
    6: 'provisorisches Siegel',
    6.1: 'provisorisches Siegel mit 1 Folgestein',
    7: 'provisorisches Siegel mit mehr als 8 Folgesteinen',
    7.5: 'geschachteltes provisorisches Siegel',
  },
};

export const aid: Messages['aid'] = (technique, rating) => {
  const variant = VARIANTS[technique]?.[rating];
  if (variant) return variant;
  if (technique === 'chain') return `Kette mit ${tenths(rating)} Gliedern`;
  if (technique === 'trial') return `provisorisches Siegel mit ${tenths(rating)} Folgesteinen`;
  return techniques[technique];
};
