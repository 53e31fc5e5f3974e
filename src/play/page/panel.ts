import { announce, button, buttonGroup, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Command } from '../commands.ts';
import type { PlayBoard } from '../play-board.ts';
import { askButton } from './more-view.ts';

/** What every player needs; all else is one step away. */
const FIRST = ['undo', 'hint', 'check'] as const;

/**
 * What stands below a board that is played: what was said last, and the first buttons.
 *
 * @param answer the buttons of an answer, before the others
 * @param more opens what is needed less often
 */
export function makePanel(
  playBoard: PlayBoard,
  words: WordBook,
  answer: HTMLElement,
  more: HTMLElement,
  obey: (command: Command) => void,
) {
  const said = make('p', { class: 'play-said', role: 'status' });
  const trying = buttonGroup(
    words.text('play-try'),
    ' play-trying',
    button(words.text('play-button-retract'), () => obey({ ask: 'try' })),
    askButton('keep', playBoard, words, obey),
  );
  const element = make(
    'div',
    { class: 'play-panel' },
    said,
    make(
      'div',
      { class: 'play-tools' },
      answer,
      trying,
      ...(playBoard.hasUnknowns ? [numberPad(playBoard, words, obey)] : []),
      buttonGroup(
        words.text('play-controls'),
        ' play-first',
        ...FIRST.map((what) => askButton(what, playBoard, words, obey)),
        more,
      ),
    ),
  );

  function showTrying(isTrying: boolean): void {
    trying.hidden = !isTrying;
  }

  /**
   * Says something; what was just said is heard again.
   *
   * @param isSeen whether the page shows it elsewhere, so that it is here for ears alone
   */
  function say(text: string, isSeen = false): void {
    said.classList.toggle('play-seen', isSeen);
    announce(said, text);
  }

  return { element, showTrying, say };
}

function numberPad({ puzzle }: PlayBoard, words: WordBook, obey: (command: Command) => void): HTMLElement {
  const numbers = Array.from({ length: puzzle.range + 1 }, (_, number) =>
    button(String(number), () => obey({ fill: number })),
  );
  const erase = button(words.text('play-button-erase'), () => obey({ ask: 'erase' }));
  return buttonGroup(words.text('play-numbers'), ' play-numbers', ...numbers, erase);
}
