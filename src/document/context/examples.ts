import { makeCell } from '../../domino/coordinates.ts';
import { groupsOf, type Puzzle } from '../../domino/puzzle.ts';
import type { WordBook } from '../../words/word-book.ts';
import { stepText } from '../steps/steps.ts';
import { type WorkedName, workedExample } from '../worked.ts';
import { placesOn } from './puzzles.ts';
import { setContext } from './sets.ts';

/** How many steps of a worked example stand between two figures. */
const STEPS_A_FIGURE = 5;

/** What the chapter on each example is called, so that it can be referred to. */
const CHAPTERS = {
  example: 'worked-opening',
  'example-terzett': 'worked-terzett',
} as const satisfies Partial<Record<WorkedName, string>>;

/** The examples that have a chapter of their own. */
export type ExampleName = keyof typeof CHAPTERS;

/** A small puzzle with its steps, some between two figures. */
export function exampleContext(name: ExampleName, words: WordBook): object {
  const { puzzle, climb } = workedExample(name);
  const steps = climb.rungs.map(({ step }, i) => ({ number: i + 1, text: stepText(step, puzzle, words) }));
  const parts = [];
  for (let i = 0; i < steps.length; i += STEPS_A_FIGURE) {
    const part = steps.slice(i, i + STEPS_A_FIGURE);
    parts.push({
      steps: part,
      first: i + 1,
      last: i + part.length,
      solved: i + part.length === steps.length,
    });
  }
  return {
    key: name,
    chapter: CHAPTERS[name],
    ...setContext(puzzle.range),
    places: placesOn(puzzle),
    threes: threesOf(puzzle),
    parts,
  };
}

/** The groups of equal numbers, number by number, each from its first cell to its last; none in an Omnibus. */
function threesOf(puzzle: Puzzle): object[] {
  const groups = groupsOf(puzzle).map((cells) => ({
    number: puzzle.numbers[cells[0]!]!,
    from: makeCell(puzzle.board, cells[0]!),
    to: makeCell(puzzle.board, cells.at(-1)!),
  }));
  const numbers = [...new Set(groups.map(({ number }) => number))];
  return numbers.map((number) => ({ number, groups: groups.filter((group) => group.number === number) }));
}
