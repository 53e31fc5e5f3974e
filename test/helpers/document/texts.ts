import type { Texts } from '../../../src/document/texts.ts';
import type { Language } from '../../../src/languages/index.ts';
import { loadTexts } from '../../../src/node/texts.ts';

const LOADED = new Map<Language, Texts>();

/** The program's own templates and words in a language, loaded once. */
export function textsOf(language: Language): Texts {
  const texts = LOADED.get(language) ?? loadTexts(language);
  LOADED.set(language, texts);
  return texts;
}
