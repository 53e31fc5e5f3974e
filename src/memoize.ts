/** Memoizes what is expensive to compute from an object: computed on demand, and kept as long as the object. */
export function memoize<K extends object, T extends object | null>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, T>();
  return (of) => {
    let thing = made.get(of);
    if (thing === undefined) {
      thing = make(of);
      made.set(of, thing);
    }
    return thing;
  };
}
