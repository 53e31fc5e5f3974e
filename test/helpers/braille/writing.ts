import type { BrailleConfig } from '../../../src/book/braille-config.ts';
import { type BrailleWriting, writingWith } from '../../../src/braille/tables.ts';
import * as braille from '../../../src/braille/translate.ts';
import type { BrailleGrade } from '../../../src/languages/braille.ts';
import type { Language } from '../../../src/languages/index.ts';
import * as setup from '../../../src/layout/emboss/setup.ts';
import { ENGINES } from '../../../src/node/braille.ts';

// Braille by the translators of this machine, as the command uses them.

type Asked = Omit<BrailleWriting, 'engine'>;

const UNCONTRACTED: Asked = { grade: 'uncontracted', translator: 'built-in' };
export const USUAL_WRITING = writingWith(ENGINES, UNCONTRACTED);

/** A grade as the built-in translator writes it. */
export function writingIn(grade: BrailleGrade): BrailleWriting {
  return writingWith(ENGINES, { grade, translator: 'built-in' });
}

export function translateText(text: string, language: Language, asked = UNCONTRACTED): string {
  return braille.translateText(text, language, writingWith(ENGINES, asked));
}

export function translateTexts(texts: readonly string[], language: Language, asked: Asked): string[] {
  return braille.translateTexts(texts, language, writingWith(ENGINES, asked));
}

export function translateForeign(text: string, language: Language, asked = UNCONTRACTED): string {
  return braille.translateForeign(text, language, writingWith(ENGINES, asked));
}

export function checkWriting(language: Language, asked: Asked): void {
  braille.checkWriting(language, writingWith(ENGINES, asked));
}

export function embossSetup(config: BrailleConfig, language: Language): setup.EmbossSetup {
  return setup.embossSetup(config, language, writingWith(ENGINES, config));
}
