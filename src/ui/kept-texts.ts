// What is kept in the browser as a text. Storage can be full, switched off or forbidden: then it holds as long as the page.

/** What is kept under a key; nothing where nothing can be. */
export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
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
