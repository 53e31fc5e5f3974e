import type { Board, Cell } from '../../domino/board.ts';
import { makeCell } from '../../domino/coordinates.ts';
import { setFacts } from '../../domino/dominoes.ts';
import { UserError } from '../../errors.ts';
import type { Condition, Given, Nine } from './condition.ts';
import type { Lane } from './lanes.ts';

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

/** Cells whose numbers are given, with the condition that gives each. */
class Told {
  readonly #told = new Map<Cell, { number: number; by: Condition }>();

  numberAt(cell: Cell): number | undefined {
    return this.#told.get(cell)?.number;
  }

  /** The cells that are given this number, or any. */
  cells(number?: number): Cell[] {
    const all = [...this.#told.keys()];
    return number === undefined ? all : all.filter((cell) => this.numberAt(cell) === number);
  }

  by(cells: readonly Cell[]): Condition[] {
    return cells.flatMap((cell) => this.#told.get(cell)?.by ?? []);
  }

  add({ cell, number }: Given, by: Condition, board: Board): void {
    const known = this.#told.get(cell);
    if (known && known.number !== number) {
      throw clash([known.by, by], `${makeCell(board, cell)} cannot be ${known.number} and ${number}`);
    }
    if (!known) this.#told.set(cell, { number, by });
  }
}

/**
 * Finds conditions that exclude each other, or that one alone excludes itself, as far as it can be seen from the
 * cells and numbers that they name.
 *
 * @throws UserError that names them
 */
export function checkConflicts(conditions: readonly Condition[], board: Board, range: number): void {
  const { copies } = setFacts(range);
  const told = new Told();
  for (const by of ofKind(conditions, 'givens')) for (const given of by.givens) told.add(given, by, board);
  const nines = ofKind(conditions, 'nine');
  for (const nine of nines) checkNine(nine, told, range);
  nines.forEach((nine, i) => {
    for (const other of nines.slice(0, i)) checkPair(other, nine);
  });
  for (const nine of nines) {
    const { number, sites } = nine;
    if (number === undefined || sites.length > 1) continue;
    for (const cell of sites[0]!) told.add({ cell, number }, nine, board);
  }
  for (let number = 0; number <= range; number++) {
    const cells = told.cells(number);
    if (cells.length <= copies) continue;
    throw clash(
      told.by(cells),
      `${number} would stand ${cells.length} times, but the set has it ${copies} times`,
    );
  }
  checkSums(ofKind(conditions, 'sum'), told, board, range);
  const [first, second] = ofKind(conditions, 'unions');
  if (first && second) throw clash([first, second], 'there can be one condition for unions');
}

function ofKind<K extends Condition['kind']>(conditions: readonly Condition[], kind: K): Of<K>[] {
  return conditions.filter((condition): condition is Of<K> => condition.kind === kind);
}

/** Whether a number of the condition can take one of its sites, beside the given cells. */
function hasRoom({ sites, number }: Nine, told: Told, range: number): boolean {
  const numbers = number === undefined ? Array.from({ length: range + 1 }, (_, n) => n) : [number];
  return sites.some((site) =>
    numbers.some(
      (n) =>
        site.every((cell) => (told.numberAt(cell) ?? n) === n) &&
        told.cells(n).every((cell) => site.includes(cell)),
    ),
  );
}

function checkNine(nine: Of<'nine'>, told: Told, range: number): void {
  const { sites, room, arrangement, number } = nine;
  if (sites.length === 0)
    throw clash([nine], `${room} has no ${setFacts(range).copies} cells ${arrangement}`);
  if (hasRoom(nine, told, range)) return;
  const what = number === undefined ? 'one number' : String(number);
  const inTheWay = told.by([...sites.flat(), ...(number === undefined ? [] : told.cells(number))]);
  throw clash([...inTheWay, nine], `${room} has no room for all copies of ${what}`);
}

/** Two numbers need sites without a common cell; one number has one site. */
function checkPair(one: Of<'nine'>, other: Of<'nine'>): void {
  if (one.number !== undefined && one.number === other.number) {
    throw clash([one, other], `all copies of ${one.number} can be in one place only`);
  }
  const apart = one.sites.some((site) =>
    other.sites.some((next) => !next.some((cell) => site.includes(cell))),
  );
  if (!apart) throw clash([one, other], 'there is no room for both');
}

function checkSums(sums: readonly Of<'sum'>[], told: Told, board: Board, range: number): void {
  const { pips, copies } = setFacts(range);
  sums.forEach((sum, i) => {
    const same = sums.slice(0, i).find(({ lane }) => lane.name === sum.lane.name);
    if (same) throw clash([same, sum], `${sum.lane.name} has one sum`);
    const { least, most } = boundsOf(sum.lane, told, range, copies);
    if (sum.total >= least && sum.total <= most) return;
    throw clash(
      [...told.by(told.cells()), sum],
      `${sum.lane.name} can have ${least} to ${most}, as ${sum.lane.cells.length} cells hold no number more than ${copies} times`,
    );
  });
  for (const isColumn of [true, false]) {
    const along = sums.filter(({ lane }) => lane.isColumn === isColumn);
    if (along.reduce((cells, { lane }) => cells + lane.cells.length, 0) < board.cells.length) continue;
    const total = along.reduce((all, sum) => all + sum.total, 0);
    if (total !== pips) throw clash(along, `together they make ${total}, but the set has ${pips} points`);
  }
}

/** The sums that a lane can have: the cells that are not given get the smallest, or the largest, numbers left. */
function boundsOf(lane: Lane, told: Told, range: number, copies: number): { least: number; most: number } {
  const known = lane.cells.flatMap((cell) => told.numberAt(cell) ?? []);
  const left = Array.from({ length: range + 1 }, (_, number) =>
    new Array<number>(copies - told.cells(number).length).fill(number),
  ).flat();
  const open = lane.cells.length - known.length;
  const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return {
    least: add(known) + add(left.slice(0, open)),
    most: add(known) + add(left.slice(left.length - open)),
  };
}

function clash(conditions: readonly Condition[], why: string): UserError {
  const names = [...new Set(conditions.map(({ text }) => `"${text}"`))];
  return names.length === 1
    ? new UserError(`the condition ${names[0]} cannot be fulfilled: ${why}`)
    : new UserError(`the conditions ${names.join(' and ')} do not go together: ${why}`);
}
