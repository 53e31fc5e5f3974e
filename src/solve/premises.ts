import type { Item } from './items.ts';
import type { TechniqueName } from './levels.ts';
import type { Step, Trial } from './techniques/technique.ts';

const ofCells = ({ because }: Step): Item[] => because.map((cell) => ({ cell }));
const ofStones = ({ stones }: Step): Item[] => stones!.map((stone) => ({ stone }));

/** What a technique rests on: what can cover its cells, where its dominoes can lie, or what follows one from another. */
const PREMISES: Readonly<Record<TechniqueName, (step: Step) => Item[]>> = {
  seal: ({ place }) => [{ stone: place!.stone }],
  gap: ofCells,
  'equal-neighbours': ofCells,
  'fixed-cell': ofStones,
  overlap: ofStones,
  'forced-duplicate': ofCells,
  'odd-area': ofCells,
  'locked-square': ofStones,
  'cell-set': ofCells,
  'hidden-set': ofStones,
  'cell-set-with-double': ofCells,
  'mixed-set': ofCells,
  chain: ({ chain, trial }) =>
    trial ? ofTrial(trial) : [...chain!.links.map(({ item }) => item), ...(chain!.end ? [chain!.end] : [])],
  matching: ofCells,
  trial: ({ trial }) => ofTrial(trial!),
};

/** The cells and dominoes whose closed places a step rests on: as long as these stay closed, it holds. */
export function premisesOf(step: Step): Item[] {
  return PREMISES[step.technique](step);
}

function ofTrial({ inner, forced, end }: Trial): Item[] {
  return [...inner.flatMap(ofTrial), ...forced.map(({ item }) => item), end];
}
