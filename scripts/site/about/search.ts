import { memoize } from '../../../src/memoize.ts';

/** A section of a page, as the index for searching has it. */
export interface Entry {
  /** Its address below the folder of the pages. */
  readonly at: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/** A section in which all words occur. */
export interface Found {
  readonly entry: Entry;
  /** A few words around the first that was asked for. */
  readonly excerpt: string;
}

/** How long an excerpt is, in characters, and how far before its word it begins. */
const EXCERPT = { length: 140, before: 40 };

/**
 * The sections in which every word of a question occurs, or begins one that does. Those that name it in their heading come
 * first, then those whose page does.
 */
export function find(entries: readonly Entry[], question: string): Found[] {
  const words = folded(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => ({ entry, excerpt: excerptOf(entry, words[0]!) }));
}

/** An entry's texts folded, which each question is looked for in. */
const foldedEntry = memoize(({ page, heading, text }: Entry) => ({
  inPage: folded(page),
  inHeading: folded(heading),
  inText: folded(text),
}));

/** 0 if a word is missing. */
function rankOf(entry: Entry, words: readonly string[]): number {
  const { inPage, inHeading, inText } = foldedEntry(entry);
  const ranks = words.map((word) => {
    if (inHeading.includes(word)) return 4;
    if (inPage.includes(word)) return 2;
    return inText.includes(word) ? 1 : 0;
  });
  return ranks.includes(0) ? 0 : ranks.reduce<number>((sum, rank) => sum + rank, 0);
}

function excerptOf(entry: Entry, word: string): string {
  const { text } = entry;
  const at = Math.max(0, foldedEntry(entry).inText.indexOf(word));
  const from = at <= EXCERPT.before ? 0 : text.indexOf(' ', at - EXCERPT.before) + 1;
  const to = from + EXCERPT.length;
  const words = to < text.length ? text.slice(from, to).replace(/\s\S*$/, ' …') : text.slice(from);
  return `${from > 0 ? '… ' : ''}${words}`;
}

/** Without accents and capitals, a character for each. */
function folded(text: string): string {
  return Array.from(text, (sign) => sign.normalize('NFD')[0]!)
    .join('')
    .toLowerCase();
}
