import type { Book, BookPuzzle, BookSection } from '../../book/book.ts';
import { isFullRectangle } from '../../domino/board.ts';
import { type Domino, domino, makeDomino } from '../../domino/dominoes.ts';
import { hasUnknowns } from '../../domino/kinds.ts';
import { canonicalKey } from '../../domino/symmetry.ts';
import { FILLING_TECHNIQUE_NAMES, LEVELS, type Level } from '../../solve/levels.ts';
import type { MessageId } from '../../words/messages.ts';
import type { Reader } from '../../words/readers.ts';
import type { WordBook } from '../../words/word-book.ts';
import { alongTheWay } from '../along.ts';
import type { DocumentContents } from '../contents.ts';
import { forerunnerName } from '../forerunners.ts';
import type { Made } from '../made.ts';
import { markedDomino } from '../marks.ts';
import { analysisOf } from '../puzzle-analysis.ts';
import { levelName } from '../say.ts';
import { BOOK_TECHNIQUES, isExplained } from '../techniques.ts';
import { COUNTED, kindContext, puzzleContext } from './puzzles.ts';
import { boardContext, commonBoard, setContext } from './sets.ts';
import { techniqueContext } from './techniques.ts';

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
  const all = sections.flatMap(({ puzzles }) => puzzles);
  const firstOfNumbers = all.find((entry) => hasUnknowns(entry.puzzle.kind) && isHinted(entry, has, reader));
  const facts = STORY.filter(({ ofBeginning }) => !(isBegun && ofBeginning));
  // No other reader is told any of it.
  const along = reader === 'print' ? alongTheWay(all, COUNTED, words) : undefined;
  const newTechniques = firstUses(sections, BOOK_TECHNIQUES, (puzzle) =>
    has.techniques ? analysisOf(puzzle).techniques : [],
  ).map((techniques) => techniques.filter(isExplained));
  const firstWithTechniques = newTechniques.findIndex(({ length }) => length > 0);
  const newForNumbers = firstUses(sections, FILLING_TECHNIQUE_NAMES, (puzzle) =>
    has.techniques ? analysisOf(puzzle).numberTechniques : [],
  );
  return sections.map(({ title, kind, range, oneKey, puzzles }, i) => {
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
      isFirstWithTechniques: i === firstWithTechniques,
      newTechniques: newTechniques[i]!.map((technique) => {
        const first = puzzles.find((puzzle) => analysisOf(puzzle).techniques.has(technique))!;
        return techniqueContext(technique, words, first.number);
      }),
      numberTechniques: newForNumbers[i]!.map((technique) =>
        words.marked(`technique-${technique}-explained`),
      ),
      topics: topics[i],
      story: story ? storyContext(facts[i], words) : null,
      puzzles: puzzles.map((puzzle) => ({
        ...puzzleContext(puzzle, made, words),
        hinted: isHinted(puzzle, has, reader),
        isFirstOfNumbers: puzzle === firstOfNumbers,
        along: along?.get(puzzle.number)?.along ?? '',
        remark: along?.get(puzzle.number)?.remark ?? '',
        milestone: milestoneOf(puzzle, hardest, sections.length > 1 ? puzzles.at(-1) : undefined),
      })),
    };
  });
}

/** For each section those of these techniques that its puzzles are the first to need. */
function firstUses<Technique>(
  sections: readonly BookSection[],
  techniques: readonly Technique[],
  usedBy: (puzzle: BookPuzzle) => Iterable<Technique>,
): Technique[][] {
  const before = new Set<Technique>();
  return sections.map(({ puzzles }) => {
    const used = new Set(puzzles.flatMap((puzzle) => [...usedBy(puzzle)]));
    const first = techniques.filter((technique) => used.has(technique) && !before.has(technique));
    for (const technique of first) before.add(technique);
    return first;
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
  const { message, domino } = fact;
  return { domino: makeDomino(domino), named: markedDomino(domino), text: words.marked(message) };
}

/** The level of a section; nothing if its puzzles differ or one has none. */
function commonLevel(puzzles: readonly BookPuzzle[]): Level | undefined {
  const levels = new Set(puzzles.map(({ grade }) => grade?.level));
  return levels.size === 1 ? [...levels][0] : undefined;
}

/** What a reader who has solved a puzzle may be glad of. */
function milestoneOf(puzzle: BookPuzzle, hardest: number | null, last: BookPuzzle | undefined) {
  const { number } = puzzle;
  if (number === hardest) return 'hardest';
  if (puzzle === last) return 'section';
  return number % 25 === 0 ? 'round' : 'none';
}

/** A fact of the story of the game and a domino that has its numbers, as far as it tells any. */
export interface StoryFact {
  readonly message: Extract<MessageId, `story-fact-${string}`>;
  readonly domino: Domino;
  /** Whether the page on how it all began tells it, where a book has it. */
  readonly ofBeginning?: true;
}

/** The story of the game in single facts, in the order in which sections tell them. Source: the book of 1921. */
export const STORY: readonly StoryFact[] = [
  { message: 'story-fact-gout', domino: domino(0, 1), ofBeginning: true },
  { message: 'story-fact-coffee', domino: domino(1, 8) },
  { message: 'story-fact-eights', domino: domino(8, 8), ofBeginning: true },
  { message: 'story-fact-name', domino: domino(0, 3), ofBeginning: true },
  { message: 'story-fact-rectangle', domino: domino(3, 6) },
  { message: 'story-fact-collections', domino: domino(1, 1) },
  { message: 'story-fact-silence', domino: domino(0, 0) },
  { message: 'story-fact-nile', domino: domino(6, 6) },
  { message: 'story-fact-hurrah', domino: domino(0, 9), ofBeginning: true },
  { message: 'story-fact-boy', domino: domino(1, 2), ofBeginning: true },
  { message: 'story-fact-yearbook', domino: domino(9, 9) },
  { message: 'story-fact-nephew', domino: domino(1, 7) },
  { message: 'story-fact-weeks', domino: domino(0, 4) },
  { message: 'story-fact-sight', domino: domino(0, 2) },
  { message: 'story-fact-book', domino: domino(2, 8) },
  { message: 'story-fact-officers', domino: domino(1, 4), ofBeginning: true },
  { message: 'story-fact-blind-sets', domino: domino(6, 7), ofBeginning: true },
  { message: 'story-fact-cards', domino: domino(7, 7) },
  { message: 'story-fact-figures', domino: domino(1, 9) },
  { message: 'story-fact-size', domino: domino(2, 4) },
  { message: 'story-fact-threes', domino: domino(3, 3) },
  { message: 'story-fact-tally', domino: domino(8, 9) },
  { message: 'story-fact-register', domino: domino(5, 5) },
  { message: 'story-fact-digits', domino: domino(0, 5) },
];
