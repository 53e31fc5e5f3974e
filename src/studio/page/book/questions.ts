import type { Language } from '../../../languages/index.ts';
import { make, offer } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { type Answers, COUNTS, DEGREES, WHOM } from '../../form/choices.ts';
import type { Draft } from '../../form/config.ts';
import { languageName } from '../../form/labels.ts';

/** What the questions tell. */
export interface QuestionsHost {
  readonly words: WordBook;
  readonly languages: readonly Language[];
  answered(change: Partial<Answers>): void;
  titled(title: string): void;
}

/** The three questions with which a book is begun: for whom, how hard and how many, its title and language. */
export class Questions {
  readonly element: HTMLElement;
  readonly #host: QuestionsHost;
  readonly #whom: Choice<Answers['whom']>;
  readonly #degree: Choice<Answers['degree']>;
  readonly #count: Choice<number>;
  readonly #title = make('input', {
    type: 'text',
    maxlength: '200',
    autocomplete: 'off',
    'aria-required': 'true',
  });
  readonly #language = make('select', {});
  readonly #for = make('input', { type: 'text', maxlength: '100', autocomplete: 'off' });
  readonly #from = make('input', { type: 'text', maxlength: '100', autocomplete: 'off' });
  readonly #names: readonly HTMLElement[];

  constructor(host: QuestionsHost) {
    this.#host = host;
    const { words, answered, titled } = host;
    this.#whom = new Choice(
      'whom',
      WHOM.map((whom) => ({
        value: whom,
        name: words.text('studio-book-whom-name', { whom }),
        hint: words.text('studio-book-whom-hint', { whom }),
      })),
      (whom) => answered({ whom }),
    );
    this.#degree = new Choice(
      'degree',
      DEGREES.map((degree) => ({ value: degree, name: words.text('studio-book-degree', { degree }) })),
      (degree) => answered({ degree }),
    );
    this.#count = new Choice(
      'count',
      COUNTS.map((count) => ({ value: count, name: words.text('studio-book-count', { count }) })),
      (count) => answered({ count }),
    );
    offer(this.#language, host.languages, languageName);
    this.#language.addEventListener('change', () => answered({ language: this.#language.value as Language }));
    this.#title.addEventListener('input', () => titled(this.#title.value));
    this.#for.addEventListener('change', () => answered({ for: this.#for.value.trim() || undefined }));
    this.#from.addEventListener('change', () => answered({ from: this.#from.value.trim() || undefined }));
    this.#names = [
      make('label', {}, words.text('studio-book-for'), this.#for),
      make('label', {}, words.text('studio-book-from'), this.#from),
    ];
    this.element = make(
      'div',
      { class: 'book-questions' },
      question(words.text('studio-book-whom'), this.#whom.element),
      question(words.text('studio-book-how'), this.#degree.element, this.#count.element),
      question(
        words.text('studio-book-name'),
        make(
          'div',
          { class: 'studio-form' },
          make('label', { class: 'book-title' }, words.text('studio-field-title'), this.#title),
          make('label', {}, words.text('studio-field-language'), this.#language),
          ...this.#names,
        ),
      ),
    );
  }

  /** Shows the answers that a config gives; where it gives none, nothing is chosen. */
  show(answers: Partial<Answers>): void {
    const { whom, degree, count } = answers;
    this.#whom.show(whom);
    this.#degree.show(degree);
    this.#count.show(count);
    for (const label of this.#names) label.hidden = whom !== 'gift';
    for (const [input, name] of [
      [this.#for, answers.for],
      [this.#from, answers.from],
    ] as const) {
      if (document.activeElement !== input) input.value = name ?? '';
    }
  }

  showTitle({ title, language }: Draft): void {
    if (document.activeElement !== this.#title) this.#title.value = typeof title === 'string' ? title : '';
    this.#language.value = String(language ?? this.#host.words.language);
  }
}

interface Option<Value> {
  readonly value: Value;
  readonly name: string;
  readonly hint?: string;
}

/** One of several, as buttons that all can be seen. */
class Choice<Value extends string | number> {
  readonly element: HTMLElement;
  readonly #boxes: readonly (readonly [Value, HTMLInputElement])[];

  constructor(name: string, options: readonly Option<Value>[], chosen: (value: Value) => void) {
    const cards = options.map(({ value, name: said, hint }) => {
      const box = make('input', { type: 'radio', name: `book-${name}`, value: String(value) });
      box.addEventListener('change', () => chosen(value));
      const text = make(
        'span',
        {},
        make('strong', {}, said),
        ...(hint === undefined ? [] : [' ', make('span', {}, hint)]),
      );
      return { value, box, card: make('label', {}, box, text) };
    });
    this.#boxes = cards.map(({ value, box }) => [value, box]);
    this.element = make('div', { class: `book-choice book-${name}` }, ...cards.map(({ card }) => card));
  }

  show(chosen: Value | undefined): void {
    for (const [value, box] of this.#boxes) box.checked = value === chosen;
  }
}

function question(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  return make('fieldset', { class: 'book-question' }, make('legend', {}, title), ...content);
}
