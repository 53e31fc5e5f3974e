import { makeChainLine } from '../domino/chain.ts';
import { type Domino, domino, dominoesOf, makeDomino, setFacts } from '../domino/dominoes.ts';
import { UserError } from '../errors.ts';
import { endsOf, fitting, holds, pipsLaid, STOCK } from './hands.ts';
import { HAND, RANGE, TALON } from './written.ts';

/** A domino in the line, its numbers from left to right. */
export type Laid = readonly [left: number, right: number];

/**
 * Sperrdomino when nothing is left to be drawn, and you are to move. What is not in the line and not yours is with the
 * other player, but for two dominoes, the talon.
 */
export interface Endgame {
  readonly line: readonly Laid[];
  readonly own: readonly Domino[];
  /** What the other player holds; nothing if you do not know which two of the dominoes you do not see are the talon. */
  readonly other?: readonly Domino[];
  /** The numbers of which the other has shown by passing to hold none. */
  readonly lacks?: readonly number[];
}

const ALL = dominoesOf(RANGE);

/** The line with one domino more. */
export function lineAfter(
  line: readonly Laid[],
  { low, high }: Domino,
  side: 'left' | 'right',
): readonly Laid[] {
  if (line.length === 0) return [[low, high]];
  const at = side === 'left' ? line[0]![0] : line.at(-1)![1];
  const open = low === at ? high : low;
  return side === 'left' ? [[open, at], ...line] : [...line, [at, open]];
}

/** A line as chains are written: doubles lie along it like all other dominoes. */
export function chainOf(line: readonly Laid[]): string {
  return makeChainLine(line.map((numbers) => ({ numbers, across: false })));
}

/** The dominoes that are neither in the line nor yours: those of the other player, and the talon. */
export function unseenBy({ line, own }: Endgame): Domino[] {
  const seen = [...line.map((laid) => domino(...laid)), ...own];
  return ALL.filter((one) => !holds(seen, one));
}

/** The pips of all that is not in the line: what the winner scores. */
export function pipsOutside(table: Pick<Endgame, 'line'>): number {
  return setFacts(RANGE).pips - pipsLaid(table);
}

/**
 * Whether this can be the end of a game in which you have something to choose.
 *
 * @throws UserError if a domino is there twice, the line does not fit together, a hand is empty or too large, or none of your
 *   dominoes fits
 */
export function checkEndgame(endgame: Endgame): void {
  const { line, own, other } = endgame;
  if (line.length === 0) throw new UserError('the chain is empty', { expected: 'one domino or more' });
  const broken = line.findIndex(([left], i) => i > 0 && left !== line[i - 1]![1]);
  if (broken > 0) {
    throw new UserError(`${line[broken]!.join(':')} does not fit`, {
      where: 'the chain',
      expected: `a domino that begins with ${line[broken - 1]![1]}`,
    });
  }
  const all = [...line.map((laid) => domino(...laid)), ...own, ...(other ?? [])];
  const twice = all.find((one, i) => holds(all.slice(0, i), one));
  if (twice) throw new UserError(`${makeDomino(twice)} is there twice`);
  const unseen = ALL.length - line.length - own.length;
  const held = unseen - TALON;
  if (own.length === 0 || held < 1) throw new UserError('a hand is empty: the game is over');
  if (other && other.length !== held) {
    throw new UserError(`the other hand has ${other.length} dominoes`, {
      expected: `${held}: all that is neither in the chain nor yours, but for the two of the talon`,
    });
  }
  const most = HAND + STOCK;
  if (own.length > most || held > most) throw new UserError(`a hand has more than ${most} dominoes`);
  if (fitting(own, endgame).length === 0) {
    throw new UserError('none of your dominoes fits: there is nothing to choose', {
      expected: `a domino with ${[...new Set(endsOf(endgame))].join(' or ')}`,
    });
  }
}
