// What is kept in the browser. Storage can be full, switched off or forbidden: then a game lasts as long as its page.

/** The 1 is the version of what is stored; another version has other keys. */
const PREFIX = 'dominosa-press/play/1/';
/** Beside the games: which puzzles were solved once, which was played last, and what was chosen. */
const SOLVED = 'dominosa-press/solved/1/';
const LAST = 'dominosa-press/last/1';
const SOUND = 'dominosa-press/sound/1';

/** @param isHere whether the move was made in this tab */
type Watch = (puzzle: string, isHere: boolean) => void;
const watches = new Set<Watch>();
const complaints = new Set<() => void>();

/** @param puzzle its line of text, which is the same in every book that has it */
export function stored(puzzle: string): string | undefined {
  return read(PREFIX + puzzle);
}

/** Keeps a game that is being played. */
export function store(puzzle: string, game: string): void {
  write(PREFIX + puzzle, game);
  write(LAST, puzzle);
  for (const watch of watches) watch(puzzle, true);
}

/** Keeps a game that was played elsewhere. */
export function restore(puzzle: string, game: string): void {
  write(PREFIX + puzzle, game);
}

export function wasSolved(puzzle: string): boolean {
  return read(SOLVED + puzzle) !== undefined;
}

export function keepSolved(puzzle: string): void {
  write(SOLVED + puzzle, '1');
}

export function playedLast(): string | undefined {
  return read(LAST);
}

/** Whether a sound was asked for; there is none before. */
export function wantsSound(): boolean {
  return read(SOUND) === 'on';
}

export function keepSound(isOn: boolean): void {
  write(SOUND, isOn ? 'on' : 'off');
}

/** Calls back after each move, here or in another tab. @returns what ends that */
export function watchStored(watch: Watch): () => void {
  const listen = ({ key }: StorageEvent) => {
    for (const prefix of [PREFIX, SOLVED])
      if (key?.startsWith(prefix)) watch(key.slice(prefix.length), false);
  };
  watches.add(watch);
  addEventListener('storage', listen);
  return () => {
    watches.delete(watch);
    removeEventListener('storage', listen);
  };
}

/** Calls back whenever something cannot be kept. @returns what ends that */
export function onNotKept(call: () => void): () => void {
  complaints.add(call);
  return () => complaints.delete(call);
}

/** The puzzles of which something is kept, whatever page has played them. */
export function storedLines(): string[] {
  const lines = keys().flatMap((key) =>
    [PREFIX, SOLVED].filter((prefix) => key.startsWith(prefix)).map((prefix) => key.slice(prefix.length)),
  );
  return [...new Set(lines)].sort();
}

/** Calls back when another tab has stored this puzzle. @returns what ends that */
export function onStored(puzzle: string, call: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === PREFIX + puzzle) call();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    for (const complain of complaints) complain();
  }
}
