import type { Language } from '../../../languages/index.ts';
import { controlRow, make, offer } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { type Answers, COUNTS, DEGREES, WHOM } from '../../form/choices.ts';
import type { Draft } from '../../form/config.ts';
import { languageName } from '../../form/labels.ts';

export interface QuestionsHost {
  readonly words: WordBook;
  readonly languages: readonly Language[];
  answered(change: Partial<Answers>): void;
  titled(title: string): void;
}

/** The three questions with which a book is begun: for whom, how hard and how many, its title and language. */
export function bookQuestions({ words, languages, answered, titled }: QuestionsHost) {
  const titleInput = make('input', {
    type: 'text',
    maxlength: '200',
    autocomplete: 'off',
    'aria-required': 'true',
  });
  const languageChoice = make('select', {});
  const forInput = make('input', { type: 'text', maxlength: '100', autocomplete: 'off' });
  const fromInput = make('input', { type: 'text', maxlength: '100', autocomplete: 'off' });
  const whoms = cards(
    'whom',
    WHOM.map((whom) => ({
      value: whom,
      name: words.text('studio-book-whom-name', { whom }),
      hint: words.text('studio-book-whom-hint', { whom }),
    })),
    (whom) => answered({ whom }),
  );
  const degrees = cards(
    'degree',
    DEGREES.map((degree) => ({ value: degree, name: words.text('studio-book-degree', { degree }) })),
    (degree) => answered({ degree }),
  );
  const counts = cards(
    'count',
    COUNTS.map((count) => ({ value: count, name: words.text('studio-book-count', { count }) })),
    (count) => answered({ count }),
  );
  offer(languageChoice, languages, languageName);
  languageChoice.addEventListener('change', () => answered({ language: languageChoice.value as Language }));
  titleInput.addEventListener('input', () => titled(titleInput.value));
  forInput.addEventListener('change', () => answered({ for: forInput.value.trim() || undefined }));
  fromInput.addEventListener('change', () => answered({ from: fromInput.value.trim() || undefined }));
  const names = [
    make('label', {}, words.text('studio-book-for'), forInput),
    make('label', {}, words.text('studio-book-from'), fromInput),
  ];
  const element = make(
    'div',
    { class: 'book-questions' },
    question(words.text('studio-book-whom'), whoms.element),
    question(words.text('studio-book-how'), degrees.element, counts.element),
    question(
      words.text('studio-book-name'),
      controlRow(
        make('label', { class: 'book-title' }, words.text('studio-field-title'), titleInput),
        make('label', {}, words.text('studio-field-language'), languageChoice),
        ...names,
      ),
    ),
  );

  /** Shows the answers that a config gives; where it gives none, nothing is chosen. */
  function show(answers: Partial<Answers>): void {
    const { whom, degree, count } = answers;
    whoms.show(whom);
    degrees.show(degree);
    counts.show(count);
    for (const label of names) label.hidden = whom !== 'gift';
    for (const [input, name] of [
      [forInput, answers.for],
      [fromInput, answers.from],
    ] as const) {
      if (document.activeElement !== input) input.value = name ?? '';
    }
  }

  function showTitle({ title, language }: Draft): void {
    if (document.activeElement !== titleInput) titleInput.value = typeof title === 'string' ? title : '';
    languageChoice.value = String(language ?? words.language);
  }

  return { element, show, showTitle };
}

interface Option<Value> {
  readonly value: Value;
  readonly name: string;
  readonly hint?: string;
}

/** One of several, as buttons that all can be seen. */
function cards<Value extends string | number>(
  name: string,
  options: readonly Option<Value>[],
  chosen: (value: Value) => void,
) {
  const boxes = new Map<Value, HTMLInputElement>();
  const labels = options.map(({ value, name: said, hint }) => {
    const box = make('input', { type: 'radio', name: `book-${name}`, value: String(value) });
    box.addEventListener('change', () => chosen(value));
    boxes.set(value, box);
    const text = make('span', {}, make('strong', {}, said));
    if (hint !== undefined) text.append(' ', make('span', {}, hint));
    return make('label', {}, box, text);
  });
  return {
    element: make('div', { class: `book-choice book-${name}` }, ...labels),
    show(wanted: Answers[keyof Answers]) {
      for (const [value, box] of boxes) box.checked = value === wanted;
    },
  };
}

function question(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  return make('fieldset', { class: 'book-question' }, make('legend', {}, title), ...content);
}
