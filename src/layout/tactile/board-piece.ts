import type { BlockOf } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { elementOf } from '../board-marks.ts';
import { wholeOf } from '../parts.ts';
import type { Piece } from '../piece.ts';
import { boxOf, drawTactileBoard, surroundOf } from './board.ts';
import type { TactileFlow } from './flow.ts';
import { reachOf } from './landmarks.ts';

/**
 * A board between paragraphs, on the usual sheet in squares for dominoes.
 *
 * @throws UserError if it does not fit such a sheet
 */
export function boardPiece(flow: TactileFlow, { figure }: BlockOf<'board'>): Piece {
  const { sheets, profile, language, overlay } = flow;
  const { braille, square, labelGap } = profile;
  const { board } = figure.puzzle;
  const { rows, columns } = board;
  const { left, top } = surroundOf(rows, profile);
  const taken = { width: columns * square, height: rows * square };
  const lines = Math.ceil((braille.ascent + top + taken.height + labelGap) / braille.linePitch);
  if (lines > sheets.height || left + taken.width + reachOf(board, profile).right > sheets.width) {
    throw new UserError(`a board of ${rows} rows and ${columns} columns does not fit on a sheet with text`, {
      hint: 'put it into a section with role="puzzle", which has a sheet of its own',
    });
  }
  return {
    height: lines,
    gapBefore: 1,
    gapAfter: 0,
    isFigure: true,
    draw(parent) {
      const at = sheets.take(lines);
      const frame = { x: sheets.xOf(0) + left, y: at + braille.ascent + top };
      const into = elementOf(figure, parent, boxOf(rows, frame, taken, profile), { language });
      const place = { part: wholeOf(board), frame, square };
      sheets.add(() => drawTactileBoard(figure, place, into, profile, language));
      if (overlay) sheets.add(() => [overlay.board(figure, place)]);
    },
  };
}
