/** The levels from the easiest to the hardest; a puzzle has the level of the hardest technique that it needs. */
export const LEVELS = ['easy', 'medium', 'tricky', 'hard', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The level to which a rating belongs, on the one scale on which all techniques are rated: easy from 1.0, medium from 2.0,
 * and so on.
 */
export function levelOf(rating: number): Level {
  return LEVELS.findLast((_, i) => rating >= i + 1) ?? 'easy';
}

/** The techniques; `techniques/` has a file for each, which states its theorem. */
export const TECHNIQUE_NAMES = [
  'seal',
  'gap',
  'equal-neighbours',
  'fixed-cell',
  'overlap',
  'forced-duplicate',
  'odd-area',
  'locked-square',
  'cell-set',
  'hidden-set',
  'cell-set-with-double',
  'mixed-set',
  'chain',
  'matching',
  'trial',
] as const;
export type TechniqueName = (typeof TECHNIQUE_NAMES)[number];

/** What a step of a technique rests on: where dominoes can lie, or what can cover cells. */
interface Premises {
  readonly of: 'dominoes' | 'cells';
  /** Whether the cells of a step are kept in mind together. */
  readonly isSet?: true;
}

export const PREMISES: Readonly<Record<TechniqueName, Premises>> = {
  seal: { of: 'dominoes' },
  gap: { of: 'cells' },
  'equal-neighbours': { of: 'cells' },
  'fixed-cell': { of: 'dominoes' },
  overlap: { of: 'dominoes' },
  'forced-duplicate': { of: 'cells' },
  'odd-area': { of: 'cells' },
  'locked-square': { of: 'dominoes', isSet: true },
  'cell-set': { of: 'cells', isSet: true },
  'hidden-set': { of: 'dominoes', isSet: true },
  'cell-set-with-double': { of: 'cells', isSet: true },
  'mixed-set': { of: 'cells', isSet: true },
  chain: { of: 'cells' },
  matching: { of: 'cells', isSet: true },
  trial: { of: 'dominoes' },
};

/** The techniques that find numbers of completions; `fillings/techniques/` has their theorems. */
export const FILLING_TECHNIQUE_NAMES = [
  'three',
  'only-number',
  'last-cells',
  'filling-seal',
  'filling-gap',
  'no-three',
  'no-domino',
  'second-link',
  'supposition',
] as const;
export type FillingTechniqueName = (typeof FILLING_TECHNIQUE_NAMES)[number];

/** All techniques that a grade can name. */
export const ALL_TECHNIQUE_NAMES = [...FILLING_TECHNIQUE_NAMES, ...TECHNIQUE_NAMES] as const;
export type AnyTechniqueName = (typeof ALL_TECHNIQUE_NAMES)[number];
