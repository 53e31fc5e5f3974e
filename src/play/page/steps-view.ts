import { make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { TourKind } from '../tour.ts';

/** Shows the steps of an answer that were given so far, to be read at leisure. */
export function showSteps(
  element: HTMLElement,
  { kind, stops, at }: { kind: TourKind; stops: readonly { readonly text: string }[]; at: number },
  words: WordBook,
): void {
  const title = words.text('play-tour', { kind });
  const steps = stops
    .slice(1, at + 1)
    .map(({ text }, i) => make('li', i + 1 === at ? { 'aria-current': 'step' } : {}, text));
  element.setAttribute('aria-label', title);
  element.replaceChildren(
    make('p', {}, make('b', {}, `${title}: `), stops[0]!.text),
    ...(steps.length > 0 ? [make('ol', {}, ...steps)] : []),
  );
}
