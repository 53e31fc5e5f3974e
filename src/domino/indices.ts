declare const counts: unique symbol;
declare const keyedBy: unique symbol;

/** A number that counts things of one kind. It is refused where one of another kind, or any number, is expected. */
export type Index<Kind extends string> = number & { readonly [counts]: Kind };

/** Something with a value for each index of a kind: a {@link Table}, or any list. */
export type Indexed<I extends number, Value> = { readonly [index in I]: Value } & { readonly [keyedBy]?: I };

/**
 * An `Int32Array` with an entry for each index of a kind. Only the compiler knows of which kinds indices and values
 * are, so a table costs nothing.
 */
export type Table<I extends number, Value extends number = number> = { [index in I]: Value } & {
  readonly [keyedBy]?: I;
  readonly length: number;
  fill(value: Value, start?: number, end?: number): Table<I, Value>;
  set(values: Table<I, Value>): void;
  every(test: (value: Value, index: I) => boolean): boolean;
  slice(): Table<I, Value>;
  subarray(start: number, end: number): Table<number, Value> & Iterable<Value>;
};

/** A table, whatever its indices. */
type Values<Value> = Pick<Table<number, number>, 'length'> & {
  every(test: (value: Value) => boolean): boolean;
};

/** The values of a table as a list. (`Array.from` takes ten times as long for typed arrays.) */
export function listOf<Value extends number>(table: Values<Value>): Value[] {
  const values = table as unknown as ArrayLike<Value>;
  const list = new Array<Value>(values.length);
  for (let i = 0; i < values.length; i++) list[i] = values[i]!;
  return list;
}

/** A table of zeros, or of another value. */
export function makeTable<I extends number, Value extends number = number>(
  length: number,
  value = 0,
): Table<I, Value> {
  const table = new Int32Array(length);
  return (value === 0 ? table : table.fill(value)) as unknown as Table<I, Value>;
}

/** Whether a value is among the first so many of a table. */
export function isAmong<T extends number>(list: Table<number, T>, length: number, value: T): boolean {
  for (let i = 0; i < length; i++) if (list[i] === value) return true;
  return false;
}
