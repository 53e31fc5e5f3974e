import { parseLine } from '../domino/notation.ts';
import { checkPuzzle } from '../domino/puzzle.ts';
import { isTaskLine, parseTaskLine } from '../parts/composing/line.ts';
import { type Given, PlayBoard } from './play-board.ts';

/** The board of a puzzle or of a task for composers, by its line. @throws UserError if the line is neither */
export function readPlayBoard(line: string, given?: Given): PlayBoard {
  if (!isTaskLine(line)) return new PlayBoard(checkPuzzle(parseLine(line)), given);
  const task = parseTaskLine(line);
  return new PlayBoard(task.puzzle, given, task);
}
