import { UserError } from '../../errors.ts';
import { rounded } from '../stones/grid.ts';
import { boundsOf, type Form, type Point, type Solid } from './forms.ts';
import { BED, PIECE_GAP } from './order.ts';

/** A solid and where its own middle stands on a bed, in mm from the lower left corner. */
export interface Placed {
  readonly solid: Solid;
  readonly x: number;
  readonly y: number;
}

export type Bed = readonly Placed[];

/** As much of a bed as is used. */
const ROOM: number = BED.side - 2 * BED.margin;

/** Solids in rows from the upper left, on as many beds as they need. @throws UserError if one does not fit */
export function bedsOf(solids: readonly Solid[]): Bed[] {
  const beds: Placed[][] = [];
  // Of the next solid, from the upper left of the room, and of the next row.
  let [left, top, next] = [0, ROOM, 0];
  for (const solid of solids) {
    const [[fromX, fromY], [toX, toY]] = boundsOf(solid.body.flatMap(footOf));
    const [width, height] = [toX - fromX, toY - fromY];
    if (Math.max(width, height) > ROOM) {
      throw new UserError(`a piece of ${rounded(width)} by ${rounded(height)} mm does not fit a printer`, {
        expected: `pieces of ${ROOM} by ${ROOM} mm at most`,
        hint: 'choose a smaller size',
      });
    }
    if (left + width > ROOM) [left, top] = [0, next];
    if (top + height > ROOM) {
      beds.push([]);
      [left, top, next] = [0, 0, 0];
    }
    beds.at(-1)!.push({ solid, x: BED.margin + left - fromX, y: BED.side - BED.margin - top - toY });
    left += width + PIECE_GAP;
    next = Math.max(next, top + height + PIECE_GAP);
  }
  return beds;
}

/** The corners of what lies under a form. */
function footOf(form: Form): readonly Point[] {
  if (form.type === 'prism') return form.outline;
  const { x, y, diameter } = form;
  return [-1, 1].map((side): Point => [x + (side * diameter) / 2, y + (side * diameter) / 2]);
}
