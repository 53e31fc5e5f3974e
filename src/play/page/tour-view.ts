import { button, buttonGroup, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Command } from '../commands.ts';
import type { Tour } from '../tour.ts';
import { showsWhere } from '../tour-text.ts';
import { showSteps } from './steps-view.ts';

/** An answer in steps: those given so far, and the buttons that go on. Both are hidden while there is none. */
export function tourView(words: WordBook, obey: (command: Command) => void) {
  /** The steps, to be read at leisure. */
  const element = make('div', { class: 'play-tour', role: 'group' });
  let shown: Tour | undefined;
  const ask = (what: 'why' | 'back' | 'there' | 'do' | 'close') =>
    button(words.text(`play-button-${what}`), () => obey({ ask: what }));
  const more = button('', () => obey({ ask: isMoveNext() ? 'do' : 'more' }));
  const doIt = ask('do');
  const why = ask('why');
  const buttons = buttonGroup(
    words.text('play-tour-controls'),
    ' play-answer',
    more,
    ask('back'),
    ask('there'),
    ask('close'),
    // The last, as they come and go and the others stay where they are.
    doIt,
    why,
  );
  show(undefined);

  /** After the last step of a hint its move comes next, on the same button, which keeps the focus. */
  function isMoveNext(): boolean {
    return shown?.kind === 'hint' && shown.isLast;
  }

  function show(tour: Tour | undefined): void {
    shown = tour;
    element.hidden = buttons.hidden = tour === undefined;
    if (!tour) return;
    const { stop, deed, at, isLast } = tour;
    const isToDo = isMoveNext();
    showSteps(element, tour, words);
    element.lastElementChild?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
    const next = isToDo ? 'do' : at === 0 && !isLast && showsWhere(tour) ? 'where' : 'more';
    more.textContent = words.text(`play-button-${next}`);
    // A button that is disabled would lose the focus; pressed, this one says that there is no more.
    more.setAttribute('aria-disabled', String(isLast && !isToDo));
    doIt.hidden = deed === undefined || isToDo;
    why.hidden = stop.wrong === undefined;
    doIt.textContent = words.text(deed && 'back' in deed ? 'play-button-right' : 'play-button-do');
  }

  return { element, buttons, show };
}
