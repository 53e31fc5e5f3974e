import type { Pattern } from '../compose/completion/patterns.ts';
import {
  hardestTerzett,
  isKnownAbsent,
  isSgtLevelKnownAbsent,
  isTerzettLevelAbsent,
} from '../compose/judge.ts';
import { nearestShapes } from '../compose/nearest-shapes.ts';
import { hasSeries } from '../compose/series/ids.ts';
import { type Board, fullRectangle, isFullRectangle } from '../domino/board.ts';
import { rangeOfCells, setFacts } from '../domino/dominoes.ts';
import { groupsOfKind, hasUnknowns, type Kind, suitsRange, usualRange, usualShape } from '../domino/kinds.ts';
import { nameOfShape, parseShape } from '../domino/shapes.ts';
import { NotPossibleError, UserError, within } from '../errors.ts';
import { LEVELS, type Level } from '../solve/levels.ts';
import type { SgtLevel } from '../solve/sgt.ts';
import { listed } from './problems.ts';

/** From here on a search for numbers in groups finds nothing within minutes; of range 13 it takes about a second. */
const MOST_WITH_GROUPS = 13;

/** What a run of puzzles must fulfil. */
export interface Order {
  readonly kind: Kind;
  readonly range: number;
  /** The board as `parseShape` reads it; the usual one of kind and range by default. */
  readonly shape?: string | undefined;
  readonly level?: Level | undefined;
  /** The level by the rules of Simon Tatham's program, instead of ours. */
  readonly peerLevel?: SgtLevel | undefined;
  /** How many numbers of a completion are given. */
  readonly givens?: number | 'fewest' | undefined;
  readonly pattern?: Pattern | undefined;
  /** Texts of conditions that each puzzle fulfils. */
  readonly conditions?: readonly string[] | undefined;
  /** Whether all puzzles have one key. */
  readonly oneKey?: boolean | undefined;
  /** The lowest and the highest rating. */
  readonly ratings?: readonly [least: number, most: number] | undefined;
  /** How much its hints may ask to be held in mind at once; anything by default. */
  readonly inMind?: number | undefined;
  /** Layouts that are looked at for each at most; 20,000 or more by default. */
  readonly tries?: number | undefined;
  readonly count: number;
  /** Whether the puzzles are wanted without their grades, which take most of the time. */
  readonly ungraded?: boolean | undefined;
  /** The text that puzzle n is made from is this, a slash and n. */
  readonly seed: string;
}

/** What the puzzles of a section must fulfil: those of an order, of which some may have other boards than others. */
export interface SectionOrder extends Order {
  /** The boards that the puzzles have in turn, in place of one for all. */
  readonly shapes?: readonly string[] | undefined;
}

/** The order of each board that the puzzles of a section have in turn; the order itself if all have the same. */
export function ordersInTurn({ shapes, ...order }: SectionOrder): readonly Order[] {
  return shapes ? shapes.map((shape) => ({ ...order, shape })) : [order];
}

/** What puzzle `number` (from 1) of a section must fulfil. */
export function orderOfPuzzle(order: SectionOrder, number: number): Order {
  return inTurn(ordersInTurn(order), number);
}

/** What puzzle `number` (from 1) has of something for each of {@link ordersInTurn}. */
export function inTurn<One>(ones: readonly One[], number: number): One {
  return ones[(number - 1) % ones.length]!;
}

/** @throws UserError if a board of those that puzzles have in turn cannot be read, or has not as many cells as the first */
export function checkShapes(shapes: readonly string[], where: string): void {
  const at = (i: number) => `${where}[${i}]`;
  const counts = shapes.map((shape, i) => within(at(i), () => parseShape(shape).cells.length));
  const other = counts.findIndex((count) => count !== counts[0]);
  if (other < 0) return;
  throw new UserError(`the board has ${counts[other]} cells`, {
    code: 'field-wrong',
    where: at(other),
    expected: `${counts[0]}, as many as the first one has`,
    hint: 'the puzzles of a section have the same dominoes; boards of other sets are for sections of their own',
  });
}

/** The range that a shape has cells for; the kind's without a shape. @throws UserError if no set has as many */
export function defaultRange(shape: string | undefined, kind: Kind = 'omnibus'): number {
  if (shape === undefined) return usualRange(kind);
  const board = parseShape(shape);
  const { length } = board.cells;
  const range = rangeOfCells(length);
  if (range !== undefined) return range;
  throw new UserError(`no set of dominoes has ${length} halves`, {
    expected: '12, 20, 30, 42, 56, 72, 90, 110 … cells',
    ...nearHint(nearestShapes(board)),
  });
}

function nearHint(shapes: readonly string[]): { readonly hint?: string } {
  return shapes.length > 0
    ? { hint: `shapes near to it that dominoes can fill: ${shapes.join(' or ')}` }
    : {};
}

/** The board of an order. @throws UserError */
export function boardOf({
  kind,
  range,
  shape = usualShape(kind),
}: Pick<Order, 'kind' | 'range' | 'shape'>): Board {
  return shape === undefined ? fullRectangle(range) : parseShape(shape);
}

/** Options that only some kinds of puzzle have. */
const OPTIONS = {
  peerLevel: { has: (kind) => kind === 'omnibus', reason: 'the peer makes no others' },
  givens: { has: hasUnknowns, reason: 'other kinds show all numbers' },
  pattern: { has: hasUnknowns, reason: 'other kinds show all numbers' },
  tries: { has: (kind) => !hasUnknowns(kind), reason: 'completions are made by taking numbers out' },
  conditions: { has: (kind) => !hasUnknowns(kind), reason: 'its numbers are found, and not chosen' },
  oneKey: { has: hasSeries, reason: 'a series is made of Terzetts, Quartetts, Quadrats or Quodlibets' },
} as const satisfies Partial<Record<keyof Order, { has: (kind: Kind) => boolean; reason: string }>>;

/**
 * Checks what can be said of an order before anything is made.
 *
 * @throws UserError if its parts do not go together
 * @throws NotPossibleError if no puzzle at all fulfils it
 */
export function checkOrder(order: Order): void {
  const { kind, range, level, peerLevel } = order;
  for (const [option, { has, reason }] of Object.entries(OPTIONS)) {
    const value = order[option as keyof typeof OPTIONS];
    if (value === undefined || value === false || has(kind)) continue;
    throw new UserError(`this is not for puzzles of the kind ${kind}`, { where: option, hint: reason });
  }
  const groups = groupsOfKind(kind);
  if (groups && range > MOST_WITH_GROUPS) {
    throw new NotPossibleError(`no ${kind} of range ${range} is found in a reasonable time`, {
      where: 'range',
      expected: `at most ${MOST_WITH_GROUPS}`,
    });
  }
  if (groups && !suitsRange(kind, range)) {
    throw new UserError(`a ${kind} of range ${range} is not possible`, {
      where: 'range',
      expected: `range ${rangesFor(kind)}`,
      hint:
        groups.leastOfEach === undefined
          ? `each number stands on the board ${setFacts(range).copies} times, which must be a multiple of ${groups.size}`
          : 'its groups of many forms are known of this set alone',
    });
  }
  const board = within('shape', () => boardOf(order));
  const { cells, dominoes } = setFacts(range);
  if (board.cells.length !== cells) {
    const isUsual = order.shape === undefined;
    throw new UserError(
      `the ${isUsual ? `usual board of a ${kind}` : 'board'} has ${board.cells.length} cells`,
      {
        where: isUsual ? 'range' : 'shape',
        expected: `${cells}, two for each of the ${dominoes} dominoes up to ${range}:${range}`,
        ...(isUsual
          ? { hint: `name a shape of so many cells, or take range ${usualRange(kind)}` }
          : nearHint(nearestShapes(board, [range]))),
      },
    );
  }
  if (isNeverSingle(kind, board)) {
    throw new NotPossibleError(`no ${kind} on this board has exactly one solution`, {
      where: 'shape',
      hint: 'all its compositions were tried; the exhibit quadrat-545 of a book is such a laying task',
    });
  }
  if (kind === 'terzett' && level && isTerzettLevelAbsent(board, level)) {
    throw new NotPossibleError(`there is no ${level} terzett on this board`, {
      where: 'level',
      expected: LEVELS.slice(0, LEVELS.indexOf(hardestTerzett(board)!) + 1).join(' or '),
      hint: 'all Terzetts of this board were graded',
    });
  }
  // What is known of levels that are not there is known of full Omnibus boards.
  if (kind !== 'omnibus' || !isFullRectangle(board, range)) return;
  const isAbsent =
    (level && isKnownAbsent(range, level)) || (peerLevel && isSgtLevelKnownAbsent(range, peerLevel));
  if (!isAbsent) return;
  throw new NotPossibleError(`there is no ${nameOfOrder(order)} of range ${range}`, {
    hint: peerLevel
      ? 'its levels: t in all ranges, b from range 2 on, e from 3 on, h from 3 to 14'
      : 'easy puzzles exist in all ranges, medium ones from range 2 on, the others from 3 on',
  });
}

/** The ranges in which a kind can be ordered: `1, 4, 7, 10 or 13`. */
function rangesFor(kind: Kind): string {
  const ranges = Array.from({ length: MOST_WITH_GROUPS }, (_, i) => i + 1).filter((n) => suitsRange(kind, n));
  return listed(ranges.map(String));
}

/** A kind and a board on which it never has one solution: all 44 boards were solved (docs/groups.md). */
const NEVER_SINGLE = { kind: 'quadrat', shape: 'brick-545' } as const;

/** Whether it is known that no puzzle of a kind on a board has exactly one solution. */
export function isNeverSingle(kind: Kind, board: Board): boolean {
  return kind === NEVER_SINGLE.kind && nameOfShape(board) === NEVER_SINGLE.shape;
}

/** What an order asks for, in words: `hard terzett`. */
export function nameOfOrder({ kind, level, peerLevel }: Order): string {
  const name = kind === 'omnibus' ? 'puzzle' : kind;
  if (peerLevel) return `puzzle of the peer's level ${peerLevel}`;
  return level ? `${level} ${name}` : name;
}
