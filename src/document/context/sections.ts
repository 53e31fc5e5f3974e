import type { Book, BookPuzzle } from '../../book/book.ts';
import { isFullRectangle } from '../../domino/board.ts';
import { hasUnknowns } from '../../domino/kinds.ts';
import { makeStone } from '../../domino/stones.ts';
import { canonicalKey } from '../../domino/symmetry.ts';
import {
  FILLING_TECHNIQUE_NAMES,
  type FillingTechniqueName,
  LEVELS,
  type Level,
} from '../../solve/levels.ts';
import type { Reader } from '../../words/readers.ts';
import type { WordBook } from '../../words/word-book.ts';
import { BOOK_AIDS, type BookAid } from '../aids.ts';
import { alongTheWay } from '../along.ts';
import type { DocumentContents } from '../contents.ts';
import { isExplained } from '../examples.ts';
import { forerunnerName } from '../forerunners.ts';
import type { Made } from '../made.ts';
import { markedStone } from '../marks.ts';
import { analysisOf } from '../puzzle-analysis.ts';
import { levelName } from '../say.ts';
import { STORY, type StoryFact } from '../story.ts';
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
  /** The number of the hardest puzzle. */
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
      pictured: (puzzles.find(isShaped) ?? puzzles[0]!).number,
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
      newAids: news.filter(isExplained).map((aid) => aidContext(aid, words, firstWith(aid, puzzles))),
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

/** Whether its board is of another shape than the rectangle of its set. */
function isShaped({ puzzle: { board, range } }: BookPuzzle): boolean {
  return !isFullRectangle(board, range);
}

/** The fact with which a section opens; none when all have been used. */
function storyContext(fact: StoryFact | undefined, words: WordBook): object | null {
  if (!fact) return null;
  const { message, stone } = fact;
  return { stone: makeStone(stone), named: markedStone(stone), text: words.marked(message) };
}

/** The number of the first puzzle that needs a technique. */
function firstWith(aid: BookAid, puzzles: readonly BookPuzzle[]): number {
  return puzzles.find((puzzle) => analysisOf(puzzle).aids.has(aid))!.number;
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
