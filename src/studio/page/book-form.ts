import { button, make } from '../../play/page/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type Draft, placeOfFault, sectionsOf, valueAt, withValue } from '../form/config.ts';
import type { Field, Form } from '../form/fields.ts';
import { choiceLabel, fieldLabel } from '../form/labels.ts';

/** What the form is told and tells. */
export interface FormHost {
  readonly words: WordBook;
  readonly fields: Form;
  /** The config that the form holds has changed. */
  onChange(draft: Draft): void;
  say(text: string): void;
}

/** Groups that are open when the form is shown; the others are opened by who wants them. */
const LATER = ['more', 'print', 'touch'] as const;

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

  /** Marks the field in which a fault stands and moves the focus there, if the form shows it. */
  showFault(where: string): void {
    const { path, section } = placeOfFault(where);
    const name = section === undefined ? path : `${path} ${section}`;
    const found = [...this.element.querySelectorAll<HTMLElement>('[data-path]')].find(
      ({ dataset }) => dataset.path === name,
    );
    if (!found) return;
    found.closest('details')?.setAttribute('open', '');
    const field = found.matches('fieldset') ? found.querySelector<HTMLElement>('input')! : found;
    field.setAttribute('aria-invalid', 'true');
    field.addEventListener('input', () => field.removeAttribute('aria-invalid'), { once: true });
    field.focus();
  }

  #write(): void {
    const { words, fields } = this.#host;
    const sections = sectionsOf(this.#draft);
    this.element.replaceChildren(
      group(words.text('studio-book-group-book'), this.#controls(fields.book)),
      ...sections.map((_, i) => this.#section(i, sections.length)),
      make('p', { class: 'studio-buttons' }, this.#adding()),
      ...LATER.map((name) =>
        make(
          'details',
          { class: 'studio-fields' },
          make('summary', {}, words.text(`studio-book-group-${name}`)),
          make('div', { class: 'studio-form' }, ...this.#controls(fields[name])),
        ),
      ),
    );
  }

  #section(i: number, of: number): HTMLElement {
    const { words, fields } = this.#host;
    const number = i + 1;
    const removing = button(words.text('studio-book-remove', { number }), () => {
      const rest = sectionsOf(this.#draft).filter((_, other) => other !== i);
      this.fill({ ...this.#draft, sections: rest });
      this.element.querySelector<HTMLElement>('[data-add]')!.focus();
      this.#host.say(words.text('studio-book-removed'));
    });
    const box = group(words.text('studio-book-group-section', { number }), this.#controls(fields.section, i));
    if (of > 1) box.append(make('p', { class: 'studio-buttons' }, removing));
    return box;
  }

  #adding(): HTMLElement {
    const { words } = this.#host;
    const adding = button(words.text('studio-book-add'), () => {
      const sections = sectionsOf(this.#draft);
      const title = words.text('studio-book-new-section');
      this.fill({ ...this.#draft, sections: [...sections, { title, range: 6, level: 'easy', count: 4 }] });
      const name = `sections.title ${sections.length}`;
      this.element.querySelector<HTMLInputElement>(`[data-path='${name}']`)?.focus();
      this.#host.say(words.text('studio-book-added', { number: sections.length + 1 }));
    });
    adding.dataset.add = '';
    return adding;
  }

  #controls(fields: readonly Field[], section?: number): HTMLElement[] {
    return fields.map((field) => {
      const label = fieldLabel(field.path, this.#host.words);
      const said = field.isNeeded ? this.#host.words.text('studio-book-needed', { label }) : label;
      const control = this.#control(field, section);
      const name = section === undefined ? field.path : `${field.path} ${section}`;
      control.dataset.path = name;
      if (field.type === 'choices') {
        control.prepend(make('legend', {}, said));
        return control;
      }
      return make('label', {}, said, control);
    });
  }

  #typedValue({ path }: Field, section: number | undefined): unknown {
    if (section === undefined) return valueAt(this.#draft, path);
    return valueAt(sectionsOf(this.#draft)[section]!, path.replace('sections.', ''));
  }

  #set({ path }: Field, section: number | undefined, value: unknown): void {
    if (section === undefined) this.#draft = withValue(this.#draft, path, value);
    else {
      const sections = sectionsOf(this.#draft).map((other, i) =>
        i === section ? withValue(other, path.replace('sections.', ''), value) : other,
      );
      this.#draft = { ...this.#draft, sections };
    }
    this.#host.onChange(this.#draft);
  }

  #control(field: Field, section: number | undefined): HTMLElement {
    switch (field.type) {
      case 'choice':
        return this.#choice(field, section, field.values);
      case 'switch':
        return this.#choice(field, section, [true, false]);
      case 'choices':
        return this.#choices(field, section);
      default:
        return this.#line(field, section);
    }
  }

  #line(field: Field, section: number | undefined): HTMLElement {
    const { type, least, most, longest, usual } = field;
    const value = this.#typedValue(field, section);
    const input = make('input', {
      type: 'text',
      ...(type === 'number' && { inputmode: 'numeric' }),
      ...(longest !== undefined && { maxlength: String(longest) }),
      ...(least !== undefined && most !== undefined && { placeholder: `${least} – ${most}` }),
      ...(usual !== undefined && { placeholder: String(usual) }),
      autocomplete: 'off',
      ...(field.isNeeded && { 'aria-required': 'true' }),
    });
    input.value = value === undefined ? '' : String(value);
    input.addEventListener('input', () => this.#set(field, section, typedValue(input.value, type)));
    return input;
  }

  #choice(field: Field, section: number | undefined, values: Field['values']): HTMLElement {
    const { words } = this.#host;
    const value = this.#typedValue(field, section);
    const select = make('select', {});
    const isKnown = values.some((known) => known === value);
    const usual =
      field.usual === undefined
        ? words.text('studio-book-usual')
        : words.text('studio-book-usual-is', { value: this.#labelOf(field, field.usual as string) });
    select.append(make('option', { value: '' }, usual));
    for (const [i, known] of values.entries()) {
      select.append(make('option', { value: String(i) }, this.#labelOf(field, known)));
    }
    if (value !== undefined && !isKnown) {
      select.append(make('option', { value: 'kept' }, words.text('studio-book-as-kept')));
    }
    select.value = value === undefined ? '' : isKnown ? String(values.indexOf(value as string)) : 'kept';
    select.addEventListener('change', () => {
      const chosen = select.value === 'kept' ? value : values[Number(select.value || -1)];
      this.#set(field, section, chosen);
    });
    return select;
  }

  #choices(field: Field, section: number | undefined): HTMLElement {
    const value = (this.#typedValue(field, section) ?? field.usual ?? []) as readonly unknown[];
    const boxes = field.values.map((known) => {
      const box = make('input', { type: 'checkbox' });
      box.checked = value.includes(known);
      box.addEventListener('change', () => {
        const chosen = field.values.filter((_, i) => boxes[i]!.box.checked);
        this.#set(field, section, chosen.length > 0 ? chosen : field.usual === undefined ? undefined : []);
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
function typedValue(text: string, type: Field['type']): string | number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (type !== 'line' && /^\d+$/.test(typed)) return Number(typed);
  return type === 'line' ? text : typed;
}

function group(title: string, controls: readonly HTMLElement[]): HTMLElement {
  return make(
    'fieldset',
    { class: 'studio-fields' },
    make('legend', {}, title),
    make('div', { class: 'studio-form' }, ...controls),
  );
}
