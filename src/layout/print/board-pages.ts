import type { BoardFigure } from '../../document/document.ts';
import { elementOf } from '../board-marks.ts';
import type { Element } from '../page.ts';
import { drawGroup } from './board.ts';
import type { BoardSize } from './fit.ts';
import type { PrintFlow } from './flow.ts';

/**
 * Draws a board where the open page goes on; what needs pages of its own gets them.
 *
 * @param first where the upper left corner stands, in mm, if its room is taken already
 */
export function drawBoard(
  { pager, type: { settings } }: PrintFlow,
  figure: BoardFigure,
  size: BoardSize,
  parent: Element,
  first?: { readonly x: number; readonly y: number },
): void {
  const { profile, metrics } = settings;
  let into: Element | undefined;
  size.groups.forEach((group, i) => {
    const { width, height } = group;
    const at = (i === 0 && first) || { y: pager.take(height), x: pager.left };
    into ??= elementOf(figure, parent, size.groups.length === 1 ? { ...at, width, height } : undefined);
    const to = into;
    pager.add(() => drawGroup(figure, size, group, at, to, profile, metrics));
  });
}
