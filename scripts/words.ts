import { writeFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '../src/languages/index.ts';
import { builtInWords } from '../src/node/words.ts';
import { differences } from '../src/words/check.ts';
import { wordBookFacts } from '../src/words/fluent.ts';
import { explain } from './console.ts';
import { messagesSource } from './words/source.ts';

explain(`Writes src/words/messages.ts: the ids of all messages of the English word-book with the variables of each, so that the
compiler knows them. What the other languages lack, have in excess or fill otherwise is told.

Usage: npm run words`);

const en = wordBookFacts(builtInWords('en'));
writeFileSync(new URL('../src/words/messages.ts', import.meta.url), messagesSource(en));
for (const language of LANGUAGE_CODES) {
  for (const difference of differences(language, wordBookFacts(builtInWords(language)), en)) {
    console.error(difference);
    process.exitCode = 1;
  }
}
