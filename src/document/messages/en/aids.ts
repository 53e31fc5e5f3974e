import type { TechniqueName } from '../../../solve/levels.ts';
import type { Messages } from '../messages.ts';
import { tenths } from '../variants.ts';

export const techniques: Messages['techniques'] = {
  seal: 'seal',
  gap: 'gap',
  'equal-neighbours': 'equal neighbours',
  'fixed-cell': 'fixed cell',
  overlap: 'overlap',
  'forced-duplicate': 'forced duplicate',
  'odd-area': 'odd area',
  'locked-square': 'locked square',
  'cell-set': 'set of cells',
  'hidden-set': 'set of stones',
  'cell-set-with-double': 'set of cells with a double',
  'mixed-set': 'mixed set of cells',
  chain: 'chain',
  matching: 'matching',
  trial: 'trial',
};

/** The names of aids that have several ratings, by rating; the lowest of a chain and a trial stands for all. */
const VARIANTS: Partial<Record<TechniqueName, Readonly<Record<number, string>>>> = {
  seal: { 1.4: 'derived seal' },
  'forced-duplicate': { 3: 'forced duplicate of two cells' },
  'cell-set': { 4: 'set of two cells', 4.3: 'set of three cells', 4.6: 'set of four or more cells' },
  chain: { 5: 'chain', 5.9: 'chain of 9 or more links' },
  trial: {
    6: 'trial',
    6.1: 'trial with 1 forced stone',
    7: 'trial with more than 8 forced stones',
    7.5: 'nested trial',
  },
};

export const aid: Messages['aid'] = (technique, rating) => {
  const variant = VARIANTS[technique]?.[rating];
  if (variant) return variant;
  if (technique === 'chain') return `chain of ${tenths(rating)} links`;
  if (technique === 'trial') return `trial with ${tenths(rating)} forced stones`;
  return techniques[technique];
};
