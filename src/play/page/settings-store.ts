import { keepText, keptText } from '../../ui/kept-texts.ts';
import { parseSettings, type SettingName, type Settings } from '../settings.ts';

/** Of all puzzles of all books in this browser; the 1 is the version of what is stored. */
export const SETTINGS_KEY = 'dominosa-press/settings/1';

let current: Settings | undefined;
const listeners = new Set<(settings: Settings) => void>();

export function settings(): Settings {
  current ??= parseSettings(keptText(SETTINGS_KEY) ?? '');
  return current;
}

/** Sets something for every puzzle that is played. Where nothing can be stored it holds as long as the page. */
export function set(name: SettingName, value: string): void {
  const text = JSON.stringify({ ...settings(), [name]: value });
  current = parseSettings(text);
  keepText(SETTINGS_KEY, text);
  for (const listener of listeners) listener(current);
}

/** Calls back at once, and whenever something is set. @returns what ends that */
export function onSettings(listener: (settings: Settings) => void): () => void {
  listeners.add(listener);
  listener(settings());
  return () => listeners.delete(listener);
}

/** Gives the page the colours and the contrast that are chosen, now and whenever they are set. */
export function dressPage(): void {
  const { dataset } = document.documentElement;
  onSettings((chosen) => {
    for (const name of ['colours', 'contrast'] as const) {
      if (chosen[name] === 'usual') delete dataset[name];
      else dataset[name] = chosen[name];
    }
  });
}
