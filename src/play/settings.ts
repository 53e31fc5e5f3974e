/** What a player can set, each with its choices, the usual one first. */
export const CHOICES = {
  /** How large cells and digits are. */
  size: ['usual', 'large', 'larger'],
  contrast: ['usual', 'strong'],
  /** Of the whole page; as usual those of the device. */
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

/** Reads what `JSON.stringify` makes of settings; whatever is damaged or unknown is as usual. */
export function parseSettings(text: string): Settings {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = {};
  }
  const values = typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : {};
  const chosen = SETTING_NAMES.map((name) => {
    const choices: readonly unknown[] = CHOICES[name];
    return [name, choices.includes(values[name]) ? values[name] : choices[0]];
  });
  return Object.fromEntries(chosen) as Settings;
}
