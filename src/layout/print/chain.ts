import { chainWords } from '../../document/chain.ts';
import { type BlockOf, wordsOf } from '../../document/document.ts';
import type { WordBook } from '../../words/word-book.ts';
import { arrangeChain, type ChainDrawing, type DrawnStone } from '../chain.ts';
import type { Element, Item } from '../page.ts';
import { element } from '../structure.ts';
import { leastSquare } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';
import type { Typesetter } from './typesetter.ts';

/** The side of half a stone, of the largest square of a board. */
const HALF = 0.6;
/** How far the outline of a stone stands in, its rounded corners, and the bar between its halves, of a half's side. */
const INSET = 0.05;
const RADIUS = 0.2;
const BAR = 0.6;

/** A chain ready to be drawn. */
interface SizedChain {
  readonly drawing: ChainDrawing;
  /** The side of half a stone, in mm. */
  readonly half: number;
}

/** How a chain is drawn in the width of the page: in as many rows as it needs. */
export function sizeChain({ chain }: BlockOf<'chain'>, type: Typesetter): SizedChain {
  const { profile, metrics } = type.settings;
  const numbers = [chain.line, chain.up, chain.down].flat().flatMap((stone) => stone.numbers);
  const half = Math.max(HALF * profile.square, leastSquare(Math.max(...numbers), profile, metrics));
  return { drawing: arrangeChain(chain, Math.floor(type.width / half)), half };
}

/** Draws a chain as stones on the table, with digits, told in words as a figure. */
export function drawChain(
  { pager, type }: PrintFlow,
  block: BlockOf<'chain'>,
  parent: Element,
  words: WordBook,
): void {
  const { drawing, half } = sizeChain(block, type);
  const [width, height] = [drawing.width * half, drawing.height * half];
  const [y, x] = [pager.take(height), pager.left];
  const alt = wordsOf(chainWords(block.chain, words, ', '));
  const figure = element('Figure', parent, { alt, box: { x, y, width, height } });
  const items = drawing.stones.flatMap((stone) => stoneItems(stone, { x, y }, half, type));
  pager.add({ element: figure, items });
  pager.skip(GAPS.board * type.lineHeight(type.settings.profile.body));
}

function stoneItems(
  { halves, upright }: DrawnStone,
  at: { readonly x: number; readonly y: number },
  half: number,
  { settings: { profile, metrics } }: Typesetter,
): Item[] {
  const size = profile.body;
  const [first, second] = halves.map(({ number, x, y }) => ({
    text: String(number),
    x: at.x + x * half,
    y: at.y + y * half,
  })) as [Middle, Middle];
  const [long, short] = [2 - 2 * INSET, 1 - 2 * INSET].map((length) => length * half) as [number, number];
  const [width, height] = upright ? [short, long] : [long, short];
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  const [right, down] = upright ? [(BAR * half) / 2, 0] : [0, (BAR * half) / 2];
  return [
    {
      type: 'outline',
      x: middle.x - width / 2,
      y: middle.y - height / 2,
      width,
      height,
      radius: RADIUS * half,
      line: profile.lines.stone,
    },
    {
      type: 'line',
      from: [middle.x - right, middle.y - down],
      to: [middle.x + right, middle.y + down],
      width: profile.lines.inner,
    },
    ...[first, second].map(
      ({ text, x, y }): Item => ({
        type: 'text',
        x: x - metrics.width(text, 'digits', size) / 2,
        y: y + metrics.capHeight('digits', size) / 2,
        text,
        font: 'digits',
        size,
      }),
    ),
  ];
}

interface Middle {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}
