import type { Item } from './items.ts';
import type { TechniqueName } from './levels.ts';
import type { Step, Trial } from './techniques/technique.ts';

/** Techniques that rest on where their dominoes can lie; the others rest on what can cover their cells. */
const BY_STONES: ReadonlySet<TechniqueName> = new Set([
  'fixed-cell',
  'hidden-set',
  'locked-square',
  'overlap',
]);

/** The cells and dominoes whose closed places a step rests on: as long as these stay closed, it holds. */
export function premisesOf({ technique, because, stones, place, trial, chain }: Step): Item[] {
  if (technique === 'seal') return [{ stone: place!.stone }];
  if (trial) return premisesOfTrial(trial);
  if (chain) return [...chain.links.map(({ item }) => item), ...(chain.end ? [chain.end] : [])];
  return BY_STONES.has(technique) ? stones!.map((stone) => ({ stone })) : because.map((cell) => ({ cell }));
}

function premisesOfTrial({ inner, forced, end }: Trial): Item[] {
  return [...inner.flatMap(premisesOfTrial), ...forced.map(({ item }) => item), end];
}
