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

/** Literals that are true or false, in the order in which they became so, and why. */
export class Assignment {
  /** For each literal 1 if it is true, -1 if it is false, 0 while it is open. */
  values = new Int8Array(128);
  /** The true literals in the order in which they became so. */
  trail = new Int32Array(64);
  assigned = 0;
  /** For each variable that is not open: how many levels had begun before, its reason, its place on the trail. */
  levels = new Int32Array(64);
  reasons = new Int32Array(64);
  protected places = new Int32Array(64);

  #variables = 0;
  /** How many literals were true before each decision. */
  readonly #marks = new Ints(64);

  get level(): number {
    return this.#marks.length;
  }

  /** The number of literals that were true before the decision after so many levels. */
  markOf(level: number): number {
    return level < this.#marks.length ? this.#marks.data[level]! : this.assigned;
  }

  addVariable(): Literal {
    const variable = this.#variables++;
    if (variable === this.trail.length) {
      const length = 2 * variable;
      this.values = enlarged(this.values, 2 * length);
      this.trail = enlarged(this.trail, length);
      this.levels = enlarged(this.levels, length);
      this.reasons = enlarged(this.reasons, length);
      this.places = enlarged(this.places, length);
    }
    return 2 * variable;
  }

  /** Decides that an open literal is true. */
  decide(literal: Literal): void {
    this.#marks.push(this.assigned);
    this.force(literal, 0);
  }

  /** Begins a level without a decision. */
  skipLevel(): void {
    this.#marks.push(this.assigned);
  }

  force(literal: Literal, reason: number): void {
    const variable = literal >> 1;
    this.values[literal] = 1;
    this.values[not(literal)] = -1;
    this.levels[variable] = this.#marks.length;
    this.reasons[variable] = reason;
    this.places[variable] = this.assigned;
    this.trail[this.assigned++] = literal;
  }

  /** Takes back all decisions after so many, with their conclusions. */
  backTo(level: number): void {
    const mark = this.markOf(level);
    for (let i = mark; i < this.assigned; i++) {
      this.values[this.trail[i]!] = 0;
      this.values[not(this.trail[i]!)] = 0;
    }
    this.assigned = mark;
    this.#marks.length = Math.min(this.#marks.length, level);
  }
}
