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

/** The key under which what cannot be read is kept instead of its own. */
export function keyAside(key: string): string {
  return `dominosa-press/aside/${key}`;
}
