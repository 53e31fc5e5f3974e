type Holder = Record<string, unknown>;

/** What stands at a place then; what a function makes of what stood there; undefined if nothing. */
export type Changes = Readonly<Record<string, unknown>>;

/** A copy of a book with changes, by place: `sections[0].puzzles[1].id`. */
export function changed<File extends object>(file: File, changes: Changes): File {
  const copy = structuredClone(file);
  for (const [place, value] of Object.entries(changes)) {
    const steps = place.match(/[^.[\]]+/g)!;
    const last = steps.pop()!;
    const holder = steps.reduce((at, step) => at[step] as Holder, copy as Holder);
    const now = typeof value === 'function' ? value(holder[last]) : value;
    if (now === undefined) delete holder[last];
    else holder[last] = structuredClone(now);
  }
  return copy;
}
