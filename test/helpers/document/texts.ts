import type { Texts } from '../../../src/document/texts.ts';
import type { Language } from '../../../src/languages/index.ts';
import { loadTexts } from '../../../src/node/texts.ts';
import type { Address } from '../../../src/words/address.ts';

const LOADED = new Map<string, Texts>();

/** The program's own templates and words in a language, loaded once. */
export function textsOf(language: Language, address: Address = 'formal'): Texts {
  const name = `${language} ${address}`;
  const texts = LOADED.get(name) ?? loadTexts(language, undefined, address);
  LOADED.set(name, texts);
  return texts;
}
