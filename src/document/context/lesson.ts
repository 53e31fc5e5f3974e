import { deepEqual } from 'fast-equals';
import type { Board, Place } from '../../domino/board.ts';
import { makeCell, makePlace } from '../../domino/coordinates.ts';
import { makeDomino } from '../../domino/dominoes.ts';
import { groupsOf, type Puzzle } from '../../domino/puzzle.ts';
import { replay } from '../../solve/ladder.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import { listOf } from '../../words/lists.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { DominoCount } from '../document.ts';
import { markedCell, markedDomino, markedPlace } from '../marks.ts';
import { countsOf } from '../step-figures.ts';
import { stepText } from '../steps/steps.ts';
import { PRACTICE_GIVEN, type Worked, workedExample } from '../worked.ts';
import { dominoesText, placesText } from './lists.ts';
import { placesOn } from './puzzles.ts';
import { setContext } from './sets.ts';

/** After which steps of the lesson a picture stands: the first, into which the reader draws the others. */
const PICTURES = [1];

/** A step of the lesson, and what it does to the tally. */
export type LessonStep = ReturnType<typeof lessonContext>['steps'][number];

/** The small board that is solved to its last domino. */
export function lessonContext(words: WordBook) {
  const worked = workedExample('lesson');
  const { puzzle } = worked;
  const steps = stepsOf(worked);
  const counts = countsAfter(worked, 0);
  const set = counts.map(({ domino }) => domino);
  return {
    key: 'lesson',
    ...setContext(puzzle.range),
    set: dominoesText(set, words),
    places: placesOn(puzzle),
    counts: countsText(counts, words),
    steps: steps.map((step, i) => {
      // It is explained then.
      const isFirstOfTechnique = steps.findIndex(({ technique }) => technique === step.technique) === i;
      const barsBefore = barsAfter(worked, i);
      return {
        number: i + 1,
        isFirst: i === 0,
        seal: isFirstOfTechnique && step.technique === 'seal',
        gap: isFirstOfTechnique && step.technique === 'gap',
        text: placingText(step, isFirstOfTechnique, barsBefore, puzzle, words),
        domino: markedDomino(step.place!.domino),
        /** A sentence for each domino that it leaves fewer places. */
        falls: fallsAt(worked, i + 1, words),
        bars: barsAt(worked, i + 1, words),
        barsAreNew: barsBefore.length === 0,
        /** Whether a picture follows. */
        shown: PICTURES.includes(i + 1),
        /** Whether the board follows in cells: after every second step. */
        embossed: i % 2 === 1,
      };
    }),
  };
}

/** The same board on a single page: its first two steps, the bars that the second brings, and where the others go. */
export function leafletContext(words: WordBook): object {
  const worked = workedExample('lesson');
  const { board } = worked.puzzle;
  const steps = stepsOf(worked);
  const [only, next] = steps.map(({ place, because }) => {
    const { domino, first, second } = place!;
    const cell = because[0] === second ? second : first;
    return {
      first: domino.low,
      second: domino.high,
      cell: markedCell(board, cell),
      other: markedCell(board, cell === first ? second : first),
      domino: markedDomino(domino),
      place: markedPlace(board, place!),
    };
  });
  const rest = placedTexts(steps.slice(2), board, words);
  return { only, next, bars: barsAt(worked, 2, words), rest: listOf(rest, 'and', words) };
}

/** Each of these steps as the domino and its place. */
function placedTexts(steps: readonly Step[], board: Board, words: WordBook): Marked[] {
  return steps.map(({ place }) =>
    words.marked('practice-step', { domino: makeDomino(place!.domino), place: makePlace(board, place!) }),
  );
}

/** The board that is left half solved to the reader, with the steps that are missing. */
export function practiceContext(words: WordBook): object {
  const worked = workedExample('practice');
  const { puzzle } = worked;
  const steps = stepsOf(worked);
  const counts = countsAfter(worked, PRACTICE_GIVEN);
  const dominoesThat = (arePlaced: boolean) =>
    counts.filter(({ places }) => (places === undefined) === arePlaced).map(({ domino }) => domino);
  const missing = placedTexts(steps.slice(PRACTICE_GIVEN), puzzle.board, words);
  return {
    key: 'practice',
    ...setContext(puzzle.range),
    places: placesOn(puzzle),
    step: PRACTICE_GIVEN,
    placed: dominoesText(dominoesThat(true), words),
    counts: countsText(counts, words),
    left: dominoesText(dominoesThat(false), words),
    steps: missing,
    told: listOf(missing, 'comma', words),
  };
}

function stepsOf({ path: { pathSteps } }: Worked): Step[] {
  return pathSteps.map(({ step }) => step);
}

/**
 * Why a domino goes where it does, in one short sentence.
 *
 * @param named whether its technique was explained just before
 * @param bars those that stand before it is placed
 */
function placingText(
  { technique, place, because }: Step,
  named: boolean,
  bars: readonly Place[],
  { board }: Puzzle,
  words: WordBook,
): Marked {
  const placed = { named, domino: markedDomino(place!.domino), place: markedPlace(board, place!) };
  if (technique === 'seal') return words.marked('lesson-place-seal', placed);
  const [cell] = because;
  const neighbour = place!.first === cell ? place!.second : place!.first;
  const gap = { ...placed, cell: markedCell(board, cell!), neighbour: markedCell(board, neighbour) };
  const isBarred = bars.some(({ first, second }) => first === cell || second === cell);
  return words.marked(isBarred ? 'lesson-place-gap-barred' : 'lesson-place-gap', gap);
}

function countsAfter(worked: Worked, done: number): DominoCount[] {
  return countsOf(replay(worked.puzzle, stepsOf(worked).slice(0, done)));
}

/** Dominoes that are not placed, each with its count. */
function countsText(counts: readonly DominoCount[], words: WordBook): Marked {
  const open = counts.flatMap(({ domino, places }) =>
    places === undefined ? [] : [words.marked('tally-count', { domino: makeDomino(domino), times: places })],
  );
  return listOf(open, 'comma', words);
}

/** What a step does to the counts: a sentence for each domino that it leaves fewer places. */
function fallsAt(worked: Worked, done: number, words: WordBook): Marked[] {
  const { puzzle } = worked;
  const steps = stepsOf(worked);
  const [before, after] = [done - 1, done].map((count) => replay(puzzle, steps.slice(0, count)));
  return countsOf(after!).flatMap(({ domino, places }) => {
    if (places === undefined) return [];
    const item = after!.itemOfDomino(domino.low, domino.high);
    const left = after!.openPlaces(item);
    const lost = before!.openPlaces(item).filter((place) => !left.includes(place));
    if (lost.length === 0) return [];
    const named = lost.map((place) => markedPlace(puzzle.board, after!.placementAt(place)));
    const said = { domino: markedDomino(domino), places: listOf(named, 'and', words), to: places };
    return [words.marked('lesson-fall', said)];
  });
}

function barsAfter(worked: Worked, done: number): Place[] {
  return replay(worked.puzzle, stepsOf(worked).slice(0, done)).bars();
}

/** The bars that a step is the first to bring; nothing if it brings none. */
function barsAt(worked: Worked, done: number, words: WordBook): Marked | null {
  const before = barsAfter(worked, done - 1);
  const bars = barsAfter(worked, done).filter((bar) => !before.some((other) => deepEqual(bar, other)));
  return bars.length > 0 ? placesText(bars, worked.puzzle.board, words) : null;
}

/** How many steps of the small Terzett are explained: enough to see that it is solved like every puzzle. */
const TOLD = 4;

/** A small Terzett, read by its threes, and how it is begun. */
export function terzettContext(words: WordBook): object {
  const { puzzle, path } = workedExample('example-terzett');
  const steps = path.pathSteps.slice(0, TOLD).map(({ step }) => ({ text: stepText(step, puzzle, words) }));
  return {
    key: 'example-terzett',
    ...setContext(puzzle.range),
    places: placesOn(puzzle),
    threes: threesOf(puzzle),
    steps,
    step: steps.length,
    left: path.pathSteps.length - steps.length,
  };
}

/** The groups of equal numbers, number by number, each from its first cell to its last. */
function threesOf(puzzle: Puzzle): object[] {
  const groups = groupsOf(puzzle).map((cells) => ({
    number: puzzle.numbers[cells[0]!]!,
    from: makeCell(puzzle.board, cells[0]!),
    to: makeCell(puzzle.board, cells.at(-1)!),
  }));
  const numbers = [...new Set(groups.map(({ number }) => number))];
  return numbers.map((number) => ({ number, groups: groups.filter((group) => group.number === number) }));
}
