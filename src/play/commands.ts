import type { Cell } from '../domino/board.ts';
import type { Domino } from '../domino/dominoes.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Direction } from './play-board.ts';

/** What two neighbouring cells are made into: halves of one domino, or parted by a bar. */
export type Tool = 'domino' | 'bar';

export type End = 'row-start' | 'row-end' | 'column-start' | 'column-end' | 'first' | 'last';

/** Questions that need numbers: where a domino can lie, and which cells have a number. */
export type Query = 'where' | 'find';

export type Ask =
  | 'undo'
  | 'redo'
  | 'erase'
  | 'clear'
  | 'check'
  | 'hint'
  | 'list'
  | 'cancel'
  | 'tool'
  /** What stands on the line of the cell; how far the player is; what was done last; what follows at the cell. */
  | 'row'
  | 'column'
  | 'progress'
  | 'last'
  | 'certain'
  /** Which dominoes have two places left. */
  | 'few'
  /** Why the domino here, or the one that was said to be wrong, does not go there. */
  | 'why'
  /** To begin a try or to take all of it back, and to keep it. */
  | 'try'
  | 'keep'
  /** To be at the next free cell. */
  | 'free'
  /** An answer in steps: the next one and the one before, to be where it is, to do what it says, and to close it. */
  | 'more'
  | 'back'
  | 'there'
  | 'do'
  | 'close';

export type Command =
  | { readonly go: Direction | End }
  /** To be at this cell, as when it was clicked or a screen reader went there. */
  | { readonly visit: Cell }
  /** Joins the cell with its neighbour, or parts them again; or the same with a bar. */
  | { readonly link: Tool; readonly direction: Direction }
  /** The same from a cell that was dragged; without a tool that of the player. */
  | { readonly drag: Cell; readonly towards: Direction; readonly tool?: Tool }
  /** Points at a cell, or at the line between it and a neighbour. */
  | { readonly click: Cell; readonly near?: Direction | undefined }
  /** A bar on a side of a cell, or none any more. */
  | { readonly bar: Cell; readonly near: Direction }
  /** The next arrow links, or the next digits make what is asked for. */
  | { readonly ready: Tool | Query }
  | { readonly places: Domino }
  | { readonly find: number | 'here' }
  /** Takes the cell as the first of two, or as the second. */
  | { readonly pick: Cell | 'here' }
  /** A digit; typed one after the other, two can make one number. */
  | { readonly type: number }
  | { readonly fill: number }
  | { readonly ask: Ask }
  /** Something of the page that is no part of the board. */
  | { readonly show: 'help' | 'larger' | 'smaller' };

/** A key as a browser reports it. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What has a letter for a key, each language its own. */
const OF_LETTERS = {
  domino: { ready: 'domino' },
  bar: { ready: 'bar' },
  list: { ask: 'list' },
  check: { ask: 'check' },
  hint: { ask: 'hint' },
  where: { ready: 'where' },
  find: { ready: 'find' },
  row: { ask: 'row' },
  column: { ask: 'column' },
  free: { ask: 'free' },
  progress: { ask: 'progress' },
  last: { ask: 'last' },
  certain: { ask: 'certain' },
  few: { ask: 'few' },
  why: { ask: 'why' },
  try: { ask: 'try' },
  keep: { ask: 'keep' },
  more: { ask: 'more' },
  back: { ask: 'back' },
  there: { ask: 'there' },
  do: { ask: 'do' },
} as const satisfies Readonly<Record<string, Command>>;

export type LetterName = keyof typeof OF_LETTERS;

/** The letters of a language for what has no key of its own. */
export type Letters = Readonly<Record<LetterName, string>>;

export function lettersOf(words: WordBook): Letters {
  const names = Object.keys(OF_LETTERS) as LetterName[];
  return Object.fromEntries(names.map((name) => [name, words.text(`play-letter-${name}`)])) as Letters;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'down',
};

const PLAIN: Readonly<Record<string, Command>> = {
  Home: { go: 'row-start' },
  End: { go: 'row-end' },
  PageUp: { go: 'column-start' },
  PageDown: { go: 'column-end' },
  Enter: { ready: 'domino' },
  ' ': { pick: 'here' },
  Delete: { ask: 'erase' },
  Backspace: { ask: 'erase' },
  Escape: { ask: 'cancel' },
  F1: { show: 'help' },
};

/** Signs that are typed with Shift on some keyboards and without it on others. */
const SIGNS: Readonly<Record<string, Command>> = {
  '?': { show: 'help' },
  '+': { show: 'larger' },
  '-': { show: 'smaller' },
};

const WITH_CONTROL: Readonly<Record<string, Command>> = {
  Home: { go: 'first' },
  End: { go: 'last' },
  z: { ask: 'undo' },
  y: { ask: 'redo' },
};

/** What a key on the board asks for; nothing if it is left to the browser. */
export function commandOf(press: KeyPress, letters: Letters): Command | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = press;
  if (altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const direction = own(ARROWS, key);
  if (ctrlKey || metaKey) {
    if (name === 'z' && shiftKey) return { ask: 'redo' };
    return shiftKey ? undefined : own(WITH_CONTROL, name);
  }
  if (direction) return shiftKey ? { link: 'domino', direction } : { go: direction };
  if (/^\d$/.test(key)) return { type: Number(key) };
  const sign = own(SIGNS, key);
  if (sign || shiftKey) return sign;
  return own(PLAIN, key) ?? ofLetter(name, letters);
}

function ofLetter(name: string, letters: Letters): Command | undefined {
  const meant = (Object.keys(letters) as LetterName[]).find((what) => letters[what] === name);
  return meant && OF_LETTERS[meant];
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
