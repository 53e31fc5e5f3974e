import type { WordBook } from '../../words/word-book.ts';
import { HELP } from '../help.ts';
import type { PlayBoard } from '../play-board.ts';
import { make } from './elements.ts';

/** All keys and gestures, behind a summary that opens them. */
export class HelpView {
  readonly element: HTMLDetailsElement;
  readonly #summary: HTMLElement;

  /** @param leave goes back to the board */
  constructor({ hasUnknowns, task }: PlayBoard, words: WordBook, leave: () => void) {
    const topics = [...(hasUnknowns ? HELP.completion : []), ...HELP.board, ...HELP.pointer];
    const doesOf = (topic: (typeof topics)[number]) => {
      const own = task && HELP.composing.find((known) => known === topic);
      return own ? words.text(`play-compose-does-${own}`) : words.text(`play-key-${topic}-does`);
    };
    this.#summary = make('summary', {}, words.text('play-help-title'));
    this.element = make(
      'details',
      { class: 'play-help' },
      this.#summary,
      make('p', {}, words.text('play-help-reader')),
      make(
        'dl',
        {},
        ...topics.flatMap((topic) => [
          make('dt', {}, words.text(`play-key-${topic}`)),
          make('dd', {}, doesOf(topic)),
        ]),
      ),
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
    this.#summary.focus();
  }
}
