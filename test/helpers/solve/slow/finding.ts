import type { PlaceIndex } from '../../../../src/domino/board.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import type { CellItem, DominoItem, ItemIndex } from '../../../../src/solve/items.ts';
import { type Finding, openPlacesOf } from '../../../../src/solve/techniques/technique.ts';

/** What a set of cells and dominoes closes, if anything. @param premises the items whose open places it rests on */
export function setFinding(
  state: Candidates,
  eliminations: readonly PlaceIndex[],
  cells: readonly CellItem[],
  dominoes: readonly DominoItem[],
  premises: readonly ItemIndex[],
): Finding[] {
  if (eliminations.length === 0) return [];
  const grounds = () => ({
    because: cells.map((cell) => state.cellAt(cell)),
    dominoes: dominoes.map((item) => state.dominoAt(item)),
    places: openPlacesOf(state, premises),
  });
  return [{ eliminations, grounds }];
}

/** The dominoes that can cover a cell. */
export function dominoesOn(state: Candidates, cell: CellItem): DominoItem[] {
  return unique(state.openPlaces(cell).map((place) => state.dominoItem[place]!));
}

/** How many of the cells a place covers. */
export function hits(state: Candidates, place: PlaceIndex, cells: readonly CellItem[]): number {
  return cells.filter((cell) => state.isOn(place, cell)).length;
}

/** Each value once, in the order in which they first come. */
export const unique = <T>(values: Iterable<T>): T[] => [...new Set(values)];
