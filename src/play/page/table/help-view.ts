import type { WordBook } from '../../../words/word-book.ts';
import type { HelpTopic } from '../../table/help.ts';
import { make } from '../elements.ts';

/** All keys and gestures, and who plays for the other, behind a summary that opens them. @param leave goes back to the table */
export function tableHelp(
  words: WordBook,
  rival: 'lock-rival' | 'deal-rival',
  topics: readonly HelpTopic[],
  leave: () => void,
): HTMLDetailsElement {
  const help = make(
    'details',
    { class: 'play-help' },
    make('summary', {}, words.text('play-help-title')),
    make('p', {}, words.text('play-help-reader')),
    make('p', {}, words.text(rival)),
    make(
      'dl',
      {},
      ...topics.flatMap((topic) => [
        make('dt', {}, words.text(topic)),
        make('dd', {}, words.text(`${topic}-does`)),
      ]),
    ),
    make('p', {}, words.text('play-kept')),
  );
  help.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    help.open = false;
    leave();
  });
  return help;
}
