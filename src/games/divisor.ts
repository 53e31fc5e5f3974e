// Divisor domino by the rules of FIDO: doubles lie across and can be continued on all four sides, and a play scores if
// the sum of the open ends can be divided.

import type { Domino } from '../domino/dominoes.ts';

/**
 * The sets that the game is played with, and the divisor that goes with each. FIDO names a divisor of 3 and an opening
 * with 6:6, but not that they belong together: that follows from the others, 2/3 of the highest number less 1.
 */
export const DIVISORS = { 6: 3, 9: 5, 12: 7, 15: 9, 18: 11 } as const;

/** What can be seen of the dominoes on the table: where they can be continued. */
export interface OpenEnds {
  /** The numbers of the open ends, which are added up; a double has two until it is continued there. */
  readonly ends: readonly number[];
  /** The numbers of doubles that have a long side free: nothing is added for it, but a domino can be laid there. */
  readonly sides: readonly number[];
}

/** Where a domino is laid: ends of one number are all alike. */
export interface Spot {
  readonly place: 'end' | 'side';
  readonly number: number;
}

export interface Play {
  readonly domino: Domino;
  readonly spot: Spot;
}

/** A play with the sum of the ends after it, and the points that it makes. */
export interface Scored extends Play {
  readonly sum: number;
  readonly points: number;
}

/** The line that a double opens: both long sides are free. */
export function opening(double: number): OpenEnds {
  return { ends: [double, double], sides: [double, double] };
}

export function sumOf({ ends }: OpenEnds): number {
  return ends.reduce((sum, end) => sum + end, 0);
}

/** The quotient if the sum can be divided, else nothing. */
export function pointsOf(sum: number, divisor: number): number {
  return sum % divisor === 0 ? sum / divisor : 0;
}

/** Where a domino can be laid. The second domino of a game goes to a long side of the first, so that three ends are open. */
export function spotsFor({ low, high }: Domino, { ends, sides }: OpenEnds): Spot[] {
  const isSecond = sides.length === 2 && sides[0] === sides[1];
  const numbers = [...new Set([low, high])];
  const at = (place: Spot['place'], open: readonly number[]): Spot[] =>
    numbers.filter((number) => open.includes(number)).map((number) => ({ place, number }));
  return [...(isSecond ? [] : at('end', ends)), ...at('side', sides)];
}

/** The line after a play that {@link spotsFor} allows. */
export function lay(
  { ends, sides }: OpenEnds,
  { domino: { low, high }, spot: { place, number } }: Play,
): OpenEnds {
  const other = number === low ? high : low;
  const isDouble = low === high;
  return {
    ends: [...(place === 'end' ? without(ends, number) : ends), other, ...(isDouble ? [other] : [])],
    sides: [...(place === 'side' ? without(sides, number) : sides), ...(isDouble ? [other] : [])],
  };
}

/** Every way to lay a domino of the hand, in the order of the hand. */
export function scoredPlays(line: OpenEnds, hand: readonly Domino[], divisor: number): Scored[] {
  return hand.flatMap((domino) =>
    spotsFor(domino, line).map((spot) => {
      const sum = sumOf(lay(line, { domino, spot }));
      return { domino, spot, sum, points: pointsOf(sum, divisor) };
    }),
  );
}

/** The play that scores more than every other; nothing if none scores or several score as much. */
export function onlyBest(plays: readonly Scored[]): Scored | undefined {
  const most = Math.max(1, ...plays.map(({ points }) => points));
  const best = plays.filter(({ points }) => points === most);
  return best.length === 1 ? best[0] : undefined;
}

/** The numbers with one of this kind fewer. */
function without(numbers: readonly number[], number: number): number[] {
  const at = numbers.indexOf(number);
  return numbers.filter((_, i) => i !== at);
}
