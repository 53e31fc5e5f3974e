import type { BlockOf } from '../../document/document.ts';
import type { Element } from '../page.ts';
import type { PrintFlow } from './flow.ts';
import { makeSlot, type Slot } from './slot.ts';

/** How a page is shared out, in columns and rows: the first for as many as can be, with the larger squares. */
const ARRANGEMENTS = [
  [{ columns: 2, rows: 4 }],
  [{ columns: 2, rows: 3 }],
  [
    { columns: 2, rows: 2 },
    { columns: 1, rows: 4 },
  ],
  [{ columns: 1, rows: 3 }],
  [
    { columns: 2, rows: 1 },
    { columns: 1, rows: 2 },
  ],
  [{ columns: 1, rows: 1 }],
] as const;

/** Blank space between two sections on a page, in mm. */
const GUTTER = 6;
/** How far a section shrinks to fill the rest of a page, as a share of the squares that it would have on the next. */
const LEAST_SHARE = 0.85;

/** What fills a page exactly does not lose its place when sums of lengths are rounded, in mm. */
const ROUNDING = 1e-3;

/** Lays out sections in reading order, up to so many on a page; fewer where their digits would become too small. */
export function drawShared(
  flow: PrintFlow,
  sections: readonly BlockOf<'section'>[],
  most: number,
  parent: Element,
): void {
  const { pager, typesetter } = flow;
  const shared = typesetter.settings.perPage?.belowWords ? pager.room : pager.height;
  /** The rows of the open page that wait to be drawn. */
  let rows: (readonly Slot[])[] = [];
  let onPage = 0;
  const taken = () => rows.reduce((sum, row) => sum + heightOfRow(row) + GUTTER, 0);
  const draw = (drawn: readonly (readonly Slot[])[]) => {
    for (const row of drawn) drawRow(flow, row, parent);
    rows = [];
  };
  for (let next = 0; next < sections.length; ) {
    const room = pager.room - taken();
    const found = nextRow(flow, sections.slice(next, next + most), most, shared);
    const slots = found && onPage < most ? fittedRow(flow, found, room) : found;
    if (!slots) {
      draw(rows);
      pager.place(flow.make(sections[next]!), parent);
      onPage = most;
      next++;
      continue;
    }
    if (onPage + slots.length > most || room < heightOfRow(slots)) {
      draw(grownRows(flow, rows, room + GUTTER - ROUNDING));
      pager.freshPage();
      onPage = 0;
    }
    rows.push(slots);
    next += slots.length;
    onPage += slots.length;
  }
  draw(rows);
}

function drawRow({ pager }: PrintFlow, slots: readonly Slot[], parent: Element): void {
  for (const { section } of slots) {
    pager.begin(section);
    for (const block of section.blocks) if (block.type === 'paragraph') pager.begin(block);
  }
  const y = pager.take(heightOfRow(slots));
  slots.forEach((slot, i) => {
    slot.draw({ x: pager.left + i * (slot.width + GUTTER), y }, parent);
  });
  pager.skip(GUTTER);
}

function heightOfRow(row: readonly Slot[]): number {
  return Math.max(...row.map(({ height }) => height));
}

/** The rows of a page that is full, as large as so much more room lets their boards become. */
function grownRows(flow: PrintFlow, rows: readonly (readonly Slot[])[], room: number): (readonly Slot[])[] {
  return rows.map((row) => {
    const height = heightOfRow(row) + room / rows.length;
    const grown = row.map(({ section, width }) => makeSlot(flow, section, { width, height }));
    return grown.every((slot, i) => slot !== undefined && slot.square >= row[i]!.square)
      ? (grown as Slot[])
      : row;
  });
}

/**
 * A row; where it goes over the end of the page, the same smaller, or its first section alone if that saves the rest of the
 * page, up to half of it, from staying empty.
 */
function fittedRow(flow: PrintFlow, row: readonly Slot[], room: number): readonly Slot[] {
  const { pager } = flow;
  if (room >= heightOfRow(row)) return row;
  const smaller = row.map((slot) => makeSlot(flow, slot.section, { width: slot.width, height: room }));
  const isFit = (slot: Slot | undefined, i: number): slot is Slot =>
    slot !== undefined && slot.square >= LEAST_SHARE * row[i]!.square;
  if (smaller.every(isFit)) return smaller;
  const rest = makeSlot(flow, row[0]!.section, {
    width: pager.width,
    height: Math.min(room, (pager.height - GUTTER) / 2),
  });
  return rest && rest.square >= LEAST_SHARE * row[0]!.square ? [rest] : row;
}

/** The sections that stand in the next row of what is shared, so many mm of a page; nothing if the first does not fit so. */
function nextRow(
  flow: PrintFlow,
  sections: readonly BlockOf<'section'>[],
  most: number,
  shared: number,
): readonly Slot[] | undefined {
  const { pager } = flow;
  for (const arrangements of ARRANGEMENTS) {
    const possible = arrangements
      .filter(({ columns, rows }) => columns * rows <= most)
      .flatMap(({ columns, rows }) => {
        const width = (pager.width - (columns - 1) * GUTTER) / columns;
        const height = (shared - (rows - 1) * GUTTER) / rows;
        const slots = sections.slice(0, columns).map((section) => makeSlot(flow, section, { width, height }));
        return slots.every((slot) => slot !== undefined) ? [slots] : [];
      });
    const [first, ...others] = possible;
    if (first)
      return others.reduce((best, row) => (leastSquare(row) > leastSquare(best) ? row : best), first);
  }
  return undefined;
}

function leastSquare(slots: readonly Slot[]): number {
  return Math.min(...slots.map(({ square }) => square));
}
