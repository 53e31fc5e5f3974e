import type { Cell } from '../domino/board.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Direction } from './terrain.ts';

/** What two neighbouring cells are made into: halves of one stone, or parted by a stroke. */
export type Tool = 'stone' | 'stroke';

export type End = 'row-start' | 'row-end' | 'column-start' | 'column-end' | 'first' | 'last';

/** What a player asks for, by whatever means. */
export type Command =
  | { readonly go: Direction | End }
  /** To be at this cell, as when it was clicked or a screen reader went there. */
  | { readonly visit: Cell }
  /** Joins the cell with its neighbour, or parts them again; or the same with a stroke. */
  | { readonly link: Tool; readonly direction: Direction }
  /** The same for two cells that were dragged together. */
  | { readonly drag: Cell; readonly to: Cell }
  /** The next arrow links. */
  | { readonly ready: Tool }
  /** Takes the cell as the first of two, or as the second. */
  | { readonly pick: Cell | 'here' }
  /** A digit; typed one after the other, two can make one number. */
  | { readonly type: number }
  | { readonly fill: number }
  | { readonly ask: 'undo' | 'redo' | 'erase' | 'clear' | 'check' | 'hint' | 'list' | 'cancel' | 'tool' };

/** A key as a browser reports it. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The letters of a language for what has no key of its own. */
export type Letters = Readonly<Record<'stone' | 'stroke' | 'list' | 'check' | 'hint', string>>;

export function lettersOf(words: WordBook): Letters {
  return {
    stone: words.text('play-letter-stone'),
    stroke: words.text('play-letter-stroke'),
    list: words.text('play-letter-list'),
    check: words.text('play-letter-check'),
    hint: words.text('play-letter-hint'),
  };
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
  Enter: { ready: 'stone' },
  ' ': { pick: 'here' },
  Delete: { ask: 'erase' },
  Backspace: { ask: 'erase' },
  Escape: { ask: 'cancel' },
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
  if (direction) return shiftKey ? { link: 'stone', direction } : { go: direction };
  if (/^\d$/.test(key)) return { type: Number(key) };
  if (shiftKey) return undefined;
  return own(PLAIN, key) ?? ofLetter(name, letters);
}

function ofLetter(name: string, letters: Letters): Command | undefined {
  const meant = (Object.keys(letters) as (keyof Letters)[]).find((what) => letters[what] === name);
  if (meant === undefined) return undefined;
  return meant === 'stone' || meant === 'stroke' ? { ready: meant } : { ask: meant };
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
