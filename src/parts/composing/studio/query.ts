import { COMPOSING_TASK_NAMES, type ComposingTaskName } from '../named-tasks.ts';

/** What stands for tasks for composers among the kinds of puzzles. */
export const COMPOSE = 'compose';

export interface ComposeQuery {
  readonly kind: typeof COMPOSE;
  readonly task: ComposingTaskName;
}

/** The nearest choice on offer to the words in an address or in storage. */
export function composeQueryOf(words: Readonly<Record<string, string>>): ComposeQuery {
  const task = COMPOSING_TASK_NAMES.find((known) => known === words.task) ?? COMPOSING_TASK_NAMES[0];
  return { kind: COMPOSE, task };
}

/** A choice as words of an address. */
export function wordsOfComposeQuery(query: ComposeQuery): Record<string, string> {
  return { ...query };
}
