import { describe, expect, it } from 'vitest';
import { cardDominoesBlocks } from '../../../src/document/card-dominoes.ts';
import { type Block, wordsOf } from '../../../src/document/document.ts';
import { LANGUAGE_CODES } from '../../../src/languages/index.ts';
import type { StonesOrder } from '../../../src/layout/stones/order.ts';
import { DOMINO_SIZES, scaled } from '../../../src/layout/stones/sizes.ts';
import { stonesFacts } from '../../../src/layout/stones/stones.ts';
import { textsOf } from '../../helpers/document/texts.ts';

function textOf(medium: 'print' | 'touch', changes: Partial<StonesOrder>): string {
  const order: StonesOrder = {
    range: 7,
    size: DOMINO_SIZES.standard,
    paper: 'a4',
    language: 'en',
    figures: false,
    overlay: false,
    ...changes,
  };
  const texts = textsOf(order.language);
  const blocks = cardDominoesBlocks(stonesFacts(order, medium, texts.words), texts);
  return blocks.slice(1).flatMap(linesOf).join('\n');
}

function linesOf(block: Block): string[] {
  if (block.type === 'list') return block.items.map(wordsOf);
  return 'content' in block ? [wordsOf(block.content)] : [];
}

describe('the words on sheets of dominoes', () => {
  it.each(LANGUAGE_CODES)('tell how many dominoes there are, and of which set: %s', (language) => {
    expect(textOf('print', { language })).toMatch(/^36 .*7:7\./);
    expect(textOf('print', { language, missingFrom: 6 })).toMatch(/^8 .*6:6.*7:7/);
    expect(textOf('touch', { language, range: 12 })).toMatch(/^91 .*12:12\./);
  });

  it.each([
    ['en', /39 by 19 millimetres/, /49\.5 by 24\.3/, /12\.8 by 3 /],
    ['de', /39 mal 19 Millimeter/, /49,5 mal 24,3/, /12,8 mal 3 /],
  ] as const)('tell measures as the language writes them: %s', (language, usual, odd, strip) => {
    expect(textOf('touch', { language })).toMatch(usual);
    expect(textOf('touch', { language, size: scaled(DOMINO_SIZES.standard, 1.2625) })).toMatch(odd);
    expect(textOf('print', { language, size: DOMINO_SIZES.travel })).toMatch(strip);
  });

  it.each([
    ['en', 'not braille', /corner/, 'colour', 'magnetic foil'],
    ['de', 'keine Brailleschrift', /Ecke/, 'Farbige', 'Magnetfolie'],
  ] as const)('speak only of what is there: %s', (language, braille, corner, colour, foil) => {
    const touch = textOf('touch', { language });
    expect(touch).toContain(braille);
    expect(touch).not.toMatch(corner);
    expect(touch).not.toContain(colour);
    expect(textOf('print', { language })).not.toContain(braille);
    expect(textOf('touch', { language, range: 10 })).toMatch(corner);
    expect(textOf('touch', { language, range: 10 })).not.toContain(braille);
    expect(textOf('touch', { language, overlay: true })).toContain(colour);
    for (const medium of ['print', 'touch'] as const) expect(textOf(medium, { language })).toContain(foil);
  });
});
