import { describe, expect, it } from 'vitest';
import { STONE_SIZES } from '../../src/layout/stones/sizes.ts';
import { brailleValue, cardsOn, pipStone, SIZES } from '../helpers/render/stones-cards.ts';
import { stoneNames, stonesFile } from '../helpers/render/stones-order.ts';
import { isPainterThere, paintedOn } from '../helpers/render/stones-painted.ts';
import type { Raised } from '../helpers/render/stones-sheets.ts';

// Pages rendered at 300 dpi by another program, read as a finger would. Without pdftoppm the tests are skipped, unless
// DOMINOSA_REQUIRE_TOOLS=1.

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';
/** The tolerance of a distance, in mm. */
const EXACT = 0.1;

/** Sheets with bars, which are the only vertical lines of such length. */
function stoneSheets(pages: readonly Raised[][]): Raised[][] {
  return pages.filter((things) => things.some(({ width, from, to }) => to[1] - from[1] > 5 * width));
}

describe.skipIf(!isPainterThere && !REQUIRED)(
  `stones painted by pdftoppm${isPainterThere ? '' : ' (not installed)'}`,
  () => {
    it.each([
      ['standard', 7, false],
      ['standard', 9, true],
      ['large', 8, false],
      ['travel', 7, false],
    ] as const)('in the size %s up to %i, colour %s, are the whole set', async (name, range, overlay) => {
      const pages = paintedOn(stonesFile('touch', { range, overlay, size: STONE_SIZES[name] }));
      const cards = stoneSheets(pages).flatMap((things) => cardsOn(things, false));
      expect(cards.map((card) => pipStone(card, SIZES[name], EXACT))).toEqual(stoneNames(range));
    });

    it('in braille up to 7 in the standard size are the whole set, each with the dot for its corner', async () => {
      const pages = paintedOn(stonesFile('touch', { range: 7, braille: true }));
      const cards = stoneSheets(pages).flatMap((things) => cardsOn(things, true));
      const stones = cards.map(({ halves }) => halves.map((half) => brailleValue(half, 7)).join(':'));
      expect(stones).toEqual(stoneNames(7));
      for (const { corner } of cards) expect(Math.abs(corner!.width - 1.5)).toBeLessThan(EXACT);
    });

    it('in braille up to 12 are the whole set', async () => {
      const pages = paintedOn(stonesFile('touch', { range: 12, size: STONE_SIZES.large }));
      const cards = stoneSheets(pages).flatMap((things) => cardsOn(things, true));
      const stones = cards.map(({ halves }) => halves.map((half) => brailleValue(half, 12)).join(':'));
      expect(stones).toEqual(stoneNames(12));
      for (const { corner } of cards) expect(Math.abs(corner!.width - 1.875)).toBeLessThan(EXACT);
    });
  },
);
