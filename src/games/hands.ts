import { type Domino, domino, dominoesOf, isSameDomino, setFacts } from '../domino/dominoes.ts';
import { HAND, PLAYERS, type Player, RANGE, TALON } from './written.ts';

/** What one player holds. */
export interface Hand {
  readonly dominoes: readonly Domino[];
  /** How many dominoes more, whose numbers nobody wrote down. */
  readonly unseen: number;
}

/** The table between two turns. */
export interface Position {
  /** The dominoes laid, from left to right, each with its numbers in this direction. */
  readonly line: readonly (readonly [left: number, right: number])[];
  readonly hands: Readonly<Record<Player, Hand>>;
  /** How many dominoes can still be drawn. */
  readonly stock: number;
  /** The two dominoes that stay face down, if they are known. */
  readonly talon: readonly Domino[];
}

/** Dominoes that can be drawn: those that are neither dealt nor left as talon. */
export const STOCK = setFacts(RANGE).dominoes - PLAYERS.length * HAND - TALON;

const ALL = dominoesOf(RANGE);

export function pipsOf(dominoes: readonly Domino[]): number {
  return dominoes.reduce((sum, { low, high }) => sum + low + high, 0);
}

/** The pips of the dominoes that lie in the line. */
export function pipsLaid({ line }: Pick<Position, 'line'>): number {
  return line.reduce((sum, [left, right]) => sum + left + right, 0);
}

export function holds(dominoes: readonly Domino[], wanted: Domino): boolean {
  return dominoes.some((one) => isSameDomino(one, wanted));
}

/** The numbers at the two ends; none before the first domino. */
export function endsOf({ line }: Pick<Position, 'line'>): readonly [left: number, right: number] | undefined {
  return line.length > 0 ? [line[0]![0], line.at(-1)![1]] : undefined;
}

/** The ends of a line that has begun, by their sides. */
export function endsBySide(table: Pick<Position, 'line'>) {
  const [left, right] = endsOf(table)!;
  return { left, right, same: left === right };
}

/** The dominoes among these that can be laid. */
export function fitting(dominoes: readonly Domino[], position: Pick<Position, 'line'>): Domino[] {
  const ends = endsOf(position);
  return dominoes.filter(({ low, high }) => !ends || ends.includes(low) || ends.includes(high));
}

/** Where a domino is that is known of; nothing if it is face down or was drawn unseen. */
export function whereIs(wanted: Domino, { line, hands, talon }: Position): string | undefined {
  if (line.some(([left, right]) => isSameDomino(domino(left, right), wanted))) return 'in the line';
  const holder = PLAYERS.find((player) => holds(hands[player].dominoes, wanted));
  if (holder) return `in the hand of ${holder}`;
  return holds(talon, wanted) ? 'in the talon' : undefined;
}

/** The dominoes that nobody has seen: what can be drawn, what was drawn unseen, and the talon if it is not known. */
export function hiddenDominoes(position: Position): Domino[] {
  return ALL.filter((one) => whereIs(one, position) === undefined);
}

/** Whether a player can lay a domino; nothing if it depends on dominoes that were not seen. */
export function canFollow(player: Player, position: Position): boolean | undefined {
  const { dominoes, unseen } = position.hands[player];
  if (fitting(dominoes, position).length > 0) return true;
  return unseen > 0 && fitting(hiddenDominoes(position), position).length > 0 ? undefined : false;
}

/** The least and the most pips that a player can hold. */
export function pipsHeld(player: Player, position: Position): readonly [least: number, most: number] {
  const { dominoes, unseen } = position.hands[player];
  const hidden = hiddenDominoes(position).sort((one, other) => pipsOf([one]) - pipsOf([other]));
  const known = pipsOf(dominoes);
  return [known + pipsOf(hidden.slice(0, unseen)), known + pipsOf(hidden.slice(hidden.length - unseen))];
}
