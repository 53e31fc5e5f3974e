import { confirming } from '../../ui/confirming.ts';
import { button, buttonGroup, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Command } from '../commands.ts';
import type { PlayBoard } from '../play-board.ts';

const QUESTIONS = ['list', 'row', 'column', 'free', 'progress', 'last', 'certain', 'few', 'why'] as const;

/** Those that are called otherwise in a task for composers. */
const COMPOSING = ['hint', 'free', 'certain'] as const;

export function askButton(
  what: 'undo' | 'redo' | 'check' | 'hint' | 'try' | 'keep' | (typeof QUESTIONS)[number],
  { task }: PlayBoard,
  words: WordBook,
  obey: (command: Command) => void,
): HTMLButtonElement {
  const own = task && COMPOSING.find((known) => known === what);
  return button(words.text(own ? `play-compose-button-${own}` : `play-button-${what}`), () =>
    obey({ ask: what }),
  );
}

/**
 * What one move in ten needs, behind a button: the other moves, questions by voice, and what is given it to hold.
 *
 * @param id of the element, which the button names
 */
export function moreView(
  id: string,
  playBoard: PlayBoard,
  words: WordBook,
  obey: (command: Command) => void,
  ...held: HTMLElement[]
) {
  const ask = (what: 'redo' | 'try' | (typeof QUESTIONS)[number]) => askButton(what, playBoard, words, obey);
  const [question, clear] = confirming(
    {
      open: words.text('play-button-clear'),
      question: words.text('play-clear-question'),
      yes: words.text('play-clear-yes'),
      no: words.text('play-clear-no'),
    },
    () => obey({ ask: 'clear' }),
  );
  const bars = button(words.text('play-button-bars'), () => obey({ ask: 'tool' }));
  const trying = ask('try');
  const element = make(
    'div',
    { class: 'play-more', id },
    buttonGroup(
      words.text('play-button-all'),
      '',
      trying,
      bars,
      ask('redo'),
      clear,
      button(words.text('play-button-smaller'), () => obey({ show: 'smaller' })),
      button(words.text('play-button-larger'), () => obey({ show: 'larger' })),
    ),
    question,
    buttonGroup(
      words.text('play-questions'),
      '',
      ...QUESTIONS.map(ask),
      button(words.text('play-button-find'), () => obey({ find: 'here' })),
    ),
    ...held,
  );
  const opener = button(words.text('play-button-all'), () => open(element.hidden !== false));
  opener.setAttribute('aria-controls', id);
  open(false);
  showTool(false, false);

  function open(isOpen: boolean): void {
    element.hidden = !isOpen;
    opener.setAttribute('aria-expanded', String(isOpen));
  }

  /** @param isTrying whether a try has begun, which ends elsewhere */
  function showTool(isBar: boolean, isTrying: boolean): void {
    bars.setAttribute('aria-pressed', String(isBar));
    trying.hidden = isTrying;
  }

  return { element, button: opener, open, showTool };
}
