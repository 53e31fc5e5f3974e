import { type Day, dayOf, makeDay } from '../../book/days.ts';

/** The moment as a text that no other moment has: the seed of what is to be new. */
export function thisMoment(): string {
  return new Date().toISOString();
}

/** The day that the reader's clock shows. */
export function today(): Day {
  return dayOf(new Date());
}

/** As often, in milliseconds, it is looked whether the day is another; a page that slept looks when it is shown again. */
const LOOK = 60_000;

/** Calls back with the day before when the reader's clock shows another one. @returns what ends that */
export function onNewDay(call: (before: Day) => void): () => void {
  let known = today();
  const look = () => {
    const before = known;
    known = today();
    if (makeDay(known) !== makeDay(before)) call(before);
  };
  const timer = setInterval(look, LOOK);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Seconds since the page began. */
export function secondsNow(): number {
  return performance.now() / 1000;
}
