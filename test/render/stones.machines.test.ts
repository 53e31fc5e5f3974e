import { describe, expect, it } from 'vitest';
import { DOMINO_SIZES, scaled } from '../../src/layout/stones/sizes.ts';
import { faultLine, textLike } from '../helpers/fault.ts';
import { boxOf } from '../helpers/pdf/boards.ts';
import { crowded } from '../helpers/pdf/crowded.ts';
import { SWELL } from '../helpers/pdf/dots.ts';
import type { Fill, Path, Point, Run } from '../helpers/pdf/drawing.ts';
import { type PdfPage, readPdf } from '../helpers/pdf/read.ts';
import { contentIn, isNode, nodesIn } from '../helpers/pdf/structure.ts';
import { madeUpBook, render } from '../helpers/render/books.ts';
import { dominoesFile, dominoNames } from '../helpers/render/stones-order.ts';

// All lengths are millimetres from the upper left corner of the page.

/** Everything on a page that is black, or everything that is not. */
interface Layer {
  readonly runs: readonly Run[];
  readonly lines: readonly Path[];
  /** Filled circles, each as a line without length that is as wide as the circle. */
  readonly discs: readonly Path[];
  /** Filled shapes with straight sides, as their bounding boxes. */
  readonly areas: readonly ReturnType<typeof boxOf>[];
}

type SheetRead = ReturnType<typeof sheetOf>;

/** Grey 0, and how pdf.js displays pure black of the four process colours. */
const BLACKS = ['#000000', '#2c2e35'];
const isBlack = ({ colour }: { readonly colour: string }) => BLACKS.includes(colour);

function layerOf(runs: readonly Run[], lines: readonly Path[], fills: readonly Fill[]): Layer {
  const isRound = ({ points }: Fill) => points.length > 5;
  const discs = fills.filter(isRound).map(({ points, ...fill }): Path => {
    const { left, top, right, bottom } = boxOf(points);
    if (Math.abs(right - left - (bottom - top)) > 0.01) throw new Error('not a circle');
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const line = { points: [middle, middle], width: right - left, roundEnds: true };
    return { ...fill, ...line, closed: false, curved: false, dashed: false };
  });
  const areas = fills.filter((fill) => !isRound(fill)).map(({ points }) => boxOf(points));
  return { runs, lines, discs, areas };
}

function sheetOf({ width, height, runs, paths, fills }: PdfPage) {
  const others = <T extends { readonly colour: string }>(marks: readonly T[]) =>
    marks.filter((mark) => !isBlack(mark));
  const black = layerOf(runs.filter(isBlack), paths.filter(isBlack), fills.filter(isBlack));
  const coloured = layerOf(others(runs), others(paths), others(fills));
  const marks = [...runs, ...paths, ...fills];
  const colours = new Set(marks.map((mark) => (isBlack(mark) ? 'black' : mark.colour)));
  return { width, height, black, coloured, colours };
}

async function readSheets(bytes: Uint8Array): Promise<SheetRead[]> {
  return (await readPdf(bytes)).pages.map(sheetOf);
}

/** Something raised: a line with round ends, or a dot if both ends are the same. */
interface Raised {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

const raisedBy = ({ points, width }: Path): Raised => ({ from: points[0]!, to: points[1]!, width });

/** What swells on a sheet: everything black. */
function raisedOn({ black: { runs, lines, discs, areas } }: SheetRead): Raised[] {
  if (areas.length > 0) throw new Error('a black area');
  const dots = runs.flatMap((run) =>
    SWELL.of(run).map(({ at, width }): Raised => ({ from: at, to: at, width })),
  );
  return [...lines.map(raisedBy), ...discs.map(raisedBy), ...dots];
}

// Reads cards as a finger would: from the raised marks around them, their bars, pips and braille.

/** A card, found by the marks around it, and the content of each half. */
interface Card {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly bar: Raised;
  readonly halves: readonly [readonly Raised[], readonly Raised[]];
  /** A dot where the corner is to be cut off. */
  readonly corner: Raised | undefined;
}

const isDot = ({ from, to }: Raised) => Math.hypot(from[0] - to[0], from[1] - to[1]) < 0.01;
const lengthOf = ({ from, to }: Raised) => Math.hypot(from[0] - to[0], from[1] - to[1]);

/** The positions of the cuts: each has a mark of 5 mm at both ends. */
function cutsOf(raised: readonly Raised[]): { across: number[]; down: number[] } {
  const marks = raised.filter((item) => !isDot(item) && Math.abs(lengthOf(item) + item.width - 5) < 0.1);
  const positions = (axis: 0 | 1) => {
    const along = marks.filter(({ from, to }) => Math.abs(from[axis] - to[axis]) < 0.01);
    const found: number[] = [];
    for (const { from } of [...along].sort((a, b) => a.from[axis] - b.from[axis])) {
      if (found.length === 0 || from[axis] - found.at(-1)! > 0.2) found.push(from[axis]);
    }
    if (along.length !== 2 * found.length) throw new Error('a cut without a mark at both ends');
    return found;
  };
  return { across: positions(1), down: positions(0) };
}

/** The cards of a sheet row by row; places without a bar are left out, and must be empty. */
function cardsOn(raised: readonly Raised[], cornered: boolean): Card[] {
  const { across, down } = cutsOf(raised);
  const cards: Card[] = [];
  for (let row = 0; row + 1 < across.length; row++) {
    for (let column = 0; column + 1 < down.length; column++) {
      const [left, top] = [down[column]!, across[row]!];
      const [width, height] = [down[column + 1]! - left, across[row + 1]! - top];
      const here = raised.filter(
        ({ from: [x, y] }) => x > left && x < left + width && y > top && y < top + height,
      );
      const bars = here.filter((item) => !isDot(item));
      if (bars.length === 0 && here.length === 0) continue;
      if (bars.length !== 1) throw new Error(`${bars.length} bars on a card`);
      const bar = bars[0]!;
      const all = here.filter(isDot);
      const isCorner = ({ from: [x, y] }: Raised) => cornered && left + width - x + (y - top) < height / 4;
      const onCard = all.filter((item) => !isCorner(item));
      const leftHalf = onCard.filter(({ from }) => from[0] < bar.from[0]);
      const rightHalf = onCard.filter(({ from }) => from[0] > bar.from[0]);
      const corner = all.find(isCorner);
      cards.push({ left, top, width, height, bar, halves: [leftHalf, rightHalf], corner });
    }
  }
  return cards;
}

/**
 * The pips of 0 to 9, numbered like the keys of a telephone: as on dice, and from 7 on as on the dominoes of the double-nine
 * set. All dominoes here are horizontal, and their lines of three pips are parallel to the long side.
 */
const KEYS = ['', '5', '19', '159', '1379', '13579', '123789', '1235789', '12346789', '123456789'];

/** The number shown by pips around a middle. @throws Error if it is none, or if a pip is misplaced */
function pipsNumber(pips: readonly Raised[], middle: readonly [number, number], pitch: number): number {
  const keys = pips
    .map(({ from: [x, y] }) => {
      const [column, row] = [(x - middle[0]) / pitch, (y - middle[1]) / pitch];
      const off = Math.hypot(column - Math.round(column), row - Math.round(row)) * pitch;
      if (off > 0.1) throw new Error(`a pip is ${off} mm off its place`);
      return 3 * (Math.round(row) + 1) + Math.round(column) + 2;
    })
    .sort((a, b) => a - b)
    .join('');
  const number = KEYS.indexOf(keys);
  if (number < 0) throw new Error(`no number has pips at ${keys}`);
  return number;
}

/** Dimensions of cards from docs/stones.md, in mm, repeated here so that a size cannot drift. */
interface Measures {
  readonly card: readonly [width: number, height: number];
  readonly bar: readonly [width: number, length: number];
  readonly pip: number;
  readonly pitch: number;
  readonly shift: number;
}

const SIZES = {
  standard: { card: [39, 19], bar: [1, 15], pip: 2, pitch: 5.5, shift: 1 },
  large: { card: [49, 24], bar: [1.2, 19], pip: 2.5, pitch: 6.9, shift: 1.2 },
  travel: { card: [33, 16], bar: [1, 12.6], pip: 1.5, pitch: 4.8, shift: 1 },
} as const satisfies Record<string, Measures>;

/** The domino of a card with pips. Checks the card's dimensions with a tolerance of `exact` mm. */
function pipDomino(card: Card, measures: Measures, exact = 0.05): string {
  const [width, height] = measures.card;
  const middle = [card.left + width / 2, card.top + height / 2] as const;
  const near = (found: number, wanted: number) => expect(Math.abs(found - wanted)).toBeLessThan(exact);
  near(card.width, width);
  near(card.height, height);
  near(card.bar.width, measures.bar[0]);
  near(lengthOf(card.bar) + card.bar.width, measures.bar[1]);
  near(card.bar.from[0], middle[0]);
  near((card.bar.from[1] + card.bar.to[1]) / 2, middle[1]);
  for (const found of card.halves.flat()) near(found.width, measures.pip);
  const away = width / 4 + measures.shift;
  return card.halves
    .map((half, i) => pipsNumber(half, [middle[0] + (i === 0 ? -away : away), middle[1]], measures.pitch))
    .join(':');
}

/** The dots of the letters j, a to i, which are the digits 0 to 9 (World Braille Usage, 2013). */
const DIGIT_DOTS = ['245', '1', '12', '14', '145', '15', '124', '1245', '125', '24'];

/** The number in braille digits that these dots form, in cells of 2.5 and 6 mm. @throws Error if they form none */
function brailleValue(found: readonly Raised[], most: number): number {
  const form = (places: readonly (readonly [number, number])[]) => {
    const [left, top] = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
    return places
      .map(([x, y]) => `${Math.round((x - left) / 0.5)},${Math.round((y - top) / 0.5)}`)
      .sort()
      .join(' ');
  };
  const here = form(found.map(({ from }) => from));
  for (let number = 0; number <= most; number++) {
    const places = [...String(number)].flatMap((digit, cell) =>
      [...DIGIT_DOTS[Number(digit)]!].map((dot) => {
        const n = Number(dot) - 1;
        return [cell * 6 + Math.floor(n / 3) * 2.5, (n % 3) * 2.5] as const;
      }),
    );
    if (form(places) === here) return number;
  }
  throw new Error(`no number has dots at ${here}`);
}

// The dimensions given in docs/stones.md, in mm.
const CLEARANCE = 3.2;
const MARGIN = 10;
const EXACT = 0.05;
/** The sheets of dominoes and of strips in a file: those with more lines than the mark in the corner. */
function sheetsToCut(sheets: readonly SheetRead[]): SheetRead[] {
  return sheets.filter(({ black }) => black.lines.length > 1);
}

/** The sheets of dominoes: all but the last one, which has strips. */
function dominoSheets(sheets: readonly SheetRead[]): SheetRead[] {
  return sheetsToCut(sheets).slice(0, -1);
}

function cardsOf(sheets: readonly SheetRead[], cornered = false): Card[] {
  return dominoSheets(sheets).flatMap((sheet) => cardsOn(raisedOn(sheet), cornered));
}

/** Raised things that are too close for a finger to separate, or outside the margins. */
function faultsOn(sheet: SheetRead): string[] {
  const { runs, lines, discs } = sheet.black;
  const outside = raisedOn(sheet).flatMap(({ from, to, width }) =>
    [from, to].flatMap(([x, y]) => {
      const edge = Math.min(x, y, sheet.width - x, sheet.height - y) - width / 2;
      return edge < MARGIN - EXACT ? [`${x}, ${y} outside the margin`] : [];
    }),
  );
  return [...outside, ...crowded({ runs, paths: [...lines, ...discs] }, SWELL, CLEARANCE - 0.001)];
}

const pipsOn = (sheets: readonly SheetRead[], size: keyof typeof SIZES = 'standard') =>
  cardsOf(sheets).map((card) => pipDomino(card, SIZES[size]));

const digitsOn = (sheets: readonly SheetRead[]) =>
  cardsOf(sheets, true).map(({ halves }) => halves.map((half) => brailleValue(half, 12)).join(':'));

/** Nothing is raised in a colour, everything has room for fingers, and each sheet has the mark of its upper right corner. */
function expectRaised(sheets: readonly SheetRead[]): void {
  for (const sheet of sheets) {
    expect([...sheet.colours]).toEqual(['black']);
    const slanting = raisedOn(sheet).filter(({ from, to }) => from[0] !== to[0] && from[1] !== to[1]);
    expect(slanting).toHaveLength(1);
    expect(slanting[0]!.to[0]).toBeCloseTo(sheet.width - 10.5, 1);
    expect(slanting[0]!.from[1]).toBeCloseTo(10.5, 1);
  }
  for (const sheet of sheetsToCut(sheets)) expect(faultsOn(sheet)).toEqual([]);
}

describe('card dominoes for touch', () => {
  it.each([
    [3, 'standard', 'a4', 'en', [210, 297]],
    [9, 'travel', 'letter', 'de', [216, 279]],
    [9, 'large', 'a3', 'fr', [297, 420]],
  ] as const)(
    'to %i, %s on %s, %s: every domino in its pips',
    async (range, size, paper, language, lengths) => {
      const order = { range, size: DOMINO_SIZES[size], paper, language };
      const sheets = await readSheets(dominoesFile('touch', order));
      expect(pipsOn(sheets, size)).toEqual(dominoNames(range));
      for (const { width, height } of dominoSheets(sheets))
        expect([width, height].map(Math.round)).toEqual(lengths);
      expectRaised(sheets);
    },
  );

  it.each([
    [10, 'standard', 'en'],
    [12, 'large', 'de'],
  ] as const)('to %i, %s, %s: braille digits and a corner to cut off', async (range, name, language) => {
    const sheets = await readSheets(dominoesFile('touch', { range, language, size: DOMINO_SIZES[name] }));
    expect(digitsOn(sheets)).toEqual(dominoNames(range));
    const leg = name === 'large' ? 7.5 : 6;
    for (const { corner, left, top, width, halves } of cardsOf(sheets, true)) {
      const [x, y] = [left + width - corner!.from[0], corner!.from[1] - top];
      expect(x).toBeCloseTo(y, 2);
      // The dot is cut off with the corner: it lies on the outer side of the slanting cut.
      expect((leg - x - y) / Math.SQRT2).toBeGreaterThan(corner!.width / 2 + 0.5);
      // Nothing else is cut off.
      for (const { from } of halves.flat()) {
        expect((left + width - from[0] + from[1] - top - leg) / Math.SQRT2).toBeGreaterThan(0.6);
      }
    }
    expectRaised(sheets);
  });

  it('has all 36 dominoes of the set up to 7:7 on one A4, and the eight that a set up to 6:6 lacks', async () => {
    expect(dominoSheets(await readSheets(dominoesFile('touch')))).toHaveLength(1);
    const missing = await readSheets(dominoesFile('touch', { missingFrom: 6 }));
    expect(pipsOn(missing)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((low) => `${low}:7`));
  });

  it('grows by a factor, over as many sheets as it needs', async () => {
    const size = scaled(DOMINO_SIZES.standard, 2.5);
    const sheets = await readSheets(dominoesFile('touch', { size }));
    expect(dominoSheets(sheets).length).toBeGreaterThan(3);
    const measures: Measures = { card: [99, 49], bar: [2.5, 39], pip: 5, pitch: 13.75, shift: 2.5 };
    expect(cardsOf(sheets).map((card) => pipDomino(card, measures))).toEqual(dominoNames(7));
  });

  it('has strips with a line, each a bar', async () => {
    const sheet = (await readSheets(dominoesFile('touch'))).at(-1)!;
    const raised = raisedOn(sheet);
    const { across, down } = cutsOf(raised);
    for (const [i, x] of down.slice(1).entries()) expect(x - down[i]!).toBeCloseTo(16.4, 1);
    for (const [i, y] of across.slice(1).entries()) expect(y - across[i]!).toBeCloseTo(4.5, 1);
    const bars = raised.filter(({ from, to }) => to[0] - from[0] > 5 && from[1] === to[1]);
    expect(bars).toHaveLength((across.length - 1) * (down.length - 1));
    expect(bars.length).toBeGreaterThanOrEqual(100);
    // As long as the bars in figures and keys.
    for (const { from, to, width } of bars) expect(to[0] - from[0] + width).toBeCloseTo(13, 1);
  });

  it('adds digits in colour for a sighted partner, and leaves what is raised as it is', async () => {
    const plain = await readSheets(dominoesFile('touch', { range: 9 }));
    const both = await readSheets(dominoesFile('touch', { range: 9, overlay: true }));
    const dominoes = dominoSheets(both);
    expect(dominoes.map(raisedOn)).toEqual(dominoSheets(plain).map(raisedOn));
    const digits = dominoes.flatMap(({ coloured }) => coloured.runs.filter(({ size }) => size > 20));
    expect(digits.map(({ text }) => text).join('')).toBe(dominoNames(9).join('').replaceAll(':', ''));
    for (const sheet of dominoes) {
      expect(sheet.coloured.lines.length).toBeGreaterThan(10);
      expect(sheet.colours.size).toBe(2);
    }
  });

  const { standard, large, travel } = DOMINO_SIZES;
  const SMALL = 'the numbers on such small dominoes cannot be read by touch';
  const LARGER = 'choose a larger size, or make the file to print alone';
  const PIPS = `${SMALL}; expected pips of 1.5 mm or more that are 3.2 mm apart; ${LARGER}`;
  const CELLS = `${SMALL}; expected dominoes for cells of 20 mm or more; ${LARGER}`;
  const SHEET = 'cards of 299 by 149 mm do not fit on a4; choose a smaller size, or a3 paper';
  const BOX = /^box: a box for dominoes 1\.2 mm thick does not fit on a4/;
  it.each([
    ['touch', { size: scaled(standard, 0.9) }, PIPS],
    ['touch', { size: travel, range: 10 }, CELLS],
    ['print', { size: scaled(large, 6) }, SHEET],
    ['print', { size: scaled(standard, 3), box: 1.2 }, BOX],
  ] as const)('are refused for %s where they are too small or too large: %o', (medium, changes, fault) => {
    expect(faultLine(() => dominoesFile(medium, changes))).toEqual(textLike(fault));
  });
});

describe('card dominoes to print', () => {
  const printed = async (...order: Parameters<typeof dominoesFile>) =>
    dominoSheets(await readSheets(dominoesFile(...order)));

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

  it('has every domino once, in larger pips', async () => {
    const range = 9;
    const dominoes = (await printed('print', { range })).flatMap((sheet) => {
      const { across, down } = grid(sheet);
      const [pips, lines] = [sheet.black.discs.map(raisedBy), sheet.black.lines.map(raisedBy)];
      for (const { width } of pips) expect(width).toBeCloseTo(3.8, 1);
      for (const [r, top] of across.slice(1).entries()) expect(top - across[r]!).toBeCloseTo(19, 1);
      return across.slice(0, -1).flatMap((top) =>
        down.slice(0, -1).flatMap((left) => {
          const inside = ({ from: [x, y] }: Raised) => x > left && x < left + 39 && y > top && y < top + 19;
          const own = pips.filter(inside);
          const hasBar = lines.some((line) => line.width > 0.5 && inside(line));
          expect(hasBar || own.length === 0).toBe(true);
          const halves = [-1, 1].map((side) => {
            const half = own.filter(({ from }) => Math.sign(from[0] - left - 19.5) === side);
            return pipsNumber(half, [left + 19.5 + side * 10, top + 9.5], 5.5);
          });
          return hasBar ? [halves.join(':')] : [];
        }),
      );
    });
    expect(dominoes).toEqual(dominoNames(range));
  });

  it.each([
    [9, true, 9 + 2 + 10 + 1],
    [12, false, 2 * 14],
  ])('shows large digits to %i, with a line below 6 and 9', async (range, figures, marked) => {
    const sheets = await printed('print', { range, figures });
    const digits = sheets.flatMap(({ black }) => black.runs.filter(({ size }) => size > 30));
    const names = dominoNames(range).join(' ').replaceAll(':', ' ');
    expect(digits.map(({ text }) => text).join(' ')).toBe(names);
    expect(sheets.flatMap(({ black }) => black.discs)).toEqual([]);
    const lines = sheets.flatMap(({ black }) => black.lines);
    const isLevel = ({ points: [a, b] }: Path) => Math.abs(a![1] - b![1]) < 0.01;
    const underlines = lines.filter((line) => line.width > 0.5 && isLevel(line));
    expect(underlines).toHaveLength(marked);
  });

  it('has a back in one even colour that reaches beyond all cards and has no black', async () => {
    const all = await readSheets(dominoesFile('print'));
    const back = all.at(-1)!;
    const { across, down } = grid((await printed('print'))[0]!);
    expect(back.coloured.areas).toHaveLength(1);
    expect([back.black.lines, back.black.discs, back.black.areas]).toEqual([[], [], []]);
    const { left, right, top, bottom } = back.coloured.areas[0]!;
    for (const beyond of [down[0]! - left, right - down.at(-1)!, across[0]! - top, bottom - across.at(-1)!])
      expect(beyond).toBeCloseTo(3, 1);
  });
});

describe('a box for card dominoes', () => {
  // Its shape: test/layout/stones/stones.long.test.ts.
  it.each([
    ['print', 'in the size travel', { size: DOMINO_SIZES.travel }],
    ['touch', 'in the size large', { size: DOMINO_SIZES.large }],
    // Its lid is hardly deeper than the domino on it.
    ['touch', 'of a single stack', { range: 3 }],
  ] as const)('%s %s: cut along 22 lines, folded along six, in words', async (medium, _, order) => {
    const file = await readPdf(dominoesFile(medium, { box: 1.2, ...order }));
    const { width, height, black } = sheetOf(file.pages.at(medium === 'print' ? -2 : -1)!);
    // The bar of the domino on the lid, and the mark in the corner of raised sheets.
    expect(black.lines).toHaveLength(22 + 6 + 1 + (medium === 'touch' ? 1 : 0));
    expect(black.discs).toHaveLength(2);
    for (const [x, y] of black.lines.flatMap(({ points }) => points)) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(MARGIN - EXACT);
    }
    const figures = nodesIn(file.structure).filter(({ tag }) => tag === 'Figure');
    expect(figures.some(({ alt }) => alt!.startsWith('The flat shape of a box'))).toBe(true);
  });
});

describe('the structure of a file of dominoes', () => {
  it.each([
    ['en', 'print', 'Row', 'en', 'Card dominoes up to 7:7'],
    ['de', 'touch', 'Reihe', 'de-Brai', 'Kartensteine bis 7:7'],
  ] as const)('names the dominoes row by row, %s %s', async (language, medium, word, pages, title) => {
    const file = await readPdf(dominoesFile(medium, { language }));
    expect(file.structure.language ?? file.language).toBe(pages);
    expect(file.info.Title).toBe(title);
    const rows = nodesIn(file.structure).filter(({ tag, alt }) => tag === 'Figure' && alt!.startsWith(word));
    const dominoes = rows.flatMap(({ alt }, i) => {
      expect(alt).toMatch(new RegExp(`^${word} ${i + 1}: `));
      return alt!.slice(alt!.indexOf(': ') + 2).split(', ');
    });
    expect(dominoes).toEqual(dominoNames(7));
    for (const row of rows) {
      expect(row.language).toBe(language);
      const [left, bottom, right, top] = row.box as [number, number, number, number];
      expect(((right - left) / 72) * 25.4).toBeCloseTo(4 * 39, 1);
      expect(((top - bottom) / 72) * 25.4).toBeCloseTo(19, 1);
    }
    // Each pip and bar belongs to its row; cutting marks are artifacts.
    const { black } = file.pages.map(sheetOf).find(({ black }) => black.discs.length > 0)!;
    const own = new Set(rows.flatMap(contentIn).map((part) => ('content' in part ? part.content : -1)));
    expect(black.discs.filter(({ content }) => !own.has(content!))).toEqual([]);
    expect(black.lines.filter(({ content }) => own.has(content!))).toHaveLength(36);
    expect(black.lines.filter(({ content }) => content === undefined).length).toBeGreaterThan(10);
  });

  it('asks not to be scaled, and has a heading on each sheet', async () => {
    const { objects, structure } = await readPdf(dominoesFile('print', { range: 9 }));
    expect(objects.get(objects.root, 'ViewerPreferences', 'PrintScaling')).toMatchObject({ value: 'None' });
    const headings = nodesIn(structure).filter(({ tag }) => tag === 'H1');
    expect(headings.every((node) => node.children.some((child) => !isNode(child)))).toBe(true);
    expect(headings).toHaveLength(5);
  });
});

describe('the dominoes of a book', () => {
  it('are one set, the largest that its puzzles need, in pips and in the digits of the boards', async () => {
    const fields = { title: 'Käfer & Co.', language: 'de' };
    const files = await render(madeUpBook([4, 7, 5], fields), 'stones');
    expect([...files.keys()]).toEqual(['stones.pdf', 'stones-tactile.pdf', 'stones-braille.pdf']);
    const tactile = await readPdf(files.get('stones-tactile.pdf')!);
    expect(tactile.info.Title).toBe('Käfer & Co.: Kartensteine bis 7:7');
    expect(pipsOn(tactile.pages.map(sheetOf))).toEqual(dominoNames(7));
    const braille = await readSheets(files.get('stones-braille.pdf')!);
    expect(digitsOn(braille)).toEqual(dominoNames(7));
    for (const { corner } of cardsOf(braille, true)) expect(corner).toBeDefined();
    expectRaised(braille);
  });

  it('have the size of the squares on its boards, and its wish for colour', async () => {
    const files = await render(madeUpBook([6], { paper: 'a3', braille: { overlay: true } }), 'stones');
    const sheets = await readSheets(files.get('stones-tactile.pdf')!);
    expect(pipsOn(sheets, 'large')).toEqual(dominoNames(6));
    expect(dominoSheets(sheets)[0]!.coloured.runs.length).toBeGreaterThan(50);
  });

  it('are in braille digits alone above 9, and leave out ranges that there are no cards for', async () => {
    const ten = await render(madeUpBook([10]), 'stones');
    expect([...ten.keys()]).toEqual(['stones.pdf', 'stones-tactile.pdf']);
    const files = await render(madeUpBook([3, 13]), 'stones');
    expect(pipsOn(await readSheets(files.get('stones-tactile.pdf')!))).toEqual(dominoNames(3));
    expect([...(await render(madeUpBook([13]), 'stones')).keys()]).toEqual([]);
  });
});
