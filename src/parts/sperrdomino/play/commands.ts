import type { KeyPress } from '../../../play/commands.ts';
import type { BareId, WordBook } from '../../../words/word-book.ts';
import type { Side } from './scene.ts';

/** The rows of the table, from top to bottom. */
export const ROWS = ['other', 'chain', 'own'] as const;
export type Row = (typeof ROWS)[number];

/** A domino on the table: the one of this index in its row. */
export interface Spot {
  readonly row: Row;
  readonly at: number;
}

export type TableAsk =
  | 'pass'
  /** In whole games: to draw a domino, to deal again. */
  | 'buy'
  | 'deal'
  | 'undo'
  | 'redo'
  | 'again'
  | 'hint'
  /** What lies on the table, and what can be done. */
  | 'chain'
  | 'ends'
  | 'own'
  | 'fits'
  | 'rest'
  | 'points'
  | 'last'
  /** An answer in steps: the next one and the one before, to do what it says, to close it. */
  | 'more'
  | 'back'
  | 'do'
  | 'close'
  | 'cancel';

/** What a player of Sperrdomino asks for, by whatever means. */
export type TableCommand =
  | { readonly go: 'left' | 'right' | 'up' | 'down' | 'first' | 'last' }
  /** To be at a domino, as when a screen reader went there. */
  | { readonly visit: Spot }
  /** Presses a domino: one of the own hand is laid, or taken up if it fits at both ends; at an end of the chain it is laid. */
  | { readonly press: Spot | 'here' }
  /** Lays the domino that was taken up, or that of the cursor. */
  | { readonly lay: Side }
  | { readonly ask: TableAsk }
  | { readonly show: 'help' };

export type AsksOfLetters = Readonly<Partial<Record<BareId, TableAsk>>>;

/** What has a letter for a key, each language its own; the words of play name some of them. */
const OF_LETTERS: AsksOfLetters = {
  'lock-letter-pass': 'pass',
  'lock-letter-chain': 'chain',
  'lock-letter-ends': 'ends',
  'lock-letter-own': 'own',
  'lock-letter-fits': 'fits',
  'lock-letter-rest': 'rest',
  'lock-letter-points': 'points',
  'play-letter-last': 'last',
  'play-letter-hint': 'hint',
  'play-letter-more': 'more',
  'play-letter-back': 'back',
  'play-letter-do': 'do',
};

/** By its letter, what is asked for. */
export type TableLetters = ReadonlyMap<string, TableAsk>;

/** @param more letters that only some games have */
export function tableLetters(words: WordBook, more: AsksOfLetters = {}): TableLetters {
  const asks = Object.entries({ ...OF_LETTERS, ...more }) as [BareId, TableAsk][];
  return new Map(asks.map(([name, ask]) => [words.text(name), ask]));
}

const PLAIN: ReadonlyMap<string, TableCommand> = new Map<string, TableCommand>([
  ['ArrowUp', { go: 'up' }],
  ['ArrowLeft', { go: 'left' }],
  ['ArrowRight', { go: 'right' }],
  ['ArrowDown', { go: 'down' }],
  ['Home', { go: 'first' }],
  ['End', { go: 'last' }],
  ['Enter', { press: 'here' }],
  [' ', { press: 'here' }],
  ['Escape', { ask: 'cancel' }],
  ['F1', { show: 'help' }],
]);

const WITH_SHIFT: ReadonlyMap<string, TableCommand> = new Map<string, TableCommand>([
  ['ArrowLeft', { lay: 'left' }],
  ['ArrowRight', { lay: 'right' }],
]);

/** What a key on the table asks for; nothing if it is left to the browser. */
export function tableCommandOf(press: KeyPress, letters: TableLetters): TableCommand | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = press;
  if (altKey) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    if (name === 'z') return { ask: shiftKey ? 'redo' : 'undo' };
    return name === 'y' && !shiftKey ? { ask: 'redo' } : undefined;
  }
  // Where it is typed with Shift and where it is not.
  if (key === '?') return { show: 'help' };
  if (shiftKey) return WITH_SHIFT.get(key);
  const asked = letters.get(name);
  return PLAIN.get(key) ?? (asked && { ask: asked });
}
