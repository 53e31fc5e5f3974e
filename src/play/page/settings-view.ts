import { folded, make, select } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import { CHOICES, SETTING_NAMES, type SettingName, type Settings } from '../settings.ts';
import { set } from './settings-store.ts';

/** What can be set, behind a summary that opens it. */
export function settingsView(words: WordBook) {
  const selects = new Map(SETTING_NAMES.map((name) => [name, selectOf(name, words)]));
  const element = folded(
    'play-settings',
    words.text('play-settings'),
    ...[...selects].map(([name, chosen]) =>
      make('p', {}, make('label', {}, words.text(`play-setting-${name}`), ' ', chosen)),
    ),
  );

  function show(settings: Settings): void {
    for (const [name, element] of selects) element.value = settings[name];
  }

  return { element, show };
}

function selectOf(name: SettingName, words: WordBook): HTMLSelectElement {
  const choices: readonly Settings[SettingName][] = CHOICES[name];
  const element = select(choices, (value) => words.text('play-setting-is', { value }));
  element.addEventListener('change', () => set(name, element.value));
  return element;
}
