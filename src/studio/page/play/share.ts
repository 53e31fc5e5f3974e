import { columnOf, rowOf } from '../../../domino/board.ts';
import { parseGame, positionOf } from '../../../play/game.ts';
import { playBoardOf } from '../../../play/page/kept.ts';
import { stored } from '../../../play/page/store.ts';
import { numberOn } from '../../../play/position.ts';
import { download, make } from '../../../ui/elements.ts';

/** In px: a cell, and the room around the layout. */
const SIDE = 80;
const ROOM = 40;

/**
 * Shares a picture of the layout that was found, or downloads it where a browser shares none.
 *
 * @returns whether it was downloaded; what else is done with it, the system tells
 */
export async function sharePicture(line: string, title: string): Promise<boolean> {
  const canvas = draw(line);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) return false;
  const file = new File([picture], 'dominosa.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Who closes the sheet of the system has shared nothing, which is no fault.
    await navigator.share({ files: [file], title }).catch(() => {});
    return false;
  }
  download(file, file.name);
  return true;
}

/** The layout, in the colours that the page wears. */
function draw(line: string): HTMLCanvasElement {
  const playBoard = playBoardOf(line);
  const position = positionOf(playBoard, parseGame(playBoard, stored(line)!)!);
  const { board, pairs } = playBoard;
  const canvas = make('canvas', {
    width: String(board.columns * SIDE + 2 * ROOM),
    height: String(board.rows * SIDE + 2 * ROOM),
  });
  const colours = getComputedStyle(document.documentElement);
  const colour = (name: string) => colours.getPropertyValue(`--${name}`).trim();
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = colour('paper');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.lineWidth = 4;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${SIDE / 2}px system-ui, sans-serif`;
  for (const pair of position.dominoes) {
    const { first, second } = pairs[pair]!;
    const [left, top] = [ROOM + columnOf(board, first) * SIDE, ROOM + rowOf(board, first) * SIDE];
    const isAcross = rowOf(board, first) === rowOf(board, second);
    pen.beginPath();
    pen.roundRect(
      left + 5,
      top + 5,
      (isAcross ? 2 : 1) * SIDE - 10,
      (isAcross ? 1 : 2) * SIDE - 10,
      SIDE / 5,
    );
    pen.fillStyle = colour('tile');
    pen.fill();
    pen.strokeStyle = colour('ink');
    pen.stroke();
    pen.fillStyle = colour('ink');
    for (const cell of [first, second]) {
      const number = String(numberOn(playBoard, position, cell));
      pen.fillText(
        number,
        ROOM + (columnOf(board, cell) + 0.5) * SIDE,
        ROOM + (rowOf(board, cell) + 0.5) * SIDE,
      );
    }
  }
  return canvas;
}
