/** A list of 32-bit integers that grows. `data` may be longer than the list and is another array after a push. */
export class Ints {
  data: Int32Array;
  length = 0;

  constructor(capacity = 4) {
    this.data = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) this.data = enlarged(this.data, 2 * this.length);
    this.data[this.length++] = value;
  }
}

/** The same values in an array of this length, with zeros behind them. */
export function enlarged<T extends Int8Array | Int32Array | Float64Array>(values: T, length: number): T {
  const larger = new (values.constructor as new (length: number) => T)(length);
  larger.set(values);
  return larger;
}

/** A variable or its negation: the literals of the n-th variable are 2n and, negated, 2n + 1. */
export type Literal = number;

export function not(literal: Literal): Literal {
  return literal ^ 1;
}
