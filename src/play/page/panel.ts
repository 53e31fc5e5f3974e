import type { WordBook } from '../../words/word-book.ts';
import type { Command } from '../commands.ts';
import type { Terrain } from '../terrain.ts';
import { button, make } from './elements.ts';
import { askButton } from './more-view.ts';

/** What every player needs; all else is one step away. */
const FIRST = ['undo', 'hint', 'check'] as const;

/** What stands below a board that is played: what was said last, and the first buttons. */
export class Panel {
  readonly element: HTMLElement;
  readonly #said = make('p', { class: 'play-said', role: 'status' });

  /**
   * @param answer the buttons of an answer, before the others
   * @param more opens what is needed less often
   */
  constructor(
    terrain: Terrain,
    words: WordBook,
    answer: HTMLElement,
    more: HTMLElement,
    obey: (command: Command) => void,
  ) {
    this.element = make(
      'div',
      { class: 'play-panel' },
      this.#said,
      make(
        'div',
        { class: 'play-tools' },
        answer,
        ...(terrain.hasUnknowns ? [numberPad(terrain, words, obey)] : []),
        make(
          'div',
          { class: 'play-buttons play-first', role: 'group', 'aria-label': words.text('play-controls') },
          ...FIRST.map((what) => askButton(what, terrain, words, obey)),
          more,
        ),
      ),
    );
  }

  /** Says something; what was just said is heard again. */
  say(text: string): void {
    const isSame = this.#said.textContent === text;
    this.#said.textContent = isSame ? `${text}\u00a0` : text;
  }
}

function numberPad({ puzzle }: Terrain, words: WordBook, obey: (command: Command) => void): HTMLElement {
  const numbers = Array.from({ length: puzzle.range + 1 }, (_, number) =>
    button(String(number), () => obey({ fill: number })),
  );
  const erase = button(words.text('play-button-erase'), () => obey({ ask: 'erase' }));
  return make(
    'div',
    { class: 'play-buttons play-numbers', role: 'group', 'aria-label': words.text('play-numbers') },
    ...numbers,
    erase,
  );
}
