import { KINDS, type Kind } from '../../../domino/kinds.ts';
import { setFacts } from '../../../domino/stones.ts';
import { button, make } from '../../../play/page/elements.ts';
import { LEVELS } from '../../../solve/levels.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { rangesOf, type Wish, wishOf } from '../../orders.ts';

/** What chooses a new puzzle: its kind, its set, its level. */
export class Choices {
  readonly element: HTMLFormElement;
  readonly #words: WordBook;
  readonly #kind = make('select', { name: 'kind' });
  readonly #range = make('select', { name: 'range' });
  readonly #level = make('select', { name: 'level' });

  constructor(words: WordBook, first: Wish, wanted: (wish: Wish) => void) {
    this.#words = words;
    const labelled = (text: string, select: HTMLElement) => make('label', {}, text, select);
    this.element = make(
      'form',
      { class: 'studio-form', 'aria-label': words.text('studio-play-new') },
      labelled(words.text('studio-play-kind'), this.#kind),
      labelled(words.text('studio-play-size'), this.#range),
      labelled(words.text('studio-play-level'), this.#level),
      make('button', { type: 'submit' }, words.text('studio-play-new')),
    );
    fill(this.#kind, KINDS, first.kind, (kind) => words.text('studio-kind', { kind }));
    fill(this.#level, LEVELS, first.level, (level) => words.text(`level-${level}`));
    this.#fit(first);
    this.#kind.addEventListener('change', () => this.#fit(this.#wish()));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      wanted(this.#wish());
    });
  }

  #wish(): Wish {
    const { value: kind } = this.#kind;
    return wishOf({ kind, range: this.#range.value, level: this.#level.value });
  }

  /** Offers the sets that the kind can have. */
  #fit({ kind, range }: Wish): void {
    const words = this.#words;
    fill(this.#range, rangesOf(kind).map(String), String(range), (high) =>
      words.text('studio-play-set', { high, stones: setFacts(Number(high)).stones }),
    );
  }
}

function fill<Value extends string>(
  select: HTMLSelectElement,
  values: readonly Value[],
  chosen: Value | undefined,
  name: (value: Value) => string,
): void {
  select.replaceChildren(
    ...values.map((value) => {
      const option = make('option', { value }, name(value));
      option.selected = value === chosen;
      return option;
    }),
  );
}

/** What is shown while a puzzle is made: a button that gives it up. */
export function waiting(words: WordBook, giveUp: () => void): HTMLElement {
  return make(
    'p',
    { class: 'studio-buttons' },
    make('progress', { 'aria-label': words.text('studio-play-making') }),
    button(words.text('studio-play-give-up'), giveUp),
  );
}

/** A puzzle's name, of its kind and its set. */
export function nameOf(
  { kind, range }: { readonly kind: Kind; readonly range: number },
  words: WordBook,
): string {
  return words.text('studio-play-name', { kind: words.text('studio-kind', { kind }), high: range });
}
