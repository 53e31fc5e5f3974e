import { describe, expect, it } from 'vitest';
import { brailleCell, braillePlace, brailleStone } from '../../src/braille/grids.ts';
import { fullRectangle, placesOf } from '../../src/domino/board.ts';
import { makeCell, makePlace } from '../../src/domino/coordinates.ts';
import { MAX_RANGE, makeStone, stonesOf } from '../../src/domino/stones.ts';
import { messages } from '../helpers/braille/catalogue.ts';
import { missing, runTool, TOOL } from '../helpers/braille/tools.ts';
import { translateTexts } from '../helpers/braille/writing.ts';

const CODES = [
  { grade: 'uncontracted', file: 'fr-bfu-comp6.utb' },
  { grade: 'contracted', file: 'fr-bfu-g2.ctb' },
] as const;

/** The pieces of the word-book that hold words; a mark that stands alone is a part of something longer. */
const TEXTS = [...new Set(messages('fr').map((text) => text.replace(/[^\S\u202f]+/g, ' ').trim()))].filter(
  (text) =>
    /[\p{L}\d]/u.test(text) && !/^[»?!]|«\s?$|(?:^|\s)[«»?](?:\s|$)/u.test(text.replace(/\u202f/g, '')),
);

describe(TOOL, () => {
  it('is here, or may be missing', ({ skip }) => {
    if (missing && process.env.DOMINOSA_REQUIRE_TOOLS !== '1')
      skip(`${TOOL} is not installed: French braille is not compared with it`);
    expect(missing, `${TOOL} is not installed`).toBe(false);
  });
});

describe.skipIf(missing).each(CODES)('French braille: $grade', ({ grade, file }) => {
  const own = { grade, translator: 'built-in' } as const;

  it('has all messages alike in both releases', () => {
    expect(TEXTS.join('').length).toBeGreaterThan(30_000);
    const written = translateTexts(TEXTS, 'fr', own);
    const theirs = translateTexts(TEXTS, 'fr', { grade, translator: 'lou_translate' });
    expect(TEXTS.filter((_, i) => written[i] !== theirs[i])).toEqual([]);
  });

  it('has cells and places as the tool has them', () => {
    const board = fullRectangle(7);
    const cells = board.cells.map((cell) => [makeCell(board, cell), brailleCell(board, cell, 'fr', own)]);
    const places = placesOf(board).map((pair) => [
      makePlace(board, pair),
      braillePlace(board, pair, 'fr', own),
    ]);
    const all = [...cells, ...places] as [string, string][];
    expect(all.map(([, ours]) => ours)).toEqual(
      runTool(
        all.map(([print]) => print),
        file,
      ),
    );
  });

  it('has stones as the tool has them', () => {
    const stones = stonesOf(MAX_RANGE);
    expect(stones.map((stone) => brailleStone(stone, 'fr'))).toEqual(runTool(stones.map(makeStone), file));
  });
});

it.skipIf(missing)('uncontracted, messages are read back', () => {
  const cells = translateTexts(TEXTS, 'fr', { grade: 'uncontracted', translator: 'built-in' });
  const read = runTool(cells, 'fr-bfu-comp6.utb', '--backward');
  expect(read.map(asRead)).toEqual(TEXTS.map(asRead));
});

/** A text as far as Braille tells it: one kind of quote, of dash and of apostrophe, and no blank of print at marks. */
function asRead(text: string): string {
  return text
    .replace(/\s+(?=[;:!?»])|(?<=«)\s+/g, '')
    .replace(/[“”«»]/g, '"')
    .replace(/’/g, "'")
    .replace(/[–—]/g, '-')
    .replaceAll('…', '...')
    .replace(/[\s⠀]+/g, ' ')
    .trim();
}
