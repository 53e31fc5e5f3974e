import { button, buttons, controlRow, folded, make } from '../../ui/elements.ts';
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

export interface FormHost {
  readonly words: WordBook;
  readonly fields: Form;
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
export function bookForm({ words, fields, onChange, say }: FormHost, draft: Draft) {
  const element = make('div', { class: 'studio-config' });
  let current = draft;
  write();

  /** Another config takes the place of this one. */
  function fill(draft: Draft): void {
    current = draft;
    onChange(draft);
    write();
  }

  function set(path: string, value: unknown): void {
    fill(withValue(current, path, value));
  }

  /** Marks the field in which a fault stands and moves the focus there, if the form shows it. */
  function showFault(where: string): void {
    const { path, part } = placeOfFault(where, current);
    const found = opened(part === undefined ? path : `${path} ${part}`);
    if (!found) return;
    const field = found.matches('fieldset') ? found.querySelector<HTMLElement>('input')! : found;
    field.setAttribute('aria-invalid', 'true');
    field.addEventListener('input', () => field.removeAttribute('aria-invalid'), { once: true });
    field.focus();
  }

  /** The control of this name, its group opened. */
  function opened(name: string): HTMLElement | undefined {
    const found = [...element.querySelectorAll<HTMLElement>('[data-path], [data-add]')].find(
      ({ dataset }) => dataset.path === name || dataset.add === name,
    );
    for (let at = found?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
    return found;
  }

  function write(): void {
    element.replaceChildren(
      group(words.text('studio-book-group-book'), controls(fields.book)),
      ...listParts('sections'),
      folded(
        'studio-fields',
        words.text('studio-book-group-beside'),
        controlRow(...controls(fields.beside)),
        ...listParts('exercises'),
        ...listParts('locks'),
        ...listParts('composing'),
      ),
      ...LATER.map((name) =>
        folded(
          'studio-fields',
          words.text(`studio-book-group-${name}`),
          controlRow(...controls(fields[name])),
        ),
      ),
    );
  }

  /** The parts of a list, and a button that adds one. */
  function listParts(list: ListName): HTMLElement[] {
    const parts = listedIn(current, list);
    return [...parts.map((_, at) => partBox({ list, at }, parts.length)), buttons(addButton(list))];
  }

  function partBox(part: Listed, of: number): HTMLElement {
    const { list, at } = part;
    const said = { list, number: at + 1 };
    const removing = button(words.text('studio-book-remove', said), () => {
      fill(withPart(current, list, at, undefined));
      opened(list)!.focus();
      say(words.text('studio-book-removed', { list }));
    });
    const box = group(words.text('studio-book-group-part', said), controls(fields[list], part));
    // A book has one section at least.
    if (of > 1 || list !== 'sections') box.append(buttons(removing));
    return box;
  }

  function addButton(list: ListName): HTMLElement {
    const adding = button(words.text('studio-book-add', { list }), () => {
      const at = listedIn(current, list).length;
      fill(withAdded(current, list, newPart(list, words.text('studio-book-new-section'))));
      opened(`${fields[list][0]!.path} ${at}`)!.focus();
      say(words.text('studio-book-added', { list, number: at + 1 }));
    });
    adding.dataset.add = list;
    return adding;
  }

  function controls(shown: readonly Field[], part?: Listed): HTMLElement[] {
    return shown.map((field) => {
      const label = fieldLabel(field.path, words);
      const said = field.isNeeded ? words.text('studio-book-needed', { label }) : label;
      const control = controlOf(field, part);
      control.dataset.path = part === undefined ? field.path : `${field.path} ${part.at}`;
      if (field.type === 'choices') {
        control.prepend(make('legend', {}, said));
        return control;
      }
      return make('label', {}, said, control);
    });
  }

  function shownValue({ path }: Field, part: Listed | undefined): unknown {
    if (part === undefined) return valueAt(current, path);
    return valueAt(listedIn(current, part.list)[part.at]!, withinPart(path));
  }

  function change({ path }: Field, part: Listed | undefined, value: unknown): void {
    if (part === undefined) current = withValue(current, path, value);
    else {
      const { list, at } = part;
      const changed = withValue(listedIn(current, list)[at]!, withinPart(path), value);
      current = withPart(current, list, at, changed);
    }
    onChange(current);
  }

  function controlOf(field: Field, part: Listed | undefined): HTMLElement {
    switch (field.type) {
      case 'choice':
        return choiceControl(field, part, field.values);
      case 'switch':
        return choiceControl(field, part, [true, false]);
      case 'choices':
        return choicesControl(field, part);
      case 'lines':
        return linesControl(field, part);
      default:
        return lineControl(field, part);
    }
  }

  function lineControl(field: Field, part: Listed | undefined): HTMLElement {
    const { type, least, most, longest, usual } = field;
    const value = shownValue(field, part);
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
    input.addEventListener('input', () => change(field, part, typedValue(input.value, type)));
    return input;
  }

  function linesControl(field: Field, part: Listed | undefined): HTMLElement {
    const value = shownValue(field, part);
    const lines: readonly unknown[] = Array.isArray(value) ? value : [];
    const area = make('textarea', { rows: '3', spellcheck: 'false', autocomplete: 'off' });
    area.value = lines.join('\n');
    area.addEventListener('input', () => {
      const typed = area.value.split('\n').flatMap((line) => line.trim() || []);
      change(field, part, typed.length > 0 ? typed : undefined);
    });
    return area;
  }

  function choiceControl(field: Field, part: Listed | undefined, values: Field['values']): HTMLElement {
    const value = shownValue(field, part) ?? field.usual;
    const select = make('select', {});
    const isKnown = values.some((known) => known === value);
    // What is so unless something else is chosen is one of the values, where the schema says so.
    if (!values.some((known) => known === field.usual)) {
      select.append(make('option', { value: '' }, words.text('studio-book-usual')));
    }
    for (const [i, known] of values.entries()) {
      select.append(make('option', { value: String(i) }, labelOf(field, known)));
    }
    if (value !== undefined && !isKnown) {
      select.append(make('option', { value: 'kept' }, words.text('studio-book-as-kept')));
    }
    select.value = value === undefined ? '' : isKnown ? String(values.indexOf(value as string)) : 'kept';
    select.addEventListener('change', () => {
      const chosen = select.value === 'kept' ? value : values[Number(select.value || -1)];
      change(field, part, chosen);
    });
    return select;
  }

  function choicesControl(field: Field, part: Listed | undefined): HTMLElement {
    const value = (shownValue(field, part) ?? field.usual ?? []) as readonly unknown[];
    const boxes = field.values.map((known) => {
      const box = make('input', { type: 'checkbox' });
      box.checked = value.includes(known);
      box.addEventListener('change', () => {
        const checked = field.values.filter((_, i) => boxes[i]!.box.checked);
        const chosen = withChosen(shownValue(field, part), field.values, checked);
        change(field, part, chosen.length > 0 ? chosen : field.usual === undefined ? undefined : []);
      });
      return { box, label: make('label', {}, box, labelOf(field, known)) };
    });
    return make('fieldset', { class: 'studio-fields' }, ...boxes.map(({ label }) => label));
  }

  function labelOf({ path }: Field, value: string | number | boolean): string {
    if (typeof value === 'boolean') return words.text(value ? 'studio-book-yes' : 'studio-book-no');
    return choiceLabel(path, value, words);
  }

  return {
    element,
    get draft() {
      return current;
    },
    fill,
    set,
    showFault,
  };
}

/** What was typed as a config has it. A number that is none stays a text, which the schema refuses with its words. */
function typedValue(text: string, type: Field['type']): string | number | number[] | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (type === 'numbers') return numbersOf(typed);
  if (type !== 'line' && /^\d+([.,]\d+)?$/.test(typed)) return Number(typed.replace(',', '.'));
  return type === 'line' ? text : typed;
}

function group(title: string, controls: readonly HTMLElement[]): HTMLElement {
  return make('fieldset', { class: 'studio-fields' }, make('legend', {}, title), controlRow(...controls));
}
