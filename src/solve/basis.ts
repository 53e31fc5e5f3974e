import type { Item } from './items.ts';
import type { TechniqueName } from './levels.ts';
import type { Step, Trial } from './techniques/technique.ts';

/** What a step of a technique is based on. */
interface Basis {
  /** The cells and dominoes whose closed places a step rests on: as long as these stay closed, it holds. */
  premises(step: Step): readonly Item[];
  /** Where a player looks to see a step whose place is known: what it is about beside that place. */
  looks(step: Step): readonly Item[];
}

const cells = ({ because }: Step): Item[] => because.map((cell) => ({ cell }));
const stones = (step: Step): Item[] => step.stones!.map((stone) => ({ stone }));
const nothing = () => [];

const SUPPOSED: Basis = {
  premises: ({ trial }) => premisesOfTrial(trial!),
  looks: nothing,
};

const BASES: Record<TechniqueName, Basis> = {
  seal: { premises: ({ place }) => [{ stone: place!.stone }], looks: nothing },
  gap: { premises: cells, looks: (step) => cells(step).slice(0, 1) },
  'equal-neighbours': { premises: cells, looks: cells },
  'fixed-cell': { premises: stones, looks: (step) => [...stones(step), ...cells(step)] },
  overlap: { premises: stones, looks: stones },
  'forced-duplicate': { premises: cells, looks: cells },
  'odd-area': { premises: cells, looks: nothing },
  'locked-square': { premises: stones, looks: stones },
  'cell-set': { premises: cells, looks: cells },
  'hidden-set': { premises: stones, looks: stones },
  'cell-set-with-double': { premises: cells, looks: cells },
  'mixed-set': { premises: cells, looks: cells },
  chain: { premises: linksOf, looks: cells },
  matching: { premises: cells, looks: cells },
  trial: SUPPOSED,
};

/** The basis of a step; a chain may be told as a supposition. */
export function basisOf({ technique, trial }: Step): Basis {
  return trial ? SUPPOSED : BASES[technique];
}

function premisesOfTrial({ inner, forced, end }: Trial): Item[] {
  return [...inner.flatMap(premisesOfTrial), ...forced.map(({ item }) => item), end];
}

function linksOf({ chain }: Step): Item[] {
  return [...chain!.links.map(({ item }) => item), ...(chain!.end ? [chain!.end] : [])];
}
