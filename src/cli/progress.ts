/** The units in which time is told, in seconds, the largest first. */
const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** What is still to be waited for, if it is long enough to be told. */
export function timeLeft(done: number, wanted: number, milliseconds: number): string {
  if (done === 0 || done === wanted || milliseconds < 5000) return '';
  const seconds = ((milliseconds / done) * (wanted - done)) / 1000;
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? UNITS.at(-1)!;
  const amount = Math.max(1, Math.round(seconds / length));
  return `, about ${amount} ${unit}${amount === 1 ? '' : 's'} left`;
}

/** A line on a terminal that says how far the work is; nothing elsewhere. */
export class Progress {
  readonly #shown: boolean;
  #last = 0;
  #width = 0;
  #what = '';
  #start = 0;

  constructor(quiet: boolean) {
    this.#shown = !quiet && process.stderr.isTTY === true;
  }

  /** `done` of `wanted`; written at most ten times a second. */
  show(what: string, done: number, wanted: number): void {
    if (!this.#shown) return;
    const now = Date.now();
    if (now - this.#last < 100 && done < wanted) return;
    this.#last = now;
    if (what !== this.#what) [this.#what, this.#start] = [what, now];
    const line = `${what}: ${done} of ${wanted}${timeLeft(done, wanted, now - this.#start)}`;
    // What is left of a longer line before it is written over.
    process.stderr.write(`\r${line.padEnd(this.#width)}`);
    this.#width = line.length;
    if (done === wanted) process.stderr.write('\n');
  }
}
