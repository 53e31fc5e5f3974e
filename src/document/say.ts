import { SHAPE_NAMES } from '../domino/shapes.ts';
import type { AnyTechniqueName, Level } from '../solve/levels.ts';
import type { BareId, WordBook } from '../words/word-book.ts';

export function levelName(level: Level, words: WordBook): string {
  return words.text(`level-${level}`);
}

export function techniqueName(technique: AnyTechniqueName, words: WordBook): string {
  return words.text(`technique-${technique}`);
}

/** Names of a technique by its rating; a rating that is not here has the name of the technique. */
const EXACT_NAMES: Partial<Record<AnyTechniqueName, Readonly<Record<number, BareId>>>> = {
  'forced-duplicate': { 3: 'technique-forced-duplicate-of-two' },
  'cell-set': {
    4: 'technique-cell-set-of-two',
    4.3: 'technique-cell-set-of-three',
    4.6: 'technique-cell-set-of-four',
  },
  trial: { 7: 'technique-trial-long', 7.5: 'technique-trial-nested' },
};

/** The exact name of a technique as a step of this rating used it: `set of two cells`, `chain of 4 links`. */
export function exactTechniqueName(technique: AnyTechniqueName, rating: number, words: WordBook): string {
  const exact = EXACT_NAMES[technique]?.[rating];
  if (exact) return words.text(exact);
  // Chains and trials count their links and dominoes in the tenths of their rating; the lowest stands for all.
  const tenths = Math.round(rating * 10) % 10;
  if (technique === 'chain' && tenths > 0) return words.text('technique-chain-of-links', { links: tenths });
  if (technique === 'trial' && tenths > 0) {
    return words.text('technique-trial-with-dominoes', { dominoes: tenths });
  }
  return techniqueName(technique, words);
}

/**
 * The hardest technique of a puzzle as books name it. Chains are told there as suppositions: how many links one would have
 * as a chain says nothing of what a reader holds in mind.
 */
export function hardestName(
  { technique, rating }: { readonly technique: AnyTechniqueName; readonly rating: number },
  words: WordBook,
): string {
  return technique === 'chain'
    ? techniqueName(technique, words)
    : exactTechniqueName(technique, rating, words);
}

/** The name of a shape; nothing for one that has no name in words. */
export function shapeName(shape: string | undefined, words: WordBook): string | undefined {
  const name = SHAPE_NAMES.find((known) => known === shape);
  return name && words.text(`shape-${name}`);
}

/** A day, from year-month-day. */
export function dayText(date: string, words: WordBook): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return words.text('date', { year, month, day });
}
