/** What is dear to make of an object: made at the first question, and kept as long as the object is. */
export function oncePer<K extends object, T extends object | null>(make: (of: K) => T): (of: K) => T {
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
