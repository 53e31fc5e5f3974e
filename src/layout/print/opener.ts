import type { Block, BlockOf } from '../../document/document.ts';
import { MOST_PIPS, stone, stonesOf } from '../../domino/stones.ts';
import type { Element } from '../page.ts';
import { LEFT_OUT, type MakePiece, type Piece } from '../piece.ts';
import { element } from '../structure.ts';
import { drawBar } from './bar.ts';
import { stoneItems } from './domino.ts';
import type { PrintFlow } from './flow.ts';
import { type Corner, type Panel, panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';
import { shortTitlePiece, titlePiece } from './text.ts';

/** The height of the emblem of a section, and the blank below it, in squares of the largest board. */
const EMBLEM = { height: 2.2, below: 0.5 };
/** How wide a stone of a set is, and how far its rows are apart, of the width of its column. */
const STONE = 0.88;
const STONE_ROW = 0.6;
/** The blank below the bar at the head of the page, in lines of text. */
const BELOW_BAR = 2;

/** A large stone at the left margin; none if it has no pips. */
export function emblemPiece(flow: PrintFlow, { stone, title }: BlockOf<'emblem'>): Piece {
  if (stone.high > MOST_PIPS) return LEFT_OUT;
  const { square, lines } = flow.typesetter.settings.profile;
  const height = EMBLEM.height * square;
  const draw = (at: Corner, parent: Element) => {
    const box = { ...at, width: 2 * height, height };
    flow.pager.add({
      element: title === undefined ? undefined : element('Figure', parent, { alt: title, box }),
      items: stoneItems(stone, box, lines.inner),
    });
  };
  return {
    ...panelPiece(flow.pager, { height, draw }, EMBLEM.below * square),
    gapBefore: flow.typesetter.bodyLine,
  };
}

/** All stones of a set, as the tally has them: a row for each number. */
export function setPanel({ pager, typesetter }: PrintFlow, range: number): Panel {
  const { lines } = typesetter.settings.profile;
  const column = typesetter.width / (range + 1);
  const [width, row] = [column * STONE, column * STONE_ROW];
  const stones = stonesOf(range);
  return {
    height: (range + 1) * row,
    draw({ x, y }) {
      const items = stones.flatMap((stone) => {
        const at = { x: x + stone.high * column, y: y + stone.low * row };
        return stoneItems(stone, { ...at, width, height: width / 2 }, lines.inner);
      });
      pager.add({ element: undefined, items });
    },
  };
}

/** How many stones lie end to end across a page. */
const CHAIN = 5;

/** Stones end to end, each number beside its like, across the page: decoration. */
export function chainPanel({ pager, typesetter }: PrintFlow): Panel {
  const width = typesetter.width / CHAIN;
  const { lines } = typesetter.settings.profile;
  return {
    height: (width * STONE) / 2,
    draw({ x, y }) {
      const gap = (width * (1 - STONE)) / 2;
      const items = Array.from({ length: CHAIN }, (_, i) => {
        const box = { x: x + i * width + gap, y, width: width * STONE, height: (width * STONE) / 2 };
        return stoneItems(stone(i, i + 1), box, lines.inner);
      });
      pager.add({ element: undefined, items: items.flat() });
    },
  };
}

/** Whether each puzzle has two pages that face each other. */
function isSpread({ typesetter: { isSpread, settings } }: PrintFlow): boolean {
  return isSpread && (settings.perPage?.puzzles ?? 1) === 1;
}

/** The set below the words that face the page with which a section begins, if there is room. */
export function drawSetFacing(flow: PrintFlow, { blocks }: BlockOf<'section'>, parent: Element): void {
  const { pager, typesetter } = flow;
  const emblem = blocks
    .flatMap((block) => (block.type === 'section' ? block.blocks : [block]))
    .find((block) => block.type === 'emblem');
  if (!isSpread(flow) || pager.number % 2 === 0 || !emblem || emblem.range > MOST_PIPS) return;
  const set = setPanel(flow, emblem.range);
  if (pager.room < typesetter.bodyLine + set.height) return;
  pager.skip(typesetter.bodyLine);
  pager.place(panelPiece(pager, set, 0), parent);
}

/**
 * The page with which a section of puzzles begins. Where each puzzle has two pages that face each other, a left-hand page
 * is faced by the rest of its words. Where tallies stand on the pages of their boards, its first puzzle has room on it.
 */
export function drawOpener(
  flow: PrintFlow,
  { blocks }: BlockOf<'section'>,
  parent: Element,
  make: MakePiece,
): void {
  const { pager, typesetter } = flow;
  pager.freshPage();
  if (typesetter.settings.tally === 'same-page') {
    for (const block of blocks) {
      pager.place(block.type === 'heading' ? shortTitlePiece(flow, block) : make(block), parent);
    }
    return;
  }
  const isFaced = isSpread(flow) && pager.number % 2 === 0;
  const isRest = (block: Block) => block.type === 'paragraph' && block.style !== 'lead';
  const rest = isFaced ? blocks.findIndex(isRest) : -1;
  drawBar(flow);
  pager.skip(BELOW_BAR * typesetter.bodyLine);
  blocks.forEach((block, i) => {
    if (i === rest) pager.newPage();
    const isTitle = block.type === 'heading';
    pager.place(
      isTitle ? titlePiece(flow, block, GAPS.paragraph * typesetter.bodyLine) : make(block),
      parent,
    );
  });
}
