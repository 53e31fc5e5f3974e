import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { DOMINO_SIZES, scaled } from '../../src/layout/stones/sizes.ts';
import { faultOf } from '../helpers/fault.ts';
import { between } from '../helpers/pdf/distance.ts';
import { SWELL } from '../helpers/pdf/dots.ts';
import { Drawing, type Path, type Point, type Run } from '../helpers/pdf/drawing.ts';
import { PdfObjects } from '../helpers/pdf/objects.ts';
import { contentIn, isNode, nodesIn, readStructure, type StructureNode } from '../helpers/pdf/structure.ts';
import { madeUpBook, render } from '../helpers/render/books.ts';
import { dominoesFile, dominoNames } from '../helpers/render/stones-order.ts';

// All lengths are millimetres from the upper left corner of the page.

/** A filled circle. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  /** The marked content it belongs to; none for an artifact. */
  readonly content: number | undefined;
}

/** Everything on a page in one colour. */
interface Layer {
  readonly runs: readonly Run[];
  readonly lines: readonly Path[];
  readonly discs: readonly Disc[];
  /** Filled shapes with straight sides, as their bounding boxes. */
  readonly areas: readonly {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }[];
}

interface SheetRead {
  readonly width: number;
  readonly height: number;
  readonly black: Layer;
  /** Everything in a colour other than black. */
  readonly coloured: Layer;
  readonly colours: ReadonlySet<string>;
}

const MM = 25.4 / 72;
const NAMES = Object.fromEntries(Object.entries(OPS).map(([name, number]) => [number, name]));
/** Grey 0, and how pdf.js displays pure black of the four process colours. */
const BLACKS = ['#000000', '#2c2e35'];
type Operator = readonly [name: string, args: unknown];

/** The pages of a PDF by its drawing operators, filled shapes too. */
async function readSheets(bytes: Uint8Array): Promise<SheetRead[]> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
  });
  const pdf = await task.promise;
  const sheets: SheetRead[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [, , right, top] = page.view as [number, number, number, number];
    const { fnArray, argsArray } = await page.getOperatorList();
    const fonts = (id: string) => (page.commonObjs.get(id) as { name: string }).name;
    const drawing = (operators: readonly Operator[]) =>
      new Drawing([MM, 0, 0, -MM, 0, top * MM], fonts).read(operators);
    const operators = fnArray.map((operator, i) => [NAMES[operator]!, argsArray[i]] as const);
    const colours = new Set<string>();
    const layer = (inColour: boolean): Layer => {
      let fill = BLACKS[0]!;
      let stroke = BLACKS[0]!;
      const [filled, others]: [Operator[], Operator[]] = [[], []];
      for (const [name, args] of operators) {
        const values = args as [string | number, unknown, unknown];
        if (name === 'setFillRGBColor') fill = String(values[0]);
        if (name === 'setStrokeRGBColor') stroke = String(values[0]);
        const isFilled = name === 'constructPath' && values[0] === OPS.fill;
        const isPainted = name === 'constructPath' || name === 'showText';
        if (isPainted) {
          const colour = isFilled || name === 'showText' ? fill : stroke;
          const isBlack = BLACKS.includes(colour);
          colours.add(isBlack ? 'black' : colour);
          if (isBlack === inColour) continue;
        }
        if (!isFilled) others.push([name, args]);
        // The same reader follows the outline of a filled shape.
        if (isFilled) filled.push([name, [OPS.stroke, values[1], values[2]]]);
        else if (!isPainted) filled.push([name, args]);
      }
      const { runs, paths: lines } = drawing(others);
      const shapes = drawing(filled).paths;
      return {
        runs,
        lines,
        discs: shapes
          .filter(({ curved }) => curved)
          .map(({ points, content }) => {
            const { left, top, right, bottom } = boxOf(points);
            if (Math.abs(right - left - (bottom - top)) > 0.01) throw new Error('not a circle');
            return { x: (left + right) / 2, y: (top + bottom) / 2, diameter: right - left, content };
          }),
        areas: shapes.filter(({ curved }) => !curved).map(({ points }) => boxOf(points)),
      };
    };
    sheets.push({
      width: right * MM,
      height: top * MM,
      black: layer(false),
      coloured: layer(true),
      colours,
    });
  }
  await task.destroy();
  return sheets;
}

function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Something raised: a line with round ends, or a dot if both ends are the same. */
interface Raised {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  /** The number of its text, so that the dots of one text are not compared with each other. */
  readonly text?: number;
}

/** What swells on a sheet: everything black. */
function raisedOn({ black }: SheetRead): Raised[] {
  if (black.areas.length > 0) throw new Error('a black area');
  return [
    ...black.lines.map(({ points, width, roundEnds, curved }): Raised => {
      if (points.length !== 2 || !roundEnds || curved) throw new Error('not a simple line');
      return { from: points[0]!, to: points[1]!, width };
    }),
    ...black.discs.map(({ x, y, diameter }): Raised => ({ from: [x, y], to: [x, y], width: diameter })),
    ...black.runs.flatMap((run, text) =>
      SWELL.of(run).map(({ at, width }): Raised => ({ from: at, to: at, width, text })),
    ),
  ];
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
      cards.push({
        left,
        top,
        width,
        height,
        bar,
        halves: [
          onCard.filter(({ from }) => from[0] < bar.from[0]),
          onCard.filter(({ from }) => from[0] > bar.from[0]),
        ],
        corner: all.find(isCorner),
      });
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

describe('card dominoes for touch', () => {
  it.each([
    [3, 'en'],
    [9, 'de'],
  ] as const)('up to %i in %s: every domino once, with pips of their measures', async (range, language) => {
    const sheets = await readSheets(dominoesFile('touch', { range, language }));
    expect(cardsOf(sheets).map((card) => pipDomino(card, SIZES.standard))).toEqual(dominoNames(range));
    for (const sheet of sheetsToCut(sheets)) expect(faultsOn(sheet)).toEqual([]);
    for (const sheet of sheets) {
      expect([...sheet.colours]).toEqual(['black']);
    }
  });

  it.each(['large', 'travel'] as const)('in the size %s', async (name) => {
    const sheets = await readSheets(dominoesFile('touch', { range: 9, size: DOMINO_SIZES[name] }));
    expect(cardsOf(sheets).map((card) => pipDomino(card, SIZES[name]))).toEqual(dominoNames(9));
    for (const sheet of sheetsToCut(sheets)) expect(faultsOn(sheet)).toEqual([]);
  });

  it.each([
    [10, 'standard', 'en'],
    [12, 'large', 'de'],
  ] as const)(
    'up to %i in the size %s, %s: braille digits and a corner to cut off',
    async (range, name, language) => {
      const sheets = await readSheets(dominoesFile('touch', { range, language, size: DOMINO_SIZES[name] }));
      const cards = cardsOf(sheets, true);
      const dominoes = cards.map(({ halves }) => halves.map((half) => brailleValue(half, 12)).join(':'));
      expect(dominoes).toEqual(dominoNames(range));
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

  it('has all 36 dominoes of the set up to 7:7 on one A4, and the eight that a set up to 6:6 lacks', async () => {
    const whole = dominoSheets(await readSheets(dominoesFile('touch')));
    expect(whole).toHaveLength(1);
    expect([whole[0]!.width, whole[0]!.height].map(Math.round)).toEqual([210, 297]);
    const missing = await readSheets(dominoesFile('touch', { missingFrom: 6 }));
    const names = [0, 1, 2, 3, 4, 5, 6, 7].map((low) => `${low}:7`);
    expect(cardsOf(missing).map((card) => pipDomino(card, SIZES.standard))).toEqual(names);
  });

  it.each([
    ['letter', 215.9, 279.4],
    ['a3', 297, 420],
  ] as const)('fits %s', async (paper, width, height) => {
    const sheets = await readSheets(dominoesFile('touch', { range: 9, paper }));
    expect(cardsOf(sheets).map((card) => pipDomino(card, SIZES.standard))).toEqual(dominoNames(9));
    for (const sheet of dominoSheets(sheets)) {
      expect(sheet.width).toBeCloseTo(width, 1);
      expect(sheet.height).toBeCloseTo(height, 1);
      expect(faultsOn(sheet)).toEqual([]);
    }
  });

  it('grows by a factor, over as many sheets as it needs', async () => {
    const size = scaled(DOMINO_SIZES.standard, 2.5);
    const sheets = await readSheets(dominoesFile('touch', { size }));
    expect(dominoSheets(sheets).length).toBeGreaterThan(3);
    const cards = cardsOf(sheets);
    for (const { width, height } of cards) expect([width, height].map(Math.round)).toEqual([99, 49]);
    const large = { card: [99, 49], bar: [2.5, 39], pip: 5, pitch: 13.75, shift: 2.5 } as never;
    expect(cards.map((card) => pipDomino(card, large))).toEqual(dominoNames(7));
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
    expect(faultsOn(sheet)).toEqual([]);
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

  it.each([
    ['pips', { size: scaled(DOMINO_SIZES.standard, 0.9) }, 'pips of 1.5 mm or more that are 3.2 mm apart'],
    ['braille', { size: DOMINO_SIZES.travel, range: 10 }, 'dominoes for cells of 20 mm or more'],
  ] as const)('refuses %s that are too small', (_, changes, expected) => {
    expect(faultOf(() => dominoesFile('touch', changes))).toEqual({
      message: 'the numbers on such small dominoes cannot be read by touch',
      expected,
      hint: 'choose a larger size, or make the file to print alone',
    });
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
    const dominoes: string[] = [];
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
          dominoes.push(halves.join(':'));
        }
      }
    }
    expect(dominoes).toEqual(dominoNames(range));
  });

  it.each([
    [9, true, 9 + 2 + 10 + 1],
    [12, false, 2 * 14],
  ])(
    'shows large digits up to %i, with a line below 6 and 9 where both are',
    async (range, figures, marked) => {
      const sheets = await printed('print', { range, figures });
      const digits = sheets.flatMap(({ black }) => black.runs.filter(({ size }) => size > 30));
      expect(digits.map(({ text }) => text).join(' ')).toBe(
        dominoNames(range).join(' ').replaceAll(':', ' '),
      );
      expect(sheets.flatMap(({ black }) => black.discs)).toEqual([]);
      const lines = sheets.flatMap(({ black }) => black.lines);
      const underlines = lines.filter(
        ({ width, points: [a, b] }) => width > 0.5 && Math.abs(a![1] - b![1]) < 0.01,
      );
      expect(underlines).toHaveLength(marked);
    },
  );

  it('has a back in one even colour that reaches beyond all cards and has no black', async () => {
    const all = await readSheets(dominoesFile('print'));
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
    const size = scaled(DOMINO_SIZES.large, 6);
    expect(faultOf(() => dominoesFile('print', { size }))).toEqual({
      message: 'cards of 299 by 149 mm do not fit on a4',
      hint: 'choose a smaller size, or a3 paper',
    });
  });
});

describe('a box for card dominoes', () => {
  it.each(['print', 'touch'] as const)(
    '%s: cut along 22 lines, folded along six, in words',
    async (medium) => {
      for (const size of Object.values(DOMINO_SIZES)) {
        const bytes = dominoesFile(medium, { box: 1.2, size });
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
    const size = scaled(DOMINO_SIZES.standard, 3);
    expect(faultOf(() => dominoesFile('print', { box: 1.2, size }))).toMatchObject({
      message: 'a box for dominoes 1.2 mm thick does not fit on a4',
      where: 'box',
    });
  });
});

describe('the structure of a file of dominoes', () => {
  it.each([
    ['en', 'print', 'Row', 'en', 'Card dominoes up to 7:7'],
    ['de', 'touch', 'Reihe', 'de-Brai', 'Kartensteine bis 7:7'],
  ] as const)('names the dominoes row by row, %s %s', async (language, medium, word, pages, title) => {
    const bytes = dominoesFile(medium, { language });
    const objects = new PdfObjects(bytes);
    const structure = readStructure(objects);
    expect(structure.language ?? objects.get(objects.root, 'Lang')).toBe(pages);
    expect(objects.get(objects.trailer, 'Info', 'Title')).toBe(title);
    const rows = nodesIn(structure).filter(({ tag, alt }) => tag === 'Figure' && alt!.startsWith(word));
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
    const sheets = await readSheets(bytes);
    const { black } = sheets.find(({ black }) => black.discs.length > 0)!;
    const own = new Set(rows.flatMap(contentIn).map((part) => ('content' in part ? part.content : -1)));
    expect(black.discs.filter(({ content }) => !own.has(content!))).toEqual([]);
    expect(black.lines.filter(({ content }) => own.has(content!))).toHaveLength(36);
    expect(black.lines.filter(({ content }) => content === undefined).length).toBeGreaterThan(10);
  });

  it('asks not to be scaled, and has a bookmark for each sheet', async () => {
    const objects = new PdfObjects(dominoesFile('print', { range: 9 }));
    expect(objects.get(objects.root, 'ViewerPreferences', 'PrintScaling')).toMatchObject({ value: 'None' });
    const headings = nodesIn(readStructure(objects)).filter(({ tag }: StructureNode) => tag === 'H1');
    expect(headings.every((node) => node.children.some((child) => !isNode(child)))).toBe(true);
    expect(headings).toHaveLength(5);
  });

  it('is the same in every run', async () => {
    for (const medium of ['print', 'touch'] as const) {
      expect(dominoesFile(medium).equals(dominoesFile(medium))).toBe(true);
    }
  });
});

describe('the dominoes of a book', () => {
  const dominoes = async (ranges: readonly number[], fields: object = {}) => {
    const files = await render(madeUpBook(ranges, fields), 'stones');
    const names = ['stones.pdf', 'stones-tactile.pdf', 'stones-braille.pdf'];
    expect([...files.keys()]).toEqual(
      Math.max(...ranges.filter((range) => range < 13)) > 9 ? names.slice(0, 2) : names,
    );
    return readSheets(files.get('stones-tactile.pdf')!);
  };

  it('are one set, the largest that its puzzles need', async () => {
    const sheets = await dominoes([4, 7, 5]);
    expect(cardsOf(sheets).map((card) => pipDomino(card, SIZES.standard))).toEqual(dominoNames(7));
  });

  it('are the same once more in the digits of the boards, each with a corner to cut off', async () => {
    const files = await render(madeUpBook([4, 7]), 'stones');
    const sheets = await readSheets(files.get('stones-braille.pdf')!);
    const cards = cardsOf(sheets, true);
    const inBraille = cards.map(({ halves }) => halves.map((half) => brailleValue(half, 9)).join(':'));
    expect(inBraille).toEqual(dominoNames(7));
    for (const { corner } of cards) expect(corner).toBeDefined();
    for (const sheet of sheetsToCut(sheets)) expect(faultsOn(sheet)).toEqual([]);
    expect(await dominoes([10])).not.toEqual([]);
  });

  it('bear the mark of the upper right corner on every sheet', async () => {
    for (const braille of [false, true]) {
      for (const sheet of await readSheets(dominoesFile('touch', { braille }))) {
        const slanting = raisedOn(sheet).filter(({ from, to }) => from[0] !== to[0] && from[1] !== to[1]);
        expect(slanting).toHaveLength(1);
        expect(slanting[0]!.to[0]).toBeCloseTo(sheet.width - 10.5, 1);
        expect(slanting[0]!.from[1]).toBeCloseTo(10.5, 1);
      }
    }
  });

  it('have the size of the squares on its boards', async () => {
    const sheets = await dominoes([6], { paper: 'a3' });
    expect(cardsOf(sheets).map((card) => pipDomino(card, SIZES.large))).toEqual(dominoNames(6));
  });

  it('leave out ranges that there are no cards for', async () => {
    expect(cardsOf(await dominoes([3, 13])).map((card) => pipDomino(card, SIZES.standard))).toEqual(
      dominoNames(3),
    );
    expect([...(await render(madeUpBook([13]), 'stones')).keys()]).toEqual([]);
  });

  it('bear the title of the book, and its wish for colour', async () => {
    const book = madeUpBook([4], { title: 'Käfer & Co.', language: 'de', braille: { overlay: true } });
    const files = await render(book, 'stones');
    const objects = new PdfObjects(files.get('stones-tactile.pdf')!);
    expect(objects.get(objects.trailer, 'Info', 'Title')).toBe('Käfer & Co.: Kartensteine bis 4:4');
    const sheets = await readSheets(files.get('stones-tactile.pdf')!);
    expect(dominoSheets(sheets)[0]!.coloured.runs.length).toBeGreaterThan(30);
  });
});
