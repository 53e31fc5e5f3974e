import type { BlockOf, Inline } from '../../document/document.ts';
import { element, mmOf, type PageItem, type Point } from '../page.ts';
import { LEFT_OUT, type Piece } from '../piece.ts';
import { outlineIn } from './domino.ts';
import { leastLines, type PrintFlow } from './flow.ts';
import { type Panel, panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';
import type { Typesetter } from './typesetter.ts';

/** Blank space between the number of an entry and its text, in mm. */
const LABEL_GAP = 2;
const BULLET = '•';

type Heading = BlockOf<'heading'>;

export function headingPiece(flow: PrintFlow, heading: Heading): Piece {
  const { bodyLine, settings } = flow.typesetter;
  const size = settings.profile.headings[heading.level - 1]!;
  const gapBefore = bodyLine * (heading.level === 1 ? 1 : GAPS.paragraph);
  return { ...sizedHeading(flow, heading, size, bodyLine * GAPS.heading), gapBefore };
}

export function titlePiece(flow: PrintFlow, heading: Heading, gapAfter: number): Piece {
  return sizedHeading(flow, heading, flow.typesetter.settings.profile.title, gapAfter);
}

/** A heading in letters of so many points. */
export function sizedHeading(
  flow: PrintFlow,
  { level, content, over }: Heading,
  size: number,
  gapAfter: number,
): Piece {
  const { pager, typesetter } = flow;
  const height = typesetter.lineHeight(size) * typesetter.break(content, size, 'heading').length;
  return {
    height,
    gapBefore: 0,
    gapAfter,
    leads: 'anything',
    draw(parent) {
      // The words and their target stand on one page.
      if (pager.room < height) pager.freshPage();
      flow.markTarget(pager.top, over);
      flow.text(content, size, 'heading', `H${level}`, parent);
    },
  };
}

/** A paragraph, a long one over the end of a page if need be; none if it is for boards to be touched. */
export function paragraphPiece(flow: PrintFlow, paragraph: BlockOf<'paragraph'>): Piece {
  const { pager, typesetter } = flow;
  const { style, content, level, when } = paragraph;
  if (when) return LEFT_OUT;
  const size = typesetter.textSize(style);
  const gapAfter = typesetter.bodyLine * GAPS.paragraph;
  const [line, count] = [typesetter.lineHeight(size), typesetter.break(content, size, 'text').length];
  const piece: Piece = level
    ? panelPiece(flow.pager, levelPanel(flow, content, size, level), gapAfter)
    : {
        height: line * count,
        least: line * leastLines(count),
        gapBefore: 0,
        gapAfter,
        draw: (parent) => flow.text(content, size, 'text', 'P', parent),
      };
  return {
    ...piece,
    leads: 'figures',
    draw(parent) {
      pager.begin(paragraph);
      piece.draw(parent);
    },
  };
}

/** A list, which can go on over the end of a page after its first entry. */
export function listPiece(flow: PrintFlow, block: BlockOf<'list'>): Piece {
  const { pager, typesetter } = flow;
  const { bodyLine } = typesetter;
  const { body } = typesetter.settings.profile;
  const { ordered, items } = block;
  const indent = indentOf(typesetter, block);
  const width = typesetter.width - indent;
  const gap = bodyLine * GAPS.paragraph * 0.5;
  const counts = items.map((item) => typesetter.break(item, body, 'text', width).length);
  return {
    height: bodyLine * (counts[0] ?? 0),
    whole: counts.reduce((sum, lines) => sum + bodyLine * (lines + GAPS.paragraph * 0.5), 0),
    gapBefore: 0,
    gapAfter: gap,
    draw(parent) {
      const list = element('L', parent);
      items.forEach((content, i) => {
        const item = element('LI', list);
        flow.lines(content, body, 'text', element('LBody', item), indent, {
          element: element('Lbl', item),
          label: ordered ? `${i + 1}.` : BULLET,
        });
        pager.skip(gap);
      });
    },
  };
}

/** How far the text of a list stands in, in mm: so that there is room for its numbers. */
function indentOf({ settings }: Typesetter, { ordered, items }: BlockOf<'list'>): number {
  const { profile, metrics } = settings;
  const widest = ordered ? metrics.width(`${items.length}.`, 'text', profile.body) + LABEL_GAP : 0;
  return Math.max(profile.indent, widest);
}

/** The squares that show a level: their sides and what stands between them, as multiples of the size of the text. */
const SIDE = 0.85;
const SPACE = 0.3;

type Level = NonNullable<BlockOf<'paragraph'>['level']>;

/** Words about a level, behind a square for each level, filled up to this one. */
function levelPanel(
  flow: PrintFlow,
  content: readonly Inline[],
  size: number,
  { number, levels }: Level,
): Panel {
  const { pager, typesetter } = flow;
  const [side, space] = [SIDE * mmOf(size), SPACE * mmOf(size)];
  const indent = levels * (side + space) + space;
  const lines = typesetter.break(content, size, 'text', typesetter.width - indent);
  const height = typesetter.lineHeight(size);
  const line = typesetter.settings.profile.lines.inner;
  const squares = ({ x, y }: Point) =>
    Array.from({ length: levels }, (_, i): PageItem => {
      const area = { x: x + i * (side + space), y: y + (height - side) / 2, width: side, height: side };
      return i < number ? { type: 'fill', ...area } : outlineIn(area, line);
    });
  return {
    height: lines.length * height,
    draw(at, parent) {
      pager.add({ element: undefined, items: squares(at) });
      flow.placeLines(lines, element('P', parent), { ...at, x: at.x + indent }, height);
    },
  };
}
