import type { MessageFacts, WordBookFacts } from '../../src/words/fluent.ts';
import { READER } from '../../src/words/readers.ts';
import { checkTerms } from '../../src/words/word-book-check.ts';

/** What two word-books differ in, one sentence each; none if one can stand for the other. */
export function differences(language: string, words: WordBookFacts, reference: WordBookFacts): string[] {
  const found: string[] = [];
  for (const [id, meant] of reference.messages) {
    const own = words.messages.get(id);
    if (!own) {
      found.push(`${language} lacks the message ${id} (${meant.where})`);
      continue;
    }
    const variables = (facts: MessageFacts) =>
      [...facts.variables.keys()]
        .filter((name) => name !== READER)
        .sort()
        .join(', ');
    if (variables(own) !== variables(meant)) {
      found.push(
        `${own.where}: ${id} is filled with ${variables(own) || 'nothing'}, not ${variables(meant) || 'nothing'}`,
      );
    }
    const marks = (facts: MessageFacts) => marksOf(facts).join(' ');
    if (marks(own) !== marks(meant)) {
      found.push(
        `${own.where}: ${id} is marked with ${marks(own) || 'nothing'}, not ${marks(meant) || 'nothing'}`,
      );
    }
  }
  for (const [id, { where }] of words.messages) {
    if (!reference.messages.has(id)) found.push(`${where}: there is no message ${id}`);
  }
  for (const [name, { where }] of reference.terms) {
    if (!words.terms.has(name)) found.push(`${language} lacks the term -${name} (${where})`);
  }
  for (const [name, { where }] of words.terms) {
    if (!reference.terms.has(name)) found.push(`${where}: there is no term -${name}`);
  }
  for (const facts of [...words.messages.values(), ...words.terms.values()]) {
    try {
      checkTerms(facts, words.terms);
    } catch (error) {
      found.push(`${facts.where}: ${(error as Error).message}`);
    }
  }
  return found;
}

/** Languages may set off words as they like; what names a thing or leads to it must be the same in all. */
const FREE_MARKS = ['b', 'foreign'];

function marksOf({ readings }: MessageFacts): string[] {
  const names = readings.flatMap((reading) => [...reading.matchAll(/<([a-z]\w*)/g)].map(([, name]) => name!));
  return [...new Set(names)].filter((name) => !FREE_MARKS.includes(name)).sort();
}
