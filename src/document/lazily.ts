/** An object whose values are made when they are asked for, each once. A template is given many that it has no use for. */
export function lazily(makers: Readonly<Record<string, () => unknown>>): object {
  const values = {};
  for (const [name, make] of Object.entries(makers)) {
    Object.defineProperty(values, name, { enumerable: true, get: later(make) });
  }
  return values;
}

/** A value that is made when it is asked for, once. */
export function later<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
