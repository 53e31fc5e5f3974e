import type { Kind } from '../domino/kinds.ts';

const NAMES = {
  duett: 'Duett',
  quartett: 'Quartett',
  quadrat: 'Quadrat',
  quodlibet: 'Quodlibet',
} as const satisfies Partial<Record<Kind, string>>;

/** The forerunners of the Terzett. */
export const FORERUNNERS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** The name of a forerunner of the Terzett, in every language that of the book of 1921; null for other kinds. */
export function forerunnerName(kind: Kind): string | null {
  const forerunner = FORERUNNERS.find((one) => one === kind);
  return forerunner ? NAMES[forerunner] : null;
}
