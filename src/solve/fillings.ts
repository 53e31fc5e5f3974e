import type { Cell } from '../domino/board.ts';
import { setFacts } from '../domino/dominoes.ts';
import { groupsOfKind, suitsRange } from '../domino/kinds.ts';
import { type Key, keyOfPlaces, type Setup, UNKNOWN } from '../domino/puzzle.ts';
import { FillingModel } from './fillings/model.ts';
import { type Literal, not } from './sat/solver.ts';

/** The most conflicts by default: some ten seconds at range 7. */
const MOST_CONFLICTS = 100_000;

/** In how many ways the numbers to be found can be filled in. Fillings that differ in the dominoes only are one. */
export interface FillingCount {
  readonly fillings: number;
  /** Whether these are all. */
  readonly complete: boolean;
  /** Whether the conflicts allowed were used up. Neither this nor complete: counting stopped at the limit. */
  readonly gaveUp: boolean;
  /** The filling that was found first, if one was found, and how the dominoes of the set lie on it. */
  readonly numbers?: readonly number[];
  readonly key?: Key;
}

/**
 * Counts the fillings of a setup: its given numbers stay, equal numbers make groups as its kind says, and the whole
 * set can be laid. Any setup is allowed; a full one has itself or none.
 *
 * @param limit at which counting stops, 1 or more
 * @param maxConflicts of the search, after which it gives up
 * @param visit is given the numbers of each
 */
export function countFillings(
  setup: Setup,
  limit = 2,
  maxConflicts = MOST_CONFLICTS,
  visit: (numbers: readonly number[]) => void = () => {},
): FillingCount {
  const model = modelOf(setup);
  let first: { numbers: number[]; key: Key } | undefined;
  for (let fillings = 0; ; fillings++) {
    if (fillings === limit) return { fillings, complete: false, gaveUp: false, ...first };
    const answer = model?.solver.solve([], maxConflicts - model.solver.conflicts) ?? 'unsat';
    if (!model || answer !== 'sat') {
      return { fillings, complete: answer === 'unsat', gaveUp: answer === 'unknown', ...first };
    }
    const numbers = numbersOf(model);
    first ??= { numbers, key: keyOf(model) };
    visit(numbers);
    model.solver.addClause(holding(model, numbers).map(not));
  }
}

/**
 * Whether these numbers are a filling of the setup and there is no other; nothing if the conflicts allowed were used
 * up first. It asks for another filling at once, beginning with the dominoes and groups of this one, which takes less
 * than to find this one again.
 */
export function isOnlyFilling(
  setup: Setup,
  numbers: readonly number[],
  maxConflicts = MOST_CONFLICTS,
): boolean | undefined {
  const { board, range } = setup;
  const model = board.cells.every((cell) => isInRange(numbers[cell]!, range)) && modelOf(setup);
  if (!model) return false;
  const { solver } = model;
  const itself = solver.solve(holding(model, numbers), maxConflicts);
  if (itself !== 'sat') return itself === 'unknown' ? undefined : false;
  solver.addClause(holding(model, numbers).map(not));
  const another = solver.solve([], maxConflicts - solver.conflicts);
  return another === 'unknown' ? undefined : another === 'unsat';
}

/**
 * Asks which numbers of a filling follow from others, and which others could stand there. What it learns from a question, it uses for those to come: no
 * answer depends on what was asked before, but whether the conflicts allowed suffice for one does.
 */
export class FillingProver {
  readonly #model: FillingModel;
  readonly #numbers: readonly number[];

  /** @param filling a setup of which all numbers are known, and on which its set can be laid */
  constructor(filling: Setup) {
    const { board, range, kind, numbers } = filling;
    this.#model = new FillingModel(board, range, groupsOfKind(kind));
    this.#numbers = numbers;
  }

  /**
   * Whether the number of a cell of the filling follows from those of the given cells; nothing if the conflicts
   * allowed were used up first.
   */
  follows(cell: Cell, givens: readonly Cell[], maxConflicts: number): boolean | undefined {
    const differs = this.#isPossible(not(this.#holds(cell)), givens, maxConflicts);
    return differs === undefined ? undefined : !differs;
  }

  /**
   * Whether a cell can hold a number beside those of the given cells; nothing if the conflicts allowed were used up
   * first.
   */
  allows(cell: Cell, number: number, givens: readonly Cell[], maxConflicts: number): boolean | undefined {
    return this.#isPossible(this.#model.numberAt(cell, number), givens, maxConflicts);
  }

  #isPossible(literal: Literal, givens: readonly Cell[], maxConflicts: number): boolean | undefined {
    const given = givens.map((cell) => this.#holds(cell));
    const answer = this.#model.solver.solve([...given, literal], maxConflicts);
    return answer === 'unknown' ? undefined : answer === 'sat';
  }

  #holds(cell: Cell): Literal {
    return this.#model.numberAt(cell, this.#numbers[cell]!);
  }
}

/** The model of a setup with its given numbers; nothing if it is plain that it has no filling. */
function modelOf({ board, range, kind, numbers }: Setup): FillingModel | undefined {
  if (board.cells.length !== setFacts(range).cells || !suitsRange(kind, range)) return undefined;
  const given = board.cells.filter((cell) => numbers[cell] !== UNKNOWN);
  if (!given.every((cell) => isInRange(numbers[cell]!, range))) return undefined;
  const model = new FillingModel(board, range, groupsOfKind(kind));
  for (const cell of given) model.solver.addClause([model.numberAt(cell, numbers[cell]!)]);
  return model;
}

function isInRange(number: number, range: number): boolean {
  return number >= 0 && number <= range;
}

/** For each cell that it holds its number. */
function holding(model: FillingModel, numbers: readonly number[]): Literal[] {
  return model.board.cells.map((cell) => model.numberAt(cell, numbers[cell]!));
}

/** The numbers that the solver found. */
export function numbersOf(model: FillingModel): number[] {
  const numbers = model.board.has.map(() => -1);
  for (const cell of model.board.cells) {
    for (let number = 0; number <= model.range; number++) {
      if (model.solver.isTrue(model.numberAt(cell, number))) numbers[cell] = number;
    }
  }
  return numbers;
}

/** How the dominoes lie that the solver found. */
export function keyOf({ board, pairs, isLaid, solver }: FillingModel): Key {
  return keyOfPlaces(
    board,
    pairs.filter((_, pair) => solver.isTrue(isLaid[pair]!)),
  );
}
