import type { Paper } from '../../book/choices.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { UserError } from '../../errors.ts';
import { chunks } from '../lists.ts';
import type { Metrics } from '../metrics.ts';
import type { LineItem } from '../page.ts';
import { SHEETS, type Sheet } from '../sheets.ts';
import { type CardItem, dominoItems, makeCardStyle } from '../stones/card.ts';
import { rounded } from '../stones/grid.ts';
import { dominoesWanted, isCornered } from '../stones/order.ts';
import { cardOf } from '../stones/sizes.ts';
import { SWELL, turned } from '../tactile/profile.ts';
import { barOutline, slotSize } from './bars.ts';
import { dominoChamfer, dominoOutline, pegPlaces } from './domino.ts';
import { boundsOf, type Outline, type Point } from './forms.ts';
import { BED, CUT_BAR, CUT_HOLE_PLAY, CUT_LABEL, type CutsOrder, PEG, PIECE_GAP } from './order.ts';
import { frame, labelledGround, labelsOf, type Pegboard, pegs, rackOf, trayOf } from './pegboard.ts';
import { type Ground, noRoom, plateOutline, type TrayPart, trayPartsOf } from './tray-parts.ts';

/**
 * A domino is two layers that are glued together: numbers on the upper one, holes for pegs through the lower one, which is
 * smaller by what is taken off the lower edges of a printed domino.
 */
export const LAYERS = ['upper', 'lower'] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * One layer of all dominoes, in rows; a domino has the same place on the sheets of both.
 * @throws UserError if a domino does not fit
 */
export function dominoCuts(order: CutsOrder, layer: Layer, metrics: Metrics): CutSheet[] {
  const { size, paper } = order;
  const card = cardOf(size);
  const sheet = SHEETS[paper];
  const sheets = rowsOn(sheet, card, dominoesWanted(order));
  if (sheets.length === 0) {
    const [width, height] = [rounded(card.width), rounded(card.height)];
    throw new UserError(`dominoes of ${width} by ${height} mm do not fit on ${paper}`, {
      hint: paper === 'a3' ? 'choose a smaller size' : 'choose a smaller size, or a3 paper',
    });
  }
  const style = makeCardStyle({ ...order, overlay: false }, 'print', { metrics, tactile: SWELL });
  const inset = layer === 'lower' ? dominoChamfer(size).lower : 0;
  const outline = dominoOutline(size, isCornered(order), inset);
  const diameter = PEG.diameter + CUT_HOLE_PLAY;
  return sheets.map((here): CutSheet => {
    const middles = here.map(({ x, y }): Point => [x + card.width / 2, y + card.height / 2]);
    const pieces = middles.map(([x, y]) => areaOf(outline, ([right, up]) => [x + right, y - up]));
    if (layer === 'upper') {
      const engraved = here.flatMap(({ thing, x, y }) => dominoItems(thing, { x, y }, style));
      return { ...sheet, engraved, holes: [], pieces };
    }
    const holes = middles.flatMap(([x, y]) =>
      pegPlaces(size).map(([right]): CutItem => ({ type: 'dot', x: x + right, y, diameter })),
    );
    return { ...sheet, engraved: [], holes, pieces };
  });
}

/** As many bars as dominoes, in rows. */
export function barCuts(order: CutsOrder): CutSheet[] {
  const sheet = SHEETS[order.paper];
  const outline = barOutline(order.size);
  const [[left, bottom], [right, top]] = boundsOf(outline);
  const size = { width: right - left, height: top - bottom };
  return rowsOn(sheet, size, dominoesWanted(order)).map((places) => ({
    ...sheet,
    engraved: [],
    holes: [],
    pieces: places.map(({ x, y }) => areaOf(outline, ([along, up]) => [x + along - left, y + top - up])),
  }));
}

/** The plate of a tray, with holes into which pegs are glued, and slots for bars. @throws UserError as {@link rackCuts} */
export function trayCuts(order: CutsOrder, metrics: Metrics): CutSheet[] {
  const slot = slotSize(order.size, CUT_BAR.thickness, CUT_BAR.play);
  return cutsOf(trayOf(order, slot, makeColumn, String), order.paper, metrics);
}

/** The plate of a rack, with holes into which pegs are glued. @throws UserError if a row or column does not fit */
export function rackCuts(order: CutsOrder, metrics: Metrics): CutSheet[] {
  return cutsOf(rackOf(order, String), order.paper, metrics);
}

/** Each part on a sheet, upright or across as it takes fewer. */
function cutsOf(pegboard: Pegboard, paper: Paper, metrics: Metrics): CutSheet[] {
  const text = { font: 'digits', size: CUT_LABEL.height / metrics.capHeight('digits', 1) } as const;
  const widest = Math.max(...pegboard.rows.map((row) => metrics.width(row, text.font, text.size)));
  const ground = labelledGround(pegboard, CUT_LABEL.gap, { width: widest, height: CUT_LABEL.height });
  const label = (words: string, [right, up]: Point): CardItem => {
    const width = metrics.width(words, text.font, text.size);
    return { type: 'text', x: right - width / 2, y: up, text: words, ...text };
  };
  const ways = [SHEETS[paper], turned(SHEETS[paper])]
    .map((sheet) => ({ sheet, parts: trayPartsOf(ground, roomOn(sheet)) }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((one, other) => one.parts.length - other.parts.length);
  const way = ways[0];
  if (!way) throw noRoom(ground, paper);
  return way.parts.flatMap((part): CutSheet[] => {
    const places = pegs(ground, part, pegboard.pegs);
    if (places.length === 0) return [];
    const outline = plateOutline(ground, part, 0);
    const [[left], [, top]] = boundsOf(outline);
    const onSheet = ([right, up]: Point): Point => [BED.margin + right - left, BED.margin + top - up];
    const slots = pegboard.slots?.(ground, part) ?? [];
    const pegHoles = places.map((place): CutItem => {
      const [x, y] = onSheet(place);
      return { type: 'dot', x, y, diameter: PEG.diameter };
    });
    return [
      {
        ...way.sheet,
        // At the edge of a piece slots go beyond it.
        holes: [...pegHoles, ...slots.map((slot) => areaOf(slot, onSheet))],
        pieces: [areaOf(outline, onSheet)],
        engraved: [
          ...frameLines(ground, part, onSheet),
          ...labelsOf(
            ground,
            part,
            pegboard,
            CUT_LABEL.gap,
            (words, baseline) => label(words, onSheet(baseline)),
            (words, [x, y]) => label(words, onSheet([x - widest / 2, y - CUT_LABEL.height / 2])),
          ),
        ],
      },
    ];
  });
}

function roomOn({ width, height }: Sheet): Sheet {
  return { width: width - 2 * BED.margin, height: height - 2 * BED.margin };
}

/** The frame as lines along its middle. */
function frameLines(ground: Ground, part: TrayPart, onSheet: (place: Point) => Point): CardItem[] {
  return frame(ground, part).map((outline) => {
    const [[left, bottom], [right, top]] = boundsOf(outline);
    const width = Math.min(right - left, top - bottom);
    return {
      type: 'line',
      from: onSheet([left + width / 2, bottom + width / 2]),
      to: onSheet([right - width / 2, top - width / 2]),
      width,
    };
  });
}

/** What is engraved or cut: what stands on cards, or an area with this outline. */
export type CutItem = CardItem | { readonly type: 'area'; readonly outline: Outline };

function areaOf(outline: Outline, onSheet: (point: Point) => Point): CutItem {
  return { type: 'area', outline: outline.map(onSheet) };
}

/** A plate of material to be cut and engraved; all in mm right of and below its upper left corner. */
export interface CutSheet extends Sheet {
  readonly engraved: readonly CutItem[];
  /** Holes within pieces, which are cut before these fall out. */
  readonly holes: readonly CutItem[];
  readonly pieces: readonly CutItem[];
}

/** The area that a line covers, with square ends. */
export function bandOf({ from, to, width }: LineItem): Outline {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const share = width / 2 / Math.hypot(x, y);
  const [along, aside] = [
    [x * share, y * share],
    [-y * share, x * share],
  ] as const;
  const corner = ([px, py]: Point, forth: number, left: number): Point => [
    px + forth * along[0] + left * aside[0],
    py + forth * along[1] + left * aside[1],
  ];
  return [corner(from, -1, 1), corner(to, 1, 1), corner(to, 1, -1), corner(from, -1, -1)];
}

/**
 * Equal pieces in rows, for each sheet those that are on it; none if a piece does not fit.
 * @returns each thing with the upper left corner of its piece, in mm
 */
function rowsOn<Thing>(sheet: Sheet, piece: Sheet, things: readonly Thing[]) {
  const inRow = (room: number, length: number) =>
    Math.floor((room - 2 * BED.margin + PIECE_GAP) / (length + PIECE_GAP));
  const columns = inRow(sheet.width, piece.width);
  const perSheet = columns * inRow(sheet.height, piece.height);
  if (perSheet <= 0) return [];
  return chunks(things, perSheet).map((here) =>
    here.map((thing, i) => ({
      thing,
      x: BED.margin + (i % columns) * (piece.width + PIECE_GAP),
      y: BED.margin + Math.floor(i / columns) * (piece.height + PIECE_GAP),
    })),
  );
}
