import type { BookPuzzle } from '../book/book.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { setFacts } from '../domino/stones.ts';
import type { MessageId } from '../words/messages.ts';
import type { WordBook } from '../words/word-book.ts';
import { curiosityOf } from './curiosities.ts';

/** Tallies of so many boxes have a page of their own in large print, with room for words beside them. */
const BOXES = 36;

/** What such puzzles tell along the way, in this order, each once. */
export const ALONG_THE_WAY = [
  'along-corners',
  'along-tally',
  'along-edge',
  'along-doubles',
  'along-bars',
  'along-beside',
  'along-rest',
  'along-aloud',
  'along-rare',
  'along-check',
  'along-ring',
  'along-pips',
  'along-hundreds',
] as const satisfies readonly MessageId[];

/** What stands in a line over the tallies of others, in this order, each once. */
export const REMARKS = [
  'remark-first',
  'remark-race',
  'remark-tea',
  'remark-anywhere',
  'remark-murmur',
  'remark-pen',
  'remark-doubles',
  'remark-biscuit',
  'remark-bare',
  'remark-window',
  'remark-slow',
  'remark-corner',
  'remark-bet',
  'remark-partner',
  'remark-up',
  'remark-hum',
  'remark-last',
  'remark-rain',
  'remark-high',
  'remark-stuck',
  'remark-middle',
  'remark-time',
  'remark-hide',
  'remark-one',
] as const satisfies readonly MessageId[];

/** What the page of a puzzle tells along the way in print, as plain text. */
export interface AlongTheWay {
  /** Beside a large tally. */
  readonly along?: string;
  /** In one line over a tally. */
  readonly remark?: string;
}

/**
 * What is told along the way, by the number of a puzzle. Where no text for a large tally is left, there is a remark, and every
 * other remark is something curious about the board itself.
 *
 * @param counted the tallies of so many puzzles say how one counts
 */
export function alongTheWay(
  puzzles: readonly BookPuzzle[],
  counted: number,
  words: WordBook,
): ReadonlyMap<number, AlongTheWay> {
  const shown = puzzles.filter(({ puzzle }) => !hasUnknowns(puzzle.kind));
  const roomy = shown.filter(({ puzzle }) => setFacts(puzzle.range).stones >= BOXES);
  const texts = new Map(roomy.slice(0, ALONG_THE_WAY.length).map((entry, i) => [entry, ALONG_THE_WAY[i]!]));
  const others = shown.filter((entry) => entry.number > counted && !texts.has(entry));
  return new Map<number, AlongTheWay>([
    ...[...texts].map(([{ number }, text]) => [number, { along: words.text(text) }] as const),
    ...others.map(({ number, puzzle }, i) => {
      const [remark, turn] = [i % 2 === 0 ? REMARKS[i / 2] : undefined, Math.floor(i / 2)];
      return [number, { remark: remark ? words.text(remark) : curiosityOf(puzzle, turn, words) }] as const;
    }),
  ]);
}
