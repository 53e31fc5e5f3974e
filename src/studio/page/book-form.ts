import { button, buttons, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import {
  type Draft,
  listedIn,
  newPart,
  numbersOf,
  placeOfFault,
  typedNumbers,
  valueAt,
  withAdded,
  withChosen,
  withinPart,
  withPart,
  withValue,
} from '../form/config.ts';
import type { Field, Form } from '../form/fields.ts';
import { choiceLabel, fieldLabel } from '../form/labels.ts';
import type { ListName } from '../form/paths.ts';

/** What the form is given and gives. */
export interface FormHost {
  readonly words: WordBook;
  readonly fields: Form;
  /** The config that the form holds has changed. */
  onChange(draft: Draft): void;
  say(text: string): void;
}

/** Groups that are open when the form is shown; the others are opened by who wants them. */
const LATER = ['parts', 'print', 'touch', 'publishing'] as const;

/** A part of a list, counted from 0. */
interface Listed {
  readonly list: ListName;
  readonly at: number;
}

/** A form for a config: it holds the config itself, so that what it does not show stays as it was. */
export class BookForm {
  readonly element = make('div', { class: 'studio-config' });
  readonly #host: FormHost;
  #draft: Draft;

  constructor(host: FormHost, draft: Draft) {
    this.#host = host;
    this.#draft = draft;
    this.#write();
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** Another config takes the place of this one. */
  fill(draft: Draft): void {
    this.#draft = draft;
    this.#host.onChange(draft);
    this.#write();
  }

  /** Changes one field. */
  set(path: string, value: unknown): void {
    this.fill(withValue(this.#draft, path, value));
  }

  /** Marks the field in which a fault stands and moves the focus there, if the form shows it. */
  showFault(where: string): void {
    const { path, part } = placeOfFault(where, this.#draft);
    const found = this.#shown(part === undefined ? path : `${path} ${part}`);
    if (!found) return;
    const field = found.matches('fieldset') ? found.querySelector<HTMLElement>('input')! : found;
    field.setAttribute('aria-invalid', 'true');
    field.addEventListener('input', () => field.removeAttribute('aria-invalid'), { once: true });
    field.focus();
  }

  /** The control of this name, its group opened. */
  #shown(name: string): HTMLElement | undefined {
    const found = [...this.element.querySelectorAll<HTMLElement>('[data-path], [data-add]')].find(
      ({ dataset }) => dataset.path === name || dataset.add === name,
    );
    for (let at = found?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
    return found;
  }

  #write(): void {
    const { words, fields } = this.#host;
    this.element.replaceChildren(
      group(words.text('studio-book-group-book'), this.#controls(fields.book)),
      ...this.#list('sections'),
      folded(
        words.text('studio-book-group-beside'),
        make('div', { class: 'studio-form' }, ...this.#controls(fields.beside)),
        ...this.#list('exercises'),
        ...this.#list('locks'),
        ...this.#list('composing'),
      ),
      ...LATER.map((name) =>
        folded(
          words.text(`studio-book-group-${name}`),
          make('div', { class: 'studio-form' }, ...this.#controls(fields[name])),
        ),
      ),
    );
  }

  /** The parts of a list, and a button that adds one. */
  #list(list: ListName): HTMLElement[] {
    const parts = listedIn(this.#draft, list);
    return [...parts.map((_, at) => this.#part({ list, at }, parts.length)), buttons(this.#adding(list))];
  }

  #part(part: Listed, of: number): HTMLElement {
    const { words, fields } = this.#host;
    const { list, at } = part;
    const said = { list, number: at + 1 };
    const removing = button(words.text('studio-book-remove', said), () => {
      this.fill(withPart(this.#draft, list, at, undefined));
      this.#shown(list)!.focus();
      this.#host.say(words.text('studio-book-removed', { list }));
    });
    const box = group(words.text('studio-book-group-part', said), this.#controls(fields[list], part));
    // A book has one section at least.
    if (of > 1 || list !== 'sections') box.append(buttons(removing));
    return box;
  }

  #adding(list: ListName): HTMLElement {
    const { words } = this.#host;
    const adding = button(words.text('studio-book-add', { list }), () => {
      const at = listedIn(this.#draft, list).length;
      this.fill(withAdded(this.#draft, list, newPart(list, words.text('studio-book-new-section'))));
      this.#shown(`${this.#host.fields[list][0]!.path} ${at}`)!.focus();
      this.#host.say(words.text('studio-book-added', { list, number: at + 1 }));
    });
    adding.dataset.add = list;
    return adding;
  }

  #controls(fields: readonly Field[], part?: Listed): HTMLElement[] {
    return fields.map((field) => {
      const label = fieldLabel(field.path, this.#host.words);
      const said = field.isNeeded ? this.#host.words.text('studio-book-needed', { label }) : label;
      const control = this.#control(field, part);
      control.dataset.path = part === undefined ? field.path : `${field.path} ${part.at}`;
      if (field.type === 'choices') {
        control.prepend(make('legend', {}, said));
        return control;
      }
      return make('label', {}, said, control);
    });
  }

  #typedValue({ path }: Field, part: Listed | undefined): unknown {
    if (part === undefined) return valueAt(this.#draft, path);
    return valueAt(listedIn(this.#draft, part.list)[part.at]!, withinPart(path));
  }

  #change({ path }: Field, part: Listed | undefined, value: unknown): void {
    if (part === undefined) this.#draft = withValue(this.#draft, path, value);
    else {
      const { list, at } = part;
      const changed = withValue(listedIn(this.#draft, list)[at]!, withinPart(path), value);
      this.#draft = withPart(this.#draft, list, at, changed);
    }
    this.#host.onChange(this.#draft);
  }

  #control(field: Field, part: Listed | undefined): HTMLElement {
    switch (field.type) {
      case 'choice':
        return this.#choice(field, part, field.values);
      case 'switch':
        return this.#choice(field, part, [true, false]);
      case 'choices':
        return this.#choices(field, part);
      case 'lines':
        return this.#lines(field, part);
      default:
        return this.#line(field, part);
    }
  }

  #line(field: Field, part: Listed | undefined): HTMLElement {
    const { type, least, most, longest, usual } = field;
    const value = this.#typedValue(field, part);
    const input = make('input', {
      type: 'text',
      ...(type === 'number' && { inputmode: 'decimal' }),
      ...(longest !== undefined && { maxlength: String(longest) }),
      ...(least !== undefined && most !== undefined && { placeholder: `${least} – ${most}` }),
      ...(usual !== undefined && { placeholder: String(usual) }),
      autocomplete: 'off',
      ...(field.isNeeded && { 'aria-required': 'true' }),
    });
    input.value = typedNumbers(value);
    input.addEventListener('input', () => this.#change(field, part, typedValue(input.value, type)));
    return input;
  }

  #lines(field: Field, part: Listed | undefined): HTMLElement {
    const value = this.#typedValue(field, part);
    const lines: readonly unknown[] = Array.isArray(value) ? value : [];
    const area = make('textarea', { rows: '3', spellcheck: 'false', autocomplete: 'off' });
    area.value = lines.join('\n');
    area.addEventListener('input', () => {
      const typed = area.value.split('\n').flatMap((line) => line.trim() || []);
      this.#change(field, part, typed.length > 0 ? typed : undefined);
    });
    return area;
  }

  #choice(field: Field, part: Listed | undefined, values: Field['values']): HTMLElement {
    const { words } = this.#host;
    const value = this.#typedValue(field, part) ?? field.usual;
    const select = make('select', {});
    const isKnown = values.some((known) => known === value);
    // What is so unless something else is chosen is one of the values, where the schema says so.
    if (!values.some((known) => known === field.usual)) {
      select.append(make('option', { value: '' }, words.text('studio-book-usual')));
    }
    for (const [i, known] of values.entries()) {
      select.append(make('option', { value: String(i) }, this.#labelOf(field, known)));
    }
    if (value !== undefined && !isKnown) {
      select.append(make('option', { value: 'kept' }, words.text('studio-book-as-kept')));
    }
    select.value = value === undefined ? '' : isKnown ? String(values.indexOf(value as string)) : 'kept';
    select.addEventListener('change', () => {
      const chosen = select.value === 'kept' ? value : values[Number(select.value || -1)];
      this.#change(field, part, chosen);
    });
    return select;
  }

  #choices(field: Field, part: Listed | undefined): HTMLElement {
    const value = (this.#typedValue(field, part) ?? field.usual ?? []) as readonly unknown[];
    const boxes = field.values.map((known) => {
      const box = make('input', { type: 'checkbox' });
      box.checked = value.includes(known);
      box.addEventListener('change', () => {
        const checked = field.values.filter((_, i) => boxes[i]!.box.checked);
        const chosen = withChosen(this.#typedValue(field, part), field.values, checked);
        this.#change(field, part, chosen.length > 0 ? chosen : field.usual === undefined ? undefined : []);
      });
      return { box, label: make('label', {}, box, this.#labelOf(field, known)) };
    });
    return make('fieldset', { class: 'studio-fields' }, ...boxes.map(({ label }) => label));
  }

  #labelOf({ path }: Field, value: string | number | boolean): string {
    const { words } = this.#host;
    if (typeof value === 'boolean') return words.text(value ? 'studio-book-yes' : 'studio-book-no');
    return choiceLabel(path, value, words);
  }
}

/** What was typed as a config has it. A number that is none stays a text, which the schema refuses with its words. */
function typedValue(text: string, type: Field['type']): string | number | number[] | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (type === 'numbers') return numbersOf(typed);
  if (type !== 'line' && /^\d+([.,]\d+)?$/.test(typed)) return Number(typed.replace(',', '.'));
  return type === 'line' ? text : typed;
}

/** A group that is opened by who wants it. */
function folded(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  return make('details', { class: 'studio-fields' }, make('summary', {}, title), ...content);
}

function group(title: string, controls: readonly HTMLElement[]): HTMLElement {
  return make(
    'fieldset',
    { class: 'studio-fields' },
    make('legend', {}, title),
    make('div', { class: 'studio-form' }, ...controls),
  );
}
