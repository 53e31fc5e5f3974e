import type { Block, BlockOf, Emblem } from '../../document/document.ts';
import { MOST_PIPS } from '../../domino/stones.ts';
import { LEVELS } from '../../solve/levels.ts';
import { type Element, type Item, mmOf } from '../page.ts';
import { element } from '../structure.ts';
import { drawBar } from './bar.ts';
import { doubleItems } from './domino.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';

/** The height of the emblem of a section, and the blank below it, in squares of the largest board. */
const EMBLEM = { height: 2.2, below: 1 };
/** The blank below the bar at the head of the page, in lines of text. */
const BELOW_BAR = 2;
/** The squares that show a level: their sides and what stands between them, as multiples of the size of the text. */
const SIDE = 0.85;
const SPACE = 0.3;

/** Draws the highest stone of a set at the left margin; none where stones have no pips. */
export function drawEmblem({ pager, type }: PrintFlow, { range }: Emblem): void {
  if (range > MOST_PIPS) return;
  const { square } = type.settings.profile;
  const height = EMBLEM.height * square;
  const y = pager.take(height);
  const area = { x: pager.left, y, width: 2 * height, height };
  pager.add({ element: undefined, items: doubleItems(range, area) });
  pager.skip(EMBLEM.below * square);
}

/**
 * The page with which a section of puzzles begins.
 *
 * @param draw lays out a block where the page goes on
 */
export function drawOpener(
  flow: PrintFlow,
  { blocks }: BlockOf<'section'>,
  parent: Element,
  draw: (block: Block, parent: Element) => void,
): void {
  const { pager, type } = flow;
  const { title, body } = type.settings.profile;
  pager.freshPage();
  drawBar(flow);
  pager.skip(BELOW_BAR * type.lineHeight(body));
  for (const block of blocks) {
    if (block.type !== 'heading') draw(block, parent);
    else {
      flow.markTarget(pager.y);
      flow.text(block.content, title, 'heading', `H${block.level}`, parent);
      pager.skip(type.lineHeight(body) * GAPS.paragraph);
    }
  }
}

/** A paragraph about a level, behind a square for each level, filled up to this one. */
export function drawLevel(
  flow: PrintFlow,
  { style, content, level }: BlockOf<'paragraph'>,
  parent: Element,
): void {
  const { pager, type } = flow;
  const size = type.textSize(style);
  const [side, space] = [SIDE * mmOf(size), SPACE * mmOf(size)];
  const indent = LEVELS.length * (side + space) + space;
  const lines = type.break(content, size, 'text', indent);
  const height = type.lineHeight(size);
  const y = pager.take(lines.length * height);
  const x = pager.left;
  const line = type.settings.profile.lines.inner;
  const items = LEVELS.map((_, i): Item => {
    const area = { x: x + i * (side + space), y: y + (height - side) / 2, width: side, height: side };
    return i < (level ?? 0)
      ? { type: 'fill', ...area }
      : {
          type: 'outline',
          x: area.x + line / 2,
          y: area.y + line / 2,
          width: side - line,
          height: side - line,
          radius: 0,
          line,
        };
  });
  pager.add({ element: undefined, items });
  flow.placeLines(lines, element('P', parent), { x: x + indent, y }, height);
}
