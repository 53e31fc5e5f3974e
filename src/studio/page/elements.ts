import { make } from '../../play/page/elements.ts';

/** Buttons in a row. */
export function buttons(...content: readonly HTMLElement[]): HTMLParagraphElement {
  return make('p', { class: 'studio-buttons' }, ...content);
}

/** What is shown when it is opened. */
export function covered(title: string, ...content: readonly (Node | string)[]): HTMLDetailsElement {
  return make('details', {}, make('summary', {}, title), ...content);
}

/** Offers these values to be chosen, each by its name, in place of those before. */
export function offer<Value extends string>(
  select: HTMLSelectElement,
  values: readonly Value[],
  nameOf: (value: Value) => string,
  chosen?: Value,
): HTMLSelectElement {
  select.replaceChildren(...values.map((value) => make('option', { value }, nameOf(value))));
  if (chosen !== undefined) select.value = chosen;
  return select;
}

/** One of these values, each by its name. */
export function select<Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
  chosen?: Value,
): HTMLSelectElement {
  return offer(make('select'), values, nameOf, chosen);
}
