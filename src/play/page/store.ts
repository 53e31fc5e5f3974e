// What is kept in the browser. Storage can be full, switched off or forbidden: then a game lasts as long as its page.

/** The 1 is the version of what is stored; another version has other keys. */
const PREFIX = 'dominosa-press/play/1/';

/** @param puzzle its line of text, which is the same in every book that has it */
export function stored(puzzle: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + puzzle) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(puzzle: string, game: string): void {
  try {
    localStorage.setItem(PREFIX + puzzle, game);
  } catch {
    // See above.
  }
}

/** Calls back when another tab has stored this puzzle. @returns what ends that */
export function onStored(puzzle: string, call: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === PREFIX + puzzle) call();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
