import { UserError } from '../../errors.ts';
import type { Metrics } from '../metrics.ts';
import { SHEETS } from '../sheets.ts';
import { makeCardStyle, stoneItems } from '../stones/card.ts';
import { rounded } from '../stones/grid.ts';
import { isCornered, stonesWanted } from '../stones/order.ts';
import { cardOf } from '../stones/sizes.ts';
import { SWELL } from '../tactile/profile.ts';
import type { CutSheet } from './cut-sheet.ts';
import type { Point } from './forms.ts';
import type { CutsOrder } from './order.ts';
import { BED, CUT_HOLE_PLAY, PEG, PIECE_GAP } from './sizes.ts';
import { pegPlaces, stoneOutline } from './stone.ts';

/** A stone is two layers that are glued together: numbers on the upper one, holes for pegs through the lower one. */
export const LAYERS = ['upper', 'lower'] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * One layer of all stones, in rows; a stone has the same place on the sheets of both.
 *
 * @throws UserError if a stone does not fit
 */
export function stoneCuts(order: CutsOrder, layer: Layer, metrics: Metrics): CutSheet[] {
  const { size, paper } = order;
  const card = cardOf(size);
  const sheet = SHEETS[paper];
  const inRow = (room: number, length: number) =>
    Math.floor((room - 2 * BED.margin + PIECE_GAP) / (length + PIECE_GAP));
  const columns = inRow(sheet.width, card.width);
  const perSheet = columns * inRow(sheet.height, card.height);
  if (perSheet <= 0) {
    const [width, height] = [rounded(card.width), rounded(card.height)];
    throw new UserError(`dominoes of ${width} by ${height} mm do not fit on ${paper}`, {
      hint: paper === 'a3' ? 'choose a smaller size' : 'choose a smaller size, or a3 paper',
    });
  }
  const style = makeCardStyle({ ...order, overlay: false }, 'print', { metrics, tactile: SWELL });
  const outline = stoneOutline(size, isCornered(order));
  const stones = stonesWanted(order);
  return Array.from({ length: Math.ceil(stones.length / perSheet) }, (_, s): CutSheet => {
    const here = stones.slice(s * perSheet, (s + 1) * perSheet).map((stone, i) => {
      const x = BED.margin + (i % columns) * (card.width + PIECE_GAP);
      const y = BED.margin + Math.floor(i / columns) * (card.height + PIECE_GAP);
      return { stone, at: { x, y }, middle: { x: x + card.width / 2, y: y + card.height / 2 } };
    });
    const pieces = here.map(({ middle: { x, y } }) =>
      outline.map(([right, up]): Point => [x + right, y - up]),
    );
    if (layer === 'upper') {
      return {
        ...sheet,
        holes: [],
        pieces,
        engraved: here.flatMap(({ stone, at }) => stoneItems(stone, at, style)),
      };
    }
    const diameter = PEG.diameter + CUT_HOLE_PLAY;
    const holes = here.flatMap(({ middle: { x, y } }) =>
      pegPlaces(size).map(([right]) => ({ x: x + right, y, diameter })),
    );
    return { ...sheet, holes, pieces, engraved: [] };
  });
}
