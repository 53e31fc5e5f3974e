import type { MessageId, Messages } from '../words/messages.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Inline } from './document.ts';

/** The first of the characters for private use that stand for what a sentence is filled with. */
const MARK = 0xe000;

/** A message filled with parts of a line, such as dominoes and places, which each edition writes in its own way. */
export function sentence<Id extends MessageId>(
  words: WordBook,
  id: Id,
  parts: Readonly<Record<keyof Messages[Id] & string, Inline | readonly Inline[]>>,
): Inline[] {
  const given = Object.entries<Inline | readonly Inline[]>(parts);
  const marks = given.map(([name], i) => [name, String.fromCharCode(MARK + i)] as const);
  const text = words.textOf(id, Object.fromEntries(marks));
  return text.split(/([\ue000-\ue0ff])/).flatMap((piece, i): Inline[] => {
    if (i % 2 === 1) return [given[piece.charCodeAt(0) - MARK]![1]].flat();
    return piece === '' ? [] : [{ type: 'text', text: piece, strong: false }];
  });
}
