import type { Level } from '../solve/levels.ts';
import { type Day, makeDay } from './days.ts';
import type { Order } from './order.ts';

export const DAILY_LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];
export type DailyLevel = (typeof DAILY_LEVELS)[number];

export type DailyOrder = Pick<Order, 'kind' | 'range' | 'seed'> & { readonly level: DailyLevel };

/** The puzzle of a day, with the double-six set: the same for all who have that date. */
export function dailyOrder(day: Day, level: DailyLevel): DailyOrder {
  return { kind: 'omnibus', range: 6, level, seed: makeDay(day) };
}
