import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';

/** Working memory of a technique, allocated once for each board. */
export function scratch<T extends object>(make: (state: Candidates) => T): (state: Candidates) => T {
  return memoize(make);
}
