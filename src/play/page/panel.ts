import type { WordBook } from '../../words/word-book.ts';
import type { Command } from '../commands.ts';
import { HELP } from '../help.ts';
import type { Terrain } from '../terrain.ts';
import { button, make } from './elements.ts';

/** What stands below a board that is played: what was said last, the buttons, and the help. */
export class Panel {
  readonly element: HTMLElement;
  readonly #said = make('p', { class: 'play-said', role: 'status' });
  readonly #strokes: HTMLButtonElement;

  constructor(terrain: Terrain, words: WordBook, obey: (command: Command) => void) {
    const ask = (what: 'undo' | 'redo' | 'list' | 'check' | 'hint') =>
      button(words.text(`play-button-${what}`), () => obey({ ask: what }));
    this.#strokes = button(words.text('play-button-strokes'), () => obey({ ask: 'tool' }));
    this.element = make(
      'div',
      { class: 'play-panel' },
      this.#said,
      ...(terrain.hasUnknowns ? [numberPad(terrain, words, obey)] : []),
      make(
        'div',
        { class: 'play-buttons', role: 'group', 'aria-label': words.text('play-controls') },
        this.#strokes,
        ask('undo'),
        ask('redo'),
        ask('list'),
        ask('check'),
        ask('hint'),
        ...clearing(words, () => obey({ ask: 'clear' })),
      ),
      help(terrain, words),
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

/** A button that asks once more before anything is taken away. */
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
  return [open, sure];

  function turn(isAsked: boolean): void {
    sure.hidden = !isAsked;
    (isAsked ? no : open).focus();
  }
}

function help({ hasUnknowns }: Terrain, words: WordBook): HTMLElement {
  const topics = [...(hasUnknowns ? HELP.completion : []), ...HELP.board, ...HELP.pointer];
  return make(
    'details',
    { class: 'play-help' },
    make('summary', {}, words.text('play-help-title')),
    make(
      'dl',
      {},
      ...topics.flatMap((topic) => [
        make('dt', {}, words.text(`play-key-${topic}`)),
        make('dd', {}, words.text(`play-key-${topic}-does`)),
      ]),
    ),
    make('p', {}, words.text('play-kept')),
  );
}
