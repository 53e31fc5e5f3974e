import type { WordBook } from '../../words/word-book.ts';
import type { Playable } from '../playable.ts';
import { addPlayable } from './kept.ts';
import { lineOf } from './sections.ts';
import { onSettings } from './settings-store.ts';
import { isNewsThatUnkept, onStored, setAside, store, stored } from './store.ts';

/** Something of the page that can be played. */
export interface Place {
  readonly section: HTMLElement;
  readonly heading: HTMLElement;
  /** What is played there, as a line of text. */
  readonly line: string;
}

/** What a player beside that of puzzles is given of the page: what it keeps is kept once for all players. */
export interface Keeping {
  readonly store: typeof store;
  readonly stored: typeof stored;
  readonly setAside: typeof setAside;
  readonly isNewsThatUnkept: typeof isNewsThatUnkept;
  readonly onStored: typeof onStored;
  readonly onSettings: typeof onSettings;
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

export const KEEPING: Keeping = { store, stored, setAside, isNewsThatUnkept, onStored, onSettings };

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** What is played on the page beside its own puzzles. */
interface Played {
  /** What is counted among the puzzles. */
  readonly puzzles: readonly Place[];
  /** What is kept and saved like them, but not counted. */
  readonly games: readonly Place[];
}

/** Makes playable what a player finds in the page. */
export function letPlay(player: Player, words: WordBook): Played {
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

/** The puzzles and tasks among sections. */
export function puzzlePlaces(sections: readonly HTMLElement[]): Place[] {
  return sections.flatMap((section) => placeOf(section) ?? []);
}

/** A puzzle or a task of the page; nothing if it has no heading. */
export function placeOf(section: HTMLElement): Place | undefined {
  const heading = section.querySelector<HTMLElement>(HEADINGS);
  return heading ? { section, heading, line: lineOf(section) } : undefined;
}
