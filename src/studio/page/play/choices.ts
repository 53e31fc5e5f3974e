import { KINDS, type Kind } from '../../../domino/kinds.ts';
import { setFacts } from '../../../domino/stones.ts';
import { AIMS, VIEWS } from '../../../games/endgame-order.ts';
import { COMPOSING_TASK_NAMES } from '../../../parts/composing/named-tasks.ts';
import { COMPOSE, composeWishOf } from '../../../parts/composing/studio/wishes.ts';
import { DEALS, LOCK_MOVES, LOCKS, lockWishOf } from '../../../parts/endgames/studio/wishes.ts';
import { button, make } from '../../../play/page/elements.ts';
import { LEVELS } from '../../../solve/levels.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { rangesOf, USUAL_WISH, type Wish } from '../../orders.ts';
import { type AnyWish, anyWishOf } from '../../wishes.ts';

/** The kinds that are no kinds of puzzles, each with what is chosen of it. */
const CHOSEN = { [LOCKS]: ['aim', 'sees', 'moves'], [DEALS]: [], [COMPOSE]: ['task'] } as const;
const CHOSEN_OF_PUZZLES: readonly string[] = ['range', 'level'];

/** What chooses a new puzzle: its kind, its set, its level; of an end of Sperrdomino its aim, what is seen, its moves; of tasks for composers which. */
export class Choices {
  readonly element: HTMLFormElement;
  readonly #words: WordBook;
  readonly #kind = make('select', { name: 'kind' });
  readonly #range = make('select', { name: 'range' });
  readonly #level = make('select', { name: 'level' });
  readonly #aim = make('select', { name: 'aim' });
  readonly #sees = make('select', { name: 'sees' });
  readonly #moves = make('select', { name: 'moves' });
  readonly #task = make('select', { name: 'task' });

  constructor(words: WordBook, first: AnyWish, wanted: (wish: AnyWish) => void) {
    this.#words = words;
    const labelled = (text: string, select: HTMLElement) => make('label', {}, text, select);
    this.element = make(
      'form',
      { class: 'studio-new', 'aria-label': words.text('studio-play-new') },
      make('button', { type: 'submit' }, words.text('studio-play-new')),
      make(
        'details',
        {},
        make('summary', {}, words.text('studio-play-choose')),
        make(
          'div',
          { class: 'studio-form' },
          labelled(words.text('studio-play-kind'), this.#kind),
          labelled(words.text('studio-play-size'), this.#range),
          labelled(words.text('studio-play-level'), this.#level),
          labelled(words.text('studio-locks-aim'), this.#aim),
          labelled(words.text('studio-locks-sees'), this.#sees),
          labelled(words.text('studio-locks-moves'), this.#moves),
          labelled(words.text('studio-compose-which'), this.#task),
        ),
      ),
    );
    const puzzle = isPuzzle(first) ? first : USUAL_WISH;
    const lock = first.kind === LOCKS ? first : lockWishOf({});
    const compose = first.kind === COMPOSE ? first : composeWishOf({});
    fill(this.#kind, [...KINDS, LOCKS, DEALS, COMPOSE], first.kind, (kind) => this.#nameOf(kind));
    fill(this.#level, LEVELS, puzzle.level, (level) => words.text(`level-${level}`));
    fill(this.#aim, AIMS, lock.aim, (aim) => words.text('studio-locks-aim-is', { aim }));
    fill(this.#sees, VIEWS, lock.sees, (sees) => words.text('studio-locks-sees-is', { sees }));
    fill(this.#moves, LOCK_MOVES.map(String), String(lock.moves), (moves) => moves);
    fill(this.#task, COMPOSING_TASK_NAMES, compose.task, (name) =>
      words.text('studio-compose-task', { name }),
    );
    this.#fit(first);
    this.#kind.addEventListener('change', () => this.#fit(this.#wish()));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      wanted(this.#wish());
    });
  }

  /** The focus goes to the button; what is seen stays where it is. */
  focus(): void {
    this.element.querySelector('button')!.focus({ preventScroll: true });
  }

  #nameOf(kind: AnyWish['kind']): string {
    if (kind === LOCKS) return this.#words.text('studio-locks-kind');
    if (kind === DEALS) return this.#words.text('studio-deals-kind');
    if (kind === COMPOSE) return this.#words.text('studio-compose-kind');
    return this.#words.text('studio-kind', { kind });
  }

  #wish(): AnyWish {
    const chosen = [...this.element.querySelectorAll('select')].map(({ name, value }) => [name, value]);
    return anyWishOf(Object.fromEntries(chosen));
  }

  /** Offers what the kind can have. */
  #fit(wish: AnyWish): void {
    const words = this.#words;
    const chosen: readonly string[] = isPuzzle(wish) ? CHOSEN_OF_PUZZLES : CHOSEN[wish.kind];
    for (const select of [this.#range, this.#level, this.#aim, this.#sees, this.#moves, this.#task])
      select.parentElement!.hidden = !chosen.includes(select.name);
    if (!isPuzzle(wish)) return;
    const { kind, range } = wish;
    fill(this.#range, rangesOf(kind).map(String), String(range), (high) =>
      words.text('studio-play-set', { high, stones: setFacts(Number(high)).stones }),
    );
  }
}

function isPuzzle(wish: AnyWish): wish is Wish {
  return !(wish.kind in CHOSEN);
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
