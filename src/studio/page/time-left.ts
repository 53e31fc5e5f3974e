import { secondsNow } from './now.ts';

/** A step with fewer parts done says nothing of how long the others take. */
const FEWEST = 3;
/** Short times are not mentioned. */
const SOON = 45;

/** How long work still takes, going by the parts of this step that are done. */
export class TimeLeft {
  #step = '';
  #since = 0;
  #first = 0;

  /** @returns minutes, if it is known and worth telling */
  after(step: string, done: number, of: number): number | undefined {
    if (step !== this.#step) {
      this.#step = step;
      this.#since = secondsNow();
      this.#first = done;
    }
    const parts = done - this.#first;
    if (parts < FEWEST) return undefined;
    const seconds = ((secondsNow() - this.#since) / parts) * (of - done);
    return seconds > SOON ? Math.ceil(seconds / 60) : undefined;
  }
}
