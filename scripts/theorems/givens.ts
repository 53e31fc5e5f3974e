import { GroupComposer } from '../../src/compose/groups/group-composer.ts';
import { type Cell, fullRectangle } from '../../src/domino/board.ts';
import { groupsOfKind } from '../../src/domino/kinds.ts';
import type { Puzzle } from '../../src/domino/puzzle.ts';
import type { Random } from '../../src/random.ts';
import { FillingModel } from '../../src/solve/fillings/model.ts';
import { not } from '../../src/solve/sat/solver.ts';

/** The number of givens from which the search descends. */
const AT_FIRST = 17;
/** The conflict limits for finding another filling, and for reducing its difference. */
const CONFLICTS = { other: 3000, smaller: 300 };
const STEPS = 20_000;

export interface ThinnedOut {
  readonly filling: Puzzle;
  /** The sufficient cells, as few as were found; empty if not even the first number was reached. */
  readonly cells: readonly Cell[];
}

/**
 * Fills a board and looks for few cells that admit no other filling. Every other filling differs from it in some cells, one of
 * which must be given: the given cells **hit** all these sets. A local search proposes cells that hit all known sets. The
 * solver then finds another filling that they admit, which is made as similar to the board as possible and yields one more set.
 * If the solver proves that there is none, the search continues with one cell fewer.
 *
 * @param goesOn whether there is time left
 * @param range 4 or 7
 */
export function thinOut(random: Random, goesOn: () => boolean, range = 7): ThinnedOut {
  const board = fullRectangle(range);
  const filling = new GroupComposer(range, board, []).compose(random)!.puzzle;
  const { solver, ...model } = modelOf(filling);
  const sets: Cell[][] = [];
  for (let a = 0; a <= range; a++) {
    for (let b = 0; b < a; b++)
      sets.push(board.cells.filter((cell) => [a, b].includes(filling.numbers[cell]!)));
  }
  let best: readonly Cell[] = [];
  for (let wanted = AT_FIRST; goesOn(); ) {
    const cells = hit(sets, wanted, random);
    if (!cells) break;
    const answer = solver.solve(cells.map(model.holds), CONFLICTS.other);
    if (answer === 'unsat') {
      best = cells;
      wanted = cells.length - 1;
    } else if (answer === 'unknown') {
      // The result is unknown, so these cells are not proposed again.
      sets.push(board.cells.filter((cell) => !cells.includes(cell)));
    } else sets.push(model.smallest());
  }
  return { filling, cells: best.toSorted((a, b) => a - b) };
}

/** A model of the fillings other than the given one, with the cells in which the last one found differs from it. */
function modelOf({ board, range, kind, numbers }: Puzzle) {
  const model = new FillingModel(board, range, groupsOfKind(kind));
  const { solver } = model;
  const holds = (cell: Cell) => model.numberAt(cell, numbers[cell]!);
  solver.addClause(board.cells.map((cell) => not(holds(cell))));
  const differing = () => board.cells.filter((cell) => !solver.isTrue(holds(cell)));
  const smallest = (): Cell[] => {
    for (let set = differing(); ; set = differing()) {
      // Another filling that shares at least as many cells with the board as this one.
      const asked = solver.newVariable();
      solver.addClause([not(asked), ...set.map(holds)]);
      const same = board.cells.filter((cell) => !set.includes(cell)).map(holds);
      const answer = solver.solve([asked, ...same], CONFLICTS.smaller);
      solver.addClause([not(asked)]);
      if (answer !== 'sat') return set;
    }
  };
  return { solver, holds, smallest };
}

/** This many cells that hit all sets, found by exchanging one at a time; undefined if none are found in {@link STEPS}. */
function hit(sets: readonly (readonly Cell[])[], count: number, random: Random): Cell[] | undefined {
  const setsAt = new Map<Cell, number[]>();
  sets.forEach((set, i) => {
    for (const cell of set) setsAt.set(cell, [...(setsAt.get(cell) ?? []), i]);
  });
  const cells = [...setsAt.keys()];
  const weight = new Float64Array(sets.length).fill(1);
  const hits = new Int32Array(sets.length);
  const taken = new Set<Cell>();
  const movedAt = new Map<Cell, number>();
  const isFresh = (cell: Cell, step: number) => (movedAt.get(cell) ?? -9) > step - 3;
  const sum = (cell: Cell, wanted: number) =>
    setsAt.get(cell)!.reduce((all, i) => all + (hits[i] === wanted ? weight[i]! : 0), 0);
  const move = (cell: Cell, by: 1 | -1, step: number) => {
    if (by === 1) taken.add(cell);
    else taken.delete(cell);
    for (const i of setsAt.get(cell)!) hits[i]! += by;
    movedAt.set(cell, step);
  };
  const best = (from: Iterable<Cell>, value: (cell: Cell) => number) => {
    let [found, most] = [undefined as Cell | undefined, Number.NEGATIVE_INFINITY];
    for (const cell of from) {
      const of = value(cell) + random.fraction() / 10;
      if (of > most) [found, most] = [cell, of];
    }
    return found!;
  };
  while (taken.size < count) {
    move(
      best(
        cells.filter((cell) => !taken.has(cell)),
        (cell) => sum(cell, 0) + 3 * random.fraction(),
      ),
      1,
      -9,
    );
  }
  for (let step = 1; step < STEPS; step++) {
    const missed = [...hits.keys()].filter((i) => hits[i] === 0);
    if (missed.length === 0) return [...taken];
    for (const i of missed) weight[i]! += 1;
    move(
      best(taken, (cell) => -sum(cell, 1) - (isFresh(cell, step) ? 1e9 : 0)),
      -1,
      step,
    );
    const set = sets[missed[random.below(missed.length)]!]!;
    move(
      best(set, (cell) => sum(cell, 0) - (isFresh(cell, step) ? 1e9 : 0)),
      1,
      step,
    );
  }
  return undefined;
}
