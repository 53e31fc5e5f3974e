import { isRecord, parsed } from './kept-text.ts';

/** What a player can set, each with its choices, the usual one first. */
export const CHOICES = {
  /** How large cells and digits are. */
  size: ['usual', 'small', 'large', 'larger'],
  /** How numbers are drawn, as far as pips can be told apart. */
  numbers: ['digits', 'pips'],
  contrast: ['usual', 'strong'],
  /** Of the whole page; by default those of the device. */
  colours: ['usual', 'light', 'dark', 'sepia'],
  /** Whether the tally counts the places that are open, or only says what is placed. */
  tally: ['counted', 'plain'],
  time: ['hidden', 'shown'],
  /** Whether columns are called by their letters or by names that begin with them. */
  columns: ['letters', 'names'],
} as const;

export type SettingName = keyof typeof CHOICES;
export type Settings = { readonly [Name in SettingName]: (typeof CHOICES)[Name][number] };

export const SETTING_NAMES = Object.keys(CHOICES) as SettingName[];

/** From the smallest to the largest. */
const SIZES: readonly Settings['size'][] = ['small', 'usual', 'large', 'larger'];

/** The next size of a board; the ends hold it. */
export function nextSize({ size }: Settings, by: 1 | -1): Settings['size'] {
  return SIZES[SIZES.indexOf(size) + by] ?? size;
}

/** Reads what `JSON.stringify` makes of settings; whatever is damaged or unknown gets its default. */
export function parseSettings(text: string): Settings {
  const read = parsed(text);
  const values = isRecord(read) ? read : {};
  const chosen = SETTING_NAMES.map((name) => [
    name,
    isChoice(name, values[name]) ? values[name] : CHOICES[name][0],
  ]);
  return Object.fromEntries(chosen) as Settings;
}

/** Whether a text that was kept is settings, all of them known; those of another version may be fewer. */
export function areSettings(text: string): boolean {
  const read = parsed(text);
  return (
    isRecord(read) && SETTING_NAMES.every((name) => read[name] === undefined || isChoice(name, read[name]))
  );
}

function isChoice(name: SettingName, value: unknown): boolean {
  const choices: readonly unknown[] = CHOICES[name];
  return choices.includes(value);
}
