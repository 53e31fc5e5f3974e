import { KINDS, type Kind } from '../../../domino/kinds.ts';
import { setFacts } from '../../../domino/stones.ts';
import { AIMS, VIEWS } from '../../../games/endgame-order.ts';
import { button, make } from '../../../play/page/elements.ts';
import { LEVELS } from '../../../solve/levels.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { LOCK_MOVES, LOCKS, type LockWish, lockWishOf } from '../../lock-wishes.ts';
import { rangesOf, USUAL_WISH, type Wish, wishOf } from '../../orders.ts';

/** The nearest wish that is offered, of words in an address or in storage. */
export function anyWishOf(words: Readonly<Record<string, string>>): Wish | LockWish {
  return words.kind === LOCKS ? lockWishOf(words) : wishOf(words);
}

/** What chooses a new puzzle: its kind, its set, its level; of an end of Sperrdomino its aim, what is seen, its moves. */
export class Choices {
  readonly element: HTMLFormElement;
  readonly #words: WordBook;
  readonly #kind = make('select', { name: 'kind' });
  readonly #range = make('select', { name: 'range' });
  readonly #level = make('select', { name: 'level' });
  readonly #aim = make('select', { name: 'aim' });
  readonly #sees = make('select', { name: 'sees' });
  readonly #moves = make('select', { name: 'moves' });

  constructor(words: WordBook, first: Wish | LockWish, wanted: (wish: Wish | LockWish) => void) {
    this.#words = words;
    const labelled = (text: string, select: HTMLElement) => make('label', {}, text, select);
    this.element = make(
      'form',
      { class: 'studio-form', 'aria-label': words.text('studio-play-new') },
      labelled(words.text('studio-play-kind'), this.#kind),
      labelled(words.text('studio-play-size'), this.#range),
      labelled(words.text('studio-play-level'), this.#level),
      labelled(words.text('studio-locks-aim'), this.#aim),
      labelled(words.text('studio-locks-sees'), this.#sees),
      labelled(words.text('studio-locks-moves'), this.#moves),
      make('button', { type: 'submit' }, words.text('studio-play-new')),
    );
    const [puzzle, lock] = first.kind === LOCKS ? [USUAL_WISH, first] : [first, lockWishOf({})];
    fill(this.#kind, [...KINDS, LOCKS], first.kind, (kind) =>
      kind === LOCKS ? words.text('studio-locks-kind') : words.text('studio-kind', { kind }),
    );
    fill(this.#level, LEVELS, puzzle.level, (level) => words.text(`level-${level}`));
    fill(this.#aim, AIMS, lock.aim, (aim) => words.text('studio-locks-aim-is', { aim }));
    fill(this.#sees, VIEWS, lock.sees, (sees) => words.text('studio-locks-sees-is', { sees }));
    fill(this.#moves, LOCK_MOVES.map(String), String(lock.moves), (moves) => moves);
    this.#fit(first);
    this.#kind.addEventListener('change', () => this.#fit(this.#wish()));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      wanted(this.#wish());
    });
  }

  #wish(): Wish | LockWish {
    const chosen = [...this.element.querySelectorAll('select')].map(({ name, value }) => [name, value]);
    return anyWishOf(Object.fromEntries(chosen));
  }

  /** Offers what the kind can have. */
  #fit(wish: Wish | LockWish): void {
    const words = this.#words;
    const isLock = wish.kind === LOCKS;
    for (const select of [this.#range, this.#level]) select.parentElement!.hidden = isLock;
    for (const select of [this.#aim, this.#sees, this.#moves]) select.parentElement!.hidden = !isLock;
    if (wish.kind === LOCKS) return;
    const { kind, range } = wish;
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
