import { make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { CHOICES, SETTING_NAMES, type SettingName, type Settings } from '../settings.ts';
import { set } from './settings-store.ts';

/** What can be set, behind a summary that opens it. */
export class SettingsView {
  readonly element: HTMLElement;
  readonly #selects: ReadonlyMap<SettingName, HTMLSelectElement>;

  constructor(words: WordBook) {
    this.#selects = new Map(SETTING_NAMES.map((name) => [name, select(name, words)]));
    this.element = make(
      'details',
      { class: 'play-settings' },
      make('summary', {}, words.text('play-settings')),
      ...[...this.#selects].map(([name, element]) =>
        make('p', {}, make('label', {}, words.text(`play-setting-${name}`), ' ', element)),
      ),
    );
  }

  show(settings: Settings): void {
    for (const [name, element] of this.#selects) element.value = settings[name];
  }
}

function select(name: SettingName, words: WordBook): HTMLSelectElement {
  const choices: readonly (typeof CHOICES)[SettingName][number][] = CHOICES[name];
  const element = make(
    'select',
    {},
    ...choices.map((value) => make('option', { value }, words.text('play-setting-is', { value }))),
  );
  element.addEventListener('change', () => set(name, element.value));
  return element;
}
