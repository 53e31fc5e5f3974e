import { OmnibusComposer } from '../../../src/compose/omnibus.ts';
import { placementsOf } from '../../../src/domino/puzzle.ts';
import { artItems, ON_FIELD } from '../../../src/layout/cover-art.ts';
import { makeMetrics } from '../../../src/layout/metrics.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { Random } from '../../../src/random.ts';
import { drawingOf } from '../drawing.ts';

/** The ordinary set, on 7 rows of 8 cells. */
const RANGE = 6;
/** The side of a cell, and the blank around the board. */
const SIDE = 20;
const BLANK = 2;

/** The game in one picture: a puzzle whose numbers become its dominoes from left to right. */
export function heroDrawing(): string {
  const { puzzle, key } = new OmnibusComposer(RANGE).compose(new Random('home'))!;
  const { board } = puzzle;
  const size = { width: board.columns * SIDE + 2 * BLANK, height: board.rows * SIDE + 2 * BLANK };
  const area = { x: BLANK, y: BLANK, width: board.columns * SIDE, height: board.rows * SIDE };
  const art = { puzzle, solved: puzzle, dominoes: placementsOf(puzzle, key) };
  return drawingOf(size, [
    { type: 'fill', x: 0, y: 0, ...size, ink: 'field' },
    ...artItems(art, area, ON_FIELD, makeMetrics(loadFonts())),
  ]);
}
