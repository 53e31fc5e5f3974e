import { makePlace } from '../domino/coordinates.ts';
import { makeKeyRows, makeLine } from '../domino/notation.ts';
import { type Puzzle, placementsOf } from '../domino/puzzle.ts';
import { makeStone } from '../domino/stones.ts';
import { type Count, countSolutions } from '../solve/cover.ts';
import { type Command, SHARED_OPTIONS } from './command.ts';
import { eachPuzzle } from './each-puzzle.ts';
import { flag, numberOption } from './options.ts';

export const solve: Command = {
  name: 'solve',
  usage: '[FILE|-|TEXT]',
  summary: 'Counts the solutions of puzzles and shows the first.',
  args: [0, 1],
  options: {
    limit: { type: 'string', value: 'N', help: 'stop counting at so many solutions (default: 2)' },
    json: SHARED_OPTIONS.json,
  },
  async run(call) {
    const limit = numberOption(call, 'limit', 2, 1, 1_000_000_000);
    const speak = flag(call, 'json') ? inJson : inWords;
    return eachPuzzle(call, ({ puzzle }, where) => {
      // A second solution is looked for in any case, or nothing could be said of the first.
      const count = countSolutions(puzzle, Math.max(limit, 2));
      const unique = count.solutions === 1;
      const shown = count.solutions >= limit ? { ...count, solutions: limit, complete: false } : count;
      for (const line of speak(where, puzzle, shown, unique)) call.output.result(line);
      return unique ? 0 : 1;
    });
  },
};

function inJson(
  _where: string,
  puzzle: Puzzle,
  { solutions, complete, key }: Count,
  unique: boolean,
): string[] {
  const line = {
    puzzle: makeLine(puzzle),
    solutions,
    complete,
    unique,
    ...(key && { key: makeKeyRows(puzzle.board, key) }),
  };
  return [JSON.stringify(line)];
}

function inWords(
  where: string,
  puzzle: Puzzle,
  { solutions, complete, key }: Count,
  unique: boolean,
): string[] {
  const number = unique
    ? 'exactly one solution'
    : complete
      ? solutions === 0
        ? 'no solution'
        : `exactly ${solutions} solutions`
      : `at least ${solutions} ${solutions === 1 ? 'solution' : 'solutions'}; counting stopped there`;
  const title = `${where ? `${where}: ` : ''}${number}`;
  if (!key) return [title];
  const stones = placementsOf(puzzle, key).map(
    (stone) => `${makeStone(stone.stone)} on ${makePlace(puzzle.board, stone)}`,
  );
  return [title, ...makeKeyRows(puzzle.board, key), ...stones];
}
