import { setFacts } from '../../../domino/dominoes.ts';
import { KINDS, type Kind } from '../../../domino/kinds.ts';
import { isPartKind, PART_KINDS, STUDIO_PARTS } from '../../../parts/studio.ts';
import type { PartKind } from '../../../parts/texts.ts';
import { LEVELS } from '../../../solve/levels.ts';
import { button, buttons, covered, make, offer } from '../../../ui/elements.ts';
import type { BareId, WordBook } from '../../../words/word-book.ts';
import { rangesOf, USUAL_QUERY } from '../../orders.ts';
import { isPartQuery, partQueryOf, type Query, queryOf, wordsOfQuery } from '../../query.ts';

/** A choice that is made of puzzles, or of the games of a part. */
interface Field {
  readonly of: PartKind | 'puzzles';
  readonly select: HTMLSelectElement;
  readonly label: HTMLLabelElement;
}

/** What chooses a new puzzle or game: its kind, and what can be chosen of that. */
export class Choices {
  readonly element: HTMLFormElement;
  readonly #words: WordBook;
  readonly #kind = make('select', { name: 'kind' });
  readonly #range = make('select', { name: 'range' });
  readonly #fields: readonly Field[];

  constructor(words: WordBook, first: Query, wanted: (query: Query) => void) {
    this.#words = words;
    const kindName = (kind: Query['kind']) =>
      isPartKind(kind) ? words.text(STUDIO_PARTS[kind].name) : words.text('studio-kind', { kind });
    offer(this.#kind, [...KINDS, ...PART_KINDS], kindName, first.kind);
    const level = offer(
      make('select', { name: 'level' }),
      LEVELS,
      (name) => words.text(`level-${name}`),
      isPartQuery(first) ? USUAL_QUERY.level : first.level,
    );
    const field = (of: Field['of'], label: BareId, select: HTMLSelectElement) => ({
      of,
      select,
      label: make('label', {}, words.text(label), select),
    });
    this.#fields = [
      field('puzzles', 'studio-play-size', this.#range),
      field('puzzles', 'studio-play-level', level),
      ...PART_KINDS.flatMap((kind) => {
        const { chosen } = partQueryOf(kind, first.kind === kind ? wordsOfQuery(first) : {});
        return Object.entries(STUDIO_PARTS[kind].choices).map(([name, { label, values, nameOf }]) =>
          field(
            kind,
            label,
            offer(make('select', { name }), values, (value) => nameOf(value, words), chosen[name]),
          ),
        );
      }),
    ];
    this.element = make(
      'form',
      { class: 'studio-new', 'aria-label': words.text('studio-play-new') },
      make('button', { type: 'submit' }, words.text('studio-play-new')),
      covered(
        words.text('studio-play-choose'),
        make(
          'div',
          { class: 'studio-form' },
          make('label', {}, words.text('studio-play-kind'), this.#kind),
          ...this.#fields.map(({ label }) => label),
        ),
      ),
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

  #query(): Query {
    const fields = this.#fields.filter(({ label }) => !label.hidden);
    const chosen = fields.map(({ select }) => [select.name, select.value]);
    return queryOf({ kind: this.#kind.value, ...Object.fromEntries(chosen) });
  }

  /** Offers what the kind can have. */
  #fit(query: Query): void {
    const of = isPartQuery(query) ? query.kind : 'puzzles';
    for (const field of this.#fields) field.label.hidden = field.of !== of;
    if (isPartQuery(query)) return;
    const setName = (high: string) =>
      this.#words.text('studio-play-set', { high, dominoes: setFacts(Number(high)).dominoes });
    offer(this.#range, rangesOf(query.kind).map(String), setName, String(query.range));
  }
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
