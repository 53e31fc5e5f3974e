import type { BlockOf } from '../../document/document.ts';
import { MOST_PIPS } from '../../domino/stones.ts';
import type { Element } from '../page.ts';
import { LEFT_OUT, type MakePiece, type Piece } from '../piece.ts';
import { drawBar } from './bar.ts';
import { doubleItems } from './domino.ts';
import type { PrintFlow } from './flow.ts';
import { type Corner, panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';
import { titlePiece } from './text.ts';

/** The height of the emblem of a section, and the blank below it, in squares of the largest board. */
const EMBLEM = { height: 2.2, below: 1 };
/** The blank below the bar at the head of the page, in lines of text. */
const BELOW_BAR = 2;

/** The highest stone of a set at the left margin; none where stones have no pips. */
export function emblemPiece(flow: PrintFlow, { range }: BlockOf<'emblem'>): Piece {
  if (range > MOST_PIPS) return LEFT_OUT;
  const { square } = flow.typesetter.settings.profile;
  const height = EMBLEM.height * square;
  const draw = (at: Corner) =>
    flow.pager.add({ element: undefined, items: doubleItems(range, { ...at, width: 2 * height, height }) });
  return panelPiece(flow.pager, { height, draw }, EMBLEM.below * square);
}

/** The page with which a section of puzzles begins. */
export function drawOpener(
  flow: PrintFlow,
  { blocks }: BlockOf<'section'>,
  parent: Element,
  make: MakePiece,
): void {
  const { pager, typesetter } = flow;
  pager.freshPage();
  drawBar(flow);
  pager.skip(BELOW_BAR * typesetter.bodyLine);
  for (const block of blocks) {
    const isTitle = block.type === 'heading';
    pager.place(
      isTitle ? titlePiece(flow, block, GAPS.paragraph * typesetter.bodyLine) : make(block),
      parent,
    );
  }
}
