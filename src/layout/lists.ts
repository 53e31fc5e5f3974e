/** A list in pieces of so many entries; the last one can have fewer. */
export function chunks<Entry>(entries: readonly Entry[], size: number): (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, i) =>
    entries.slice(i * size, (i + 1) * size),
  );
}

/** A list in pieces, which begin with the first entry and wherever this says so. */
export function grouped<Entry>(
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
