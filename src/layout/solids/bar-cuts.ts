import { SHEETS } from '../sheets.ts';
import { stonesWanted } from '../stones/order.ts';
import { barOutline } from './bars.ts';
import type { CutSheet } from './cut-sheet.ts';
import { boundsOf, type Point } from './forms.ts';
import type { CutsOrder } from './order.ts';
import { rowsOn } from './rows.ts';

/** As many bars as dominoes, in rows. */
export function barCuts(order: CutsOrder): CutSheet[] {
  const sheet = SHEETS[order.paper];
  const outline = barOutline(order.size);
  const [[left, bottom], [right, top]] = boundsOf([{ type: 'prism', outline, from: 0, to: 0 }]);
  return rowsOn(sheet, { width: right - left, height: top - bottom }, stonesWanted(order)).map((places) => ({
    ...sheet,
    holes: [],
    slots: [],
    pieces: places.map(({ x, y }) => outline.map(([along, up]): Point => [x + along - left, y + top - up])),
    engraved: [],
  }));
}
