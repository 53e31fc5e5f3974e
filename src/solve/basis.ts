import type { Item } from './items.ts';
import type { TechniqueName } from './levels.ts';
import type { Step, Trial } from './techniques/technique.ts';

/** What a step of a technique is based on, and what that asks of a player. */
interface Basis {
  /** The cells and dominoes whose closed places a step rests on: as long as these stay closed, it holds. */
  premises(step: Step): readonly Item[];
  /** Where a player looks to see a step whose place is known: what it is about beside that place. */
  looks(step: Step): readonly Item[];
  /** How many things a step asks to be held in mind at once: those of a set, or one. */
  load(step: Step): number;
}

const cells = ({ because }: Step): Item[] => because.map((cell) => ({ cell }));
const stones = (step: Step): Item[] => step.stones!.map((stone) => ({ stone }));
const nothing = () => [];
const one = () => 1;
const eachCell = ({ because }: Step) => because.length;

/** The dominoes of the supposition, the supposed one among them; no one can hold a trial within a trial. */
const SUPPOSED: Basis = {
  premises: ({ trial }) => premisesOfTrial(trial!),
  looks: nothing,
  load: ({ trial }) => (trial!.inner.length > 0 ? Number.POSITIVE_INFINITY : 1 + trial!.forced.length),
};

const BASES: Record<TechniqueName, Basis> = {
  seal: { premises: ({ place }) => [{ stone: place!.stone }], looks: nothing, load: one },
  gap: { premises: cells, looks: (step) => cells(step).slice(0, 1), load: one },
  'equal-neighbours': { premises: cells, looks: cells, load: one },
  'fixed-cell': { premises: stones, looks: (step) => [...stones(step), ...cells(step)], load: one },
  overlap: { premises: stones, looks: stones, load: one },
  'forced-duplicate': { premises: cells, looks: cells, load: one },
  'odd-area': { premises: cells, looks: nothing, load: one },
  'locked-square': { premises: stones, looks: stones, load: eachCell },
  'cell-set': { premises: cells, looks: cells, load: eachCell },
  'hidden-set': { premises: stones, looks: stones, load: eachCell },
  'cell-set-with-double': { premises: cells, looks: cells, load: eachCell },
  'mixed-set': { premises: cells, looks: cells, load: eachCell },
  chain: { premises: linksOf, looks: cells, load: one },
  matching: { premises: cells, looks: cells, load: eachCell },
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
