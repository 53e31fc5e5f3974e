import type { Language } from '../../languages/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Messages } from './messages.ts';

/** What the program says, by language. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, de };
