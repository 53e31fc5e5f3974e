import { chainWords } from '../../document/chain.ts';
import { type BlockOf, wordsOf } from '../../document/document.ts';
import { arrangeChain, type DrawnStone } from '../chain.ts';
import { element, type PageItem } from '../page.ts';
import type { Piece } from '../piece.ts';
import { centredDigits, leastSquare } from './digits.ts';
import type { PrintFlow } from './flow.ts';
import { type Corner, type Panel, panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';
import type { Typesetter } from './typesetter.ts';

/** The side of half a domino, of the largest square of a board. */
const HALF = 0.6;
/** How far the outline of a domino stands in, its rounded corners, and the bar between its halves, of a half's side. */
const INSET = 0.05;
const RADIUS = 0.2;
const BAR = 0.6;

/** A chain as dominoes on the table, with digits, in as many rows as it needs; described in words as a figure. */
export function chainPiece(flow: PrintFlow, { chain }: BlockOf<'chain'>): Piece {
  const { pager, typesetter, words } = flow;
  const { profile } = typesetter.settings;
  const numbers = [chain.line, chain.up, chain.down].flat().flatMap((stone) => stone.numbers);
  const half = Math.max(HALF * profile.square, leastSquare(Math.max(...numbers), typesetter.settings));
  const drawing = arrangeChain(chain, Math.floor(typesetter.width / half));
  const [width, height] = [drawing.width * half, drawing.height * half];
  const panel: Panel = {
    height,
    draw(at, parent) {
      const alt = wordsOf(chainWords(chain, words, ', '));
      const figure = element('Figure', parent, { alt, box: { ...at, width, height } });
      const items = drawing.stones.flatMap((stone) => stoneItems(stone, at, half, typesetter));
      pager.add({ element: figure, items });
    },
  };
  return { ...panelPiece(flow.pager, panel, GAPS.board * typesetter.bodyLine), isFigure: true };
}

function stoneItems(
  { halves, upright }: DrawnStone,
  at: Corner,
  half: number,
  { settings: { profile, metrics } }: Typesetter,
): PageItem[] {
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
    ...[first, second].map((middle) => centredDigits(middle, size, metrics)),
  ];
}

interface Middle {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}
