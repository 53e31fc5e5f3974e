import type { Language } from '../../../src/languages/index.ts';
import { builtInWords } from '../../../src/node/words.ts';
import { ADDRESSES, type Address } from '../../../src/words/address.ts';
import { wordBookFacts } from '../../../src/words/fluent.ts';
import { FILLED_IN } from '../../../src/words/text-file.ts';
import { SENTENCES } from './sentences.ts';

/** All words of a language that liblouis translates: each piece of every message, however the reader is addressed. */
export function catalogue(language: Language): string[] {
  const texts = [...ADDRESSES.flatMap((address) => messages(language, address)), ...SENTENCES[language]];
  return [...new Set(texts.map((text) => text.replace(/[^\S\u202f]+/g, ' ').trim()))].filter((text) =>
    /[\p{L}\d]/u.test(text),
  );
}

/**
 * Messages that describe drawings, that are spoken in a script or in play, or that appear only in print; none is written in
 * braille.
 */
const NOT_IN_BRAILLE = ['board', 'spoken', 'play', 'play-compose', 'play-locks', 'shelf', 'tally-sheet'];

/** The pieces of all messages that occur in braille. A mark after a value is never written without it. */
export function messages(language: Language, address: Address = 'formal'): string[] {
  const files = builtInWords(language, address).filter(
    ({ name }) => !NOT_IN_BRAILLE.includes(name) && !name.startsWith('studio'),
  );
  return [...wordBookFacts(files).messages.values()]
    .flatMap(({ readings }) => readings.flatMap(pieces))
    .map((piece) => piece.replace(/^\s?[,;:.]+ /, ''));
}

/** The text between markup and filled-in values. */
function pieces(text: string): string[] {
  return text
    .replace(/<foreign.*?<\/foreign>|<(domino|cell|place)>.*?<\/\1>|<[^>]*>/g, '\n')
    .replaceAll(FILLED_IN, '\n')
    .split('\n');
}
