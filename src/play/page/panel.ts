import type { Command } from '../commands.ts';
import type { Terrain } from '../terrain.ts';
import type { HelpLine, Words } from '../words/words.ts';
import { button, make } from './elements.ts';

/** What stands below a board that is played: what was said last, the buttons, and the help. */
export class Panel {
  readonly element: HTMLElement;
  readonly #said = make('p', { class: 'play-said', role: 'status' });
  readonly #strokes: HTMLButtonElement;

  constructor(terrain: Terrain, words: Words, obey: (command: Command) => void) {
    const { buttons } = words;
    const ask = (what: Extract<Command, { ask: unknown }>['ask'] & keyof typeof buttons) =>
      button(buttons[what], () => obey({ ask: what }));
    this.#strokes = button(buttons.strokes, () => obey({ ask: 'tool' }));
    this.element = make(
      'div',
      { class: 'play-panel' },
      this.#said,
      ...(terrain.hasUnknowns ? [numberPad(terrain, words, obey)] : []),
      make(
        'div',
        { class: 'play-buttons', role: 'group', 'aria-label': words.controls },
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

function numberPad({ puzzle }: Terrain, words: Words, obey: (command: Command) => void): HTMLElement {
  const numbers = Array.from({ length: puzzle.range + 1 }, (_, number) =>
    button(String(number), () => obey({ fill: number })),
  );
  const erase = button(words.buttons.erase, () => obey({ ask: 'erase' }));
  return make(
    'div',
    { class: 'play-buttons', role: 'group', 'aria-label': words.numbers },
    ...numbers,
    erase,
  );
}

/** A button that asks once more before anything is taken away. */
function clearing({ buttons, clear }: Words, confirm: () => void): HTMLElement[] {
  const open = button(buttons.clear, () => turn(true));
  const no = button(clear.no, () => turn(false));
  const yes = button(clear.yes, () => {
    turn(false);
    confirm();
  });
  const sure = make(
    'div',
    { class: 'play-sure', role: 'group', 'aria-label': clear.question },
    clear.question,
    no,
    yes,
  );
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

function help({ hasUnknowns }: Terrain, { help }: Words): HTMLElement {
  const lines: HelpLine[] = [...(hasUnknowns ? help.completion : []), ...help.board, ...help.pointer];
  return make(
    'details',
    { class: 'play-help' },
    make('summary', {}, help.title),
    make('dl', {}, ...lines.flatMap(([how, what]) => [make('dt', {}, how), make('dd', {}, what)])),
    make('p', {}, help.kept),
  );
}
