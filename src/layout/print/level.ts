import type { BlockOf, Inline } from '../../document/document.ts';
import { type Area, mmOf, type PageItem } from '../page.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';
import type { Corner, Panel } from './panel.ts';

/** The squares that show a level: their sides and what stands between them, as multiples of the size of the text. */
const SIDE = 0.85;
const SPACE = 0.3;

type Level = NonNullable<BlockOf<'paragraph'>['level']>;

/** Words about a level, behind a square for each level, filled up to this one. */
export function levelPanel(
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
  const squares = ({ x, y }: Corner) =>
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

/** An outline whose line lies within an area. */
function outlineIn({ x, y, width, height }: Area, line: number): PageItem {
  const half = line / 2;
  return {
    type: 'outline',
    x: x + half,
    y: y + half,
    width: width - line,
    height: height - line,
    radius: 0,
    line,
  };
}
