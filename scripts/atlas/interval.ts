/** The quantile of the normal distribution that 95 of 100 lie within, on both sides. */
const WITHIN_95 = 1.959963984540054;

/**
 * Where the share lies of which a sample had so many of so many, with 95 % confidence: the interval of Wilson (J. Amer. Statist.
 * Assoc. 22, 1927), which also holds for few and for none.
 */
export function wilson(hits: number, of: number): readonly [low: number, high: number] {
  const share = hits / of;
  const square = WITHIN_95 ** 2 / of;
  const middle = (share + square / 2) / (1 + square);
  const half = (WITHIN_95 * Math.sqrt((share * (1 - share)) / of + square / (4 * of))) / (1 + square);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
