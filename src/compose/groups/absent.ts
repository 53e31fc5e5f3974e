import type { Board } from '../../domino/board.ts';
import { nameOfShape } from '../../domino/shapes.ts';
import { LEVELS, type Level } from '../../solve/levels.ts';

/** Boards of which all Terzetts were graded (`npm run levels:terzett -- --whole`), with the level of the hardest. */
const HARDEST_TERZETTS: Readonly<Record<string, Level>> = {
  '2x36': 'medium',
  '36x2': 'medium',
  'letter-e': 'medium',
  'letter-h': 'medium',
};

/** The level of the hardest Terzetts of a board, where all of them were graded. */
export function hardestTerzett(board: Board): Level | undefined {
  return HARDEST_TERZETTS[nameOfShape(board) ?? ''];
}

/** Whether it is known that a board has no Terzett of a level. */
export function isTerzettLevelAbsent(board: Board, level: Level): boolean {
  const hardest = hardestTerzett(board);
  return hardest !== undefined && LEVELS.indexOf(level) > LEVELS.indexOf(hardest);
}
