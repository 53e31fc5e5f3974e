import { make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { HELP } from '../help.ts';
import type { PlayBoard } from '../play-board.ts';

/** A key or gesture, and what it does. */
type Entry = readonly [key: string, does: string];

/** All keys and gestures, behind a summary that opens them. */
export class HelpView {
  readonly element: HTMLDetailsElement;
  /** A screen reader that is left on the summary stays in the mode of the board, and reads nothing of what comes. */
  readonly #begin: HTMLElement;

  /**
   * @param about what is told before them
   * @param leave goes back to what is played
   */
  constructor(about: readonly HTMLElement[], entries: readonly Entry[], words: WordBook, leave: () => void) {
    this.#begin = make('p', { tabindex: '-1' }, words.text('play-help-reader'));
    this.element = make(
      'details',
      { class: 'play-help' },
      make('summary', {}, words.text('play-help-title')),
      this.#begin,
      ...about,
      make('dl', {}, ...entries.flatMap(([key, does]) => [make('dt', {}, key), make('dd', {}, does)])),
      make('p', {}, words.text('play-kept')),
    );
    this.element.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      this.element.open = false;
      leave();
    });
  }

  open(): void {
    this.element.open = true;
    this.#begin.focus();
  }
}

/** Those of a board. */
export function boardEntries({ hasUnknowns, task }: PlayBoard, words: WordBook): Entry[] {
  const topics = [...(hasUnknowns ? HELP.completion : []), ...HELP.board, ...HELP.pointer];
  return topics.map((topic) => {
    const own = task && HELP.composing.find((known) => known === topic);
    const does = own ? words.text(`play-compose-does-${own}`) : words.text(`play-key-${topic}-does`);
    return [words.text(`play-key-${topic}`), does];
  });
}
