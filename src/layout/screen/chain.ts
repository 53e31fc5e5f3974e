import { chainWords } from '../../document/chain.ts';
import { type BlockOf, wordsOf } from '../../document/document.ts';
import { arrangeChain, type DrawnStone } from '../chain.ts';
import type { BoardStyle } from './board.ts';
import { type Markup, tag } from './markup.ts';

/** The side of half a stone in units of the drawing, and where there is room, in rem. */
const HALF = 40;
const HALF_REM = 2;
/** The widest row, in halves: so that a line fits a narrow screen. */
const WIDEST = 10;
/** The outline of a stone, the bar between its halves, and its digits. */
const STONE = { inset: 2.5, radius: 8, width: 2.5 };
const BAR = { length: 24, width: 1.5 };
const DIGIT = { size: 24, drop: 8.5 };

/** A chain, drawn and told in words; in braille, as a line of words alone. */
export function chainFigure({ chain }: BlockOf<'chain'>, { words, writing, line }: BoardStyle): Markup {
  if (!writing.isDrawn) return tag('p', { class: 'chain' }, ...line(chainWords(chain, words, ' ')));
  const { stones, width, height } = arrangeChain(chain, WIDEST);
  return tag(
    'figure',
    { class: 'chain' },
    tag(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        class: 'drawing',
        role: 'img',
        'aria-label': wordsOf(chainWords(chain, words, ', ')),
        viewBox: `0 0 ${width * HALF} ${height * HALF}`,
        width: `${width * HALF_REM}rem`,
      },
      tag(
        'g',
        { fill: 'none', stroke: 'currentColor', 'stroke-linecap': 'round' },
        ...stones.flatMap(stoneLines),
      ),
      tag(
        'g',
        { fill: 'currentColor', 'text-anchor': 'middle', 'font-size': String(DIGIT.size) },
        ...stones.flatMap(({ halves }) =>
          halves.map(({ number, x, y }) =>
            tag('text', { x: String(x * HALF), y: String(y * HALF + DIGIT.drop) }, String(number)),
          ),
        ),
      ),
    ),
  );
}

function stoneLines({ halves: [first, second], upright }: DrawnStone): Markup[] {
  const [long, short] = [2 * HALF - 2 * STONE.inset, HALF - 2 * STONE.inset];
  const [width, height] = upright ? [short, long] : [long, short];
  const [x, y] = [((first.x + second.x) / 2) * HALF, ((first.y + second.y) / 2) * HALF];
  const bar = upright
    ? `M${x - BAR.length / 2} ${y}h${BAR.length}`
    : `M${x} ${y - BAR.length / 2}v${BAR.length}`;
  return [
    tag('rect', {
      x: String(x - width / 2),
      y: String(y - height / 2),
      width: String(width),
      height: String(height),
      rx: String(STONE.radius),
      'stroke-width': String(STONE.width),
    }),
    tag('path', { 'stroke-width': String(BAR.width), d: bar }),
  ];
}
