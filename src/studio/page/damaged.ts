const PREFIX = 'dominosa-press/aside/';

/** Takes what is kept under a key and cannot be read out of the way; it stays on this device under another key. */
export function setAside(key: string): void {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return;
    localStorage.setItem(PREFIX + key, text);
    localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: it stays where it is until something else is kept there.
  }
}
