import type { Language } from '../../languages/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

/** What is said while a puzzle is played, by language. */
export const PLAY_WORDS: Readonly<Record<Language, Words>> = { en, de };
