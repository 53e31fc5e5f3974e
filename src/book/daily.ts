import type { Level } from '../solve/levels.ts';
import { type Day, makeDay } from './days.ts';
import type { Order } from './order.ts';

export const DAILY_LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];
export type DailyLevel = (typeof DAILY_LEVELS)[number];

/** How many days there can be from one puzzle of a calendar to the next. */
export const STEPS = { day: 1, week: 7 } as const;

/** The most puzzles that a calendar has: those of ten years. */
export const MOST_DATES = 3_660;

export type DailyOrder = Pick<Order, 'kind' | 'range' | 'seed'> & { readonly level: DailyLevel };

/** The puzzle of a day, with the double-six set: the same for all who have that date. */
export function dailyOrder(day: Day, level: DailyLevel): DailyOrder {
  return { kind: 'omnibus', range: 6, level, seed: makeDay(day) };
}
