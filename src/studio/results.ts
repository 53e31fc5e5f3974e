import { type Day, daysLater, makeDay, parseDay } from '../book/days.ts';
import { succeeds } from '../errors.ts';
import { isRecord } from '../play/kept-text.ts';
import { LEVELS, type Level } from '../solve/levels.ts';

/** A puzzle that was solved on this device, the first time. */
export interface Result {
  /** Its line of text. */
  readonly puzzle: string;
  /** The day on which it was solved, as `2026-11-22`. */
  readonly on: string;
  readonly level?: Level;
  /** The day whose puzzle it is. */
  readonly day?: string;
  /** How long it took, where the time was shown. */
  readonly seconds?: number;
}

/** Reads results that were kept or stand in a file; what is damaged is left out. */
export function readResults(value: unknown): readonly Result[] {
  return Array.isArray(value) ? value.filter(isResult) : [];
}

function isResult(value: unknown): value is Result {
  if (!isRecord(value)) return false;
  const { puzzle, on, level, day, seconds } = value;
  return (
    typeof puzzle === 'string' &&
    isDay(on) &&
    (level === undefined || LEVELS.some((known) => known === level)) &&
    (day === undefined || isDay(day)) &&
    (seconds === undefined || (Number.isInteger(seconds) && (seconds as number) >= 0))
  );
}

function isDay(value: unknown): boolean {
  return typeof value === 'string' && succeeds(() => parseDay(value));
}

/** Results of two devices: of each puzzle the earlier one. */
export function joinedResults(here: readonly Result[], there: readonly Result[]): readonly Result[] {
  const sorted = [...here, ...there].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return [...new Map(sorted.toReversed().map((result) => [result.puzzle, result])).values()].reverse();
}

/** How many days in a row the puzzle of the day was solved on its day: up to today or yesterday, and at most. */
export function streaksOf(results: readonly Result[], today: Day): { now: number; longest: number } {
  const kept = new Set(results.flatMap(({ day, on }) => (day === on ? [on] : [])));
  const upTo = (day: string): number => {
    let count = 0;
    for (let at = day; kept.has(at); at = dayAt(at, -1)) count++;
    return count;
  };
  const day = makeDay(today);
  return {
    now: upTo(kept.has(day) ? day : dayAt(day, -1)),
    // The longest ends on a day with none after it.
    longest: Math.max(0, ...[...kept].filter((last) => !kept.has(dayAt(last, 1))).map(upTo)),
  };
}

/** The levels of a day's puzzle that were solved, on whichever day. */
export function solvedLevels(results: readonly Result[], day: string): ReadonlySet<Level | undefined> {
  return new Set(results.flatMap((result) => (result.day === day ? [result.level] : [])));
}

/** Of each level that was solved: how often, the best time and that in the middle, in seconds. */
export function levelsOf(results: readonly Result[]) {
  return LEVELS.flatMap((level) => {
    const solved = results.filter((result) => result.level === level);
    const times = solved.flatMap(({ seconds }) => seconds ?? []).sort((a, b) => a - b);
    return solved.length === 0
      ? []
      : [{ level, count: solved.length, best: times[0], typical: times[times.length >> 1] }];
  });
}

/** How many puzzles were solved on each of the last days, today last. */
export function lastDays(results: readonly Result[], today: Day, count: number) {
  const days: string[] = [makeDay(today)];
  while (days.length < count) days.unshift(dayAt(days[0]!, -1));
  return days.map((day) => ({ day: parseDay(day), count: results.filter(({ on }) => on === day).length }));
}

function dayAt(text: string, by: number): string {
  return makeDay(daysLater(parseDay(text), by));
}
