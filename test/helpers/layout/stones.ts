import type { StonesOrder } from '../../../src/layout/stones/order.ts';
import { DOMINO_SIZES } from '../../../src/layout/stones/sizes.ts';

/** An order of card dominoes: by default range 7 in English on A4. */
export function stonesOrder(changes: Partial<StonesOrder> = {}): StonesOrder {
  return {
    range: 7,
    size: DOMINO_SIZES.standard,
    paper: 'a4',
    language: 'en',
    figures: false,
    overlay: false,
    ...changes,
  };
}
