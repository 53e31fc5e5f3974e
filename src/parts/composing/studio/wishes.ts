import { COMPOSING_TASK_NAMES, type ComposingTaskName } from '../named-tasks.ts';

/** What stands for tasks for composers among the kinds of puzzles. */
export const COMPOSE = 'compose';

/** A task for composers that is asked for. */
export interface ComposeWish {
  readonly kind: typeof COMPOSE;
  readonly task: ComposingTaskName;
}

/** The nearest choice on offer to the words in an address or in storage. */
export function composeWishOf(words: Readonly<Record<string, string>>): ComposeWish {
  const task = COMPOSING_TASK_NAMES.find((known) => known === words.task) ?? COMPOSING_TASK_NAMES[0];
  return { kind: COMPOSE, task };
}

/** A choice as words of an address. */
export function wordsOfComposeWish({ kind, task }: ComposeWish): Record<string, string> {
  return { kind, task };
}
