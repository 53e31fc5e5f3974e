import { makeCell } from '../../domino/coordinates.ts';
import { groupsOf, type Puzzle } from '../../domino/puzzle.ts';
import type { WordBook } from '../../words/word-book.ts';
import { stepText } from '../steps/steps.ts';
import { workedExample } from '../worked.ts';
import { placesOn } from './puzzles.ts';
import { setContext } from './sets.ts';

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
