import { folded, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { HELP } from '../help.ts';
import type { PlayBoard } from '../play-board.ts';

type Entry = readonly [key: string, does: string];

/**
 * All keys and gestures, behind a summary that opens them.
 *
 * @param about what is told before them
 * @param leave goes back to what is played
 */
export function helpView(
  about: readonly HTMLElement[],
  entries: readonly Entry[],
  words: WordBook,
  leave: () => void,
) {
  /** A screen reader that is left on the summary stays in the mode of the board, and reads nothing of what comes. */
  const begin = make('p', { tabindex: '-1' }, words.text('play-help-reader'));
  const element = folded(
    'play-help',
    words.text('play-help-title'),
    begin,
    ...about,
    make('dl', {}, ...entries.flatMap(([key, does]) => [make('dt', {}, key), make('dd', {}, does)])),
    make('p', {}, words.text('play-kept')),
  );
  element.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    element.open = false;
    leave();
  });

  function open(): void {
    element.open = true;
    begin.focus();
  }

  return { element, open };
}

export function boardEntries({ hasUnknowns, task }: PlayBoard, words: WordBook): Entry[] {
  const topics = [...(hasUnknowns ? HELP.completion : []), ...HELP.board, ...HELP.pointer];
  return topics.map((topic) => {
    const own = task && HELP.composing.find((known) => known === topic);
    const does = own ? words.text(`play-compose-does-${own}`) : words.text(`play-key-${topic}-does`);
    return [words.text(`play-key-${topic}`), does];
  });
}
