import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { renderWorksheet } from '../../src/render/worksheet.ts';
import { WORKSHEET_COUNTS, WORKSHEET_RANGES, type WorksheetOrder } from '../../src/render/worksheet-order.ts';
import { PdfObjects } from '../helpers/pdf/objects.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const fonts = loadFonts();
const USUAL: WorksheetOrder = { level: 'easy', range: 6, count: 4, solutions: true, paper: 'a4', seed: 'a' };

async function made(order: Partial<WorksheetOrder>, language: (typeof LANGUAGE_CODES)[number] = 'en') {
  const file = await renderWorksheet({ ...USUAL, ...order }, { texts: loadTexts(language), fonts });
  const bytes = wholeOf(file);
  const objects = new PdfObjects(bytes);
  return { bytes, pages: objects.get(objects.root, 'Pages', 'Count') };
}

describe('a worksheet', () => {
  it('has its puzzles on one page and their solutions on another, of any set and in every language', async () => {
    for (const language of LANGUAGE_CODES) {
      for (const count of WORKSHEET_COUNTS) expect((await made({ count }, language)).pages).toBe(2);
    }
    for (const paper of ['a4', 'letter'] as const) {
      for (const range of [WORKSHEET_RANGES.least, WORKSHEET_RANGES.most]) {
        for (const count of WORKSHEET_COUNTS) {
          expect((await made({ range, count, paper })).pages).toBe(2);
          expect((await made({ range, count, paper, solutions: false })).pages).toBe(1);
        }
      }
    }
  });

  it('is the same for the same seed, and another for another', async () => {
    const [one, again, other] = [await made({}), await made({}), await made({ seed: 'b' })];
    expect(one.bytes).toEqual(again.bytes);
    expect(one.bytes).not.toEqual(other.bytes);
  });
});
