import { type Condition, isFulfilled } from '../../compose/groups/condition.ts';
import { type Board, type Cell, neighboursOf, type Place } from '../../domino/board.ts';
import { groupsOfKind } from '../../domino/kinds.ts';
import { type Key, UNKNOWN } from '../../domino/puzzle.ts';
import { FillingModel } from '../../solve/fillings/model.ts';
import { keyOf, numbersOf } from '../../solve/fillings.ts';
import { type Literal, not } from '../../solve/sat/solver.ts';
import type { ComposingTask } from './task.ts';

/** Conflicts of the search for one answer: some seconds at range 7. */
const MOST_CONFLICTS = 20_000;

/** Answers to a task: boards that are filled in, each counted once however its dominoes can lie. */
export interface AnswerCount {
  readonly answers: number;
  /** Whether these are all. */
  readonly complete: boolean;
  /** Whether the conflicts allowed were used up before the limit was reached. */
  readonly gaveUp: boolean;
}

export interface Answer {
  readonly numbers: readonly number[];
  readonly key: Key;
}

/** What lies on the board of a task already: numbers of cells, and dominoes. */
export interface Progress {
  readonly filled: Iterable<readonly [Cell, number]>;
  readonly dominoes: Iterable<Place>;
}

/**
 * Tells what can still come of a task. All of it is exact: a sum is said as a bound on how many numbers of its line are
 * above each step, and of unions it is said that so many pairs of groups touch, which is the least they need; an answer of the solver that has fewer
 * unions is left out, and it is asked again.
 */
export class TaskProver {
  readonly #task: ComposingTask;
  readonly #model: FillingModel;
  readonly #placeOf: ReadonlyMap<string, Literal>;

  constructor(task: ComposingTask) {
    const { board, range, kind, numbers } = task.puzzle;
    const model = new FillingModel(board, range, groupsOfKind(kind));
    this.#task = task;
    this.#model = model;
    this.#placeOf = new Map(
      model.pairs.map(({ first, second }, pair) => [`${first} ${second}`, model.isLaid[pair]!]),
    );
    for (const cell of board.cells) {
      if (numbers[cell] !== UNKNOWN) model.solver.addClause([model.numberAt(cell, numbers[cell]!)]);
    }
    for (const condition of task.conditions) SAYERS[condition.kind](model, condition as never);
  }

  /**
   * An answer in which all of this stays as it is; none if there is none; `unknown` if the conflicts allowed were used
   * up before either was found.
   */
  answerWith({ filled, dominoes }: Progress, maxConflicts = MOST_CONFLICTS): Answer | 'none' | 'unknown' {
    const fixed = [
      ...[...filled].map(([cell, number]) => this.#model.numberAt(cell, number)),
      ...[...dominoes].map(({ first, second }) => this.#placeOf.get(`${first} ${second}`)!),
    ];
    return this.#next(fixed, this.#model.solver.conflicts + maxConflicts);
  }

  /** Counts the answers; nothing else can be asked afterwards. @param limit at which counting stops */
  count(limit: number, maxConflicts = MOST_CONFLICTS): AnswerCount {
    const last = this.#model.solver.conflicts + maxConflicts;
    for (let answers = 0; ; answers++) {
      if (answers === limit) return { answers, complete: false, gaveUp: false };
      const found = this.#next([], last);
      if (found === 'none' || found === 'unknown') {
        return { answers, complete: found === 'none', gaveUp: found === 'unknown' };
      }
      this.#leaveOut(found.numbers);
    }
  }

  #next(fixed: readonly Literal[], lastConflict: number): Answer | 'none' | 'unknown' {
    const { solver } = this.#model;
    for (;;) {
      const said = solver.solve(fixed, Math.max(0, lastConflict - solver.conflicts));
      if (said !== 'sat') return said === 'unsat' ? 'none' : 'unknown';
      const numbers = numbersOf(this.#model);
      const filled = { ...this.#task.puzzle, numbers };
      if (this.#task.conditions.every((condition) => isFulfilled(condition, filled))) {
        return { numbers, key: keyOf(this.#model) };
      }
      this.#leaveOut(numbers);
    }
  }

  #leaveOut(numbers: readonly number[]): void {
    const { solver, board } = this.#model;
    solver.addClause(board.cells.map((cell) => not(this.#model.numberAt(cell, numbers[cell]!))));
  }
}

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

/** What each condition says to the solver. */
const SAYERS: { readonly [K in Condition['kind']]: (model: FillingModel, condition: Of<K>) => void } = {
  /** These stand on the board already. */
  givens() {},
  sum(model, { lane, total }) {
    const { solver, range } = model;
    const above: Literal[] = [];
    for (const cell of lane.cells) {
      for (let step = 1; step <= range; step++) {
        const literal = solver.newVariable();
        for (let number = 0; number <= range; number++) {
          const holds = model.numberAt(cell, number);
          solver.addClause([not(holds), number >= step ? literal : not(literal)]);
        }
        above.push(literal);
      }
    }
    solver.addExactly(above, total);
  },
  nine(model, { sites, number }) {
    const { solver } = model;
    const isWanted = (each: number) => number === undefined || each === number;
    const chosen = sites.flatMap((cells) =>
      [...model.numbersAt(cells[0]!).keys()].filter(isWanted).map((each) => {
        const literal = solver.newVariable();
        for (const cell of cells) solver.addClause([not(literal), model.numberAt(cell, each)]);
        return literal;
      }),
    );
    solver.addClause(chosen);
  },
  unions(model, { wanted }) {
    if (typeof wanted !== 'number') return;
    const { solver, groups, board } = model;
    const touching: Literal[] = [];
    groups.forEach((one, p) => {
      for (const other of groups.slice(0, p)) {
        if (!doTouch(board, one.cells, other.cells)) continue;
        one.of.forEach((literal, number) => {
          const both = solver.newVariable();
          solver.addClause([not(both), literal]);
          solver.addClause([not(both), other.of[number]!]);
          touching.push(both);
        });
      }
    });
    // At least so many: of the negated ones at most the others.
    solver.addAtMost(touching.map(not), touching.length - wanted);
  },
};

/** Whether two groups lie side by side without a common cell. */
function doTouch(board: Board, one: readonly Cell[], other: readonly Cell[]): boolean {
  return (
    !one.some((cell) => other.includes(cell)) &&
    one.some((cell) => neighboursOf(board, cell).some((next) => other.includes(next)))
  );
}
