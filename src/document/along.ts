import type { BookPuzzle } from '../book/book.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { setFacts } from '../domino/stones.ts';
import type { MessageId } from '../words/messages.ts';
import type { BareId, WordBook } from '../words/word-book.ts';
import { curiosityOf } from './curiosities.ts';

/** Boards of so few dominoes leave room for words on their page in large print. */
const FEW = 15;

/** Tallies of so many boxes have a page of their own there, with room for words beside them. */
const MANY = 36;

/** What the pages of small boards tell along the way, in this order, each once. */
export const SMALL_ALONG_THE_WAY = [
  'along-small-coffee',
  'along-small-eraser',
  'along-small-pencil',
  'along-small-cheer',
  'along-small-finger',
  'along-small-table',
  'along-small-ways',
  'along-small-astray',
  'along-small-stake',
  'along-small-knot',
  'along-small-tonight',
] as const satisfies readonly MessageId[];

/** What stands beside large tallies, in the same way. */
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
  'remark-hides',
  'remark-pen',
  'remark-murmur',
  'remark-coffee',
  'remark-doubles',
  'remark-biscuit',
  'remark-bare',
  'remark-zeros',
  'remark-window',
  'remark-lucky',
  'remark-slow',
  'remark-corner',
  'remark-three',
  'remark-bet',
  'remark-partner',
  'remark-up',
  'remark-hum',
  'remark-last',
  'remark-rain',
  'remark-turns',
  'remark-high',
  'remark-stuck',
  'remark-middle',
  'remark-whistle',
  'remark-dinner',
  'remark-edge',
  'remark-dishes',
  'remark-lonely',
  'remark-feet',
  'remark-hand',
  'remark-time',
  'remark-hide',
  'remark-turned',
  'remark-one',
  'remark-peek',
  'remark-radio',
  'remark-twice',
  'remark-noughts',
  'remark-awake',
  'remark-go',
  'remark-tomorrow',
  'remark-supper',
  'remark-quick',
  'remark-hurrah',
] as const satisfies readonly MessageId[];

/** So many puzzles have a remark before one has something curious about its board. */
const REMARKS_IN_TURN = 2;

/** What the page of a puzzle tells along the way in print, as plain text. */
export interface AlongTheWay {
  /** Below a small board, or beside a large tally. */
  readonly along?: string;
  /** In one line over a tally. */
  readonly remark?: string;
}

/**
 * What is told along the way, by the number of a puzzle, nothing twice. Every third puzzle without a text has something that
 * is curious about its board, the others a remark; at last there is neither.
 *
 * @param counted the tallies of so many puzzles say how one counts
 */
export function alongTheWay(
  puzzles: readonly BookPuzzle[],
  counted: number,
  words: WordBook,
): ReadonlyMap<number, AlongTheWay> {
  const small = SMALL_ALONG_THE_WAY.values();
  const large = ALONG_THE_WAY.values();
  const remarks = REMARKS.values();
  const told = new Set<string>();
  const next = (list: Iterator<BareId>) => {
    const message = list.next().value;
    return message && words.textOf(message, {});
  };
  let inTurn = 0;
  const remarkOn = ({ puzzle }: BookPuzzle) => {
    const curiosity = inTurn === REMARKS_IN_TURN ? curiosityOf(puzzle, told, words) : undefined;
    inTurn = curiosity === undefined ? Math.min(inTurn + 1, REMARKS_IN_TURN) : 0;
    if (curiosity !== undefined) told.add(curiosity);
    return curiosity ?? next(remarks);
  };
  return new Map(
    puzzles
      .filter(({ number, puzzle }) => number > counted && !hasUnknowns(puzzle.kind))
      .map((entry): [number, AlongTheWay] => {
        const { stones } = setFacts(entry.puzzle.range);
        const along = stones <= FEW ? next(small) : stones >= MANY ? next(large) : undefined;
        return [entry.number, along === undefined ? { remark: remarkOn(entry) } : { along }];
      }),
  );
}
