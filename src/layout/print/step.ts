import type { BlockOf } from '../../document/document.ts';
import { wholeOf } from '../parts.ts';
import type { Piece } from '../piece.ts';
import { element } from '../structure.ts';
import { boardPanel } from './board-pages.ts';
import { leastSize } from './board-size.ts';
import { fitTogether } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';

/** How much of the width of the page a picture has, at most where its digits need more, and the blank between it and its words. */
const PICTURE = 0.37;
const LARGEST_PICTURE = 0.55;
const BESIDE = 0.05;
/** The largest square of a picture, of that of a board in running text. */
const SQUARE = 1.15;
/** The least digits of a picture, in points for each mm of a square's side: rings keep clear of them. */
const SHARE = 1.9;

/** A step of a lesson: a picture, and beside its middle what it says. */
export function stepPiece(flow: PrintFlow, section: BlockOf<'section'>): Piece {
  const { blocks } = section;
  const { pager, typesetter } = flow;
  const { bodyLine, width, settings } = typesetter;
  const boards = blocks.flatMap((block) => (block.type === 'board' ? [block.figure] : []));
  const { profile } = settings;
  const panels = boards.map((figure) => {
    const needed = (figure.puzzle.board.columns * profile.least) / SHARE;
    const room = {
      width: Math.max(PICTURE * width, Math.min(needed, LARGEST_PICTURE * width)),
      height: pager.height,
      square: SQUARE * profile.square,
      isBare: true,
    };
    const parts = [wholeOf(figure.puzzle.board)];
    const size =
      fitTogether(figure.puzzle, parts, room, profile, settings.metrics) ??
      leastSize(typesetter, figure.puzzle);
    return { size, panel: boardPanel(flow, figure, size) };
  });
  const left = Math.max(PICTURE * width, ...panels.map(({ size }) => size.groups[0]!.width)) + BESIDE * width;
  const texts = blocks
    .filter((block) => block.type === 'paragraph')
    .map((block) => ({
      block,
      lines: typesetter.break(block.content, profile.body, 'text', width - left),
    }));
  const words = texts.reduce((sum, { lines }) => sum + lines.length, 0) * bodyLine;
  const drawn = Math.max(0, ...panels.map(({ panel }) => panel.height));
  const height = Math.max(drawn, words);
  return {
    height,
    gapBefore: 0,
    gapAfter: GAPS.board * bodyLine,
    isFigure: true,
    draw(parent) {
      pager.begin(section);
      const y = pager.take(height);
      const into = element('Sect', parent);
      for (const { panel } of panels) panel.draw({ x: pager.left, y: y + (height - drawn) / 2 }, into);
      let line = y + (height - words) / 2;
      for (const { block, lines } of texts) {
        pager.begin(block);
        flow.placeLines(lines, element('P', into), { x: pager.left + left, y: line });
        line += lines.length * bodyLine;
      }
    },
  };
}
