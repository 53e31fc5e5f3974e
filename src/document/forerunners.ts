import type { Kind } from '../domino/kinds.ts';

const NAMES: Readonly<Partial<Record<Kind, string>>> = {
  duett: 'Duett',
  quartett: 'Quartett',
  quadrat: 'Quadrat',
  quodlibet: 'Quodlibet',
};

/** The name of a forerunner of the Terzett, in every language that of the book of 1921; null for other kinds. */
export function forerunnerName(kind: Kind): string | null {
  return NAMES[kind] ?? null;
}
