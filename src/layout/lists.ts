/** A list in pieces of so many entries; the last one can have fewer. */
export function chunks<Entry>(entries: readonly Entry[], size: number): (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, i) =>
    entries.slice(i * size, (i + 1) * size),
  );
}

/** A list in pieces, which begin with the first entry and wherever this says so. */
export function splitWhere<Entry>(
  entries: readonly Entry[],
  begins: (entry: Entry, before: Entry) => boolean,
): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const before = groups.at(-1)?.at(-1);
    if (before === undefined || begins(entry, before)) groups.push([entry]);
    else groups.at(-1)!.push(entry);
  }
  return groups;
}

/** Entries that stand side by side, each with its place in the list and the column in which it begins. */
export type Row = readonly { readonly index: number; readonly column: number }[];

interface Rows {
  readonly rows: readonly Row[];
  /** From one column to the next. */
  readonly step: number;
}

/** More columns than this are not tried. */
const MOST_COLUMNS = 8;

/**
 * Short entries side by side, to be read along the rows: in as many columns as take the fewest rows. What is wider than a
 * column reaches into the next ones.
 * @param widths of the entries, in any unit
 * @param width that there is
 * @param gap between two entries
 */
export function inRows(widths: readonly number[], width: number, gap: number): Rows {
  let best: Rows | undefined;
  for (let columns = 1; columns <= MOST_COLUMNS; columns++) {
    const step = (width + gap) / columns;
    const rows = filled(
      widths.map((entry) => Math.min(columns, Math.ceil((entry + gap) / step))),
      columns,
    );
    if (!best || rows.length < best.rows.length) best = { rows, step };
  }
  return best!;
}

/** @param spans how many columns each entry takes */
function filled(spans: readonly number[], columns: number): Row[] {
  const rows: { index: number; column: number }[][] = [];
  let next = columns;
  spans.forEach((span, index) => {
    if (next + span > columns) {
      rows.push([]);
      next = 0;
    }
    rows.at(-1)!.push({ index, column: next });
    next += span;
  });
  return rows;
}
