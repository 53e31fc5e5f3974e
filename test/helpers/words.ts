import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import type { MessageId } from '../../src/words/messages.ts';
import type { Reader } from '../../src/words/readers.ts';
import type { ValuesOf, WordBook } from '../../src/words/word-book.ts';

/** The word-book of each language. */
export const WORDS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, loadWords(language)]),
) as Readonly<Record<Language, WordBook>>;

/** Renders the messages of a language in plain words. */
export function plainWords(language: Language, reader: Reader = 'print') {
  return <Id extends MessageId>(id: Id, ...values: ValuesOf<Id>): string =>
    WORDS[language]
      .for(reader)
      .marked(id, ...values)
      .plain();
}

/** The available languages, as a message lists them. */
export const LISTED_LANGUAGES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(LANGUAGE_CODES);
