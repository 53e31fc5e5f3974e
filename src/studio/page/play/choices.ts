import { KINDS, type Kind } from '../../../domino/kinds.ts';
import { setFacts } from '../../../domino/stones.ts';
import { AIMS, VIEWS } from '../../../games/endgame-order.ts';
import { COMPOSING_TASK_NAMES } from '../../../parts/composing/named-tasks.ts';
import { COMPOSE, composeQueryOf } from '../../../parts/composing/studio/query.ts';
import { ENDGAME_MOVES, ENDGAMES, endgameQueryOf } from '../../../parts/endgames/studio/query.ts';
import { DEALS } from '../../../parts/games/studio/query.ts';
import { button, make } from '../../../play/page/elements.ts';
import { LEVELS } from '../../../solve/levels.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { type PuzzleQuery, rangesOf, USUAL_QUERY } from '../../orders.ts';
import { type Query, queryOf } from '../../query.ts';

/** The kinds that are no kinds of puzzles, each with what is chosen of it. */
const CHOSEN = { [ENDGAMES]: ['aim', 'sees', 'moves'], [DEALS]: [], [COMPOSE]: ['task'] } as const;
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

  constructor(words: WordBook, first: Query, wanted: (query: Query) => void) {
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
    const puzzle = isPuzzle(first) ? first : USUAL_QUERY;
    const endgame = first.kind === ENDGAMES ? first : endgameQueryOf({});
    const compose = first.kind === COMPOSE ? first : composeQueryOf({});
    fill(this.#kind, [...KINDS, ENDGAMES, DEALS, COMPOSE], first.kind, (kind) => this.#nameOf(kind));
    fill(this.#level, LEVELS, puzzle.level, (level) => words.text(`level-${level}`));
    fill(this.#aim, AIMS, endgame.aim, (aim) => words.text('studio-locks-aim-is', { aim }));
    fill(this.#sees, VIEWS, endgame.sees, (sees) => words.text('studio-locks-sees-is', { sees }));
    fill(this.#moves, ENDGAME_MOVES.map(String), String(endgame.moves), (moves) => moves);
    fill(this.#task, COMPOSING_TASK_NAMES, compose.task, (name) =>
      words.text('studio-compose-task', { name }),
    );
    this.#fit(first);
    this.#kind.addEventListener('change', () => this.#fit(this.#query()));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      wanted(this.#query());
    });
  }

  /** The focus goes to the button; what is seen stays where it is. */
  focus(): void {
    this.element.querySelector('button')!.focus({ preventScroll: true });
  }

  #nameOf(kind: Query['kind']): string {
    if (kind === ENDGAMES) return this.#words.text('studio-locks-kind');
    if (kind === DEALS) return this.#words.text('studio-deals-kind');
    if (kind === COMPOSE) return this.#words.text('studio-compose-kind');
    return this.#words.text('studio-kind', { kind });
  }

  #query(): Query {
    const chosen = [...this.element.querySelectorAll('select')].map(({ name, value }) => [name, value]);
    return queryOf(Object.fromEntries(chosen));
  }

  /** Offers what the kind can have. */
  #fit(query: Query): void {
    const words = this.#words;
    const chosen: readonly string[] = isPuzzle(query) ? CHOSEN_OF_PUZZLES : CHOSEN[query.kind];
    for (const select of [this.#range, this.#level, this.#aim, this.#sees, this.#moves, this.#task])
      select.parentElement!.hidden = !chosen.includes(select.name);
    if (!isPuzzle(query)) return;
    const { kind, range } = query;
    fill(this.#range, rangesOf(kind).map(String), String(range), (high) =>
      words.text('studio-play-set', { high, stones: setFacts(Number(high)).stones }),
    );
  }
}

function isPuzzle(query: Query): query is PuzzleQuery {
  return !(query.kind in CHOSEN);
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
