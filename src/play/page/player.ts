import type { WordBook } from '../../words/word-book.ts';
import type { Playable } from '../playable.ts';
import { addPlayable } from './kept.ts';
import { onSettings } from './settings-store.ts';
import { isNewsThatUnkept, onStored, setAside, store, stored } from './store.ts';

export interface Place {
  readonly section: HTMLElement;
  readonly heading: HTMLElement;
  /** What is played there, as a line of text. */
  readonly line: string;
}

/** Plays what is no puzzle. It stands in a script of its own, so that only pages that need it bring it. */
export interface Player {
  /** The word with which the lines of its games begin. */
  readonly word: string;
  /** What finds the sections that it plays, and where in `dataset` their lines stand. */
  readonly selector: string;
  readonly data: string;
  /** @throws UserError if the line is none of its games */
  read(line: string): Playable;
  /** Whether this is something that can be solved once for all, and so is counted among the puzzles. */
  isPuzzle(line: string): boolean;
  /** Gives a section a button that makes it playable. Nothing is read or solved before it is pressed. */
  addPlayButton(place: Place, words: WordBook, keeping: Keeping): void;
}

declare global {
  /** The players whose scripts stand in the page before that of puzzles. */
  var dominosaPlayers: readonly Player[] | undefined;
}

/** What a player beside that of puzzles is given of the page: what it keeps is kept once for all players. */
export const KEEPING = { store, stored, setAside, isNewsThatUnkept, onStored, onSettings } as const;
export type Keeping = typeof KEEPING;

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Makes playable what a player finds in the page; only `puzzles` are counted, but all are kept and saved. */
export function letPlay(player: Player, words: WordBook) {
  addPlayable(player.word, player.read);
  const sections = [...document.querySelectorAll<HTMLElement>(player.selector)];
  const places = sections.flatMap((section) => {
    // The first section of several can bring the heading of all.
    const heading = [...section.querySelectorAll<HTMLElement>(HEADINGS)].at(-1);
    if (!heading) return [];
    const place = { section, heading, line: section.dataset[player.data]! };
    player.addPlayButton(place, words, KEEPING);
    return [place];
  });
  return {
    puzzles: places.filter(({ line }) => player.isPuzzle(line)),
    games: places.filter(({ line }) => !player.isPuzzle(line)),
  };
}

export function puzzlePlaces(sections: readonly HTMLElement[]): Place[] {
  return sections.flatMap((section) => placeOf(section) ?? []);
}

/** A puzzle or a task of the page; nothing if it has no heading. */
export function placeOf(section: HTMLElement): Place | undefined {
  const heading = section.querySelector<HTMLElement>(HEADINGS);
  const { puzzle, task } = section.dataset;
  return heading ? { section, heading, line: puzzle ?? task! } : undefined;
}

/** The sections of the page that can be played: puzzles, and tasks for composers. */
export function playableSections(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('section.puzzle:is([data-puzzle], [data-task])')];
}
