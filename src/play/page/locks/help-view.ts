import type { WordBook } from '../../../words/word-book.ts';
import { LOCK_HELP } from '../../locks/help.ts';
import { make } from '../elements.ts';

/** All keys and gestures, and who plays for the other, behind a summary that opens them. @param leave goes back to the table */
export function lockHelp(words: WordBook, leave: () => void): HTMLDetailsElement {
  const help = make(
    'details',
    { class: 'play-help' },
    make('summary', {}, words.text('play-help-title')),
    make('p', {}, words.text('lock-rival')),
    make(
      'dl',
      {},
      ...LOCK_HELP.flatMap((topic) => [
        make('dt', {}, words.text(`lock-key-${topic}`)),
        make('dd', {}, words.text(`lock-key-${topic}-does`)),
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
