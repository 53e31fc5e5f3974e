import { UserError } from '../errors.ts';

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

/** The day that is so many days later. */
export function daysLater({ year, month, day }: Day, count: number): Day {
  const later = new Date(Date.UTC(year, month - 1, day + count));
  return { year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() };
}
