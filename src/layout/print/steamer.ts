import { type Stone, stone } from '../../domino/stones.ts';
import { type Element, element, type PageItem } from '../page.ts';
import { stoneItems } from './domino.ts';
import type { PrintFlow } from './flow.ts';
import type { Corner, Panel } from './panel.ts';

/** The side of a half, in squares of the largest board; the space about each domino, in sides. */
const SIDE = 0.37;
const GAP = 0.04;

/** The dominoes with a seven or an eight, which Adler had left over: two for the funnels, the others for cabin, deck and hull. */
const FUNNELS = [7, 8].map((number) => stone(number, number));
const OTHERS = [8, 7].flatMap((high) => Array.from({ length: high }, (_, low) => stone(low, high)));
/** Where they stand, in sides from the top of the funnels. */
const FUNNELS_AT = [4, 7];
const DECKS = [
  { x: 2, y: 2, from: 0, to: 4 },
  { x: 0, y: 3, from: 4, to: 10 },
  { x: 1, y: 4, from: 10, to: 15 },
];
const SIZE = { width: 12, height: 5.5 };
/** The smoke above each funnel, and the dashes of the waterline: in sides. */
const SMOKE = [
  { x: 0.5, y: -0.25, diameter: 0.3 },
  { x: 0.1, y: -0.55, diameter: 0.38 },
  { x: -0.45, y: -0.75, diameter: 0.46 },
];
const SMOKE_ROOM = 1;
const WAVE = { length: 1.2, gap: 0.4, y: 5.2, width: 0.06 };

/** A steamer that is built of dominoes: all those of the set up to 8:8 that have a seven or an eight. */
export function steamerPanel({ pager, typesetter }: PrintFlow, title: string): Panel {
  const { square, lines } = typesetter.settings.profile;
  const side = Math.min(SIDE * square, typesetter.width / SIZE.width);
  const [width, height] = [SIZE.width * side, (SIZE.height + SMOKE_ROOM) * side];
  return {
    height,
    draw({ x, y }: Corner, parent: Element) {
      const left = x + (typesetter.width - width) / 2;
      const top = y + SMOKE_ROOM * side;
      const built = (shown: Stone, at: Corner, [columns, rows]: readonly [number, number]) =>
        stoneItems(
          shown,
          {
            x: left + (at.x + GAP) * side,
            y: top + (at.y + GAP) * side,
            width: (columns - 2 * GAP) * side,
            height: (rows - 2 * GAP) * side,
          },
          lines.inner,
        );
      const items: PageItem[] = [
        ...FUNNELS.flatMap((funnel, i) => built(funnel, { x: FUNNELS_AT[i]!, y: 0 }, [1, 2])),
        ...DECKS.flatMap((deck) =>
          OTHERS.slice(deck.from, deck.to).flatMap((shown, i) =>
            built(shown, { x: deck.x + 2 * i, y: deck.y }, [2, 1]),
          ),
        ),
        ...FUNNELS_AT.flatMap((funnel) =>
          SMOKE.map(
            (puff): PageItem => ({
              type: 'dot',
              x: left + (funnel + puff.x) * side,
              y: top + puff.y * side,
              diameter: puff.diameter * side,
            }),
          ),
        ),
        ...waves(left, top, side, lines.inner),
      ];
      const box = { x: left, y, width, height };
      pager.add({ element: element('Figure', parent, { alt: title, box }), items });
    },
  };
}

/** @param least how wide lines are at least, in mm */
function waves(left: number, top: number, side: number, least: number): PageItem[] {
  const step = WAVE.length + WAVE.gap;
  const count = Math.floor(SIZE.width / step);
  const width = Math.max(least, WAVE.width * side);
  return Array.from({ length: count }, (_, i): PageItem => {
    const [from, y] = [left + (i * step + WAVE.gap) * side, top + WAVE.y * side];
    return { type: 'line', from: [from, y], to: [from + WAVE.length * side, y], width };
  });
}
