import type { Cell } from '../../domino/board.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { ListedPlacement } from '../candidates.ts';
import { SolutionCounter } from '../solution-counter.ts';
import { componentsOf, listedPlaces, possiblePlaces } from './ambiguities.ts';
import type { Analysis } from './analyse.ts';
import {
  changesOf,
  type Exchange,
  eachRenumbering,
  type Found,
  leastReplaced,
  type MendOptions,
} from './changes.ts';

const MOST_FOUND = 400;

type Bounds = Required<Pick<MendOptions, 'keep' | 'most' | 'tries'>>;

/** Numbers that can be changed so that one solution is left: as few as can be, or, where not all can be tried, few. */
export function mendNumbers(
  setup: Setup,
  analysis: Analysis,
  { keep, most, tries }: Bounds,
): { atLeast: number; found: Found[] } {
  const cells = setup.board.cells.filter((cell) => !keep.includes(cell));
  const replaced = leastReplaced(setup);
  const costOf = costsOf(setup, cells, tries);
  // As it is, its numbers do not do: it has no solution or several.
  let atLeast = Math.max(replaced, 1);
  for (; atLeast <= most; atLeast++) {
    if (costOf(atLeast - replaced) > tries) break;
    const found = allWith(setup, analysis, cells, atLeast - replaced);
    if (found.length > 0) return { atLeast, found };
  }
  const likely =
    atLeast <= most && analysis.ambiguities.length > 0 ? descend(setup, analysis, cells, most) : undefined;
  return { atLeast, found: likely ? [likely] : [] };
}

/** About how many layouts come of so many exchanges, after numbers were replaced. @param most more are not counted one by one */
function costsOf(setup: Setup, cells: readonly Cell[], most: number): (exchanges: number) => number {
  let replacing = 0;
  eachRenumbering(setup, cells, 0, () => ++replacing <= most);
  let pairs = 0;
  for (const a of cells) for (const b of cells) if (a < b && setup.numbers[a] !== setup.numbers[b]) pairs++;
  return (exchanges) => {
    let layouts = replacing;
    for (let i = 1; i <= exchanges; i++) layouts *= pairs / i;
    return layouts;
  };
}

/** All layouts with one solution that come of so many exchanges; those first that turn dominoes. */
function allWith(setup: Setup, analysis: Analysis, cells: readonly Cell[], exchanges: number): Found[] {
  const solver = new SolutionCounter(setup.board, setup.range);
  const found = new Map<string, Found>();
  eachRenumbering(setup, cells, exchanges, (numbers, how) => {
    if (solver.load(numbers).count(2).solutions === 1) {
      const name = numbers.join();
      if (!found.has(name)) found.set(name, { changes: changesOf(how, analysis), numbers: [...numbers] });
    }
    return found.size < MOST_FOUND;
  });
  const turns = ({ changes }: Found) => changes.filter(({ type }) => type === 'turn').length;
  return [...found.values()].sort((a, b) => turns(b) - turns(a));
}

/** Exchanges one after the other, each that which leaves the fewest places possible, until one solution is left. */
function descend(setup: Setup, analysis: Analysis, cells: readonly Cell[], most: number): Found | undefined {
  const { board, range } = setup;
  const solver = new SolutionCounter(board, range);
  const placesOn = (numbers: readonly number[], limit: number): ListedPlacement[] | undefined => {
    const { key } = solver.load(numbers).count(1);
    return key && possiblePlaces(solver, listedPlaces({ ...setup, numbers }), key, limit);
  };
  const dominoes = board.cells.length / 2;
  const numbers = [...setup.numbers];
  const exchanged: Exchange[] = [];
  let places = placesOn(numbers, Number.POSITIVE_INFINITY)!;
  while (exchanged.length < most) {
    const [ambiguous] = componentsOf(places).filter((part) => part.length > 1);
    const open = new Set(ambiguous!.flatMap(({ first, second }) => [first, second]));
    let best: { readonly exchange: Exchange; readonly places: ListedPlacement[] } | undefined;
    for (const a of cells.filter((cell) => open.has(cell))) {
      for (const b of cells) {
        if (numbers[a] === numbers[b] || (open.has(b) && b < a)) continue;
        swap(numbers, a, b);
        const fewest = (best?.places ?? places).length;
        const left = placesOn(numbers, fewest - 1);
        if (left && left.length < fewest) best = { exchange: a < b ? [a, b] : [b, a], places: left };
        swap(numbers, a, b);
      }
    }
    if (!best) return undefined;
    swap(numbers, ...best.exchange);
    exchanged.push(best.exchange);
    places = best.places;
    if (places.length === dominoes)
      return { changes: changesOf({ replaced: [], exchanged }, analysis), numbers };
  }
  return undefined;
}

function swap(numbers: number[], a: Cell, b: Cell): void {
  [numbers[a], numbers[b]] = [numbers[b]!, numbers[a]!];
}
