import { button, buttons, covered, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { ToldWay } from '../../check/way.ts';
import { items } from '../texts.ts';
import { board } from './board-figure.ts';

/** A way to the solution, or to where there is none, one step after the other with its board, and all of it as a list. */
export function wayView({ texts, figure }: ToldWay, title: string, words: WordBook): HTMLElement[] {
  const count = texts.length;
  const told = make('p', { class: 'check-step', 'aria-live': 'polite', 'aria-atomic': 'true' });
  const drawn = make('div', { class: 'check-board' });
  let at = 0;
  const back = button(words.text('check-back'), () => show(at - 1));
  const next = button(words.text('check-next'), () => show(at + 1));

  function show(step: number): void {
    at = Math.min(count - 1, Math.max(0, step));
    const name = words.text('check-step', { number: at + 1, count });
    told.replaceChildren(make('b', {}, `${name}: `), texts[at]!);
    drawn.replaceChildren(...board(figure(at), name, words).slice(1));
    // Not disabled: a button that has the focus keeps it.
    back.setAttribute('aria-disabled', String(at === 0));
    next.setAttribute('aria-disabled', String(at === count - 1));
  }

  show(0);
  return [
    make('h2', {}, title),
    make('div', { class: 'check-way' }, buttons(back, next), told, drawn),
    covered(words.text('check-all-steps'), make('ol', {}, ...items(texts))),
  ];
}
