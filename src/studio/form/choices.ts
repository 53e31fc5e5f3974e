import type { Language } from '../../languages/index.ts';

export const WHOM = ['large-print', 'touch', 'ear', 'screen', 'class', 'gift'] as const;
export type Whom = (typeof WHOM)[number];

/** How hard its puzzles can be; `rising` has all levels one after the other. */
export const DEGREES = ['easy', 'medium', 'hard', 'rising'] as const;
export type Degree = (typeof DEGREES)[number];

/** How many puzzles it can have: tens, as each section has a share of ten. */
export const COUNTS = [10, 20, 40, 60, 100] as const;

/** What is answered to the questions with which a book is begun. */
export interface Answers {
  readonly whom: Whom;
  readonly degree: Degree;
  readonly count: number;
  readonly language: Language;
  /** For whom a gift is, and from whom. */
  readonly for?: string | undefined;
  readonly from?: string | undefined;
}
