import type { Paper } from '../../book/choices.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import type { Metrics } from '../metrics.ts';
import { SHEETS, type Sheet } from '../sheets.ts';
import type { CardItem } from '../stones/card.ts';
import { turned } from '../tactile/profile.ts';
import { slotSize, slotsOf } from './bars.ts';
import type { CutSheet } from './cut-sheet.ts';
import { boundsOf, type Outline, type Point } from './forms.ts';
import type { CutsOrder } from './order.ts';
import { type Ground, middleOf, noRoom, type Part, partsOf, plateOutline, upTo } from './parts.ts';
import { frame, type Pegboard, pegs } from './pegboard.ts';
import { rackOf } from './rack.ts';
import { BED, CUT_BAR, CUT_LABEL, PEG, TRAY } from './sizes.ts';
import { pegPlaces } from './stone.ts';

/** A pegboard whose columns and rows are named in print. */
type PlainPegboard = Omit<Pegboard, 'nameOf'>;

/** The plate of a tray, with holes into which pegs are glued, and slots for bars. @throws UserError as {@link rackCuts} */
export function trayCuts({ board, size, paper }: CutsOrder, metrics: Metrics): CutSheet[] {
  const slot = slotSize(size, CUT_BAR.thickness, CUT_BAR.play);
  return cutsOf(
    {
      board,
      cell: { width: size.square, height: size.square },
      pegs: [[0, 0]],
      columns: upTo([0, board.columns]).map(makeColumn),
      rows: upTo([0, board.rows]).map((row) => String(row + 1)),
      slots: (ground, part) => slotsOf(ground, part, slot),
    },
    paper,
    metrics,
  );
}

/**
 * The plate of a rack, with holes into which pegs are glued.
 *
 * @throws UserError if a row or column does not fit
 */
export function rackCuts(order: CutsOrder, metrics: Metrics): CutSheet[] {
  const { board, cell, highs, lows } = rackOf(order);
  const names = { columns: lows.map(String), rows: highs.map(String) };
  return cutsOf({ board, cell, pegs: pegPlaces(order.size), ...names }, order.paper, metrics);
}

/** Each part on a sheet, upright or across as it takes fewer. */
function cutsOf(pegboard: PlainPegboard, paper: Paper, metrics: Metrics): CutSheet[] {
  const plain = TRAY.frame.width + TRAY.rim;
  const text = { font: 'digits', size: CUT_LABEL.height / metrics.capHeight('digits', 1) } as const;
  const widest = Math.max(...pegboard.rows.map((row) => metrics.width(row, text.font, text.size)));
  const ground: Ground = {
    board: pegboard.board,
    cell: pegboard.cell,
    borders: {
      left: plain + CUT_LABEL.gap + widest,
      right: plain,
      top: plain + CUT_LABEL.gap + CUT_LABEL.height,
      bottom: plain,
    },
  };
  const label = (words: string, [right, up]: Point): CardItem => {
    const width = metrics.width(words, text.font, text.size);
    return { type: 'text', x: right - width / 2, y: up, text: words, ...text };
  };
  const ways = [SHEETS[paper], turned(SHEETS[paper])]
    .map((sheet) => ({ sheet, parts: partsOf(ground, roomOn(sheet)) }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((one, other) => one.parts.length - other.parts.length);
  const way = ways[0];
  if (!way) throw noRoom(ground, paper);
  return way.parts.flatMap((part): CutSheet[] => {
    const places = pegs(ground, part, pegboard.pegs);
    if (places.length === 0) return [];
    const outline = plateOutline(ground, part, 0);
    const [[left], [, top]] = boundsOf([{ type: 'prism', outline, from: 0, to: 0 }]);
    const onSheet = ([right, up]: Point): Point => [BED.margin + right - left, BED.margin + top - up];
    const slots: readonly Outline[] = pegboard.slots?.(ground, part) ?? [];
    return [
      {
        ...way.sheet,
        holes: places.map((place) => {
          const [x, y] = onSheet(place);
          return { x, y, diameter: PEG.diameter };
        }),
        slots: slots.map((slot) => slot.map(onSheet)),
        pieces: [outline.map(onSheet)],
        engraved: [
          ...frameLines(ground, part, onSheet),
          ...labels(ground, part, pegboard, (words, place) => label(words, onSheet(place)), widest),
        ],
      },
    ];
  });
}

function roomOn({ width, height }: Sheet): Sheet {
  return { width: width - 2 * BED.margin, height: height - 2 * BED.margin };
}

/** The frame as lines along its middle. */
function frameLines(ground: Ground, part: Part, onSheet: (place: Point) => Point): CardItem[] {
  return frame(ground, part).map((outline) => {
    const [[left, bottom], [right, top]] = boundsOf([{ type: 'prism', outline, from: 0, to: 0 }]);
    const width = Math.min(right - left, top - bottom);
    return {
      type: 'line',
      from: onSheet([left + width / 2, bottom + width / 2]),
      to: onSheet([right - width / 2, top - width / 2]),
      width,
    };
  });
}

/** The names of columns above, of rows on the left, by the middles of their baselines. */
function labels(
  ground: Ground,
  { rows, columns }: Part,
  pegboard: PlainPegboard,
  label: (words: string, place: Point) => CardItem,
  widest: number,
): CardItem[] {
  const away = TRAY.frame.width + CUT_LABEL.gap;
  const top = ground.board.rows * ground.cell.height;
  return [
    ...(rows[0] > 0 ? [] : upTo(columns)).map((column) =>
      label(pegboard.columns[column]!, [middleOf(ground, 0, column)[0], top + away]),
    ),
    ...(columns[0] > 0 ? [] : upTo(rows)).map((row) =>
      label(pegboard.rows[row]!, [-away - widest / 2, middleOf(ground, row, 0)[1] - CUT_LABEL.height / 2]),
    ),
  ];
}
