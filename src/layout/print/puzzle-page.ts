import type { Block, BlockOf, BoardFigure } from '../../document/document.ts';
import type { Element } from '../page.ts';
import { heightOf, type MakePiece, type Piece } from '../piece.ts';
import { boardPanel } from './board-pages.ts';
import { boardSize, partsOf } from './board-size.ts';
import { type BoardSize, fitTogether } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { type Panel, panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';
import { isKeyTally } from './stone-list.ts';
import { entryWidthOf, tallyPanel } from './tally.ts';

/** A board shrinks so far at most, as a share of its largest squares, for its tally to stand on the same page. */
const LEAST_SHARE = 0.7;
/** Blank space between a board and a tally beside it, in mm. */
const BESIDE = 8;

/**
 * Lays out one puzzle: on a page with its tally below or beside the board; where the board would become too small, on
 * a left-hand page with the tally, or the other part of the board, facing it.
 */
export function drawPuzzlePage(
  flow: PrintFlow,
  { blocks }: BlockOf<'section'>,
  parent: Element,
  make: MakePiece,
): void {
  const { pager } = flow;
  pager.freshPage();
  const pieces = blocks.map(make);
  const onePage = heightOf(pieces) <= pager.height ? pieces : onOnePage(flow, blocks, make);
  if (onePage) {
    for (const piece of onePage) pager.place(piece, parent);
    return;
  }
  pager.leftPage();
  blocks.forEach((block, i) => {
    const piece = pieces[i]!;
    if (block.type === 'tally' && pager.room < piece.height) pager.newPage();
    pager.place(piece, parent);
  });
}

/** A way to show board and tally on one page, its squares smaller than they could be. */
interface Way {
  readonly square: number;
  readonly pieces: readonly Piece[];
}

/** The pieces of a puzzle, in that way of those on one page that has the larger squares, if they are large enough. */
function onOnePage(flow: PrintFlow, blocks: readonly Block[], make: MakePiece): readonly Piece[] | undefined {
  const [tally, board] = [blocks.at(-1), blocks.at(-2)];
  if (tally?.type !== 'tally' || isKeyTally(tally) || board?.type !== 'board') return undefined;
  const { typesetter } = flow;
  const words = blocks.slice(0, -2).map(make);
  const room = typesetter.height - heightOf(words) - typesetter.bodyLine * GAPS.paragraph;
  const ways = [...tallyBelow(flow, board, make(tally), room), ...tallyBeside(flow, board, tally, room)];
  const largest = Math.max(...ways.map(({ square }) => square));
  if (largest < boardSize(typesetter, board.figure.puzzle).square * LEAST_SHARE) return undefined;
  return [...words, ...ways.find(({ square }) => square === largest)!.pieces];
}

function tallyBelow(flow: PrintFlow, { figure }: BlockOf<'board'>, tally: Piece, room: number): Way[] {
  const { typesetter } = flow;
  const gap = typesetter.bodyLine * GAPS.board;
  const size = sizeIn(flow, figure, typesetter.width, room - gap - tally.height);
  if (!size) return [];
  return [
    { square: size.square, pieces: [panelPiece(flow.pager, boardPanel(flow, figure, size), gap), tally] },
  ];
}

/** The tally in columns of one stone, two stones and so on, as far as it is no higher than the room beside a board. */
function tallyBeside(
  flow: PrintFlow,
  { figure }: BlockOf<'board'>,
  tally: BlockOf<'tally'>,
  room: number,
): Way[] {
  const { width, settings } = flow.typesetter;
  const entryWidth = entryWidthOf(tally.range, settings);
  const ways: Way[] = [];
  for (let taken = entryWidth; taken <= width / 2; taken += entryWidth) {
    const list = tallyPanel(flow, tally, taken);
    const size = list.height <= room ? sizeIn(flow, figure, width - taken - BESIDE, room) : undefined;
    if (!size) continue;
    const board = boardPanel(flow, figure, size);
    const both: Panel = {
      height: Math.max(board.height, list.height),
      draw({ x, y }, parent) {
        board.draw({ x, y }, parent);
        list.draw({ x: x + size.groups[0]!.width + BESIDE, y }, parent);
      },
    };
    ways.push({ square: size.square, pieces: [panelPiece(flow.pager, both, 0)] });
  }
  return ways;
}

function sizeIn(
  { typesetter }: PrintFlow,
  { puzzle }: BoardFigure,
  width: number,
  height: number,
): BoardSize | undefined {
  const { profile, metrics } = typesetter.settings;
  return fitTogether(puzzle, partsOf(typesetter, puzzle), { width, height }, profile, metrics);
}
