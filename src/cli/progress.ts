import { plural } from '../errors.ts';

/** The units in which time is given, in seconds, the largest first. */
const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The time that is left, if it is long enough to mention. */
export function timeLeft(done: number, wanted: number, milliseconds: number): string {
  if (done === 0 || done === wanted || milliseconds < 5000) return '';
  const seconds = ((milliseconds / done) * (wanted - done)) / 1000;
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? UNITS.at(-1)!;
  const amount = Math.max(1, Math.round(seconds / length));
  return `, about ${amount} ${plural(amount, unit)} left`;
}

export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** On a terminal a line is written over this often, and elsewhere a new one is written, in milliseconds. */
const [OFTEN, SELDOM] = [100, 60_000];

/** Says how far the work is: a line on a terminal that is written over, elsewhere a line each minute. */
export class Progress {
  readonly #screen: Screen | undefined;
  readonly #now: () => number;
  #last: number;
  #width = 0;
  /** When each work was begun; several go on at once. */
  readonly #starts = new Map<string, number>();

  /** @param now in milliseconds from any time; the clock of the day may be set while the work goes on */
  constructor(quiet: boolean, screen: Screen = process.stderr, now = () => performance.now()) {
    this.#screen = quiet ? undefined : screen;
    this.#now = now;
    this.#last = screen.isTTY ? -Infinity : now();
  }

  /** `done` of `wanted`. @param part what is being done, in words */
  show(what: string, done: number, wanted: number, part = ''): void {
    if (!this.#screen) return;
    const now = this.#now();
    if (done === 0 || !this.#starts.has(what)) this.#starts.set(what, now);
    const isDue = now - this.#last >= (this.#screen.isTTY ? OFTEN : SELDOM);
    if (!isDue && !(this.#screen.isTTY && done === wanted)) return;
    this.#last = now;
    const line = `${what}: ${done} of ${wanted}${part && `, ${part}`}${timeLeft(done, wanted, now - this.#starts.get(what)!)}`;
    if (!this.#screen.isTTY) {
      this.#screen.write(`${line}\n`);
      return;
    }
    // What is left of a longer line before it is written over.
    this.#screen.write(`\r${line.padEnd(this.#width)}`);
    this.#width = line.length;
    if (done === wanted) this.#screen.write('\n');
  }
}
