import { keyAside } from '../../play/kept-text.ts';
import { keepText, keptText } from '../../ui/kept-texts.ts';

type Choice = 'language' | 'puzzle' | 'welcome';

export function choiceKey(name: Choice): string {
  return `dominosa-press/studio/1/${name}`;
}

export function readChoice(name: Choice): string | undefined {
  return keptText(choiceKey(name));
}

export function keepChoice(name: Choice, value: string): void {
  keepText(choiceKey(name), value);
}

/**
 * Takes what is kept under a key and cannot be read out of the way; it stays on this device under another key.
 *
 * @param rest what can be read of it, which takes its place
 */
export function setAside(key: string, rest?: string): void {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return;
    localStorage.setItem(keyAside(key), text);
    if (rest === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, rest);
  } catch {
    // Storage is full or forbidden: it stays where it is until something else is kept there.
  }
}

/** What finished books are kept under; a database, as they are large. */
export const BOOKS_NAME = 'dominosa-press/books';

/** Takes away all that this site keeps on this device, and begins again. */
export function forgetAll(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('dominosa-press/')) localStorage.removeItem(key);
  }
  const begin = () => {
    history.replaceState(null, '', location.pathname);
    location.reload();
  };
  const gone = indexedDB.deleteDatabase(BOOKS_NAME);
  gone.addEventListener('success', begin);
  gone.addEventListener('error', begin);
}
