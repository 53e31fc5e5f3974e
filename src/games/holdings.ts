import type { Domino } from '../domino/dominoes.ts';
import type { Position } from './hands.ts';
import { type Player, RANGE } from './written.ts';

/** The names that the book of 1921 has for how many of the seven dominoes with a number one hand holds. */
export const HOLDINGS = [
  'blase',
  'ueberforsche',
  'kleine-ueberforsche',
  'forsche',
  'kleine-forsche',
  'klemme',
  'falle',
] as const;
export type HoldingName = (typeof HOLDINGS)[number];

/** By the number of dominoes, with their double and without it. */
const NAMES: Readonly<Record<number, readonly [withDouble: HoldingName | undefined, without?: HoldingName]>> =
  {
    7: ['blase'],
    6: ['ueberforsche', 'kleine-ueberforsche'],
    5: ['forsche', 'kleine-forsche'],
    4: ['klemme'],
    3: [undefined, 'falle'],
  };

interface Holding {
  readonly number: number;
  readonly name: HoldingName;
}

/** What a player holds that has a name. A trap is set for a double: one that is laid already needs none. */
export function holdingsOf(player: Player, { hands, line }: Position): Holding[] {
  return Array.from({ length: RANGE + 1 }, (_, number) => number).flatMap((number) => {
    const own = dominoesWith(number, hands[player].dominoes);
    const hasDouble = own.some(({ low, high }) => low === high);
    const name = NAMES[own.length]?.[hasDouble ? 0 : 1];
    const isLaid = line.some(([left, right]) => left === number && right === number);
    return name && !(name === 'falle' && isLaid) ? [{ number, name }] : [];
  });
}

export function dominoesWith(number: number, dominoes: readonly Domino[]): Domino[] {
  return dominoes.filter(({ low, high }) => low === number || high === number);
}
