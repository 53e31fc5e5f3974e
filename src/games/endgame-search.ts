import { type Domino, dominoesOf, dominoIndex } from '../domino/dominoes.ts';
import { NotPossibleError } from '../errors.ts';
import { type Endgame, unseenBy } from './endgame.ts';
import type { Aim } from './endgame-order.ts';
import { endsOf, pipsOf } from './hands.ts';
import { RANGE, TALON } from './written.ts';

/** What you can be sure of, whatever the other player does and, if you do not see that hand, whatever is in it. */
interface Outcome {
  /** Of the aim `points`: yours if above 0, else what the other scores. Of `lock`: 1 if you lock and win, else 0. */
  readonly worth: number;
  /** How many turns it takes until the game is over: those of both players, and passes, are counted. */
  readonly turns: number;
}

/** A domino and the number at which it is laid; between two equal ends there is no difference. */
export interface Lay {
  readonly domino: Domino;
  readonly at: number;
}

/** How a game is over. */
export interface Ending {
  readonly by: 'lock' | 'out';
  /** Nobody if both hands may be equal in a lock. */
  readonly winner?: 'you' | 'other';
  /** The pips of your hand, and those that the other has at least. */
  readonly own: number;
  readonly other: number;
  /** Of all that is not in the line. */
  readonly rest: number;
}

/** The table between two turns. Dominoes are bits in the order of `dominoIndex`. */
export interface Table {
  readonly ends: readonly [number, number];
  readonly own: number;
  /** All that you do not see: the hand of the other and the talon. */
  readonly unseen: number;
  /** What of it is known to be the talon. */
  readonly talon: number;
  /** Whether you are to move. */
  readonly mine: boolean;
  /** You have just passed, so the other can follow: else the game would be over. */
  readonly passed: boolean;
}

/** What can come next: a domino is laid, a player passes, or it shows that neither can follow, which takes no turn. */
export interface Step {
  readonly kind: 'lay' | 'pass' | 'locked';
  readonly lay?: Lay;
  readonly table: Table;
  /** If the game is over. */
  readonly end?: Ending;
}

/** A step with what comes of it. */
export interface Choice extends Step, Outcome {}

/** More turns than a game has left. */
const LONGEST = 64;
/** Tables that are remembered before a search is given up. */
const MOST_TABLES = 1_000_000;

const DOMINOES = dominoesOf(RANGE);
const PIPS = DOMINOES.map((one) => pipsOf([one]));
const NUMBERS = Array.from({ length: RANGE + 1 }, (_, number) => number);
/** The dominoes with a number. */
const WITH = NUMBERS.map((number) =>
  NUMBERS.reduce((all, other) => all | (1 << dominoIndex(number, other)), 0),
);

/**
 * Looks through all that can happen from an end of Sperrdomino on. You and the other take turns; of two that bring you as
 * much, you take the shorter and the other the longer way. If you do not see the other hand, the other plays any domino
 * that the hand may hold, and passes if all that would fit may be the talon: so what is found holds for every deal
 * that agrees with what you see, and what you play depends on nothing else.
 */
export class EndgameSearch {
  readonly start: Table;
  /** What is known of a table: a lower and an upper bound of its code. */
  readonly #known = new Map<number, readonly [least: number, most: number]>();
  readonly #aim: Aim;

  constructor(endgame: Endgame, aim: Aim) {
    this.#aim = aim;
    const { own, other, lacks = [] } = endgame;
    const unseen = bitsOf(unseenBy(endgame));
    this.start = {
      ends: endsOf(endgame)!,
      own: bitsOf(own),
      unseen,
      talon: unseen & (other ? ~bitsOf(other) : lacks.reduce((all, number) => all | WITH[number]!, 0)),
      mine: true,
      passed: false,
    };
  }

  /**
   * All that can come next: for you each way to lay a domino, or the only pass; for the other each that cannot be excluded.
   * The best for you come first if you choose, else the worst.
   *
   * @throws NotPossibleError if there is too much to look through
   */
  choices(table: Table): Choice[] {
    const sign = choosesYou(table) ? -1 : 1;
    return nextOf(table)
      .map((step) => ({ step, code: this.#after(step, -Infinity, Infinity) }))
      .sort((one, other) => sign * (one.code - other.code))
      .map(({ step, code }) => {
        const worth = Math.ceil(code / LONGEST) + 0;
        return { ...step, worth, turns: worth * LONGEST - code };
      });
  }

  /**
   * Whether you can be sure of this or of more; soon answered, as nothing else is asked.
   *
   * @throws NotPossibleError if there is too much to look through
   */
  reaches({ worth, turns }: Outcome): boolean {
    const code = worth * LONGEST - turns;
    return this.#code(this.start, code - 1, code) >= code;
  }

  /** The code of a step: of two, you want the larger one. A turn makes it less, so that what comes soon is worth more. */
  #after({ kind, table, end }: Step, least: number, most: number): number {
    const turn = kind === 'locked' ? 0 : 1;
    return (end ? worthOf(this.#aim, end) * LONGEST : this.#code(table, least + turn, most + turn)) - turn;
  }

  /** Exact between the two bounds; outside of them a bound itself. */
  #code(table: Table, least: number, most: number): number {
    const key = keyOf(table);
    const [low, high] = this.#known.get(key) ?? [-Infinity, Infinity];
    if (low === high || low >= most) return low;
    if (high <= least) return high;
    const yours = choosesYou(table);
    let best = yours ? -Infinity : Infinity;
    let [from, to] = [least, most];
    for (const step of nextOf(table)) {
      const code = this.#after(step, from, to);
      best = yours ? Math.max(best, code) : Math.min(best, code);
      if (yours) from = Math.max(from, best);
      else to = Math.min(to, best);
      if (from >= to) break;
    }
    if (this.#known.size >= MOST_TABLES) {
      throw new NotPossibleError('this end is too long to be looked through', {
        hint: 'play on: with fewer dominoes in the hands it can be solved',
      });
    }
    this.#known.set(key, [best > least ? best : low, best < most ? best : high]);
    return best;
  }
}

/** What the end of a game is worth to you. */
export function worthOf(aim: Aim, end: Ending): Outcome['worth'] {
  if (aim === 'lock') return end.by === 'lock' && end.winner === 'you' ? 1 : 0;
  return pointsOf(end);
}

/** Your points; below 0 those of the other. */
export function pointsOf({ winner, rest }: Ending): number {
  return winner === undefined ? 0 : winner === 'you' ? rest : -rest;
}

/** Whose the points are that {@link pointsOf} gives. */
export function resultOfPoints(points: number): 'yours' | 'lost' | 'nobody' {
  return points === 0 ? 'nobody' : points > 0 ? 'yours' : 'lost';
}

/** If you cannot follow, it is not you who decides what comes next: the other can follow, or the game is over. */
function choosesYou({ mine, own, ends }: Table): boolean {
  return mine && (own & (WITH[ends[0]]! | WITH[ends[1]]!)) !== 0;
}

/** All that can come next, in no order. */
export function nextOf(table: Table): Step[] {
  const { ends, own, unseen, talon, mine, passed } = table;
  const fits = WITH[ends[0]]! | WITH[ends[1]]!;
  const follows = (own & fits) !== 0;
  if (mine && follows) return laysOf(own & fits, table);
  // The other cannot follow if all that fits is the talon.
  const all = talon | (unseen & fits);
  const cannot = sizeOf(all) <= TALON;
  const locked: Step[] =
    cannot && !follows && !passed
      ? [{ kind: 'locked', table, end: endOf('lock', { ...table, talon: all }) }]
      : [];
  if (mine) {
    const can = (unseen & fits & ~talon) !== 0;
    const pass: Step = { kind: 'pass', table: { ...table, mine: false, passed: true } };
    return can ? [pass, ...locked] : locked;
  }
  const pass: Step = { kind: 'pass', table: { ...table, talon: all, mine: true, passed: false } };
  return [...laysOf(unseen & fits & ~talon, table), ...(cannot && follows ? [pass] : locked)];
}

/** Whether no more than so many tables can come of this one. None of them has more than it. */
export function hasAtMost(most: number, start: Table): boolean {
  const seen = new Set<number>();
  const open = [start];
  for (let table = open.pop(); table && seen.size <= most; table = open.pop()) {
    const key = keyOf(table);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const step of nextOf(table)) if (!step.end) open.push(step.table);
  }
  return seen.size <= most;
}

/** Each way to lay these dominoes, by who is to move. */
function laysOf(dominoes: number, { ends, own, unseen, talon, mine }: Table): Step[] {
  const steps: Step[] = [];
  for (let left = dominoes; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const one = DOMINOES[31 - Math.clz32(bit)]!;
    for (const i of ends[0] === ends[1] ? [0] : [0, 1]) {
      const at = ends[i]!;
      if (one.low !== at && one.high !== at) continue;
      const table: Table = {
        ends: [one.low === at ? one.high : one.low, ends[1 - i]!],
        own: mine ? own & ~bit : own,
        unseen: mine ? unseen : unseen & ~bit,
        talon,
        mine: !mine,
        passed: false,
      };
      const isOut = mine ? table.own === 0 : sizeOf(table.unseen) === TALON;
      steps.push({
        kind: 'lay',
        lay: { domino: one, at },
        table,
        ...(isOut && { end: endOf('out', table) }),
      });
    }
  }
  return steps;
}

/** Of a hand that you do not see the least is taken: the highest dominoes that may be the talon are it. */
function endOf(by: Ending['by'], { own, unseen, talon }: Table): Ending {
  const [mine, hidden] = [pipsIn(own), pipsIn(unseen)];
  const other = hidden - pipsIn(talon) - highest(unseen & ~talon, TALON - sizeOf(talon));
  const isYours = by === 'out' ? own === 0 : mine < other;
  const winner = isYours ? 'you' : by === 'lock' && mine === other ? undefined : 'other';
  return { by, ...(winner && { winner }), own: mine, other, rest: mine + hidden };
}

/** The most pips that so many of these dominoes have. */
function highest(bits: number, count: number): number {
  const pips = dominoesIn(bits).map((one) => pipsOf([one]));
  return pips
    .sort((one, other) => other - one)
    .slice(0, count)
    .reduce((sum, one) => sum + one, 0);
}

/** A number for each table of one search: which dominoes are left tells whose they are. */
function keyOf({ ends: [one, other], own, unseen, talon, mine, passed }: Table): number {
  const left = (own | unseen) >>> 0;
  const ends = one < other ? one * 8 + other : other * 8 + one;
  const high = talon === 0 ? 31 : 31 - Math.clz32(talon);
  const rest = talon & (talon - 1) ? talon & -talon : 0;
  const low = rest === 0 ? 31 : 31 - Math.clz32(rest);
  const turn = mine ? 2 : passed ? 1 : 0;
  return ((left * 64 + ends) * 4 + turn) * 1024 + high * 32 + low;
}

function bitsOf(dominoes: readonly Domino[]): number {
  return dominoes.reduce((bits, { low, high }) => bits | (1 << dominoIndex(low, high)), 0);
}

/** The dominoes of these bits. */
export function dominoesIn(bits: number): Domino[] {
  return DOMINOES.filter((_, i) => (bits & (1 << i)) !== 0);
}

function pipsIn(bits: number): number {
  let pips = 0;
  for (let left = bits; left !== 0; left &= left - 1) pips += PIPS[31 - Math.clz32(left & -left)]!;
  return pips;
}

function sizeOf(bits: number): number {
  let size = 0;
  for (let left = bits; left !== 0; left &= left - 1) size++;
  return size;
}
