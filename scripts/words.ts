// Writes src/words/messages.ts: the ids of all messages of the English word-book with the variables of each, so that
// the compiler knows them. What the other languages lack is told, too.
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '../src/languages/index.ts';
import { builtInWords } from '../src/node/texts.ts';
import { differences } from '../src/words/check.ts';
import { type WordBookPieces, wordBookPieces } from '../src/words/fluent.ts';

const FILE = new URL('../src/words/messages.ts', import.meta.url);

const en = wordBookPieces(builtInWords('en'));
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== messagesSource(en)) {
    console.error('src/words/messages.ts is not as the word-book has it: npm run words');
    process.exitCode = 1;
  }
} else writeFileSync(FILE, messagesSource(en));
for (const language of LANGUAGE_CODES) {
  for (const difference of differences(language, wordBookPieces(builtInWords(language)), en)) {
    console.error(difference);
    process.exitCode = 1;
  }
}

function messagesSource({ messages }: WordBookPieces): string {
  const lines = [...messages.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { variables }]) => {
      const values = [...variables].map(
        ([name, type]) => `${name}: ${type === 'number' ? 'number' : 'Value'}`,
      );
      return `  '${id}': { ${values.join('; ')} };`.replace('{  }', 'Nothing');
    });
  return [
    '// Made by `npm run words` from src/languages/en/words; not to be changed by hand.',
    "import type { Value } from './word-book.ts';",
    '',
    'type Nothing = Record<never, never>;',
    '',
    '/** Every message with the values that it is filled with. */',
    'export interface Messages {',
    ...lines,
    '}',
    '',
    'export type MessageId = keyof Messages;',
    '',
  ].join('\n');
}
