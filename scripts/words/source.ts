import type { WordBookFacts } from '../../src/words/fluent.ts';
import { READER } from '../../src/words/readers.ts';

/** The source of src/words/messages.ts: every message of a word-book with its variables. */
export function messagesSource({ messages }: WordBookFacts): string {
  const lines = [...messages.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { variables }]) => {
      const values = [...variables]
        .filter(([name]) => name !== READER)
        .map(([name, type]) => `${name}: ${type === 'number' ? 'number' : 'Value'}`);
      return `  '${id}': ${values.length === 0 ? 'Nothing' : `{ ${values.join('; ')} }`};`;
    });
  return [
    '// Made by `npm run words` from src/languages/en/words; not to be changed by hand.',
    "import type { Value } from './value.ts';",
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
