/** A line on a terminal that says how far the work is; nothing elsewhere. */
export class Progress {
  readonly #shown: boolean;
  #last = 0;
  #width = 0;

  constructor(quiet: boolean) {
    this.#shown = !quiet && process.stderr.isTTY === true;
  }

  /** `done` of `wanted`; written at most ten times a second. */
  show(what: string, done: number, wanted: number): void {
    const now = Date.now();
    if (!this.#shown || (now - this.#last < 100 && done < wanted)) return;
    this.#last = now;
    const line = `${what}: ${done} of ${wanted}`;
    // What is left of a longer line before it is written over.
    process.stderr.write(`\r${line.padEnd(this.#width)}`);
    this.#width = line.length;
    if (done === wanted) process.stderr.write('\n');
  }
}
