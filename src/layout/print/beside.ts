import type { Block, BlockOf } from '../../document/document.ts';
import type { Line } from '../lines.ts';
import type { Piece } from '../piece.ts';
import { element } from '../structure.ts';
import { boardPanel } from './board-pages.ts';
import { denseSize } from './board-size.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';

/** From a board to the words beside it, in mm. */
const BESIDE = 5;
/** The least width of words beside a board, as a share of the page's; they stand below it where there is less. */
const LEAST_COLUMN = 0.3;
/** How far the letters over a board stand below the top of the first line beside it, in lines. */
const RISE = 0.25;

type BoardBlock = BlockOf<'board'>;

/** The board of a section beside which its words stand. */
export function boardBeside(blocks: readonly Block[]): BoardBlock | undefined {
  return blocks.find((block): block is BoardBlock => block.type === 'board' && block.isBeside === true);
}

/**
 * A board with the paragraphs of its section beside it, whose lines go on below it in the width of the page: in one piece, so
 * that two of them share a page where they fit.
 */
export function besidePiece(flow: PrintFlow, blocks: readonly Block[], board: BoardBlock): Piece {
  const { pager, typesetter } = flow;
  const { bodyLine, width } = typesetter;
  const size = denseSize(typesetter, board.figure.puzzle);
  const panel = boardPanel(flow, board.figure, size);
  const left = size.groups[0]!.width + BESIDE;
  const foot = RISE * bodyLine + panel.height;
  const column = width - left;
  const beside = column < LEAST_COLUMN * width ? 0 : Math.floor(foot / bodyLine + RISE);
  const under = Math.max(foot, beside * bodyLine) + RISE * bodyLine;
  const paragraphs = blocks.filter((block) => block.type === 'paragraph');
  const broken: (readonly Line[])[] = [];
  let count = 0;
  for (const { content } of paragraphs) {
    const before = count;
    const lines = typesetter.breakAround(content, (line) => (before + line < beside ? column : width));
    broken.push(lines);
    count += lines.length;
  }
  const topOf = (line: number) => (line < beside ? line * bodyLine : under + (line - beside) * bodyLine);
  const height = Math.max(foot, count > 0 ? topOf(count - 1) + bodyLine : 0);
  return {
    height,
    gapBefore: 0,
    gapAfter: bodyLine * GAPS.paragraph,
    isFigure: true,
    draw(parent) {
      const top = pager.take(height);
      panel.draw({ x: pager.left, y: top + RISE * bodyLine }, parent);
      let next = 0;
      paragraphs.forEach((paragraph, i) => {
        pager.begin(paragraph);
        const to = element('P', parent);
        for (const line of broken[i]!) {
          flow.placeLines([line], to, {
            x: pager.left + (next < beside ? left : 0),
            y: top + topOf(next),
          });
          next++;
        }
      });
    },
  };
}
