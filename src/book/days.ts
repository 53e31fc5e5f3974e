import { UserError } from '../errors.ts';
import type { Level } from '../solve/levels.ts';
import type { Order } from './order.ts';

/** A day of the calendar, wherever it is: `2026-11-22`. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** In an address: the day on which it is opened, whichever that is. */
export const TODAY = 'today';

/** The day that a clock shows to those who look at it. */
export function dayOf(moment: Date): Day {
  return { year: moment.getFullYear(), month: moment.getMonth() + 1, day: moment.getDate() };
}

export function makeDay({ year, month, day }: Day): string {
  const digits = (number: number, count: number) => String(number).padStart(count, '0');
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
}

/** Reads what {@link makeDay} writes. @throws UserError if there is no such day */
export function parseDay(text: string): Day {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const date = new Date(Date.UTC(year ?? Number.NaN, (month ?? 1) - 1, day));
  if (date.getUTCMonth() + 1 === month && date.getUTCDate() === day) return { year: year!, month, day: day! };
  throw new UserError(`"${text}" is not a day`, { expected: 'year, month and day, such as 2026-11-22' });
}

export function daysLater({ year, month, day }: Day, count: number): Day {
  const later = new Date(Date.UTC(year, month - 1, day + count));
  return { year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() };
}

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
