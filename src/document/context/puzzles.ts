import type { BookPuzzle } from '../../book/book.ts';
import { placesOf } from '../../domino/board.ts';
import { setFacts } from '../../domino/dominoes.ts';
import { cellsOfNumbers } from '../../domino/groups.ts';
import { hasUnknowns, KINDS, type Kind } from '../../domino/kinds.ts';
import type { Setup } from '../../domino/puzzle.ts';
import { LEVELS } from '../../solve/levels.ts';
import type { WordBook } from '../../words/word-book.ts';
import { forerunnerName } from '../forerunners.ts';
import type { Made } from '../made.ts';
import { analysisOf } from '../puzzle-analysis.ts';
import { hardestName, levelName } from '../say.ts';
import { bookTechniqueOf, isExplained } from '../techniques.ts';
import { hintContext } from './hints.ts';

/** The tallies of so many puzzles have their first counts printed in them. */
export const COUNTED = 4;

export function puzzleContext(entry: BookPuzzle, { pageInBraille }: Made, words: WordBook): object {
  const { number, id, puzzle, grade, series } = entry;
  const { hardest, way, isEasy } = analysisOf(entry);
  const technique = hardest && bookTechniqueOf(hardest);
  const pages = {
    way: pageInBraille(`hint-1-${number}`) ?? null,
    turning: pageInBraille(`hint-2-${number}`) ?? null,
    key: pageInBraille(`key-${number}`) ?? null,
  };
  return {
    number,
    key: String(number),
    isFirst: number === 1,
    at: `puzzle-${number}`,
    id,
    kind: puzzle.kind,
    is: kindContext(puzzle.kind),
    game: forerunnerName(puzzle.kind),
    level: grade ? levelName(grade.level, words) : null,
    levelWord: grade ? levelName(grade.level, words) : 'none',
    levelNumber: grade ? LEVELS.indexOf(grade.level) + 1 : null,
    isEasy: grade?.level === 'easy',
    hardest: hardest ? hardestName(hardest, words) : null,
    explained: technique && isExplained(technique) ? technique : null,
    seals: grade?.seals ?? null,
    places: placesOn(puzzle),
    counted: number <= COUNTED && !hasUnknowns(puzzle.kind),
    isLastCounted: number === COUNTED,
    talliedByTouch: way !== undefined && isEasy,
    begins: grade?.level === 'easy' && number > COUNTED,
    range: puzzle.range,
    ...givenContext(puzzle),
    series: series ?? null,
    solutions: 1,
    isExample: false,
    hints: hintContext(entry, words),
    pages: { ...pages, any: Object.values(pages).some((page) => page !== null) },
  };
}

/** Which kind it is, as a question that a template can ask. */
export function kindContext(kind: Kind): object {
  return Object.fromEntries(KINDS.map((other) => [other, other === kind]));
}

/** The check sum of the tally. */
export function placesOn({ board }: Setup): number {
  return placesOf(board).length;
}

/** How many numbers are shown and how many are not; of those that are not, how often each is to be found. */
function givenContext({ board, numbers, range }: Setup): object {
  const cells = cellsOfNumbers(board, numbers, range);
  const given = cells.reduce((sum, { length }) => sum + length, 0);
  const missing = cells
    .map(({ length }, number) => ({ number, times: setFacts(range).copies - length }))
    .filter(({ times }) => times > 0);
  return { given, toFind: board.cells.length - given, missing };
}

/** The levels that occur, the easiest first, and in each the hardest techniques of its puzzles by rating. */
export function puzzleIndexContext(puzzles: readonly BookPuzzle[], words: WordBook): object[] {
  return LEVELS.flatMap((level, i) => {
    const found = puzzles.flatMap((puzzle) => {
      const { hardest } = analysisOf(puzzle);
      return hardest && puzzle.grade?.level === level ? [{ number: puzzle.number, hardest }] : [];
    });
    if (found.length === 0) return [];
    const techniques = new Map<string, { readonly number: number }[]>();
    for (const { number, hardest } of found.sort((one, other) => one.hardest.rating - other.hardest.rating)) {
      const name = hardestName(hardest, words);
      techniques.set(name, [...(techniques.get(name) ?? []), { number }]);
    }
    return [
      {
        number: i + 1,
        level: levelName(level, words),
        techniques: [...techniques].map(([name, numbers]) => ({
          title: name[0]!.toUpperCase() + name.slice(1),
          puzzles: numbers.sort((one, other) => one.number - other.number),
        })),
      },
    ];
  });
}
