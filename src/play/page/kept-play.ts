import { button, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { makeGame } from '../game.ts';
import type { KeptGame } from '../playable.ts';
import type { Keeping, Place } from './player.ts';

/** A game that is played in the page, and under which name it is kept. */
interface Played<Game extends KeptGame> {
  readonly name: string;
  readonly session: { game: Game };
  readonly newGame: Game;
  /** Reads a game as it is kept; the new one if there is none that can be read. */
  read(kept: string | undefined): Game;
  show(): void;
  say(text: string): void;
}

/** What keeps a game of the page, and follows what other tabs do with it until it ends. */
export function keepPlayed<Game extends KeptGame>(
  { name, session, newGame, read, show, say }: Played<Game>,
  { store, stored, setAside, isNewsThatUnkept, onStored }: Keeping,
  words: WordBook,
) {
  const keep = () => store(name, makeGame(session.game));
  return {
    end: onStored(name, (change) => {
      const isEmptied = change === 'emptied';
      const there = isEmptied ? newGame : read(stored(name));
      if (makeGame(there) === makeGame(session.game)) return;
      if (isEmptied) keep();
      else {
        session.game = there;
        show();
      }
      say(words.text(isEmptied ? 'play-storage-emptied' : 'play-elsewhere'));
    }),
    /** Keeps the game after a move. @returns what was said of it, and once that it could not be kept */
    store(said: string): string {
      keep();
      return isNewsThatUnkept() ? `${said} ${words.text('play-not-kept')}` : said;
    },
    /** Puts aside what is kept and could not be read, and says so. */
    setAsideUnread(): void {
      if (session.game !== newGame || !stored(name)) return;
      setAside(name);
      say(words.text('play-aside'));
    },
  };
}

/** A button that makes something of the page playable, and that leaves it. @param begin returns what ends that */
export function startButton(
  { section, heading }: Pick<Place, 'section' | 'heading'>,
  isNew: boolean,
  words: WordBook,
  begin: () => () => void,
): HTMLElement {
  let stop: (() => void) | undefined;
  const start = button(words.text(isNew ? 'play-button-play' : 'play-button-continue'), () => {
    stop = stop ? void stop() : begin();
    start.textContent = words.text(stop ? 'play-button-stop' : 'play-button-continue');
  });
  start.id = `${section.id}.play`;
  start.setAttribute('aria-labelledby', `${start.id} ${heading.id}`);
  return make('p', { class: 'play-start' }, start);
}

/** Whether an element had the focus and is not seen any more, as a button that closed its own group. */
export function isGone(element: Element | null): boolean {
  return element instanceof HTMLButtonElement && element.offsetParent === null;
}
