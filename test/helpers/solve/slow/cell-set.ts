import type { Candidates } from '../../../../src/solve/candidates.ts';
import type { CellItem, DominoItem } from '../../../../src/solve/items.ts';
import { type Finding, NOTHING, type Technique } from '../../../../src/solve/techniques/technique.ts';
import { dominoesOn, hits, setFinding, unique } from './finding.ts';

/**
 * Cell set: some cells hold one number, no open place covers two of them, and only as many dominoes as cells can cover them.
 * Each cell takes one of the dominoes, so these lie nowhere else.
 * `because`: the cells; `dominoes`: the dominoes.
 *
 * @param least the fewest cells, 2 or more
 * @param most the most cells
 */
export function cellSet(rating: number, least: number, most: number): Technique {
  return {
    name: 'cell-set',
    rating,
    focus: 'number',
    find: (state, number) => findSets(state, number, { least, most, doubled: false }),
  };
}

/**
 * Cell set with double: the same where a double can cover two of the cells.
 *
 * - If there is one domino fewer than cells, the double must cover two of them: it and the other dominoes lie nowhere else.
 * - If there are as many, the double covers at least one of the cells, as without it there would be one too few.
 *
 * `because`: the cells; `dominoes`: the dominoes, which in the second case are still all of them.
 */
export function cellSetWithDouble(rating: number, most: number): Technique {
  return {
    name: 'cell-set-with-double',
    rating,
    focus: 'number',
    find: (state, number) => findSets(state, number, { least: 2, most, doubled: true }),
  };
}

interface Wanted {
  /** Dominoes of the set. */
  readonly least: number;
  readonly most: number;
  /** Whether the double may lie on two of the cells. */
  readonly doubled: boolean;
}

/** Tries all sets of cells, except those that can no longer become small enough. */
function findSets(state: Candidates, number: number, { least, most, doubled }: Wanted): readonly Finding[] {
  // A cell whose domino is known adds nothing to a set.
  const cells = state.cellsOfNumber[number]!.filter((cell) => dominoesOn(state, cell).length > 1);
  const areAnyJoined = cells.some((cell) => cells.some((other) => state.areJoined(cell, other)));
  if (doubled && !areAnyJoined) return NOTHING;
  const dominoesOf = cells.map((cell) => dominoesOn(state, cell));
  const double = state.itemOfDomino(number, number);
  const found: Finding[] = [];

  const report = (set: readonly CellItem[], dominoes: readonly DominoItem[], onlyDouble: boolean) => {
    const items = [...dominoes].sort((a, b) => a - b);
    const eliminations = items.flatMap((item) => {
      if (onlyDouble && item !== double) return [];
      const wanted = item === double && doubled && !onlyDouble ? 2 : 1;
      return state.openPlaces(item).filter((place) => hits(state, place, set) < wanted);
    });
    found.push(...setFinding(state, eliminations, set, items, set));
  };

  const extend = (
    first: number,
    set: readonly CellItem[],
    dominoes: readonly DominoItem[],
    wasJoined: boolean,
  ): void => {
    for (let i = first; i < cells.length; i++) {
      const joins = areAnyJoined && set.some((other) => state.areJoined(other, cells[i]!));
      if (joins && !doubled) continue;
      const union = unique([...dominoes, ...dominoesOf[i]!]);
      const next = [...set, cells[i]!];
      const excess = union.length - next.length;
      if (union.length > most || excess > cells.length - 1 - i) continue;
      const isJoined = wasJoined || joins;
      if (excess === (isJoined ? -1 : 0)) {
        // Larger sets around this one add nothing: they split into it and the rest.
        if (union.length >= least && isJoined === doubled) report(next, union, false);
        continue;
      }
      if (isJoined && excess === 0 && union.length >= least) report(next, union, true);
      if (excess >= (doubled ? -1 : 0)) extend(i + 1, next, union, isJoined);
    }
  };
  extend(0, [], [], false);
  return found;
}
