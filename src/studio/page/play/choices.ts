import { setFacts } from '../../../domino/dominoes.ts';
import { KINDS, type Kind } from '../../../domino/kinds.ts';
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
import { buttons, covered, offer } from '../elements.ts';

/** The kinds that are no kinds of puzzles: what they are called, and what is chosen of them. */
const OTHERS = {
  [ENDGAMES]: { name: 'studio-locks-kind', chosen: ['aim', 'sees', 'moves'] },
  [DEALS]: { name: 'studio-deals-kind', chosen: [] },
  [COMPOSE]: { name: 'studio-compose-kind', chosen: ['task'] },
} as const;
const CHOSEN_OF_PUZZLES: readonly string[] = ['range', 'level'];

/** All that can be chosen, and what each is called. */
const LABELS = {
  kind: 'studio-play-kind',
  range: 'studio-play-size',
  level: 'studio-play-level',
  aim: 'studio-locks-aim',
  sees: 'studio-locks-sees',
  moves: 'studio-locks-moves',
  task: 'studio-compose-which',
} as const;
type Name = keyof typeof LABELS;

/** What chooses a new puzzle: its kind, its set, its level; of an end of Sperrdomino its aim, what is seen, its moves; of tasks for composers which. */
export class Choices {
  readonly element: HTMLFormElement;
  readonly #words: WordBook;
  readonly #selects: Readonly<Record<Name, HTMLSelectElement>>;

  constructor(words: WordBook, first: Query, wanted: (query: Query) => void) {
    this.#words = words;
    const select = (name: Name) => make('select', { name });
    const puzzle = isPuzzle(first) ? first : USUAL_QUERY;
    const endgame = first.kind === ENDGAMES ? first : endgameQueryOf({});
    const compose = first.kind === COMPOSE ? first : composeQueryOf({});
    const kinds = [...KINDS, ENDGAMES, DEALS, COMPOSE] as const;
    this.#selects = {
      kind: offer(select('kind'), kinds, (kind) => this.#nameOf(kind), first.kind),
      range: select('range'),
      level: offer(select('level'), LEVELS, (level) => words.text(`level-${level}`), puzzle.level),
      aim: offer(select('aim'), AIMS, (aim) => words.text('studio-locks-aim-is', { aim }), endgame.aim),
      sees: offer(
        select('sees'),
        VIEWS,
        (sees) => words.text('studio-locks-sees-is', { sees }),
        endgame.sees,
      ),
      moves: offer(select('moves'), ENDGAME_MOVES.map(String), (moves) => moves, String(endgame.moves)),
      task: offer(
        select('task'),
        COMPOSING_TASK_NAMES,
        (name) => words.text('studio-compose-task', { name }),
        compose.task,
      ),
    };
    const labelled = Object.entries(this.#selects).map(([name, chosen]) =>
      make('label', {}, words.text(LABELS[name as Name]), chosen),
    );
    this.element = make(
      'form',
      { class: 'studio-new', 'aria-label': words.text('studio-play-new') },
      make('button', { type: 'submit' }, words.text('studio-play-new')),
      covered(words.text('studio-play-choose'), make('div', { class: 'studio-form' }, ...labelled)),
    );
    this.#fit(first);
    this.#selects.kind.addEventListener('change', () => this.#fit(this.#query()));
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
    return isOther(kind) ? this.#words.text(OTHERS[kind].name) : this.#words.text('studio-kind', { kind });
  }

  #query(): Query {
    const chosen = Object.entries(this.#selects).map(([name, { value }]) => [name, value]);
    return queryOf(Object.fromEntries(chosen));
  }

  /** Offers what the kind can have. */
  #fit(query: Query): void {
    const chosen: readonly string[] = isPuzzle(query) ? CHOSEN_OF_PUZZLES : OTHERS[query.kind].chosen;
    for (const select of Object.values(this.#selects)) {
      select.parentElement!.hidden = !['kind', ...chosen].includes(select.name);
    }
    if (!isPuzzle(query)) return;
    const setName = (high: string) =>
      this.#words.text('studio-play-set', { high, dominoes: setFacts(Number(high)).dominoes });
    offer(this.#selects.range, rangesOf(query.kind).map(String), setName, String(query.range));
  }
}

function isOther(kind: Query['kind']): kind is keyof typeof OTHERS {
  return kind in OTHERS;
}

function isPuzzle(query: Query): query is PuzzleQuery {
  return !isOther(query.kind);
}

/** What is shown while a puzzle is made: a button that gives it up. */
export function waiting(words: WordBook, giveUp: () => void): HTMLElement {
  return buttons(
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
