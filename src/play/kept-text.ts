// What a browser keeps is text, which others can have changed.

/** JSON that was kept; nothing if it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A game as it is kept; nothing if it is damaged. @param areMoves whether these can be made in what is played */
export function parseKept<Move>(
  text: string,
  areMoves: (moves: readonly Move[]) => boolean,
): { readonly moves: readonly Move[]; readonly done: number } | undefined {
  const read = parsed(text);
  if (!isRecord(read)) return undefined;
  const { moves, done } = read;
  if (!Array.isArray(moves) || !areMoves(moves)) return undefined;
  return isIndex(done, moves.length + 1) ? { moves, done } : undefined;
}

/** Whether something is a whole number from 0 to below the end. */
export function isIndex(value: unknown, end: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;
}

/** The key under which what cannot be read is kept instead of its own. */
export function keyAside(key: string): string {
  return `dominosa-press/aside/${key}`;
}
