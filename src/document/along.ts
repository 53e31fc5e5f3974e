import type { BookPuzzle } from '../book/book.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { setFacts } from '../domino/stones.ts';
import type { MessageId } from '../words/messages.ts';
import type { BareId, WordBook } from '../words/word-book.ts';
import { curiosityOf } from './curiosities.ts';

/** Tallies of so many boxes have a page of their own in large print, with room for words beside them. */
const BOXES = 36;

/** What such puzzles tell along the way, in this order, each once. */
export const ALONG_THE_WAY = [
  'along-corners',
  'along-coffee',
  'along-tally',
  'along-edge',
  'along-pencil',
  'along-doubles',
  'along-bars',
  'along-eraser',
  'along-beside',
  'along-rest',
  'along-finger',
  'along-aloud',
  'along-stake',
  'along-rare',
  'along-check',
  'along-table',
  'along-ring',
  'along-knot',
  'along-cheer',
  'along-pips',
  'along-ways',
  'along-hundreds',
  'along-astray',
  'along-tonight',
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
  /** Beside a large tally. */
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
  const texts = ALONG_THE_WAY.values();
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
        const along = setFacts(entry.puzzle.range).stones >= BOXES ? next(texts) : undefined;
        return [entry.number, along === undefined ? { remark: remarkOn(entry) } : { along }];
      }),
  );
}
