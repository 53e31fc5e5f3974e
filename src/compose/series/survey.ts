import { type Board, placesOf } from '../../domino/board.ts';
import { dominoCount, dominoIndex } from '../../domino/dominoes.ts';
import type { Key } from '../../domino/puzzle.ts';
import { SolutionCounter } from '../../solve/solution-counter.ts';
import { unionsOf } from '../groups/unions.ts';
import type { Series } from './series.ts';

/** How many fillings there are, and how many of them have exactly one solution. */
export interface Fillings {
  fillings: number;
  unique: number;
}

/** What one key carries; everything up to renumbering. */
export interface Survey {
  /** For each partition its fillings, and whether they are all: counting stops at the limit. */
  readonly partitions: readonly (Fillings & { complete: boolean })[];
  /** The fillings counted, by the unions of equal groups: by how many fewer areas than groups there are. */
  readonly byUnions: ReadonlyMap<number, Fillings>;
  /** The fillings counted, by how many dominoes have a single place from the start. */
  readonly bySeals: ReadonlyMap<number, Fillings>;
}

/** Counts the fillings of each partition of a key, but not beyond `limit` each. */
export function surveyOf(series: Series, board: Board, range: number, key: Key, limit: number): Survey {
  const solver = new SolutionCounter(board, range);
  const sealsOf = sealCounter(board, range);
  const byUnions = new Map<number, Fillings>();
  const bySeals = new Map<number, Fillings>();
  const partitions = series.partitions.map((groupOf, partition) => {
    const all = { fillings: 0, unique: 0, complete: true };
    const groups = Math.max(...groupOf) + 1;
    series.begin(partition);
    while (series.next()) {
      if (all.fillings === limit) {
        all.complete = false;
        break;
      }
      const { numbers } = series;
      const unique = solver.load(numbers).isOnlySolution(key) ? 1 : 0;
      add(all, unique);
      add(entryOf(byUnions, unionsOf(board, numbers, groups)), unique);
      add(entryOf(bySeals, sealsOf(numbers)), unique);
    }
    return all;
  });
  return { partitions, byUnions: inOrder(byUnions), bySeals: inOrder(bySeals) };
}

function add(to: Fillings, unique: number): void {
  to.fillings++;
  to.unique += unique;
}

function entryOf(map: Map<number, Fillings>, value: number): Fillings {
  let entry = map.get(value);
  if (!entry) {
    entry = { fillings: 0, unique: 0 };
    map.set(value, entry);
  }
  return entry;
}

function inOrder(map: ReadonlyMap<number, Fillings>): ReadonlyMap<number, Fillings> {
  return new Map([...map].sort(([a], [b]) => a - b));
}

/** Counts the dominoes of a board that have a single place before anything is solved. */
function sealCounter(board: Board, range: number): (numbers: Int32Array) => number {
  const pairs = placesOf(board);
  return (numbers) => {
    const places = new Int32Array(dominoCount(range));
    for (const { first, second } of pairs) places[dominoIndex(numbers[first]!, numbers[second]!)]!++;
    return places.filter((count) => count === 1).length;
  };
}
