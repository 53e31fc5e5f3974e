import type { Book, BookPuzzle } from '../../book/book.ts';
import { isFullRectangle } from '../../domino/board.ts';
import { hasUnknowns } from '../../domino/kinds.ts';
import { makeStone, type Stone, stone } from '../../domino/stones.ts';
import { canonicalKey } from '../../domino/symmetry.ts';
import {
  FILLING_TECHNIQUE_NAMES,
  type FillingTechniqueName,
  LEVELS,
  type Level,
} from '../../solve/levels.ts';
import type { MessageId } from '../../words/messages.ts';
import type { Reader } from '../../words/readers.ts';
import type { WordBook } from '../../words/word-book.ts';
import { BOOK_AIDS, type BookAid, isExplained } from '../aids.ts';
import { alongTheWay } from '../along.ts';
import type { DocumentContents } from '../contents.ts';
import { forerunnerName } from '../forerunners.ts';
import type { Made } from '../made.ts';
import { markedStone } from '../marks.ts';
import { analysisOf } from '../puzzle-analysis.ts';
import { levelName } from '../say.ts';
import { aidContext } from './aids.ts';
import { COUNTED, kindContext, puzzleContext } from './puzzles.ts';
import { boardContext, commonBoard, setContext } from './sets.ts';

interface SectionSource {
  /** What each section is the first to show. */
  readonly topics: readonly object[];
  readonly made: Made;
  readonly words: WordBook;
  readonly reader: Reader;
  /** Whether the beginning of the story is told before. */
  readonly isBegun: boolean;
  readonly hardest: number | null;
}

/** In how many different keys puzzles lie; null if each has its own, which needs no word. */
function sharedKeys(puzzles: readonly BookPuzzle[]): number | null {
  const { size } = new Set(puzzles.map(({ puzzle, key }) => canonicalKey(puzzle.board, key)));
  return size < puzzles.length ? size : null;
}

/** @param has the parts that the document has */
export function sectionContexts(
  { sections, story }: Book,
  has: DocumentContents['has'],
  { topics, made, words, reader, isBegun, hardest }: SectionSource,
): object[] {
  const firstOfNumbers = sections
    .flatMap(({ puzzles }) => puzzles)
    .find((entry) => hasUnknowns(entry.puzzle.kind) && isHinted(entry, has, reader));
  const facts = STORY.filter(({ ofBeginning }) => !(isBegun && ofBeginning));
  // No other reader is told any of it.
  const along =
    reader === 'print'
      ? alongTheWay(
          sections.flatMap(({ puzzles }) => puzzles),
          COUNTED,
          words,
        )
      : undefined;
  const before = new Set<BookAid>();
  const beforeOfNumbers = new Set<FillingTechniqueName>();
  return sections.map(({ title, kind, range, oneKey, puzzles }, i) => {
    const used = new Set(puzzles.flatMap((puzzle) => (has.techniques ? [...analysisOf(puzzle).aids] : [])));
    const news = BOOK_AIDS.filter((aid) => used.has(aid) && !before.has(aid));
    const isFirstWithAids = ![...before].some(isExplained) && news.some(isExplained);
    for (const aid of used) before.add(aid);
    const usedOfNumbers = new Set(
      puzzles.flatMap((puzzle) => (has.techniques ? analysisOf(puzzle).numberAids : [])),
    );
    const newsOfNumbers = FILLING_TECHNIQUE_NAMES.filter(
      (aid) => usedOfNumbers.has(aid) && !beforeOfNumbers.has(aid),
    );
    for (const aid of usedOfNumbers) beforeOfNumbers.add(aid);
    const level = commonLevel(puzzles);
    const firstHinted = puzzles.find((puzzle) => has.steps && isHinted(puzzle, has, reader));
    const board = commonBoard(puzzles.map(({ puzzle }) => puzzle.board));
    return {
      title,
      kind,
      is: kindContext(kind),
      game: forerunnerName(kind),
      set: setContext(range),
      board: board ? boardContext(board, words) : null,
      first: puzzles[0]!.number,
      pictured: (puzzles.find(({ puzzle }) => !isFullRectangle(puzzle.board, range)) ?? puzzles[0]!).number,
      last: puzzles.at(-1)!.number,
      firstHinted: firstHinted?.number ?? null,
      // Who needs the first step of all reads first how steps are written.
      stepsAt: firstHinted ? (firstHinted.number === 1 ? 'hints-1' : `hint-1-${firstHinted.number}`) : null,
      single: puzzles.length === 1,
      count: puzzles.length,
      level: level ? levelName(level, words) : null,
      levelNumber: level ? LEVELS.indexOf(level) + 1 : null,
      oneKey,
      keys: kind === 'terzett' && !oneKey ? sharedKeys(puzzles) : null,
      isFirst: i === 0,
      beginsCounting: puzzles.some(({ number }) => number === COUNTED + 1),
      isFirstWithAids,
      newAids: news.filter(isExplained).map((aid) => {
        const first = puzzles.find((puzzle) => analysisOf(puzzle).aids.has(aid))!;
        return aidContext(aid, words, first.number);
      }),
      numberAids: newsOfNumbers.map((aid) => words.marked(`technique-${aid}-explained`)),
      topics: topics[i],
      story: story ? storyContext(facts[i], words) : null,
      puzzles: puzzles.map((puzzle) => ({
        ...puzzleContext(puzzle, made, words),
        hinted: isHinted(puzzle, has, reader),
        isFirstOfNumbers: puzzle === firstOfNumbers,
        along: along?.get(puzzle.number)?.along ?? '',
        remark: along?.get(puzzle.number)?.remark ?? '',
        milestone: milestoneOf(puzzle.number, {
          hardest,
          last: sections.length > 1 ? puzzles.at(-1)! : null,
        }),
      })),
    };
  });
}

/** Whether hints for a puzzle are in its document; in print the turning point of an easy one stands among its steps alone. */
function isHinted(puzzle: BookPuzzle, { steps, hints }: DocumentContents['has'], reader: Reader): boolean {
  const { way, filling, isEasy } = analysisOf(puzzle);
  return Boolean(way ?? filling) && (steps || (hints && !(reader === 'print' && isEasy)));
}

/** The fact with which a section opens; none when all have been used. */
function storyContext(fact: StoryFact | undefined, words: WordBook): object | null {
  if (!fact) return null;
  const { message, stone } = fact;
  return { stone: makeStone(stone), named: markedStone(stone), text: words.marked(message) };
}

/** The level of a section; nothing if its puzzles differ or one has none. */
function commonLevel(puzzles: readonly BookPuzzle[]): Level | undefined {
  const levels = new Set(puzzles.map(({ grade }) => grade?.level));
  return levels.size === 1 ? [...levels][0] : undefined;
}

/** What a reader who has solved a puzzle may be glad of. */
function milestoneOf(
  number: number,
  { hardest, last }: { hardest: number | null; last: BookPuzzle | null },
): 'hardest' | 'section' | 'round' | 'none' {
  if (number === hardest) return 'hardest';
  if (number === last?.number) return 'section';
  return number % 25 === 0 ? 'round' : 'none';
}

/** A fact of the story of the game and a domino that has its numbers, as far as it tells any. */
export interface StoryFact {
  readonly message: Extract<MessageId, `story-fact-${string}`>;
  readonly stone: Stone;
  /** Whether the page on how it all began tells it, where a book has it. */
  readonly ofBeginning?: true;
}

/** The story of the game in single facts, in the order in which sections tell them. Source: the book of 1921. */
export const STORY: readonly StoryFact[] = [
  { message: 'story-fact-gout', stone: stone(0, 1), ofBeginning: true },
  { message: 'story-fact-coffee', stone: stone(1, 8) },
  { message: 'story-fact-eights', stone: stone(8, 8), ofBeginning: true },
  { message: 'story-fact-name', stone: stone(0, 3), ofBeginning: true },
  { message: 'story-fact-rectangle', stone: stone(3, 6) },
  { message: 'story-fact-collections', stone: stone(1, 1) },
  { message: 'story-fact-silence', stone: stone(0, 0) },
  { message: 'story-fact-nile', stone: stone(6, 6) },
  { message: 'story-fact-hurrah', stone: stone(0, 9), ofBeginning: true },
  { message: 'story-fact-boy', stone: stone(1, 2), ofBeginning: true },
  { message: 'story-fact-yearbook', stone: stone(9, 9) },
  { message: 'story-fact-nephew', stone: stone(1, 7) },
  { message: 'story-fact-weeks', stone: stone(0, 4) },
  { message: 'story-fact-sight', stone: stone(0, 2) },
  { message: 'story-fact-book', stone: stone(2, 8) },
  { message: 'story-fact-officers', stone: stone(1, 4), ofBeginning: true },
  { message: 'story-fact-blind-sets', stone: stone(6, 7), ofBeginning: true },
  { message: 'story-fact-cards', stone: stone(7, 7) },
  { message: 'story-fact-figures', stone: stone(1, 9) },
  { message: 'story-fact-size', stone: stone(2, 4) },
  { message: 'story-fact-threes', stone: stone(3, 3) },
  { message: 'story-fact-tally', stone: stone(8, 9) },
  { message: 'story-fact-register', stone: stone(5, 5) },
  { message: 'story-fact-digits', stone: stone(0, 5) },
];
