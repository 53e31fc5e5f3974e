import type { ListedPlacement } from '../../../../src/solve/candidates.ts';
import type { Item } from '../../../../src/solve/items.ts';
import type { Trial } from '../../../../src/solve/techniques/technique.ts';
import { type Case, clash, covers, type OpenPlace, type Statements, same } from './case.ts';

/** A trial: the supposition leads step by step to a cell or domino without a place. */
export function trialFaults({ step, open, eliminated, cells }: Case): Statements {
  const trial = step.trial!;
  const { supposed, forced, inner } = trial;
  const rating = inner.length > 0 ? 7.5 : forced.length > 8 ? 7 : (60 + forced.length) / 10;
  return [
    ['closes what was supposed', eliminated.map(({ index }) => index).join() === String(supposed.index)],
    ['has its cells', same(cells, [supposed.first, supposed.second])],
    ['is rated by what is forced', step.rating === rating],
    ['comes to nothing', fails(open, trial)],
    ['says nothing that is not needed', inner.length > 0 || isTight(open, trial)],
  ];
}

const itemsOf = (open: readonly OpenPlace[]): ((place: OpenPlace) => boolean)[] => [
  ...[...new Set(open.flatMap(({ cells }) => cells))].map((cell) => (p: OpenPlace) => p.cells.includes(cell)),
  ...[...new Set(open.map(({ domino }) => domino))].map((domino) => (p: OpenPlace) => p.domino === domino),
];

function lay(open: readonly OpenPlace[], { index }: ListedPlacement): OpenPlace[] {
  const place = open.find((other) => other.index === index);
  return place ? open.filter((other) => !clash(other, place)) : [];
}

/** What seals and gaps leave open. */
function settle(open: readonly OpenPlace[]): readonly OpenPlace[] {
  for (const covered of itemsOf(open)) {
    const [last, another] = open.filter(covered);
    if (!last || another) continue;
    const left = open.filter((place) => !clash(place, last));
    if (left.length < open.length) return settle(left);
  }
  return open;
}

/** Whether each forced domino has one place left when its turn comes, and the last cell or domino has none. */
function fails(open: readonly OpenPlace[], { supposed, inner, forced, end }: Trial): boolean {
  if (!open.some(({ index }) => index === supposed.index)) return false;
  let left = lay(open, supposed);
  for (const tried of inner) {
    if (!fails(settle(left), tried)) return false;
    left = left.filter(({ index }) => index !== tried.supposed.index);
  }
  for (const { item, place } of forced) {
    if (!same(placesOf(left, item), [place.index])) return false;
    left = lay(left, place);
  }
  return placesOf(left, end).length === 0;
}

function placesOf(open: readonly OpenPlace[], item: Item): number[] {
  return open.filter((place) => covers(place, item)).map(({ index }) => index);
}

/** Whether the conclusion fails as soon as any of the forced dominoes is left out. */
function isTight(open: readonly OpenPlace[], trial: Trial): boolean {
  return trial.forced.every((_, i) => !fails(open, { ...trial, forced: trial.forced.toSpliced(i, 1) }));
}
