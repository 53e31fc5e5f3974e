import type { BlockOf } from '../../document/document.ts';
import { byNumbers, type Domino, dominoesOf, dominoIndex, makeDomino } from '../../domino/dominoes.ts';
import { type Line, plainLine } from '../lines.ts';
import { chunks } from '../lists.ts';
import { type Area, type Element, element, type Mark, type OutlineItem, type Point } from '../page.ts';
import { ROUNDING } from '../page-filler.ts';
import { NO_ROOM, type Piece } from '../piece.ts';
import { isKeyTally, stonesPiece } from './domino-list.ts';
import type { PrintFlow } from './flow.ts';
import type { Panel } from './panel.ts';
import { GAPS } from './profiles.ts';
import type { PrintSettings, Typesetter } from './typesetter.ts';

/** Between the digits of a domino and its box below them, as a share of the gap between boxes. */
const LABEL_GAP = 0.34;
/** Rows come closer, down to this share of the gap between boxes, for a tally to stay on one page: digits are still nearer to their own box. */
const LEAST_GAP = 0.55;
/** Rows to write in stand apart by so much of it, so that each number is seen to belong to the box below it. */
const ROOMY_GAP = 2;
/** In full rows boxes come closer, down to this share of the gap between them, if one row less comes of it. */
const CLOSER = 0.8;
/** A printed count stands so far within its box, as a share of the box's height; the rest is for the reader's own. */
const COUNT_INSET = 0.25;

/** In full rows: as few of them as hold the boxes. */
export const LEAST_ROWS = 1;

/** How the dominoes of a set stand: each over a box to count in. Lengths in mm. */
interface TallyRows {
  readonly rows: readonly (readonly (Domino | undefined)[])[];
  readonly box: Pick<Area, 'width' | 'height'>;
  /** From the top of a row to that of its boxes. */
  readonly label: number;
  readonly entryWidth: number;
  /** Without the gap between two rows. */
  readonly rowHeight: number;
  readonly gap: number;
}

/**
 * A tally, shared out evenly if one page has no room for it; that of a key tells where the dominoes lie.
 * @param rows in how many rows at least if it takes little height: they are full, and close to each other
 */
export function tallyPiece(
  flow: PrintFlow,
  tally: BlockOf<'tally'>,
  rows = tally.dominoes && LEAST_ROWS,
): Piece {
  if (isKeyTally(tally)) return stonesPiece(flow, tally);
  const { pager, typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  const arranged = arrangeTally(tally, pager.width, settings, rows ? { rows } : undefined);
  const { rows: filled, rowHeight } = arranged;
  const title = headOf(tally, typesetter);
  const head = bodyLine * (title.length + GAPS.paragraph);
  const gapFor = (count: number) => (pager.height - head - count * rowHeight) / (count - 1);
  const closest = LEAST_GAP * arranged.gap;
  const widest = rows === LEAST_ROWS ? closest : (rows ? ROOMY_GAP : 1) * arranged.gap;
  let pages = 1;
  while (gapFor(Math.ceil(filled.length / pages)) < closest) pages++;
  const onPage = Math.ceil(filled.length / pages);
  const gap = Math.min(widest, gapFor(onPage));
  return {
    ...NO_ROOM,
    height: head + filled.length * (rowHeight + gap) - gap,
    gapAfter: arranged.gap,
    draw(parent) {
      const { left } = pager;
      flow.placeLines(title, element('P', parent), { x: left, y: pager.take(head) });
      const list = element('L', parent);
      filled.forEach((row, i) => {
        if (i > 0 && i % onPage === 0) pager.newPage();
        const isLast = i === filled.length - 1;
        const at = { y: pager.take(isLast ? rowHeight : rowHeight + gap), x: pager.left };
        pager.add(() => rowMarks(row, tally.counts, arranged, at, list, settings));
      });
    },
  };
}

/** In how many full rows a tally has boxes as wide as they can be, to write in. */
export function roomyRows(tally: BlockOf<'tally'>, { pager, typesetter }: PrintFlow): number {
  const { box } = typesetter.settings.profile;
  const { length } = dominoesIn(tally);
  return Math.ceil(length / Math.floor((pager.width + box.gap) / (box.width + box.gap)));
}

/** A tally that can stand anywhere on a page; its width, where its last row ends and how high that is, in mm. */
export interface TallyPanel extends Panel {
  readonly width: number;
  readonly last: { readonly end: number; readonly height: number };
}

/** A tally in full rows of so many boxes, beside a board. */
export function tallyPanel(flow: PrintFlow, tally: BlockOf<'tally'>, across: number): TallyPanel {
  const { settings } = flow.typesetter;
  const { box } = settings.profile;
  const width = across * (leastBox(tally.range, settings) + box.gap) - box.gap;
  const arranged = arrangeTally(tally, width + ROUNDING, settings, { rows: LEAST_ROWS });
  return panelOf(flow, tally, arranged, { width, head: GAPS.heading });
}

/** Tallies in as few rows as the page's width allows, of more and more boxes, so that their last rows become shorter. */
export function tallyPanels(flow: PrintFlow, tally: BlockOf<'tally'>): readonly TallyPanel[] {
  const { settings, width } = flow.typesetter;
  const most = mostAcross(tally, width, settings, CLOSER);
  const { length } = dominoesIn(tally);
  const least = Math.ceil(length / Math.ceil(length / most));
  return Array.from({ length: most - least + 1 }, (_, more) => {
    const arranged = arrangeTally(tally, width, settings, { rows: LEAST_ROWS, across: least + more });
    return panelOf(flow, tally, arranged, { width, head: GAPS.paragraph });
  });
}

/** What stands over a tally: the remark and the word for it, unless they take more lines than the title. */
function headOf(
  { title, remark }: BlockOf<'tally'>,
  typesetter: Typesetter,
  width?: number,
): readonly Line[] {
  const { body } = typesetter.settings.profile;
  const titled = typesetter.break(plainLine(title), body, 'strong', width);
  const words = remark && [
    { type: 'text', text: `${remark[1]} `, strong: false } as const,
    { type: 'text', text: remark[0], strong: true } as const,
  ];
  const remarked = words && typesetter.break(words, body, 'text', width);
  return remarked && remarked.length <= titled.length ? remarked : titled;
}

/** The rows of a tally, close to each other, below its title with so much blank between, in lines of text. */
function panelOf(
  flow: PrintFlow,
  tally: BlockOf<'tally'>,
  arranged: TallyRows,
  { width, head: blank }: { readonly width: number; readonly head: number },
): TallyPanel {
  const { pager, typesetter } = flow;
  const { bodyLine, settings } = typesetter;
  const { rows, rowHeight, entryWidth } = arranged;
  const title = headOf(tally, typesetter, width);
  const head = bodyLine * (title.length + blank);
  const gap = LEAST_GAP * arranged.gap;
  return {
    width,
    height: head + rows.length * (rowHeight + gap) - gap,
    last: { end: rows.at(-1)!.length * entryWidth, height: rowHeight },
    draw({ x, y }, parent) {
      flow.placeLines(title, element('P', parent), { x, y });
      const list = element('L', parent);
      rows.forEach((row, i) => {
        const at = { x, y: y + head + i * (rowHeight + gap) };
        pager.add(() => rowMarks(row, tally.counts, arranged, at, list, settings));
      });
    },
  };
}

/** The dominoes of a tally: those of its set, if it does not name some. */
function dominoesIn({ range, dominoes }: Pick<BlockOf<'tally'>, 'range' | 'dominoes'>): readonly Domino[] {
  return dominoes ?? dominoesOf(range).sort(byNumbers);
}

/** How many boxes of the least width a row has room for, if the gaps between them shrink to this share. */
function mostAcross(
  { range }: Pick<BlockOf<'tally'>, 'range'>,
  width: number,
  settings: PrintSettings,
  share: number,
): number {
  const gap = share * settings.profile.box.gap;
  return Math.floor((width + gap) / (leastBox(range, settings) + gap));
}

/** The least width of a box: that of its height, and of the digits over it. */
function leastBox(range: number, { profile, metrics }: PrintSettings): number {
  return Math.max(
    profile.box.height,
    metrics.width(makeDomino({ low: range, high: range }), 'figures', profile.body),
  );
}

/**
 * The set as a triangle with a row for each number, so that a domino is found at once, its boxes as wide as there is room
 * for; where it would be too wide the dominoes follow each other in full rows.
 * @param full in how many rows at least they do so in any case, if they do, and in rows of how many at least
 */
export function arrangeTally(
  tally: Pick<BlockOf<'tally'>, 'range' | 'dominoes'>,
  width: number,
  settings: PrintSettings,
  full?: { readonly rows: number; readonly across?: number },
): TallyRows {
  const { profile, metrics } = settings;
  const { box, body } = profile;
  const numbers = Array.from({ length: tally.range + 1 }, (_, number) => number);
  const triangle = numbers.map((low) => numbers.map((high) => (high < low ? undefined : { low, high })));
  const least = leastBox(tally.range, settings);
  const dominoes = dominoesIn(tally);
  const most = mostAcross(tally, width, settings, full ? CLOSER : 1);
  const rowCount = Math.max(Math.ceil(dominoes.length / most), full?.rows ?? 0);
  const longest = full ? Math.max(Math.ceil(dominoes.length / rowCount), full.across ?? 0) : triangle.length;
  const fitting = (width + box.gap) / longest - box.gap;
  const boxWidth = Math.max(least, Math.min(box.width, fitting));
  const gap = full ? Math.min(box.gap, (width - longest * boxWidth) / (longest - 1)) : box.gap;
  const label = metrics.capHeight('figures', body) + LABEL_GAP * box.gap;
  const sizes = {
    box: { width: boxWidth, height: box.height },
    label,
    entryWidth: boxWidth + gap,
    rowHeight: label + box.height,
    gap: box.gap,
  };
  if (fitting >= least && !full) return { rows: triangle, ...sizes };
  const inRow = full ? longest : Math.floor((width + box.gap) / (boxWidth + box.gap));
  return { rows: chunks(dominoes, inRow), ...sizes };
}

/** One row of the tally: each domino over its box, with its first count if it is told. */
function rowMarks(
  row: readonly (Domino | undefined)[],
  counts: readonly number[] | undefined,
  { box, label, entryWidth }: TallyRows,
  { x, y }: Point,
  list: Element,
  { profile, metrics }: PrintSettings,
): Mark[] {
  const size = profile.body;
  const capHeight = metrics.capHeight('figures', size);
  return row.flatMap((domino, i): Mark[] => {
    if (!domino) return [];
    const [left, top] = [x + i * entryWidth, y + label];
    const texts = [
      { type: 'text', x: left, y: y + capHeight, text: makeDomino(domino), font: 'figures', size } as const,
    ];
    const count = counts?.[dominoIndex(domino.low, domino.high)];
    // The blank keeps domino and count apart when the line is read out.
    if (count !== undefined) {
      const within = left + COUNT_INSET * box.height - metrics.width(' ', 'figures', size);
      texts.push({ ...texts[0]!, x: within, y: top + (box.height + capHeight) / 2, text: ` ${count}` });
    }
    const outline: OutlineItem = {
      type: 'outline',
      x: left,
      y: top,
      ...box,
      radius: 0,
      line: profile.lines.inner,
    };
    return [
      { element: element('LBody', element('LI', list)), items: texts },
      { element: undefined, items: [outline] },
    ];
  });
}
