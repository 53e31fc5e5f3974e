// What is kept in the browser as a text. Storage can be full, switched off or forbidden: then it holds as long as the page.

/** What is kept under a key; nothing where nothing can be. */
export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A whole number that is kept under a key; 0 where there is none that can be read. */
export function keptCount(key: string): number {
  return Math.max(0, Math.floor(Number(keptText(key) ?? 0))) || 0;
}

/** Keeps a text under a key. @returns whether it could */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
