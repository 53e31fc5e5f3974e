// What is kept in the browser. Storage can be full, switched off or forbidden: then the page holds what it could not keep, tries
// again with each move, and browsers ask before it is closed.

import { keepText, keptText } from '../../ui/kept-texts.ts';
import { keyAside } from '../kept-text.ts';

/** The 1 is the version of what is stored; another version has other keys. */
const PREFIX = 'dominosa-press/play/1/';
/** Beside the games: which puzzles were solved once, which was played last, and what was chosen. */
const SOLVED = 'dominosa-press/solved/1/';
const LAST = 'dominosa-press/last/1';
export const SOUND_KEY = 'dominosa-press/sound/1';

/** @param isHere whether the move was made in this tab */
type Watch = (puzzle: string, isHere: boolean) => void;
const watches = new Set<Watch>();
/** What could not be kept, by its key. */
const unkept = new Map<string, string>();
let isTold = false;

/** What has happened to a game without this page: another one has stored it, or all that was kept was taken away. */
export type Change = 'stored' | 'emptied';

/** @param puzzle its line of text, which is the same in every book that has it */
export function stored(puzzle: string): string | undefined {
  return read(PREFIX + puzzle);
}

export function store(puzzle: string, game: string): void {
  write(PREFIX + puzzle, game);
  write(LAST, puzzle);
  for (const watch of watches) watch(puzzle, true);
}

/** Keeps a game without calling it the one that was played last. */
export function restore(puzzle: string, game: string): void {
  write(PREFIX + puzzle, game);
}

/** Keeps a game that was played elsewhere, and lets this page know as another tab would. */
export function takeOver(puzzle: string, game: string): void {
  restore(puzzle, game);
  const key = PREFIX + puzzle;
  if (!unkept.has(key)) dispatchEvent(new StorageEvent('storage', { key, newValue: game }));
}

/** Keeps a game that cannot be read under another key, and nothing in its place. */
export function setAside(puzzle: string): void {
  write(keyAside(PREFIX + puzzle), stored(puzzle)!);
  restore(puzzle, '');
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
  return read(SOUND_KEY) === 'on';
}

export function keepSound(isOn: boolean): void {
  write(SOUND_KEY, isOn ? 'on' : 'off');
}

/** Calls back after each move, here or in another tab. @returns what ends that */
export function watchStored(watch: Watch): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key !== null) unkept.delete(key);
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

/** Whether something lasts only as long as this page. */
export function hasUnkept(): boolean {
  return unkept.size > 0;
}

/** Whether to say that moves cannot be kept: once, until they can. */
export function isNewsThatUnkept(): boolean {
  const isNews = hasUnkept() && !isTold;
  isTold = hasUnkept();
  return isNews;
}

/** The puzzles of which something is kept, whatever page has played them. */
export function storedLines(): string[] {
  const lines = keys().flatMap((key) =>
    [PREFIX, SOLVED].filter((prefix) => key.startsWith(prefix)).map((prefix) => key.slice(prefix.length)),
  );
  return [...new Set(lines)].sort();
}

/**
 * Calls back when another tab may have stored this puzzle, or its storage was emptied. A page that slept, or that is come
 * back to, has heard of nothing and looks again. @returns what ends that
 */
export function onStored(puzzle: string, call: (change: Change) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const look = () => {
    if (!document.hidden && stored(puzzle) !== undefined) call('stored');
  };
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === null || (key === PREFIX + puzzle && newValue === null)) call('emptied');
      else if (key === PREFIX + puzzle) {
        unkept.delete(key);
        call('stored');
      }
    },
    { signal },
  );
  addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => ending.abort();
}

function read(key: string): string | undefined {
  return unkept.has(key) ? unkept.get(key) : keptText(key) || undefined;
}

function keys(): string[] {
  try {
    return [...Object.keys(localStorage), ...unkept.keys()];
  } catch {
    return [...unkept.keys()];
  }
}

/** Keeps this, and what could not be kept before. */
function write(key: string, value: string): void {
  unkept.set(key, value);
  for (const [waiting, text] of unkept) if (keepText(waiting, text)) unkept.delete(waiting);
  if (hasUnkept()) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** Browsers ask before they close a page whose moves are not kept. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
