import { isTaskText } from './composing/named-tasks.ts';
import { isEndgameText } from './endgames/written.ts';
import { isDealLine } from './games/deal-line.ts';

/** What recognises a text about a part by how it begins. Lines of whole games begin as those of ends do, so they are asked first. */
const TEXTS = {
  deals: (text: string) => isDealLine(text.trim()),
  locks: isEndgameText,
  compose: isTaskText,
} as const;

/** The parts of a book that are played and looked into one by one, as addresses name them. */
export type PartKind = keyof typeof TEXTS;

/** What a text is about that someone brings; nothing if it is taken for puzzles. Whether it can be read is up to its reader. */
export function partOfText(text: string): PartKind | undefined {
  const kinds = Object.keys(TEXTS) as PartKind[];
  return kinds.find((kind) => TEXTS[kind](text));
}
