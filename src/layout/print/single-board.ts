import type { BoardFigure } from '../../document/document.ts';
import type { Metrics } from '../metrics.ts';
import { element, type PageItem } from '../page.ts';
import { wholeOf } from '../parts.ts';
import { drawGroup } from './board.ts';
import { fitTogether } from './fit.ts';
import type { PrintProfile } from './profiles.ts';

/** A board without a page round it; lengths in mm from its upper left corner. */
export interface SingleBoard {
  readonly width: number;
  readonly height: number;
  readonly items: readonly PageItem[];
}

/** Draws a board in one piece, in the profile's largest squares and with its labels, as it stands in print. */
export function drawSingleBoard(figure: BoardFigure, profile: PrintProfile, metrics: Metrics): SingleBoard {
  const { puzzle } = figure;
  const endless = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const size = fitTogether(puzzle, [wholeOf(puzzle.board)], endless, { profile, metrics })!;
  const group = size.groups[0]!;
  // Half of the frame's line lies outside the squares.
  const edge = profile.lines.frame / 2;
  const at = { x: edge, y: edge };
  const marks = drawGroup(figure, size, group, at, element('Figure', undefined), { profile, metrics });
  return {
    width: group.width + 2 * edge,
    height: group.height + 2 * edge,
    items: marks.flatMap(({ items }) => items),
  };
}
