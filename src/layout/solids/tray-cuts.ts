import { makeColumn } from '../../domino/coordinates.ts';
import type { Metrics } from '../metrics.ts';
import { SHEETS, type Sheet } from '../sheets.ts';
import type { CardItem } from '../stones/card.ts';
import { turned } from '../tactile/profile.ts';
import type { CutSheet } from './cut-sheet.ts';
import { boundsOf, type Point } from './forms.ts';
import type { CutsOrder } from './order.ts';
import { type Ground, noRoom, type Part, partsOf, plateOutline, upTo } from './parts.ts';
import { BED, CUT_LABEL, PEG, TRAY } from './sizes.ts';
import { frame, pegs } from './tray.ts';

/**
 * The plate of a tray, with holes into which pegs are glued: each part on a sheet, upright or across as it takes fewer.
 *
 * @throws UserError if a row or column does not fit
 */
export function trayCuts({ board, size: { square }, paper }: CutsOrder, metrics: Metrics): CutSheet[] {
  const plain = TRAY.frame.width + TRAY.rim;
  const text = { font: 'digits', size: CUT_LABEL.height / metrics.capHeight('digits', 1) } as const;
  const widest = metrics.width(String(board.rows), text.font, text.size);
  const ground: Ground = {
    board,
    square,
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
  if (!way) throw noRoom(square, paper);
  return way.parts.map((part) => {
    const outline = plateOutline(ground, part, 0);
    const [[left], [, top]] = boundsOf([{ type: 'prism', outline, from: 0, to: 0 }]);
    const onSheet = ([right, up]: Point): Point => [BED.margin + right - left, BED.margin + top - up];
    return {
      ...way.sheet,
      holes: pegs(ground, part).map((place) => {
        const [x, y] = onSheet(place);
        return { x, y, diameter: PEG.diameter };
      }),
      pieces: [outline.map(onSheet)],
      engraved: [
        ...frameLines(ground, part, onSheet),
        ...labels(ground, part, (words, place) => label(words, onSheet(place)), widest),
      ],
    };
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

/** Letters above, numbers on the left, by the middles of their baselines. */
function labels(
  { board, square }: Ground,
  { rows, columns }: Part,
  label: (words: string, place: Point) => CardItem,
  widest: number,
): CardItem[] {
  const away = TRAY.frame.width + CUT_LABEL.gap;
  const letters = rows[0] > 0 ? [] : upTo(columns);
  const numbers = columns[0] > 0 ? [] : upTo(rows);
  return [
    ...letters.map((column) =>
      label(makeColumn(column), [(column + 0.5) * square, board.rows * square + away]),
    ),
    ...numbers.map((row) =>
      label(String(row + 1), [-away - widest / 2, (board.rows - row - 0.5) * square - CUT_LABEL.height / 2]),
    ),
  ];
}
