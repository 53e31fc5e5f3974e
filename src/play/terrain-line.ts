import { parseLine } from '../domino/notation.ts';
import { checkPuzzle } from '../domino/puzzle.ts';
import { isTaskLine, parseTaskLine } from '../parts/composing/line.ts';
import { type Given, Terrain } from './terrain.ts';

/** The board of a puzzle or of a task for composers, by its line. @throws UserError if the line is neither */
export function readTerrain(line: string, given?: Given): Terrain {
  if (!isTaskLine(line)) return new Terrain(checkPuzzle(parseLine(line)), given);
  const task = parseTaskLine(line);
  return new Terrain(task.puzzle, given, task);
}
