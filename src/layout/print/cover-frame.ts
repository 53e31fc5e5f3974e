import type { SectionRole } from '../../document/document.ts';
import { stone } from '../../domino/stones.ts';
import type { Area, Ink, PageItem } from '../page.ts';
import { faceItems } from './domino.ts';
import type { PrintFlow } from './flow.ts';
import type { Panel } from './panel.ts';

/** What stands over and below the words and boards of a cover: decoration as wide as the page. */
export interface CoverFrame {
  readonly head: Panel;
  readonly foot: Panel;
}

/** The height of the coloured band, in squares of the largest board in running text. */
const BAND = 1.3;
/** Of the band: the height of its stones, the blank between them, and their rounded corners. */
const STONE = { height: 0.6, gap: 0.22, radius: 0.09 };
/** How much of a half of a stone its pips and the bar between two halves fill. */
const FACE = 0.92;
/** The stones of the band lie end to end, each number beside its like, from 0:1 to this. */
const LAST = 9;

/**
 * The frames that a cover can have, the one with the most decoration first. In colour the front has a band with stones,
 * and all bars have the colour of this.
 */
export function framesOf(flow: PrintFlow, role: SectionRole): readonly CoverFrame[] {
  const { lines } = flow.typesetter.settings.profile;
  if (!flow.typesetter.settings.hasColouredCover) {
    return [{ head: barPanel(flow, lines.bar, 'black'), foot: barPanel(flow, lines.stroke, 'black') }];
  }
  const bar = barPanel(flow, lines.bar, 'accent');
  const barred = { head: bar, foot: bar };
  return role === 'cover' ? [{ head: bandPanel(flow), foot: bar }, barred] : [barred];
}

function barPanel({ pager }: PrintFlow, height: number, ink: Ink): Panel {
  const draw: Panel['draw'] = (at) => {
    const bar = { type: 'fill', ...at, width: pager.width, height, ink } as const;
    pager.add({ element: undefined, items: [bar] });
  };
  return { height, draw };
}

/** A band in which stones lie end to end, as many as there is room for. */
function bandPanel(flow: PrintFlow): Panel {
  const { pager, typesetter } = flow;
  const height = BAND * typesetter.settings.profile.square;
  const [side, gap] = [STONE.height * height, STONE.gap * height];
  const pitch = 2 * side + gap;
  const count = Math.min(LAST, Math.floor((pager.width - gap) / pitch));
  const draw: Panel['draw'] = ({ x, y }) => {
    const band = { type: 'fill', x, y, width: pager.width, height, ink: 'accent' } as const;
    const left = x + (pager.width - (count * pitch - gap)) / 2;
    const stones = Array.from({ length: count }, (_, i) =>
      solidStone(
        i,
        { x: left + i * pitch, y: y + (height - side) / 2, width: 2 * side, height: side },
        height,
      ),
    );
    pager.add({ element: undefined, items: [band, ...stones.flat()] });
  };
  return { height, draw };
}

/** The stone of a number and the next, as light as the ground with pips in the colour of the band. */
function solidStone(number: number, { x, y, width, height }: Area, band: number): PageItem[] {
  const { low, high } = stone(number, number + 1);
  const radius = STONE.radius * band;
  const inside = {
    x: x + radius,
    y: y + radius,
    width: width - 2 * radius,
    height: height - 2 * radius,
  };
  const middle = y + height / 2;
  const halves = [low, high].map((half, i) => ({ number: half, x: x + (0.25 + i / 2) * width, y: middle }));
  return [
    { type: 'fill', ...inside, ink: 'ground' },
    // A line with round joins, as wide as the corners are round on both its sides.
    { type: 'outline', ...inside, radius: 0, line: 2 * radius, ink: 'ground' },
    ...faceItems(halves, true, FACE * height, radius / 2).map((item) => ({
      ...item,
      ink: 'accent' as const,
    })),
  ];
}
