import type { StonesOrder } from '../../../src/layout/stones/order.ts';
import type { Medium } from '../../../src/layout/stones/sizes.ts';
import { loadFonts } from '../../../src/node/fonts.ts';
import { loadTexts } from '../../../src/node/texts.ts';
import { renderStones } from '../../../src/render/stones.ts';
import { USUAL_WRITING } from '../braille/writing.ts';
import { stonesOrder } from '../layout/stones.ts';
import { wholeOf } from './whole.ts';

export const FONTS = loadFonts();
const OWNER = { author: '', publisher: '', isbn: '', rights: '', date: '2026-11-20' };

/** The bytes of a file of card dominoes, by default those of {@link stonesOrder}. */
export function dominoesFile(medium: Medium, changes: Partial<StonesOrder> = {}): Buffer {
  const order = stonesOrder(changes);
  const texts = loadTexts(order.language);
  const materials = { texts, fonts: FONTS, cell: 'medium', writing: USUAL_WRITING } as const;
  return wholeOf(renderStones(order, medium, OWNER, materials));
}

/** All dominoes of a set in order, without those of a smaller set, such as `0:1`. */
export function dominoNames(range: number, missingFrom = -1): string[] {
  const names: string[] = [];
  for (let high = missingFrom + 1; high <= range; high++) {
    for (let low = 0; low <= high; low++) names.push(`${low}:${high}`);
  }
  return names;
}
