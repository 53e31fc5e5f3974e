import { isTaskLine } from './line.ts';

/** What is asked for by a task, as `taskFields` has it. */
export interface TaskFields {
  readonly range?: number | undefined;
  readonly shape?: string | undefined;
  readonly rows?: readonly string[] | undefined;
  readonly conditions?: readonly string[] | undefined;
}

/**
 * Tasks for composers that have a name; `after` is the figure of the book of 1921 that one follows. Four follow what the book of 1921 tells of its figures 9 to 12; which cells of
 * figure 11 are given is known from words alone, and of the 16 given cells of figure 12 only the nine of the cross. The sum
 * 27 of column c is that of its figure 4, the sum 10 that of its figure 8. The small ones, for the set up to 4:4, are ours.
 */
export const COMPOSING_TASKS = {
  'small-unions': { range: 4, conditions: ['unions 2'] },
  'small-sums': { range: 4, conditions: ['sum 1 3', 'sum 5 20'] },
  'small-ladder': { range: 4, conditions: ['ladder b'] },
  'small-line': { range: 4, conditions: ['nine 1 0', 'ladder a'] },
  'small-givens': { range: 4, rows: ['??????', '3??1??', '??0???', '???3?3', '??2???'] },
  'sum-27': { range: 7, conditions: ['sum c 27'] },
  'sum-10': { range: 7, conditions: ['sum c 10'] },
  ladder: { range: 7, conditions: ['ladder c d e'], after: 9 },
  'ladder-and-line': { range: 7, conditions: ['ladder c d e', 'nine 1 0'], after: 10 },
  diagonal: { range: 7, conditions: ['diagonal'], after: 11 },
  cross: { range: 7, conditions: ['cross 0'], after: 12 },
  unions: { range: 7, conditions: ['unions most'] },
} as const satisfies Record<string, TaskFields & { after?: number }>;

export type ComposingTaskName = keyof typeof COMPOSING_TASKS;
export const COMPOSING_TASK_NAMES = Object.keys(COMPOSING_TASKS) as readonly ComposingTaskName[];

/** Whether a text is about a task: its line, its name, or a file with one. */
export function isTaskText(text: string): boolean {
  const first = text.trim();
  return (
    isTaskLine(first) ||
    COMPOSING_TASK_NAMES.some((name) => name === first) ||
    /^\{[^{]*"format"\s*:\s*"dominosa\/task@/.test(first)
  );
}
