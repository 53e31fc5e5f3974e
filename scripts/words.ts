import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '../src/languages/index.ts';
import { builtInWords } from '../src/node/words.ts';
import { wordBookFacts } from '../src/words/fluent.ts';
import { explain } from './console.ts';
import { differences } from './words/differences.ts';
import { messagesSource } from './words/source.ts';

explain(`Writes src/words/messages.ts: the ids of all messages of the English word-book with the variables of each, so that the
compiler knows them. What the other languages lack, have in excess or fill otherwise is told; the tests fail then.

Usage: npm run words`);

const en = wordBookFacts(builtInWords('en'));
const file = new URL('../src/words/messages.ts', import.meta.url);
const source = messagesSource(en);
// Who reads it at the same time, as a compiler that is still at work, is not disturbed.
if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
for (const language of LANGUAGE_CODES) {
  const differing = differences(language, wordBookFacts(builtInWords(language)), en);
  for (const difference of differing) console.error(difference);
}
