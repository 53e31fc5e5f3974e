import { describe, expect, it } from 'vitest';
import { STONE_SIZES, scaled } from '../../src/layout/stones/sizes.ts';
import { faultOf } from '../helpers/fault.ts';
import { between } from '../helpers/pdf/distance.ts';
import type { Point } from '../helpers/pdf/drawing.ts';
import { PdfObjects } from '../helpers/pdf/objects.ts';
import { contentIn, isNode, nodesIn, readStructure, type StructureNode } from '../helpers/pdf/structure.ts';
import { madeUpBook, render } from '../helpers/render/books.ts';
import {
  brailleValue,
  type Card,
  cardsOn,
  cutsOf,
  pipStone,
  pipsNumber,
  SIZES,
} from '../helpers/render/stones-cards.ts';
import { stoneNames, stonesFile } from '../helpers/render/stones-order.ts';
import { type Raised, raisedOn, readSheets, type SheetRead } from '../helpers/render/stones-sheets.ts';

// The dimensions given in docs/stones.md, in mm.
const CLEARANCE = 3.2;
const MARGIN = 10;
const EXACT = 0.05;
/** The sheets of dominoes and of strips in a file: those with more lines than the mark in the corner. */
function sheetsToCut(sheets: readonly SheetRead[]): SheetRead[] {
  return sheets.filter(({ black }) => black.lines.length > 1);
}

/** The sheets of dominoes: all but the last one, which has strips. */
function stoneSheets(sheets: readonly SheetRead[]): SheetRead[] {
  return sheetsToCut(sheets).slice(0, -1);
}

function cardsOf(sheets: readonly SheetRead[], cornered = false): Card[] {
  return stoneSheets(sheets).flatMap((sheet) => cardsOn(raisedOn(sheet), cornered));
}

/** Raised things that are too close for a finger to separate, or outside the margins. */
function faultsOn(sheet: SheetRead): string[] {
  const topOf = ({ from, to }: Raised) => Math.min(from[1], to[1]);
  const all = raisedOn(sheet).sort((a, b) => topOf(a) - topOf(b));
  const faults: string[] = [];
  all.forEach((one, i) => {
    const half = one.width / 2;
    for (const [x, y] of [one.from, one.to]) {
      const edge = Math.min(x, y, sheet.width - x, sheet.height - y) - half;
      if (edge < MARGIN - EXACT) faults.push(`${x}, ${y} outside the margin`);
    }
    const bottom = Math.max(one.from[1], one.to[1]);
    for (let j = i + 1; j < all.length && topOf(all[j]!) < bottom + 10; j++) {
      const other = all[j]!;
      if (one.text !== undefined && one.text === other.text) continue;
      const gap = between([one.from, one.to], [other.from, other.to]) - half - other.width / 2;
      if (gap < CLEARANCE - 0.001) faults.push(`${one.from} and ${other.from}: ${gap}`);
    }
  });
  return faults;
}

describe('card stones for touch', () => {
  it.each([
    [3, 'en'],
    [9, 'de'],
  ] as const)('up to %i in %s: every stone once, with pips of their measures', async (range, language) => {
    const sheets = await readSheets(stonesFile('touch', { range, language }));
    expect(cardsOf(sheets).map((card) => pipStone(card, SIZES.standard))).toEqual(stoneNames(range));
    for (const sheet of sheetsToCut(sheets)) expect(faultsOn(sheet)).toEqual([]);
    for (const sheet of sheets) {
      expect([...sheet.colours]).toEqual(['black']);
    }
  });

  it.each(['large', 'travel'] as const)('in the size %s', async (name) => {
    const sheets = await readSheets(stonesFile('touch', { range: 9, size: STONE_SIZES[name] }));
    expect(cardsOf(sheets).map((card) => pipStone(card, SIZES[name]))).toEqual(stoneNames(9));
    for (const sheet of sheetsToCut(sheets)) expect(faultsOn(sheet)).toEqual([]);
  });

  it.each([
    [10, 'standard', 'en'],
    [12, 'large', 'de'],
  ] as const)(
    'up to %i in the size %s, %s: braille digits and a corner to cut off',
    async (range, name, language) => {
      const sheets = await readSheets(stonesFile('touch', { range, language, size: STONE_SIZES[name] }));
      const cards = cardsOf(sheets, true);
      const stones = cards.map(({ halves }) => halves.map((half) => brailleValue(half, 12)).join(':'));
      expect(stones).toEqual(stoneNames(range));
      const leg = name === 'large' ? 7.5 : 6;
      for (const { corner, left, top, width, halves } of cards) {
        const [x, y] = [left + width - corner!.from[0], corner!.from[1] - top];
        expect(x).toBeCloseTo(y, 2);
        // The dot is cut off with the corner: it lies on the outer side of the slanting cut.
        expect((leg - x - y) / Math.SQRT2).toBeGreaterThan(corner!.width / 2 + 0.5);
        // Nothing else is cut off.
        for (const { from } of halves.flat()) {
          expect((left + width - from[0] + from[1] - top - leg) / Math.SQRT2).toBeGreaterThan(0.6);
        }
      }
      for (const sheet of sheetsToCut(sheets)) expect(faultsOn(sheet)).toEqual([]);
    },
  );

  it('has all 36 stones of the set up to 7:7 on one A4, and the eight that a set up to 6:6 lacks', async () => {
    const whole = stoneSheets(await readSheets(stonesFile('touch')));
    expect(whole).toHaveLength(1);
    expect([whole[0]!.width, whole[0]!.height].map(Math.round)).toEqual([210, 297]);
    const missing = await readSheets(stonesFile('touch', { missingFrom: 6 }));
    const names = [0, 1, 2, 3, 4, 5, 6, 7].map((low) => `${low}:7`);
    expect(cardsOf(missing).map((card) => pipStone(card, SIZES.standard))).toEqual(names);
  });

  it.each([
    ['letter', 215.9, 279.4],
    ['a3', 297, 420],
  ] as const)('fits %s', async (paper, width, height) => {
    const sheets = await readSheets(stonesFile('touch', { range: 9, paper }));
    expect(cardsOf(sheets).map((card) => pipStone(card, SIZES.standard))).toEqual(stoneNames(9));
    for (const sheet of stoneSheets(sheets)) {
      expect(sheet.width).toBeCloseTo(width, 1);
      expect(sheet.height).toBeCloseTo(height, 1);
      expect(faultsOn(sheet)).toEqual([]);
    }
  });

  it('grows by a factor, over as many sheets as it needs', async () => {
    const size = scaled(STONE_SIZES.standard, 2.5);
    const sheets = await readSheets(stonesFile('touch', { size }));
    expect(stoneSheets(sheets).length).toBeGreaterThan(3);
    const cards = cardsOf(sheets);
    for (const { width, height } of cards) expect([width, height].map(Math.round)).toEqual([99, 49]);
    const large = { card: [99, 49], bar: [2.5, 39], pip: 5, pitch: 13.75, shift: 2.5 } as never;
    expect(cards.map((card) => pipStone(card, large))).toEqual(stoneNames(7));
  });

  it('has strips with a line, each a stroke', async () => {
    const sheet = (await readSheets(stonesFile('touch'))).at(-1)!;
    const raised = raisedOn(sheet);
    const { across, down } = cutsOf(raised);
    for (const [i, x] of down.slice(1).entries()) expect(x - down[i]!).toBeCloseTo(16.4, 1);
    for (const [i, y] of across.slice(1).entries()) expect(y - across[i]!).toBeCloseTo(4.5, 1);
    const strokes = raised.filter(({ from, to }) => to[0] - from[0] > 5 && from[1] === to[1]);
    expect(strokes).toHaveLength((across.length - 1) * (down.length - 1));
    expect(strokes.length).toBeGreaterThanOrEqual(100);
    // As long as the bars in figures and keys.
    for (const { from, to, width } of strokes) expect(to[0] - from[0] + width).toBeCloseTo(13, 1);
    expect(faultsOn(sheet)).toEqual([]);
  });

  it('adds digits in colour for a sighted partner, and leaves what is raised as it is', async () => {
    const plain = await readSheets(stonesFile('touch', { range: 9 }));
    const both = await readSheets(stonesFile('touch', { range: 9, overlay: true }));
    const stones = stoneSheets(both);
    expect(stones.map(raisedOn)).toEqual(stoneSheets(plain).map(raisedOn));
    const digits = stones.flatMap(({ coloured }) => coloured.runs.filter(({ size }) => size > 20));
    expect(digits.map(({ text }) => text).join('')).toBe(stoneNames(9).join('').replaceAll(':', ''));
    for (const sheet of stones) {
      expect(sheet.coloured.lines.length).toBeGreaterThan(10);
      expect(sheet.colours.size).toBe(2);
    }
  });

  it.each([
    ['pips', { size: scaled(STONE_SIZES.standard, 0.9) }, 'pips of 1.5 mm or more that are 3.2 mm apart'],
    ['braille', { size: STONE_SIZES.travel, range: 10 }, 'dominoes for cells of 20 mm or more'],
  ] as const)('refuses %s that are too small', (_, changes, expected) => {
    expect(faultOf(() => stonesFile('touch', changes))).toEqual({
      message: 'the numbers on such small dominoes cannot be read by touch',
      expected,
      hint: 'choose a larger size, or make the file to print alone',
    });
  });
});

describe('card stones to print', () => {
  const printed = async (...order: Parameters<typeof stonesFile>) =>
    stoneSheets(await readSheets(stonesFile(...order)));

  /** The cards, given by the thin lines across the whole sheet. */
  function grid({ black: { lines } }: SheetRead): { across: number[]; down: number[] } {
    const cuts = lines.filter(
      ({ width, points: [a, b] }) => width < 0.3 && (a![0] === b![0] || a![1] === b![1]),
    );
    const sorted = (axis: 0 | 1) =>
      cuts
        .filter(({ points: [a, b] }) => a![axis] === b![axis])
        .map(({ points }) => points[0]![axis])
        .sort((a, b) => a - b);
    return { across: sorted(1), down: sorted(0) };
  }

  it('has every stone once, in larger pips', async () => {
    const range = 9;
    const stones: string[] = [];
    for (const sheet of await printed('print', { range })) {
      const { across, down } = grid(sheet);
      for (const [r, top] of across.slice(0, -1).entries()) {
        for (const left of down.slice(0, -1)) {
          const inside = ([x, y]: readonly [number, number]) =>
            x > left && x < left + 39 && y > top && y < top + 19;
          expect(across[r + 1]! - top).toBeCloseTo(19, 1);
          const bars = sheet.black.lines.filter(
            ({ width, points: [from] }) => width > 0.5 && inside(from as Point),
          );
          const pips = sheet.black.discs.filter(({ x, y }) => inside([x, y]));
          if (bars.length === 0) {
            expect(pips).toEqual([]);
            continue;
          }
          for (const { diameter } of pips) expect(diameter).toBeCloseTo(3.8, 1);
          const halves = [-1, 1].map((side) => {
            const half = pips
              .filter(({ x }) => Math.sign(x - left - 19.5) === side)
              .map(({ x, y, diameter }): Raised => ({ from: [x, y], to: [x, y], width: diameter }));
            return pipsNumber(half, [left + 19.5 + side * 10, top + 9.5], 5.5);
          });
          stones.push(halves.join(':'));
        }
      }
    }
    expect(stones).toEqual(stoneNames(range));
  });

  it.each([
    [9, true, 9 + 2 + 10 + 1],
    [12, false, 2 * 14],
  ])(
    'shows large digits up to %i, with a line below 6 and 9 where both are',
    async (range, figures, marked) => {
      const sheets = await printed('print', { range, figures });
      const digits = sheets.flatMap(({ black }) => black.runs.filter(({ size }) => size > 30));
      expect(digits.map(({ text }) => text).join(' ')).toBe(stoneNames(range).join(' ').replaceAll(':', ' '));
      expect(sheets.flatMap(({ black }) => black.discs)).toEqual([]);
      const lines = sheets.flatMap(({ black }) => black.lines);
      const underlines = lines.filter(
        ({ width, points: [a, b] }) => width > 0.5 && Math.abs(a![1] - b![1]) < 0.01,
      );
      expect(underlines).toHaveLength(marked);
    },
  );

  it('has a back in one even colour that reaches beyond all cards and has no black', async () => {
    const all = await readSheets(stonesFile('print'));
    const back = all.at(-1)!;
    const { across, down } = grid((await printed('print'))[0]!);
    expect(back.coloured.areas).toHaveLength(1);
    expect([back.black.lines, back.black.discs, back.black.areas]).toEqual([[], [], []]);
    const [area] = back.coloured.areas;
    expect(down[0]! - area!.left).toBeCloseTo(3, 1);
    expect(area!.right - down.at(-1)!).toBeCloseTo(3, 1);
    expect(across[0]! - area!.top).toBeCloseTo(3, 1);
    expect(area!.bottom - across.at(-1)!).toBeCloseTo(3, 1);
  });

  it('refuses cards that are larger than the paper', () => {
    const size = scaled(STONE_SIZES.large, 6);
    expect(faultOf(() => stonesFile('print', { size }))).toEqual({
      message: 'cards of 299 by 149 mm do not fit on a4',
      hint: 'choose a smaller size, or a3 paper',
    });
  });
});

describe('a box for card stones', () => {
  it.each(['print', 'touch'] as const)(
    '%s: cut along 22 lines, folded along six, in words',
    async (medium) => {
      for (const size of Object.values(STONE_SIZES)) {
        const bytes = stonesFile(medium, { box: 1.2, size });
        const sheets = await readSheets(bytes);
        const sheet = sheets.at(medium === 'print' ? -2 : -1)!;
        // The bar of the domino on the lid, and the mark in the corner of raised sheets.
        expect(sheet.black.lines).toHaveLength(22 + 6 + 1 + (medium === 'touch' ? 1 : 0));
        expect(sheet.black.discs).toHaveLength(2);
        for (const [x, y] of sheet.black.lines.flatMap(({ points }) => points)) {
          expect(Math.min(x!, y!, sheet.width - x!, sheet.height - y!)).toBeGreaterThan(MARGIN - EXACT);
        }
        const figures = nodesIn(readStructure(new PdfObjects(bytes))).filter(({ tag }) => tag === 'Figure');
        expect(figures.some(({ alt }) => alt!.startsWith('The flat shape of a box'))).toBe(true);
      }
    },
  );

  it('is refused where the paper has no room for it', () => {
    const size = scaled(STONE_SIZES.standard, 3);
    expect(faultOf(() => stonesFile('print', { box: 1.2, size }))).toMatchObject({
      message: 'a box for dominoes 1.2 mm thick does not fit on a4',
      where: 'box',
    });
  });
});

describe('the structure of a file of stones', () => {
  it.each([
    ['en', 'print', 'Row', 'en', 'Card dominoes up to 7:7'],
    ['de', 'touch', 'Reihe', 'de-Brai', 'Kartensteine bis 7:7'],
  ] as const)('names the stones row by row, %s %s', async (language, medium, word, pages, title) => {
    const bytes = stonesFile(medium, { language });
    const objects = new PdfObjects(bytes);
    const structure = readStructure(objects);
    expect(structure.language ?? objects.get(objects.root, 'Lang')).toBe(pages);
    expect(objects.get(objects.trailer, 'Info', 'Title')).toBe(title);
    const rows = nodesIn(structure).filter(({ tag, alt }) => tag === 'Figure' && alt!.startsWith(word));
    const stones = rows.flatMap(({ alt }, i) => {
      expect(alt).toMatch(new RegExp(`^${word} ${i + 1}: `));
      return alt!.slice(alt!.indexOf(': ') + 2).split(', ');
    });
    expect(stones).toEqual(stoneNames(7));
    for (const row of rows) {
      expect(row.language).toBe(language);
      const [left, bottom, right, top] = row.box as [number, number, number, number];
      expect(((right - left) / 72) * 25.4).toBeCloseTo(4 * 39, 1);
      expect(((top - bottom) / 72) * 25.4).toBeCloseTo(19, 1);
    }
    // Each pip and bar belongs to its row; cutting marks are artifacts.
    const sheets = await readSheets(bytes);
    const { black } = sheets.find(({ black }) => black.discs.length > 0)!;
    const own = new Set(rows.flatMap(contentIn).map((part) => ('content' in part ? part.content : -1)));
    expect(black.discs.filter(({ content }) => !own.has(content!))).toEqual([]);
    expect(black.lines.filter(({ content }) => own.has(content!))).toHaveLength(36);
    expect(black.lines.filter(({ content }) => content === undefined).length).toBeGreaterThan(10);
  });

  it('asks not to be scaled, and has a bookmark for each sheet', async () => {
    const objects = new PdfObjects(stonesFile('print', { range: 9 }));
    expect(objects.get(objects.root, 'ViewerPreferences', 'PrintScaling')).toMatchObject({ value: 'None' });
    const headings = nodesIn(readStructure(objects)).filter(({ tag }: StructureNode) => tag === 'H1');
    expect(headings.every((node) => node.children.some((child) => !isNode(child)))).toBe(true);
    expect(headings).toHaveLength(5);
  });

  it('is the same in every run', async () => {
    for (const medium of ['print', 'touch'] as const) {
      expect(stonesFile(medium).equals(stonesFile(medium))).toBe(true);
    }
  });
});

describe('the stones of a book', () => {
  const stones = async (ranges: readonly number[], fields: object = {}) => {
    const files = await render(madeUpBook(ranges, fields), 'stones');
    const names = ['stones.pdf', 'stones-tactile.pdf', 'stones-braille.pdf'];
    expect([...files.keys()]).toEqual(
      Math.max(...ranges.filter((range) => range < 13)) > 9 ? names.slice(0, 2) : names,
    );
    return readSheets(files.get('stones-tactile.pdf')!);
  };

  it('are one set, the largest that its puzzles need', async () => {
    const sheets = await stones([4, 7, 5]);
    expect(cardsOf(sheets).map((card) => pipStone(card, SIZES.standard))).toEqual(stoneNames(7));
  });

  it('are the same once more in the digits of the boards, each with a corner to cut off', async () => {
    const files = await render(madeUpBook([4, 7]), 'stones');
    const sheets = await readSheets(files.get('stones-braille.pdf')!);
    const cards = cardsOf(sheets, true);
    const inBraille = cards.map(({ halves }) => halves.map((half) => brailleValue(half, 9)).join(':'));
    expect(inBraille).toEqual(stoneNames(7));
    for (const { corner } of cards) expect(corner).toBeDefined();
    for (const sheet of sheetsToCut(sheets)) expect(faultsOn(sheet)).toEqual([]);
    expect(await stones([10])).not.toEqual([]);
  });

  it('bear the mark of the upper right corner on every sheet', async () => {
    for (const braille of [false, true]) {
      for (const sheet of await readSheets(stonesFile('touch', { braille }))) {
        const slanting = raisedOn(sheet).filter(({ from, to }) => from[0] !== to[0] && from[1] !== to[1]);
        expect(slanting).toHaveLength(1);
        expect(slanting[0]!.to[0]).toBeCloseTo(sheet.width - 10.5, 1);
        expect(slanting[0]!.from[1]).toBeCloseTo(10.5, 1);
      }
    }
  });

  it('have the size of the squares on its boards', async () => {
    const sheets = await stones([6], { paper: 'a3' });
    expect(cardsOf(sheets).map((card) => pipStone(card, SIZES.large))).toEqual(stoneNames(6));
  });

  it('leave out ranges that there are no cards for', async () => {
    expect(cardsOf(await stones([3, 13])).map((card) => pipStone(card, SIZES.standard))).toEqual(
      stoneNames(3),
    );
    expect([...(await render(madeUpBook([13]), 'stones')).keys()]).toEqual([]);
  });

  it('bear the title of the book, and its wish for colour', async () => {
    const book = madeUpBook([4], { title: 'Käfer & Co.', language: 'de', braille: { overlay: true } });
    const files = await render(book, 'stones');
    const objects = new PdfObjects(files.get('stones-tactile.pdf')!);
    expect(objects.get(objects.trailer, 'Info', 'Title')).toBe('Käfer & Co.: Kartensteine bis 4:4');
    const sheets = await readSheets(files.get('stones-tactile.pdf')!);
    expect(stoneSheets(sheets)[0]!.coloured.runs.length).toBeGreaterThan(30);
  });
});
