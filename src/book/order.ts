import type { Pattern } from '../compose/completion/patterns.ts';
import { isKnownAbsent, isPeerLevelKnownAbsent } from '../compose/judge.ts';
import { type Board, fullRectangle, isFullRectangle } from '../domino/board.ts';
import { groupsOfKind, hasUnknowns, type Kind, suitsRange } from '../domino/kinds.ts';
import { parseShape } from '../domino/shapes.ts';
import { rangeOfCells, setFacts } from '../domino/stones.ts';
import { NotPossibleError, UserError, within } from '../errors.ts';
import type { Level } from '../solve/levels.ts';
import type { PeerLevel } from '../solve/peer.ts';

/** From here on a search for numbers in groups finds nothing within minutes; of range 13 it takes about a second. */
const MOST_WITH_GROUPS = 13;

/** The range of a book's puzzles when nothing is said. */
const USUAL_RANGE = 7;

/** What a run of puzzles must fulfil. */
export interface Order {
  readonly kind: Kind;
  readonly range: number;
  /** The board as `parseShape` reads it; the full rectangle of the range if it is not said. */
  readonly shape?: string | undefined;
  readonly level?: Level | undefined;
  /** The level by the rules of Simon Tatham's program, instead of ours. */
  readonly peerLevel?: PeerLevel | undefined;
  /** How many numbers of a completion are given. */
  readonly givens?: number | 'fewest' | undefined;
  readonly pattern?: Pattern | undefined;
  /** Texts of conditions that each Terzett fulfils. */
  readonly conditions?: readonly string[] | undefined;
  /** Whether all puzzles have one key. */
  readonly oneKey?: boolean | undefined;
  readonly count: number;
  /** Whether the puzzles are wanted without their grades, which take most of the time. */
  readonly ungraded?: boolean | undefined;
  /** The text that puzzle n is made from is this, a slash and n. */
  readonly seed: string;
}

/** The range that a shape has cells for; the usual one without a shape. @throws UserError if no set has as many */
export function defaultRange(shape: string | undefined): number {
  if (shape === undefined) return USUAL_RANGE;
  const { length } = parseShape(shape).cells;
  const range = rangeOfCells(length);
  if (range !== undefined) return range;
  throw new UserError(`no set of stones has ${length} halves`, {
    expected: '12, 20, 30, 42, 56, 72, 90, 110 … cells',
  });
}

/** The board of an order. @throws UserError */
export function boardOf({ shape, range }: Pick<Order, 'shape' | 'range'>): Board {
  return shape === undefined ? fullRectangle(range) : parseShape(shape);
}

/** Options that only some kinds of puzzle have. */
const OPTIONS = {
  level: { has: (kind) => !hasUnknowns(kind), reason: 'the aids grade how stones are found, not numbers' },
  peerLevel: { has: (kind) => kind === 'omnibus', reason: 'the peer makes no others' },
  givens: { has: hasUnknowns, reason: 'other kinds show all numbers' },
  pattern: { has: hasUnknowns, reason: 'other kinds show all numbers' },
  conditions: { has: (kind) => kind === 'terzett', reason: 'they are those of the book for Terzetts' },
  oneKey: { has: (kind) => kind === 'terzett', reason: 'a series is made of Terzetts' },
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
      expected: 'range 1, 4, 7, 10 or 13',
      hint: `each number stands on the board ${setFacts(range).copies} times, which must be a multiple of ${groups.size}`,
    });
  }
  const board = within('shape', () => boardOf(order));
  const { cells, stones } = setFacts(range);
  if (board.cells.length !== cells) {
    throw new NotPossibleError(`the board has ${board.cells.length} cells`, {
      where: 'shape',
      expected: `${cells}, two for each of the ${stones} stones up to ${range}:${range}`,
    });
  }
  // What is known of levels that are not there is known of full Omnibus boards.
  if (kind !== 'omnibus' || !isFullRectangle(board, range)) return;
  const isAbsent =
    (level && isKnownAbsent(range, level)) || (peerLevel && isPeerLevelKnownAbsent(range, peerLevel));
  if (!isAbsent) return;
  throw new NotPossibleError(`there is no ${nameOfOrder(order)} of range ${range}`, {
    hint: peerLevel
      ? 'its levels: t in all ranges, b from range 2 on, e from 3 on, h from 3 to 14'
      : 'easy puzzles exist in all ranges, medium ones from range 2 on, the others from 3 on',
  });
}

/** What an order asks for, in words: `hard terzett`. */
export function nameOfOrder({ kind, level, peerLevel }: Order): string {
  const name = kind === 'omnibus' ? 'puzzle' : kind;
  if (peerLevel) return `puzzle of the peer's level ${peerLevel}`;
  return level ? `${level} ${name}` : name;
}
