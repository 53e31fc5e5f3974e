// What is chosen in the studio is kept in the browser. Storage can be full, switched off or forbidden: then it holds as long as the page.

const PREFIX = 'dominosa-press/studio/1/';

export function readChoice(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepChoice(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // See above.
  }
}
