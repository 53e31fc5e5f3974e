import type { Block, BlockOf } from '../../document/document.ts';
import { type Line, plainLine } from '../lines.ts';
import type { Element } from '../page.ts';
import { element } from '../structure.ts';
import { drawBoard } from './board-pages.ts';
import { type BoardSize, fitTogether } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';
import { isKeyTally } from './stone-list.ts';
import { arrangeTally, drawTallyRow, entryWidthOf, type TallyRows } from './tally.ts';
import type { Typesetter } from './typesetter.ts';

/** A board shrinks so far at most, as a share of its largest squares, for its tally to stand on the same page. */
const LEAST_SHARE = 0.7;
/** Blank space between a board and a tally beside it, in mm. */
const BESIDE = 8;

type DrawBlock = (block: Block, parent: Element) => void;

/**
 * Lays out one puzzle: on a page with its tally below or beside the board; where the board would become too small, on
 * a left-hand page with the tally, or the other part of the board, facing it.
 *
 * @param draw lays out a block where the page goes on
 */
export function drawPuzzlePage(
  flow: PrintFlow,
  { blocks }: BlockOf<'section'>,
  parent: Element,
  draw: DrawBlock,
): void {
  const { pager, type } = flow;
  pager.freshPage();
  if (type.measure(blocks) <= pager.height) {
    for (const block of blocks) draw(block, parent);
    return;
  }
  const page = onOnePage(type, blocks);
  if (page) {
    drawTogether(flow, page, parent, draw);
    return;
  }
  pager.leftPage();
  for (const block of blocks) {
    if (block.type === 'tally' && pager.room < type.measure([block])) pager.newPage();
    draw(block, parent);
  }
}

/** A puzzle on one page, its board smaller than it could be. */
interface OnePage {
  readonly words: readonly Block[];
  readonly board: BlockOf<'board'>;
  readonly tally: BlockOf<'tally'>;
  readonly size: BoardSize;
  /** The tally if it stands beside the board. */
  readonly beside?: Beside;
}

interface Beside {
  readonly title: readonly Line[];
  readonly rows: TallyRows;
  readonly width: number;
  readonly height: number;
}

/** The way to show board and tally on one page that has the larger squares, if they are large enough. */
function onOnePage(type: Typesetter, blocks: readonly Block[]): OnePage | undefined {
  const [tally, board] = [blocks.at(-1), blocks.at(-2)];
  if (tally?.type !== 'tally' || isKeyTally(tally) || board?.type !== 'board') return undefined;
  const words = blocks.slice(0, -2);
  const body = type.lineHeight(type.settings.profile.body);
  const room = type.height - type.measure(words) - body * GAPS.paragraph;
  const ways = [
    sizeIn(type, board, type.width, room - body * GAPS.board - type.measure([tally])),
    ...besideWays(type, tally, room).map((beside) => {
      const way = sizeIn(type, board, type.width - beside.width - BESIDE, room);
      return way && { ...way, beside };
    }),
  ].filter((way) => way !== undefined);
  const best = ways.reduce<(typeof ways)[number] | undefined>(
    (found, way) => (found && found.size.square >= way.size.square ? found : way),
    undefined,
  );
  const least = type.boardSize(board).square * LEAST_SHARE;
  return best && best.size.square >= least ? { words, board, tally, ...best } : undefined;
}

function sizeIn(
  type: Typesetter,
  { figure: { puzzle } }: BlockOf<'board'>,
  width: number,
  height: number,
): { readonly size: BoardSize; readonly beside?: Beside } | undefined {
  const { profile, metrics } = type.settings;
  const size = fitTogether(puzzle, type.partsOf(puzzle), { width, height }, profile, metrics);
  return size && { size };
}

/** The tally in columns of one stone, two stones and so on, as far as it is no higher than the room beside a board. */
function besideWays(type: Typesetter, { title, range }: BlockOf<'tally'>, room: number): Beside[] {
  const { profile, metrics } = type.settings;
  const body = type.lineHeight(profile.body);
  const ways: Beside[] = [];
  for (let across = 1; ; across++) {
    const width = across * entryWidthOf(range, profile, metrics);
    if (width > type.width / 2) return ways;
    const lines = type.break(plainLine(title), profile.body, 'strong', type.width - width);
    const rows = arrangeTally(range, width, 0, profile, metrics);
    const height = body * (lines.length + GAPS.paragraph) + rows.rows.length * rows.rowHeight;
    if (height <= room) ways.push({ title: lines, rows, width, height });
  }
}

function drawTogether(
  flow: PrintFlow,
  { words, board, tally, size, beside }: OnePage,
  parent: Element,
  draw: DrawBlock,
): void {
  const { pager, type } = flow;
  const { profile, metrics } = type.settings;
  const body = type.lineHeight(profile.body);
  for (const block of words) draw(block, parent);
  const { width, height } = size.groups[0]!;
  const y = pager.take(Math.max(height, beside?.height ?? 0));
  drawBoard(flow, board.figure, size, parent, { x: pager.left, y });
  if (!beside) {
    pager.skip(body * GAPS.board);
    draw(tally, parent);
    return;
  }
  const x = pager.left + width + BESIDE;
  flow.placeLines(beside.title, element('P', parent), { x, y });
  const list = element('L', parent);
  const top = y + body * (beside.title.length + GAPS.paragraph);
  beside.rows.rows.forEach((row, i) => {
    pager.add(() =>
      drawTallyRow(row, beside.rows, x, top + i * beside.rows.rowHeight, list, profile, metrics),
    );
  });
}
