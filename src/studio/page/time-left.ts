import { secondsNow } from './now.ts';

/** A step with fewer parts done says nothing of how long the others take. */
const FEWEST = 3;
/** Short times are not mentioned. */
const SOON = 45;

/** Tells how many minutes work still takes, going by the parts of its step that are done; nothing where it is not known or not worth telling. */
export function timeLeft() {
  let current = '';
  let since = 0;
  let first = 0;

  return (step: string, done: number, of: number): number | undefined => {
    if (step !== current) {
      current = step;
      since = secondsNow();
      first = done;
    }
    const parts = done - first;
    if (parts < FEWEST) return undefined;
    const seconds = ((secondsNow() - since) / parts) * (of - done);
    return seconds > SOON ? Math.ceil(seconds / 60) : undefined;
  };
}
