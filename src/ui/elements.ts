type Attributes = Readonly<Record<string, string>>;

/** A new element; `class`, `type` and the like as attributes. Never `style`, which the page's policy forbids. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

export function button(label: string, press: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button' }, label);
  made.addEventListener('click', press);
  return made;
}

/** Buttons that belong together. @param look further classes, each after a blank */
export function buttonGroup(name: string, look: string, ...buttons: HTMLElement[]): HTMLElement {
  return make('div', { class: `play-buttons${look}`, role: 'group', 'aria-label': name }, ...buttons);
}

export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  make('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address));
}

export function buttons(...content: readonly HTMLElement[]): HTMLParagraphElement {
  return make('p', { class: 'studio-buttons' }, ...content);
}

/** What is shown when it is opened. */
export function covered(title: string, ...content: readonly (Node | string)[]): HTMLDetailsElement {
  return make('details', {}, make('summary', {}, title), ...content);
}

/** The same with a class of its own. */
export function folded(look: string, title: string, ...content: readonly Node[]): HTMLDetailsElement {
  const element = covered(title, ...content);
  element.className = look;
  return element;
}

/** Controls and their labels, side by side. */
export function controlRow(...content: readonly HTMLElement[]): HTMLDivElement {
  return make('div', { class: 'studio-form' }, ...content);
}

/** Where text is typed that is no sentence. */
export const AS_TYPED = { spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off' } as const;

/** Does something with a form instead of sending it. */
export function onSubmit(form: HTMLFormElement, submitted: () => void): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted();
  });
}

/** Opens files of these types, also the same one again. */
export function fileInput(accept: string, open: (file: File) => void): HTMLInputElement {
  const input = make('input', { type: 'file', accept });
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    input.value = '';
    if (file) open(file);
  });
  return input;
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

/** Says something in a live region; what was just said is heard again. */
export function announce(region: HTMLElement, text: string): void {
  region.textContent = text !== '' && region.textContent === text ? `${text}\u00a0` : text;
}
