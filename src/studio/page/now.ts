import { type Day, dayOf } from '../days.ts';

/** The moment as a text that no other moment has: the seed of what is to be new. */
export function thisMoment(): string {
  return new Date().toISOString();
}

/** The day that the reader's clock shows. */
export function today(): Day {
  return dayOf(new Date());
}

/** Seconds since the page began. */
export function secondsNow(): number {
  return performance.now() / 1000;
}
