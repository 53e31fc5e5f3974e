import type { Language } from '../../src/languages/index.ts';
import { builtInWords } from '../../src/node/words.ts';
import { wordBookFacts } from '../../src/words/fluent.ts';

const READ = new Map<string, ReturnType<typeof wordBookFacts>>();

/** What a built-in word-book has, formal or informal, read once. */
export function wordFacts(language: Language, address: 'formal' | 'informal' = 'formal') {
  const name = `${language} ${address}`;
  const facts = READ.get(name) ?? wordBookFacts(builtInWords(language, address));
  READ.set(name, facts);
  return facts;
}
