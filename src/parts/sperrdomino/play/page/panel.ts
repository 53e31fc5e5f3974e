import { showSteps } from '../../../../play/page/steps-view.ts';
import { announce, button, buttonGroup, make } from '../../../../ui/elements.ts';
import type { WordBook } from '../../../../words/word-book.ts';
import type { TableAsk, TableCommand } from '../commands.ts';
import type { Side } from '../scene.ts';
import type { TablePart } from '../table-part.ts';
import type { Telling } from '../telling.ts';

const QUESTIONS = ['chain', 'ends', 'own', 'fits', 'rest', 'points'] as const;
type Named = Extract<TableAsk, 'do' | 'more' | 'back' | 'close' | 'undo' | 'redo' | 'hint' | 'last'>;
type LockNamed = (typeof QUESTIONS)[number] | 'pass' | 'again';

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
  constructor(words: WordBook, more: TablePart['buttons'], obey: (command: TableCommand) => void) {
    const asking = (name: string, ask: TableAsk) => button(name, () => obey({ ask }));
    const named = (ask: Named) => asking(words.text(`play-button-${ask}`), ask);
    const lockNamed = (ask: LockNamed) => asking(words.text(`lock-button-${ask}`), ask);
    const laying = (lay: Side) => button(words.text(`lock-button-${lay}`), () => obey({ lay }));
    this.#words = words;
    this.#do = named('do');
    this.#more = buttonGroup(
      words.text('play-tour-controls'),
      '',
      named('more'),
      named('back'),
      this.#do,
      named('close'),
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
          laying('left'),
          laying('right'),
          ...more.map((ask) => asking(words.text(`deal-button-${ask}`), ask)),
          lockNamed('pass'),
          named('undo'),
          named('redo'),
          named('hint'),
          lockNamed('again'),
          button(words.text('play-button-keys'), () => obey({ show: 'help' })),
        ),
        buttonGroup(words.text('play-questions'), '', ...QUESTIONS.map(lockNamed), named('last')),
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
