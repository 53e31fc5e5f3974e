import type { SectionRole } from '../../document/document.ts';
import { domino } from '../../domino/dominoes.ts';
import { type ArtInks, ON_FIELD, ON_PAPER, roundedItems } from '../cover-art.ts';
import type { Area, Ink, PageItem } from '../page.ts';
import { faceItems } from './domino.ts';
import type { PrintFlow } from './flow.ts';
import type { Panel } from './panel.ts';
import type { CoverDesign } from './typesetter.ts';

/** What the parts of a cover are drawn with. */
export interface CoverStyle {
  readonly title: Ink;
  readonly lead: Ink;
  readonly text: Ink;
  /** Bars, and dominoes in a band. */
  readonly bar: Ink;
  readonly onBar: Ink;
  /** A badge and the words on it; without the first it is a frame. */
  readonly badge: Ink | undefined;
  readonly onBadge: Ink;
  readonly art: ArtInks;
  /** What stands behind pictures of the user's own. */
  readonly plate: Ink | undefined;
}

const PLAIN: CoverStyle = {
  title: 'black',
  lead: 'black',
  text: 'black',
  bar: 'black',
  onBar: 'ground',
  badge: undefined,
  onBadge: 'black',
  art: {
    numbers: 'black',
    outline: 'black',
    domino: undefined,
    edge: 'black',
    pips: 'black',
    marked: { domino: 'black', pips: 'ground' },
  },
  plate: undefined,
};

const COLOURED: CoverStyle = {
  ...PLAIN,
  title: 'accent',
  bar: 'accent',
  badge: 'accent',
  onBadge: 'ground',
  art: ON_PAPER,
};

const ON_A_FIELD: CoverStyle = {
  title: 'on-field',
  lead: 'bright',
  text: 'on-field',
  bar: 'bright',
  onBar: 'field',
  badge: 'bright',
  onBadge: 'field',
  art: ON_FIELD,
  plate: 'ground',
};

/** How a side of a cover is drawn: the back has a ground of paper, so that boards can stand on it. */
export function coverStyle(role: SectionRole, design: CoverDesign = 'plain'): CoverStyle {
  if (design === 'field' && role === 'cover') return ON_A_FIELD;
  return design === 'plain' ? PLAIN : COLOURED;
}

/** What stands over and below the words and boards of a cover: decoration as wide as the page. */
export interface CoverFrame {
  readonly head?: Panel;
  readonly foot?: Panel;
}

/** The height of the coloured band, in squares of the largest board in running text. */
const BAND = 1.3;
/** Of the band: the height of its dominoes, the blank between them, and their rounded corners. */
const DOMINO = { height: 0.6, gap: 0.22, radius: 0.09 };
/** How much of a half of a domino its pips and the bar between two halves fill. */
const FACE = 0.92;
/** The dominoes of the band lie end to end, each number beside its like, from 0:1 to this. */
const LAST = 9;

/**
 * The frames that words on a cover can have, the one with the most decoration first: on the front bars, and in colour a band
 * with dominoes; none on the back.
 */
export function framesOf(flow: PrintFlow, style: CoverStyle, role: SectionRole): readonly CoverFrame[] {
  const { lines } = flow.typesetter.settings.profile;
  if (role !== 'cover') return [{}];
  const isPlain = style.bar === 'black';
  const bar = barPanel(flow, lines.rule, style.bar);
  const barred = { head: bar, foot: isPlain ? barPanel(flow, lines.bar, style.bar) : bar };
  return !isPlain ? [{ head: bandPanel(flow, style), foot: bar }, barred] : [barred];
}

function barPanel({ pager }: PrintFlow, height: number, ink: Ink): Panel {
  return {
    height,
    draw: (at) =>
      pager.add({ element: undefined, items: [{ type: 'fill', ...at, width: pager.width, height, ink }] }),
  };
}

/** A band in which dominoes lie end to end, as many as there is room for. */
function bandPanel(flow: PrintFlow, { bar, onBar }: CoverStyle): Panel {
  const { pager, typesetter } = flow;
  const height = BAND * typesetter.settings.profile.square;
  const [side, gap] = [DOMINO.height * height, DOMINO.gap * height];
  const pitch = 2 * side + gap;
  const count = Math.min(LAST, Math.floor((pager.width - gap) / pitch));
  const draw: Panel['draw'] = ({ x, y }) => {
    const band = { type: 'fill', x, y, width: pager.width, height, ink: bar } as const;
    const left = x + (pager.width - (count * pitch - gap)) / 2;
    const dominoes = Array.from({ length: count }, (_, i) => {
      const area = { x: left + i * pitch, y: y + (height - side) / 2, width: 2 * side, height: side };
      return solidDomino(i, area, DOMINO.radius * height, { body: onBar, pips: bar });
    });
    pager.add({ element: undefined, items: [band, ...dominoes.flat()] });
  };
  return { height, draw };
}

/** The domino of a number and the next. */
function solidDomino(number: number, area: Area, radius: number, inks: { body: Ink; pips: Ink }): PageItem[] {
  const { low, high } = domino(number, number + 1);
  const { x, y, width, height } = area;
  const middle = y + height / 2;
  const halves = [low, high].map((half, i) => ({ number: half, x: x + (0.25 + i / 2) * width, y: middle }));
  const face = faceItems(halves, true, FACE * height, radius / 2);
  return [...roundedItems(area, radius, inks.body), ...face.map((item) => ({ ...item, ink: inks.pips }))];
}
