import { showSteps } from '../../../../play/page/steps-view.ts';
import { announce, button, buttonGroup, make } from '../../../../ui/elements.ts';
import type { WordBook } from '../../../../words/word-book.ts';
import type { TableCommand } from '../commands.ts';
import type { TableButton } from '../table-part.ts';
import type { Telling } from '../telling.ts';

const QUESTIONS = ['chain', 'ends', 'own', 'fits', 'rest', 'points'] as const;

/** What stands below the table: what was said last, an answer in steps, and the buttons. */
export class TablePanel {
  readonly element: HTMLElement;
  /** The steps of an answer, to be read at leisure. */
  readonly steps = make('div', { class: 'play-tour', role: 'group' });
  readonly #said = make('p', { class: 'play-said', role: 'status' });
  readonly #more: HTMLElement;
  readonly #do: HTMLButtonElement;
  readonly #words: WordBook;

  /** @param more buttons that only this game has */
  constructor(words: WordBook, more: readonly TableButton[], obey: (command: TableCommand) => void) {
    this.#words = words;
    this.#do = button(words.text('play-button-do'), () => obey({ ask: 'do' }));
    this.#more = buttonGroup(
      words.text('play-tour-controls'),
      '',
      button(words.text('play-button-more'), () => obey({ ask: 'more' })),
      button(words.text('play-button-back'), () => obey({ ask: 'back' })),
      this.#do,
      button(words.text('play-button-close'), () => obey({ ask: 'close' })),
    );
    this.element = make(
      'div',
      { class: 'play-panel' },
      this.#said,
      make(
        'div',
        { class: 'play-tools' },
        this.#more,
        buttonGroup(
          words.text('play-controls'),
          '',
          button(words.text('lock-button-left'), () => obey({ lay: 'left' })),
          button(words.text('lock-button-right'), () => obey({ lay: 'right' })),
          ...more.map(({ ask, name }) => button(name, () => obey({ ask }))),
          button(words.text('lock-button-pass'), () => obey({ ask: 'pass' })),
          button(words.text('play-button-undo'), () => obey({ ask: 'undo' })),
          button(words.text('play-button-redo'), () => obey({ ask: 'redo' })),
          button(words.text('play-button-hint'), () => obey({ ask: 'hint' })),
          button(words.text('lock-button-again'), () => obey({ ask: 'again' })),
          button(words.text('play-button-keys'), () => obey({ show: 'help' })),
        ),
        buttonGroup(
          words.text('play-questions'),
          '',
          ...QUESTIONS.map((what) => button(words.text(`lock-button-${what}`), () => obey({ ask: what }))),
          button(words.text('play-button-last'), () => obey({ ask: 'last' })),
        ),
      ),
    );
    this.show(undefined);
  }

  /** Says something; what was just said is heard again. */
  say(text: string): void {
    announce(this.#said, text);
  }

  show(telling: Telling | undefined): void {
    this.steps.hidden = this.#more.hidden = telling === undefined;
    if (!telling) return;
    showSteps(this.steps, telling, this.#words);
    this.#do.hidden = telling.stops.every(({ turn }) => turn === undefined);
  }
}
