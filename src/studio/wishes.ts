import {
  COMPOSE,
  type ComposeWish,
  composeWishOf,
  wordsOfComposeWish,
} from '../parts/composing/studio/wishes.ts';
import {
  DEALS,
  type DealWish,
  LOCKS,
  type LockWish,
  lockWishOf,
  wordsOfLockWish,
} from '../parts/endgames/studio/wishes.ts';
import { type Wish, wishOf, wordsOfWish } from './orders.ts';

/** Anything that can be played: a puzzle, an end of Sperrdomino or whole games of it, a task for composers. */
export type AnyWish = Wish | LockWish | DealWish | ComposeWish;

/** The nearest choice on offer to the words in an address or in storage. */
export function anyWishOf(words: Readonly<Record<string, string>>): AnyWish {
  if (words.kind === DEALS) return { kind: DEALS };
  if (words.kind === LOCKS) return lockWishOf(words);
  return words.kind === COMPOSE ? composeWishOf(words) : wishOf(words);
}

/** A choice as words of an address. */
export function wordsOfAnyWish(wish: AnyWish): Record<string, string> {
  if (wish.kind === DEALS) return { kind: DEALS };
  if (wish.kind === LOCKS) return wordsOfLockWish(wish);
  return wish.kind === COMPOSE ? wordsOfComposeWish(wish) : wordsOfWish(wish);
}

/** Whether a choice has all that the words ask for. */
export function says(wish: AnyWish, words: Readonly<Record<string, string>>): boolean {
  const said = wordsOfAnyWish(wish);
  return Object.entries(words).every(([name, word]) => said[name] === word);
}
