import type { WordBookFacts } from '../../src/words/fluent.ts';
import { READER } from '../../src/words/readers.ts';

/** How long lines of names become. */
const WIDTH = 110;

/** The source of src/words/messages.ts: every message of a word-book, by the variables that it is filled with. */
export function messagesSource({ messages }: WordBookFacts): string {
  const groups = new Map<string, string[]>();
  for (const [id, { variables }] of [...messages].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const values = [...variables]
      .filter(([name]) => name !== READER)
      .map(([name, type]) => `${name}: ${type === 'number' ? 'number' : 'Value'}`)
      .sort();
    const filled = values.length === 0 ? 'Nothing' : `{ ${values.join('; ')} }`;
    groups.set(filled, [...(groups.get(filled) ?? []), `'${id}'`]);
  }
  const bases = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([filled, ids]) => `    Record<${linesOf(ids, filled.length)}, ${filled}>`);
  return `// Made by \`npm run words\` from src/languages/en/words; not to be changed by hand.
import type { Value } from './marked.ts';

type Nothing = Record<never, never>;

/** Every message with the values that it is filled with. */
export interface Messages
  extends
${bases.join(',\n')} {}

export type MessageId = keyof Messages;
`;
}

/** A union of names: in one line if there is room for what follows, else in as many as it needs. */
function linesOf(ids: readonly string[], following: number): string {
  const union = ids.join(' | ');
  if (union.length + following < WIDTH - 18) return union;
  const lines: string[] = [];
  for (const id of ids) {
    const longer = `${lines.at(-1) ?? ''} | ${id}`;
    if (lines.length === 0 || longer.length > WIDTH - 6) lines.push(`| ${id}`);
    else lines[lines.length - 1] = longer;
  }
  return `\n${lines.map((line) => `      ${line}`).join('\n')}`;
}
