import { setFacts } from '../../../domino/dominoes.ts';
import { KINDS, type Kind } from '../../../domino/kinds.ts';
import { isPartKind, PART_KINDS, STUDIO_PARTS } from '../../../parts/studio.ts';
import type { PartKind } from '../../../parts/texts.ts';
import { LEVELS } from '../../../solve/levels.ts';
import { button, buttons, controlRow, covered, make, offer, onSubmit } from '../../../ui/elements.ts';
import type { BareId, WordBook } from '../../../words/word-book.ts';
import { rangesOf, USUAL_QUERY } from '../../orders.ts';
import { isPartQuery, partQueryOf, type Query, queryOf, wordsOfQuery } from '../../query.ts';

/** What chooses a new puzzle or game: its kind, and what can be chosen of that. */
export function makeChoices(words: WordBook, first: Query, wanted: (query: Query) => void) {
  const kinds = make('select', { name: 'kind' });
  const range = make('select', { name: 'range' });
  const kindName = (kind: Query['kind']) =>
    isPartKind(kind) ? words.text(STUDIO_PARTS[kind].name) : words.text('studio-kind', { kind });
  offer(kinds, [...KINDS, ...PART_KINDS], kindName, first.kind);
  const level = offer(
    make('select', { name: 'level' }),
    LEVELS,
    (name) => words.text(`level-${name}`),
    isPartQuery(first) ? USUAL_QUERY.level : first.level,
  );
  /** A choice that is made of puzzles, or of the games of a part. */
  const field = (of: PartKind | 'puzzles', label: BareId, select: HTMLSelectElement) => ({
    of,
    select,
    label: make('label', {}, words.text(label), select),
  });
  const allFields = [
    field('puzzles', 'studio-play-size', range),
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
  const element = make(
    'form',
    { class: 'studio-new', 'aria-label': words.text('studio-play-new') },
    make('button', { type: 'submit' }, words.text('studio-play-new')),
    covered(
      words.text('studio-play-choose'),
      controlRow(
        make('label', {}, words.text('studio-play-kind'), kinds),
        ...allFields.map(({ label }) => label),
      ),
    ),
  );
  fitTo(first);
  kinds.addEventListener('change', () => fitTo(chosenQuery()));
  onSubmit(element, () => wanted(chosenQuery()));

  /** The focus goes to the button; what is seen stays where it is. */
  function focus(): void {
    element.querySelector('button')!.focus({ preventScroll: true });
  }

  function chosenQuery(): Query {
    const fields = allFields.filter(({ label }) => !label.hidden);
    const chosen = fields.map(({ select }) => [select.name, select.value]);
    return queryOf({ kind: kinds.value, ...Object.fromEntries(chosen) });
  }

  /** Offers what the kind can have. */
  function fitTo(query: Query): void {
    const of = isPartQuery(query) ? query.kind : 'puzzles';
    for (const field of allFields) field.label.hidden = field.of !== of;
    if (isPartQuery(query)) return;
    const setName = (high: string) =>
      words.text('studio-play-set', { high, dominoes: setFacts(Number(high)).dominoes });
    offer(range, rangesOf(query.kind).map(String), setName, String(query.range));
  }

  return { element, focus };
}

/** What is shown while a puzzle is made: a button that gives it up. */
export function waiting(words: WordBook, giveUp: () => void): HTMLElement {
  return buttons(
    make('progress', { 'aria-label': words.text('studio-play-making') }),
    button(words.text('studio-play-give-up'), giveUp),
  );
}

export function nameOf(
  { kind, range }: { readonly kind: Kind; readonly range: number },
  words: WordBook,
): string {
  return words.text('studio-play-name', { kind: words.text('studio-kind', { kind }), high: range });
}
