import type { BookPuzzle } from '../book/book.ts';
import { below, type Cell, rightOf } from '../domino/board.ts';
import { dominoIndex, setFacts } from '../domino/dominoes.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { placeCounts, type Setup } from '../domino/puzzle.ts';
import type { MessageId } from '../words/messages.ts';
import type { BareId, WordBook } from '../words/word-book.ts';

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
        const along = setFacts(entry.puzzle.range).dominoes >= BOXES ? next(texts) : undefined;
        return [entry.number, along === undefined ? { remark: remarkOn(entry) } : { along }];
      }),
  );
}

/** So many equal numbers in a line are worth a word. */
const RUN = 3;

/**
 * Something curious about a board that shows all its numbers: equal numbers in a line, or doubles with a single place.
 *
 * @param told what was said of other boards
 * @returns nothing if there is nothing of the kind that was not told
 */
export function curiosityOf(setup: Setup, told: ReadonlySet<string>, words: WordBook): string | undefined {
  const run = longestRun(setup);
  const singles = singleDoubles(setup);
  return [
    ...(run ? [words.text('curious-run', run)] : []),
    ...(singles > 0 ? [words.text('curious-single-doubles', { count: singles })] : []),
  ].find((text) => !told.has(text));
}

/** How many doubles can be seen on one place only. */
function singleDoubles(setup: Setup): number {
  const counts = placeCounts(setup);
  return Array.from({ length: setup.range + 1 }, (_, number) => counts[dominoIndex(number, number)]!).filter(
    (count) => count === 1,
  ).length;
}

/** The number that stands most often in a straight line without another between; nothing if no line or several have it. */
function longestRun({ board, numbers }: Setup): { number: number; times: number } | undefined {
  const lengthFrom = (cell: Cell, next: typeof rightOf): number => {
    const other = next(board, cell);
    return other !== undefined && numbers[other] === numbers[cell] ? 1 + lengthFrom(other, next) : 1;
  };
  const longest = new Map<number, number>();
  for (const cell of board.cells) {
    const number = numbers[cell]!;
    const times = Math.max(lengthFrom(cell, rightOf), lengthFrom(cell, below));
    longest.set(number, Math.max(times, longest.get(number) ?? 0));
  }
  const times = Math.max(...longest.values());
  const [first, ...others] = [...longest.keys()].filter((number) => longest.get(number) === times);
  return times >= RUN && others.length === 0 ? { number: first!, times } : undefined;
}
