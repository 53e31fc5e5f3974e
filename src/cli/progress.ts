/** A line on a terminal that says how far the work is; nothing elsewhere. */
export class Progress {
  readonly #shown: boolean;
  #last = 0;

  constructor(quiet: boolean) {
    this.#shown = !quiet && process.stderr.isTTY === true;
  }

  /** `done` of `wanted`; written at most ten times a second. */
  show(what: string, done: number, wanted: number): void {
    const now = Date.now();
    if (!this.#shown || (now - this.#last < 100 && done < wanted)) return;
    this.#last = now;
    process.stderr.write(`\r${what}: ${done} of ${wanted}`);
    if (done === wanted) process.stderr.write('\n');
  }
}
