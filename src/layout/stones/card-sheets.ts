import { type Inline, wordsOf } from '../../document/document.ts';
import { makeDomino } from '../../domino/dominoes.ts';
import { UserError } from '../../errors.ts';
import { brailleWords, wrapLines } from '../braille-text.ts';
import { BASELINE, breakLines, lineMarks, plainLine } from '../lines.ts';
import {
  type Area,
  type Bookmark,
  type Element,
  element,
  type Mark,
  mmOf,
  type Page,
  type PageItem,
} from '../page.ts';
import type { Sheet } from '../sheets.ts';
import { Overlay } from '../tactile/overlay.ts';
import { brailleItem } from '../tactile/profile.ts';
import { CORNER_CELLS, cornerMark } from '../tactile/raised-sheets.ts';
import { boxNet, sheetForNet } from './box.ts';
import { CUT_LINE, cornerItems, dominoItems, makeCardStyle, type StonesSetting } from './card.ts';
import { cuttingLines, type Grid, gridFor, HEAD_GAP, MARGIN, placeOf } from './grid.ts';
import { dominoesWanted, type StonesOrder } from './order.ts';
import { cardOf, type Medium, stripsOf } from './sizes.ts';

/** More card bars than are ever on a board at one time. */
const STRIPS = 100;
/** The line on a card bar: how thick it is and how far its ends stand from those of the strip, in mm. */
const BAR = { print: { width: 1.6, inset: 1 }, touch: { width: 1, inset: 1.7 } } as const;
/** The lines of a box: how thick they are, and the dashes of those that are folded, in mm. */
const BOX = { print: { width: CUT_LINE, dash: [3, 2] }, touch: { width: 1, dash: [5, 5] } } as const;
/** The colour of the back goes so far beyond the cards, in mm, for cuts that are not quite at their place. */
const BLEED = 3;

/** What the sheets of one file have in common. */
export interface SheetsOf {
  readonly order: StonesOrder;
  readonly medium: Medium;
  readonly setting: StonesSetting;
  /** The whole file, of which each sheet is a section. */
  readonly root: Element;
}

/** A sheet, and its place among the bookmarks. */
export interface DominoSheet {
  readonly page: Page;
  readonly bookmark: Bookmark;
}

/**
 * The dominoes row by row, on as many sheets as they need. Each row is a figure that is described in words.
 * @throws UserError if a card does not fit on the paper
 */
export function dominoSheets(of: SheetsOf): DominoSheet[] {
  const { order } = of;
  const { words } = of.setting.texts;
  const dominoes = dominoesWanted(order);
  const { grid, sheets } = stonesGrid(of);
  const perSheet = grid.columns * grid.rows;
  const style = makeCardStyle(order, of.medium, of.setting);
  return Array.from({ length: sheets }, (_, s) => {
    const here = dominoes.slice(s * perSheet, (s + 1) * perSheet);
    const rows = Math.ceil(here.length / grid.columns);
    const title = stonesTitle(of, s + 1, sheets);
    return sheetOf(of, grid.sheet, { name: `stones-${s + 1}`, title }, (section) => [
      cutsOf(of, grid, rows),
      { element: undefined, items: here.flatMap((_, i) => cornerItems(style, placeOf(grid, i))) },
      ...Array.from({ length: rows }, (_, row): Mark => {
        const first = row * grid.columns;
        const inRow = here.slice(first, first + grid.columns);
        const names = inRow.map(makeDomino).join(', ');
        const alt = words.text('card-dominoes-row', { number: row + 1, dominoes: names });
        return {
          element: figureOf(of, section, alt, areaOf(grid, row, 1)),
          items: inRow.flatMap((domino, i) => dominoItems(domino, placeOf(grid, first + i), style)),
        };
      }),
    ]);
  });
}

/** Strips that are laid on a board as bars. @throws UserError if a strip does not fit on the paper */
export function stripsSheet(of: SheetsOf): DominoSheet {
  const { order, medium } = of;
  const { words } = of.setting.texts;
  const { length, width } = stripsOf(order.size, medium);
  const title = plainLine(words.text('card-bars-title'));
  const grid = gridOf(of, 1, { width: length, height: width }, title);
  const rows = Math.min(grid.rows, Math.ceil(STRIPS / grid.columns));
  const count = rows * grid.columns;
  const bar = BAR[medium];
  // The round ends reach beyond the ends of the line by half its width.
  const inset = bar.inset + bar.width / 2;
  const line = (index: number): PageItem => {
    const { x, y } = placeOf(grid, index);
    const middle = y + width / 2;
    return { type: 'line', from: [x + inset, middle], to: [x + length - inset, middle], width: bar.width };
  };
  return sheetOf(of, grid.sheet, { name: 'strips', title }, (section) => [
    cutsOf(of, grid, rows),
    {
      element: figureOf(of, section, words.text('card-bars-shown', { count }), areaOf(grid, 0, rows)),
      items: Array.from({ length: count }, (_, i) => line(i)),
    },
  ]);
}

/** The back of a sheet of dominoes, in one even tone, so that no card differs from another. */
export function backSheet(of: SheetsOf): DominoSheet {
  const { words } = of.setting.texts;
  const { grid } = stonesGrid(of);
  const rows = Math.ceil(dominoesWanted(of.order).length / grid.columns);
  const { x, y, width, height } = areaOf(grid, 0, Math.min(grid.rows, rows));
  const fill = {
    type: 'fill',
    x: x - BLEED,
    y: y - BLEED,
    width: width + 2 * BLEED,
    height: height + 2 * BLEED,
    // Black would rise if the sheet were heated by mistake.
    ink: 'colour',
  } as const;
  const title = plainLine(words.text('card-dominoes-back'));
  return sheetOf(of, grid.sheet, { name: 'back', title }, (section) => [
    { element: figureOf(of, section, words.text('card-dominoes-back-shown'), fill), items: [fill] },
  ]);
}

/**
 * The net of a box for the dominoes, with whole lines to cut and broken ones to fold, and a domino on its lid.
 * @param thickness of a domino, in mm
 * @throws UserError if it does not fit on the paper
 */
export function boxSheet(of: SheetsOf, thickness: number): DominoSheet {
  const { order, medium, setting } = of;
  const { words } = setting.texts;
  const title = plainLine(words.text('card-box-title'));
  const net = boxNet(order, thickness);
  const topOn = (on: Sheet) => MARGIN + headOf(of, title, on).height + HEAD_GAP;
  const sheet = sheetForNet(net, order, MARGIN, topOn);
  if (!sheet) {
    throw new UserError(`a box for dominoes ${thickness} mm thick does not fit on ${order.paper}`, {
      where: 'box',
      hint: 'leave it out, or choose smaller dominoes or a3 paper',
    });
  }
  const at = { x: (sheet.width - net.width) / 2, y: topOn(sheet) };
  const place = ([x, y]: readonly [number, number]) => [at.x + x, at.y + y] as const;
  const { width, dash } = BOX[medium];
  const cuts = net.outline.map((point, i): PageItem => {
    const next = net.outline[(i + 1) % net.outline.length]!;
    return { type: 'line', from: place(point), to: place(next), width };
  });
  const folds = net.folds.map(
    ([from, to]): PageItem => ({ type: 'line', from: place(from), to: place(to), width, dash }),
  );
  const card = cardOf(order.size);
  const [x, y] = place(net.lidCentre);
  const emblem = dominoItems(
    { low: 1, high: 1 },
    { x: x - card.width / 2, y: y - card.height / 2 },
    makeCardStyle(order, medium, setting),
    medium === 'touch' ? (net.inside.depth - width) / 2 - setting.tactile.clearance : undefined,
  );
  const box = { ...at, width: net.width, height: net.height };
  return sheetOf(of, sheet, { name: 'box', title }, (section) => [
    {
      element: figureOf(of, section, words.text('card-box-shown'), box),
      items: [...cuts, ...folds, ...emblem],
    },
  ]);
}

function stonesTitle({ setting }: SheetsOf, sheet: number, of: number): Inline[] {
  return plainLine(setting.texts.words.text('card-dominoes-sheet', { sheet, of }));
}

/** The grid of the dominoes and how many sheets they take. With their number the words over them become longer. */
function stonesGrid(of: SheetsOf): { readonly grid: Grid; readonly sheets: number } {
  const { order } = of;
  const { length } = dominoesWanted(order);
  for (let sheets = 1; ; ) {
    const grid = gridOf(of, length, cardOf(order.size), stonesTitle(of, sheets, sheets));
    const needed = Math.ceil(length / (grid.columns * grid.rows));
    if (needed <= sheets) return { grid, sheets: needed };
    sheets = needed;
  }
}

function gridOf(of: SheetsOf, count: number, piece: Grid['piece'], title: readonly Inline[]): Grid {
  return gridFor(count, piece, of.order.paper, (sheet) => headOf(of, title, sheet).height);
}

function cutsOf({ medium, order }: SheetsOf, grid: Grid, rows: number): Mark {
  return { element: undefined, items: cuttingLines(grid, rows, medium, order.overlay) };
}

function areaOf({ x, y, piece, columns }: Grid, firstRow: number, rows: number): Area {
  return {
    x,
    y: y + firstRow * piece.height,
    width: columns * piece.width,
    height: rows * piece.height,
  };
}

function figureOf({ order }: SheetsOf, section: Element, alt: string, box: Area): Element {
  const { x, y, width, height } = box;
  return element('Figure', section, { alt, language: order.language, box: { x, y, width, height } });
}

/** A sheet with its heading, and what is drawn in its section. */
function sheetOf(
  of: SheetsOf,
  sheet: Sheet,
  { name, title }: { readonly name: string; readonly title: readonly Inline[] },
  draw: (section: Element) => Mark[],
): DominoSheet {
  const { width, height } = sheet;
  const section = element('Sect', of.root);
  const corner = of.medium === 'touch' ? [cornerMark(sheet, of.setting.tactile)] : [];
  return {
    page: {
      width,
      height,
      marks: [
        ...headOf(of, title, sheet).marks(element('H1', section)),
        { element: undefined, items: corner },
        ...draw(section),
      ],
      targets: [{ name, y: MARGIN }],
    },
    bookmark: { title: wordsOf(title), to: name, children: [] },
  };
}

/** The words at the top of a sheet. */
interface Head {
  /** In mm. */
  readonly height: number;
  /** In the upper left corner of the sheet, within its margin. */
  marks(element: Element): Mark[];
}

/** Words in the large print or the braille of the other sheets. */
function headOf(of: SheetsOf, content: readonly Inline[], sheet: Sheet): Head {
  const width = sheet.width - 2 * MARGIN;
  return of.medium === 'touch' ? brailleHead(of, content, width) : printHead(of, content, width);
}

function printHead(
  { setting: { metrics, print } }: SheetsOf,
  content: readonly Inline[],
  width: number,
): Head {
  const lines = breakLines(content, width, print.body, metrics, 'heading');
  const lineHeight = mmOf(print.body) * print.lineHeight;
  return {
    height: lines.length * lineHeight,
    marks: (element) =>
      lines.flatMap((line, i) => {
        const top = MARGIN + i * lineHeight;
        return lineMarks(line.at(MARGIN, top + lineHeight * BASELINE), element, top, lineHeight);
      }),
  };
}

function brailleHead({ order, setting }: SheetsOf, content: readonly Inline[], width: number): Head {
  const { metrics, tactile, writing } = setting;
  const { braille } = tactile;
  // The mark in the corner of the sheet needs its place beside the first line.
  const cells = Math.floor(width / braille.cellPitch) - CORNER_CELLS;
  const lines = wrapLines(brailleWords(content, { language: order.language, writing }), cells);
  const print = order.overlay
    ? new Overlay(metrics, new Map()).lines(content, cells * braille.cellPitch, lines.length)
    : [];
  const topOf = (line: number) => MARGIN + line * braille.linePitch;
  return {
    height: lines.length * braille.linePitch,
    marks: (element) => [
      ...lines.map((text, i): Mark => {
        const y = topOf(i) + braille.ascent;
        return { element, items: [brailleItem(text, MARGIN, y, tactile)] };
      }),
      ...print.map((line, i) => line({ x: MARGIN, top: topOf(i) })),
    ],
  };
}
