import { AIMS, MOVES, type TaskOrder, VIEWS } from '../../../games/endgame-order.ts';

/** What stands for ends of Sperrdomino among the kinds of puzzles. */
export const LOCKS = 'locks';

/** What stands there for whole games. */
export const DEALS = 'deals';

export interface DealWish {
  readonly kind: typeof DEALS;
}

/** An end of Sperrdomino that is asked for. */
export interface LockWish extends TaskOrder {
  readonly kind: typeof LOCKS;
}

export const LOCK_MOVES: readonly number[] = Array.from(
  { length: MOVES.most - MOVES.least + 1 },
  (_, i) => MOVES.least + i,
);

/** The nearest choice on offer to the words in an address or in storage. */
export function lockWishOf(words: Readonly<Record<string, string>>): LockWish {
  return {
    kind: LOCKS,
    aim: AIMS.find((known) => known === words.aim) ?? AIMS[0],
    sees: VIEWS.find((known) => known === words.sees) ?? VIEWS[0],
    moves: LOCK_MOVES.find((known) => String(known) === words.moves) ?? MOVES.least,
  };
}

/** A choice as words of an address. */
export function wordsOfLockWish({ kind, aim, sees, moves }: LockWish): Record<string, string> {
  return { kind, aim, sees, moves: String(moves) };
}
