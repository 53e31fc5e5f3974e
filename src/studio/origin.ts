import { parseDay } from '../book/days.ts';
import { succeeds } from '../errors.ts';
import { LEVELS, type Level } from '../solve/levels.ts';

/** What a puzzle was made for, which its address does not say: the browser keeps it beside the address. */
export interface Origin {
  readonly level?: Level;
  /** As `2026-11-22`, if it is the puzzle of this day. */
  readonly day?: string;
}

/** Reads what was kept beside an address, perhaps by another version. */
export function originOf(state: unknown): Origin {
  const { level, day } = (state ?? {}) as Readonly<Record<string, unknown>>;
  const known = LEVELS.find((name) => name === level);
  const isDay = typeof day === 'string' && succeeds(() => parseDay(day));
  return { ...(known && { level: known }), ...(isDay && { day }) };
}
