import { oncePer } from '../../once.ts';
import type { Candidates } from '../candidates.ts';

/** Memory that a technique needs again and again for the same board: made once for each. */
export function scratch<T extends object>(make: (state: Candidates) => T): (state: Candidates) => T {
  return oncePer(make);
}
