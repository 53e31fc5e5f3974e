import { makePlace } from '../domino/coordinates.ts';
import { makeKeyRows, makeLine, makeRows } from '../domino/notation.ts';
import { type Puzzle, placementsOf } from '../domino/puzzle.ts';
import { makeStone } from '../domino/stones.ts';
import { UserError } from '../errors.ts';
import { isWrittenEndgame } from '../games/written-endgame.ts';
import { type Solutions, solutionsOf } from '../solve/solutions.ts';
import type { Call } from './command.ts';
import { eachPuzzle } from './each-puzzle.ts';
import { flag, numberOption, puzzleText, textOption } from './options.ts';
import { checkAttempt } from './solve-check.ts';

export async function run(call: Call): Promise<number> {
  const attempt = textOption(call, 'check');
  const task = textOption(call, 'compose');
  if (attempt !== undefined && task !== undefined) {
    throw new UserError('--check and --compose do not go together', {
      expected: 'an answer to a task in place of the puzzle: solve ANSWER --compose TASK',
    });
  }
  if (attempt !== undefined) return checkAttempt(call, attempt);
  if (task !== undefined) return (await import('./solve-compose.ts')).checkAnswer(call, task);
  const source = puzzleText(call.args[0]);
  if (isWrittenEndgame(source.text)) return (await import('./solve-endgame.ts')).tellEndgame(call, source);
  const limit = numberOption(call, 'limit', 2, 1, 1_000_000_000);
  const speak = flag(call, 'json') ? inJson : inWords;
  return eachPuzzle(
    call,
    ({ puzzle }, where) => {
      // A second solution is looked for in any case, or nothing could be said of the first.
      const found = solutionsOf(puzzle, Math.max(limit, 2));
      const unique = found.solutions === 1 && found.complete;
      const shown = found.solutions >= limit ? { ...found, solutions: limit, complete: false } : found;
      for (const line of speak(where, puzzle, shown, unique)) call.output.result(line);
      return unique ? 0 : 1;
    },
    source,
  );
}

function inJson(_where: string, puzzle: Puzzle, found: Solutions, unique: boolean): string[] {
  const { counted, solutions, complete, first } = found;
  const line = {
    puzzle: makeLine(puzzle),
    solutions,
    complete,
    unique,
    ...(first && counted === 'filling' && { solution: makeRows(first.solved) }),
    ...(first && { key: makeKeyRows(puzzle.board, first.key) }),
  };
  return [JSON.stringify(line)];
}

function inWords(where: string, puzzle: Puzzle, found: Solutions, unique: boolean): string[] {
  const { counted, solutions, complete, gaveUp, first } = found;
  const number = unique
    ? `exactly one ${counted}`
    : complete
      ? solutions === 0
        ? `no ${counted}`
        : `exactly ${solutions} ${counted}s`
      : `at least ${solutions} ${solutions === 1 ? counted : `${counted}s`}; ${gaveUp ? 'the search was given up as too long' : 'counting stopped there'}`;
  const title = `${where ? `${where}: ` : ''}${number}`;
  if (!first) return [title];
  const { solved, key } = first;
  const stones = placementsOf(solved, key).map(
    (stone) => `${makeStone(stone.stone)} on ${makePlace(puzzle.board, stone)}`,
  );
  const filled = counted === 'filling' ? makeRows(solved) : [];
  return [title, ...filled, ...makeKeyRows(puzzle.board, key), ...stones];
}
