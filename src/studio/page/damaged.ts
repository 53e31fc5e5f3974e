import { parsed } from '../../play/kept-text.ts';
import { SETTINGS_KEY } from '../../play/page/settings-store.ts';
import { SOUND_KEY } from '../../play/page/store.ts';
import { areSettings, parseSettings } from '../../play/settings.ts';
import { keptText } from '../../ui/kept-texts.ts';
import { queryOf, says } from '../query.ts';
import { readResults } from '../results.ts';
import type { SiteData } from '../site-data.ts';
import { RESULTS_KEY } from './results.ts';
import { choiceKey, setAside } from './storage.ts';

/** What is kept beside games, lessons and the form. */
interface Kept {
  readonly key: string;
  /** Whether all of it can be read. */
  isRight(text: string, site: SiteData): boolean;
  /** What else can be read of it, as it is kept. */
  rest?(text: string): string;
}

const KEPT: readonly Kept[] = [
  {
    key: SETTINGS_KEY,
    isRight: (text) => areSettings(text),
    rest: (text) => JSON.stringify(parseSettings(text)),
  },
  {
    key: RESULTS_KEY,
    isRight: (text) => JSON.stringify(readResults(parsed(text))) === text,
    rest: (text) => JSON.stringify(readResults(parsed(text))),
  },
  { key: SOUND_KEY, isRight: (text) => ['on', 'off'].includes(text) },
  {
    key: choiceKey('language'),
    isRight: (text, { languages }) => languages.some(({ words }) => words === text),
  },
  {
    key: choiceKey('welcome'),
    isRight: (text) => text === 'done',
  },
  {
    key: choiceKey('puzzle'),
    isRight(text) {
      const words = Object.fromEntries(new URLSearchParams(text));
      return says(queryOf(words), words);
    },
  },
];

/** Takes settings and choices that cannot be read out of the way. @returns whether there were any */
export function setDamagedAside(site: SiteData): boolean {
  const damaged = KEPT.flatMap(({ key, isRight, rest }) => {
    const text = keptText(key);
    return text === undefined || isRight(text, site) ? [] : [{ key, rest: rest?.(text) }];
  });
  for (const { key, rest } of damaged) setAside(key, rest);
  return damaged.length > 0;
}
