import type { WordBook } from '../../words/word-book.ts';
import type { Command } from '../commands.ts';
import type { Terrain } from '../terrain.ts';
import { button, make } from './elements.ts';

const CONTROLS = ['undo', 'redo', 'check', 'hint'] as const;
const QUESTIONS = ['list', 'row', 'column', 'free', 'progress', 'last', 'certain'] as const;

/** Those that are called otherwise in a task for composers. */
const COMPOSING = ['hint', 'free', 'certain'] as const;

/** What stands below a board that is played: what was said last, and the buttons. */
export class Panel {
  readonly element: HTMLElement;
  readonly #said = make('p', { class: 'play-said', role: 'status' });
  readonly #strokes: HTMLButtonElement;

  /** @param first buttons that stand before the others */
  constructor(terrain: Terrain, words: WordBook, first: HTMLElement, obey: (command: Command) => void) {
    const ask = (what: (typeof CONTROLS | typeof QUESTIONS)[number]) =>
      button(labelOf(what), () => obey({ ask: what }));
    const labelOf = (what: (typeof CONTROLS | typeof QUESTIONS)[number]) => {
      const own = terrain.task && COMPOSING.find((known) => known === what);
      return words.text(own ? `play-compose-button-${own}` : `play-button-${what}`);
    };
    const [question, ...clear] = clearing(words, () => obey({ ask: 'clear' }));
    this.#strokes = button(words.text('play-button-strokes'), () => obey({ ask: 'tool' }));
    this.element = make(
      'div',
      { class: 'play-panel' },
      this.#said,
      question!,
      make(
        'div',
        { class: 'play-tools' },
        first,
        ...(terrain.hasUnknowns ? [numberPad(terrain, words, obey)] : []),
        make(
          'div',
          { class: 'play-buttons', role: 'group', 'aria-label': words.text('play-controls') },
          this.#strokes,
          ...CONTROLS.map(ask),
          ...clear,
          button(words.text('play-button-keys'), () => obey({ show: 'help' })),
        ),
        make(
          'div',
          { class: 'play-buttons', role: 'group', 'aria-label': words.text('play-questions') },
          ...QUESTIONS.map(ask),
          button(words.text('play-button-find'), () => obey({ find: 'here' })),
        ),
      ),
    );
    this.showTool(false);
  }

  /** Says something; what was just said is heard again. */
  say(text: string): void {
    const isSame = this.#said.textContent === text;
    this.#said.textContent = isSame ? `${text}\u00a0` : text;
  }

  showTool(isStroke: boolean): void {
    this.#strokes.setAttribute('aria-pressed', String(isStroke));
  }
}

function numberPad({ puzzle }: Terrain, words: WordBook, obey: (command: Command) => void): HTMLElement {
  const numbers = Array.from({ length: puzzle.range + 1 }, (_, number) =>
    button(String(number), () => obey({ fill: number })),
  );
  const erase = button(words.text('play-button-erase'), () => obey({ ask: 'erase' }));
  return make(
    'div',
    { class: 'play-buttons', role: 'group', 'aria-label': words.text('play-numbers') },
    ...numbers,
    erase,
  );
}

/** A question before anything is taken away, and the button that asks it. */
function clearing(words: WordBook, confirm: () => void): HTMLElement[] {
  const question = words.text('play-clear-question');
  const open = button(words.text('play-button-clear'), () => turn(true));
  const no = button(words.text('play-clear-no'), () => turn(false));
  const yes = button(words.text('play-clear-yes'), () => {
    turn(false);
    confirm();
  });
  const sure = make('div', { class: 'play-sure', role: 'group', 'aria-label': question }, question, no, yes);
  sure.hidden = true;
  sure.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') turn(false);
  });
  return [sure, open];

  function turn(isAsked: boolean): void {
    sure.hidden = !isAsked;
    (isAsked ? no : open).focus();
  }
}
