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
import { rowsOn } from './rows.ts';
import { CUT_HOLE_PLAY, PEG } from './sizes.ts';
import { pegPlaces, stoneChamfer, stoneOutline } from './stone.ts';

/**
 * A domino is two layers that are glued together: numbers on the upper one, holes for pegs through the lower one, which is
 * smaller by what is taken off the lower edges of a printed domino.
 */
export const LAYERS = ['upper', 'lower'] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * One layer of all dominoes, in rows; a domino has the same place on the sheets of both.
 *
 * @throws UserError if a domino does not fit
 */
export function stoneCuts(order: CutsOrder, layer: Layer, metrics: Metrics): CutSheet[] {
  const { size, paper } = order;
  const card = cardOf(size);
  const sheet = SHEETS[paper];
  const sheets = rowsOn(sheet, card, stonesWanted(order));
  if (sheets.length === 0) {
    const [width, height] = [rounded(card.width), rounded(card.height)];
    throw new UserError(`dominoes of ${width} by ${height} mm do not fit on ${paper}`, {
      hint: paper === 'a3' ? 'choose a smaller size' : 'choose a smaller size, or a3 paper',
    });
  }
  const style = makeCardStyle({ ...order, overlay: false }, 'print', { metrics, tactile: SWELL });
  const inset = layer === 'lower' ? stoneChamfer(size).lower : 0;
  const outline = stoneOutline(size, isCornered(order), inset);
  const diameter = PEG.diameter + CUT_HOLE_PLAY;
  return sheets.map((here): CutSheet => {
    const middles = here.map(({ x, y }): Point => [x + card.width / 2, y + card.height / 2]);
    const pieces = middles.map(([x, y]) => outline.map(([right, up]): Point => [x + right, y - up]));
    const plain = { ...sheet, slots: [], pieces };
    if (layer === 'upper') {
      const engraved = here.flatMap(({ thing, x, y }) => stoneItems(thing, { x, y }, style));
      return { ...plain, holes: [], engraved };
    }
    const holes = middles.flatMap(([x, y]) =>
      pegPlaces(size).map(([right]) => ({ x: x + right, y, diameter })),
    );
    return { ...plain, holes, engraved: [] };
  });
}
