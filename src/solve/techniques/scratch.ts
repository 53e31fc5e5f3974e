import type { Candidates } from '../candidates.ts';

/** Memory that an aid needs again and again for the same board: made once for each. */
export function scratch<T>(make: (state: Candidates) => T): (state: Candidates) => T {
  const made = new WeakMap<Candidates, T>();
  return (state) => {
    let memory = made.get(state);
    if (!memory) {
      memory = make(state);
      made.set(state, memory);
    }
    return memory;
  };
}
