import type { CardStones } from '../../document/card-stones.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type BoxNet, boxNet } from './box.ts';
import { isCornered, numeralsOf, type StonesOrder, stonesWanted } from './order.ts';
import { cardOf, type Medium, stripsOf } from './sizes.ts';

/** What the words before the sheets tell of an order. */
export function stonesFacts(order: StonesOrder, medium: Medium, words: WordBook): CardStones {
  const { range, missingFrom, size, box } = order;
  const length = (mm: number) => String(Math.round(10 * mm) / 10).replace('.', words.text('decimal-sign'));
  const boxFacts = ({ stacks, inside: { width, depth, height } }: BoxNet) => ({
    stacks,
    thickness: length(box!),
    width: length(width),
    depth: length(depth),
    height: length(height),
  });
  const stones = stonesWanted(order);
  const card = cardOf(size);
  const strip = stripsOf(size, medium);
  return {
    reader: medium,
    numerals: numeralsOf(order, medium),
    cornered: isCornered(order),
    count: stones.length,
    range,
    owned: missingFrom,
    first: stones.slice(0, 4),
    card: { width: length(card.width), height: length(card.height) },
    square: length(size.square),
    strip: { length: length(strip.length), width: length(strip.width) },
    overlay: order.overlay && medium === 'touch',
    box: box === undefined ? undefined : boxFacts(boxNet(order, box)),
  };
}
