import type { Block, BlockOf, Inline } from '../../document/document.ts';
import type { Line } from '../lines.ts';
import type { Element } from '../page.ts';
import type { Piece } from '../piece.ts';
import { element } from '../structure.ts';
import { boardPanel } from './board-pages.ts';
import { denseSize } from './board-size.ts';
import type { PrintFlow } from './flow.ts';
import type { Corner } from './panel.ts';
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
 * A board, beside it as many paragraphs of its section as have room there, and below it the others in the width of the page,
 * each run together: in one piece, so that two of them share a page where they fit.
 */
export function besidePiece(flow: PrintFlow, blocks: readonly Block[], board: BoardBlock): Piece {
  const { pager, typesetter } = flow;
  const { bodyLine, width, settings } = typesetter;
  const size = denseSize(typesetter, board.figure.puzzle);
  const panel = boardPanel(flow, board.figure, size);
  const left = size.groups[0]!.width + BESIDE;
  const foot = RISE * bodyLine + panel.height;
  const column = width - left;
  const contents = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.content] : []));
  const linesOf = (some: typeof contents, room: number): readonly Line[] =>
    some.length === 0 ? [] : typesetter.break(runTogether(some), settings.profile.body, 'text', room);
  const fits = (count: number) => linesOf(contents.slice(0, count), column).length * bodyLine <= foot;
  let count = 0;
  if (column >= LEAST_COLUMN * width) while (count < contents.length && fits(count + 1)) count++;
  const [beside, below] = [linesOf(contents.slice(0, count), column), linesOf(contents.slice(count), width)];
  const under = foot + RISE * bodyLine;
  const height = below.length > 0 ? under + below.length * bodyLine : foot;
  return {
    height,
    gapBefore: 0,
    gapAfter: bodyLine * GAPS.paragraph,
    isFigure: true,
    draw(parent) {
      const at = { x: pager.left, y: pager.take(height) };
      panel.draw({ ...at, y: at.y + RISE * bodyLine }, parent);
      const place = (lines: readonly Line[], corner: Corner, to: Element) => {
        if (lines.length > 0) flow.placeLines(lines, element('P', to), corner);
      };
      place(beside, { ...at, x: at.x + left }, parent);
      place(below, { ...at, y: at.y + under }, parent);
    },
  };
}

function runTogether(contents: readonly (readonly Inline[])[]): readonly Inline[] {
  const blank: Inline = { type: 'text', text: ' ', strong: false };
  return contents.flatMap((content, i) => (i > 0 ? [blank, ...content] : content));
}
