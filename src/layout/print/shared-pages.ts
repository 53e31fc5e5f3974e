import { type BlockOf, type BoardFigure, wordsOf } from '../../document/document.ts';
import { HYPHENS } from '../lines.ts';
import { type Element, element, type FontName } from '../page.ts';
import { ROUNDING } from '../page-filler.ts';
import { boardPanel } from './board-pages.ts';
import { partsOf } from './board-size.ts';
import { sharedSquare, squareOfDigits } from './digits.ts';
import { isKeyTally, stonesPanel } from './domino-list.ts';
import { fitTogether, fitWhole, type Room } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { type Panel, stacked, together } from './panel.ts';
import { GAPS } from './profiles.ts';

/** Blank space between the words and what stands below them, in lines. */
const TEXT_GAP = 0.4;
/** Blank space between two boards of one key that stand side by side, or a board and the words beside it, in mm. */
const BESIDE = 5;
/** How far a board beside words begins below them, in lines. */
const RISE = 0.25;
/** The share of its width that words beside a board have. */
const COLUMN = 0.3;

/** A section that shares its page with others: its words, below them boards and lists of dominoes. */
interface Slot extends Panel {
  readonly section: BlockOf<'section'>;
  readonly width: number;
  /** The side of its smallest square in mm; without end if it has no board. */
  readonly square: number;
}

/**
 * A section in a room of its own, with boards as large as can be.
 * @returns nothing if digits would become too small, or it holds what needs a page
 */
function makeSlot(flow: PrintFlow, section: BlockOf<'section'>, room: Room): Slot | undefined {
  const words: Words[] = [];
  const figures: BoardFigure[] = [];
  const lists: (Panel | undefined)[] = [];
  for (const block of section.blocks) {
    if (block.type === 'board') figures.push(block.figure);
    else if (block.type === 'tally' && isKeyTally(block)) lists.push(stonesPanel(flow, block, room.width));
    else if (block.type !== 'heading' && block.type !== 'paragraph') return undefined;
    else if (!('when' in block)) words.push(block);
  }
  if (!lists.every((list) => list !== undefined)) return undefined;
  const { bodyLine, settings } = flow.typesetter;
  const gap = GAPS.board * bodyLine;
  const listed = stacked(lists, gap);
  const between = figures.length > 0 && lists.length > 0 ? gap : 0;
  const upper = { ...room, height: room.height - listed.height - between };
  const { digits } = settings.profile;
  // Nobody writes on a key: its digits can be closer to each other than those of a puzzle.
  const leastSquare = section.role === 'key' ? sharedSquare : squareOfDigits;
  const least = Math.max(
    0,
    ...figures
      .filter(({ blank }) => !blank)
      .map(({ puzzle }) => leastSquare(digits.sharing, puzzle.range, settings.metrics)),
  );
  // Sheets alone have the tolerance: books keep the pages that they always had.
  const slack = settings.perPage?.belowWords ? ROUNDING : 0;
  const wanted: Wanted = { flow, words, figures, room: upper, gap, least };
  const [way] = [wordsAbove(wanted), wordsBeside(wanted)]
    .filter((found) => found !== undefined && found.height <= upper.height + slack && found.square >= least)
    .sort((one, other) => other!.square - one!.square);
  if (!way) return undefined;
  const all = together({ panel: way }, { panel: listed, y: way.height + between });
  return {
    section,
    width: room.width,
    height: Math.min(all.height, room.height),
    square: way.square,
    draw: (at, parent) => all.draw(at, element('Sect', parent)),
  };
}

type Words = BlockOf<'heading' | 'paragraph'>;

/** What a slot is made of: words, and boards so far apart, with squares of `least` mm at least. */
interface Wanted {
  readonly flow: PrintFlow;
  readonly words: readonly Words[];
  readonly figures: readonly BoardFigure[];
  readonly room: Room;
  readonly gap: number;
  readonly least: number;
}

function wordsAbove(wanted: Wanted): Boards | undefined {
  const { flow, words, room } = wanted;
  const text = wordsIn(flow, words, room.width);
  const top = text.height + TEXT_GAP * flow.typesetter.bodyLine;
  const boards =
    top > room.height ? undefined : boardsIn({ ...wanted, room: { ...room, height: room.height - top } });
  return boards && { ...together({ panel: text }, { panel: boards, y: top }), square: boards.square };
}

/** The words in a column behind a board; not if one of them would be cut there. */
function wordsBeside(wanted: Wanted): Boards | undefined {
  const { flow, words, figures, room } = wanted;
  if (figures.length === 0) return undefined;
  const { typesetter } = flow;
  const { profile } = typesetter.settings;
  const column = room.width * COLUMN;
  const isCut = words.some((block) =>
    wordsOf(block.content)
      .split(' ')
      .flatMap((word) => word.split(HYPHENS))
      .some((word) => typesetter.widthOf(word, profile.body, fontOf(block)) > column),
  );
  if (isCut) return undefined;
  const text = wordsIn(flow, words, column);
  // The letters over a board reach up as far as those of the first line.
  const top = typesetter.bodyLine * RISE;
  const beside = { width: room.width - column - BESIDE, height: room.height - top };
  const boards = boardsIn({ ...wanted, room: beside });
  const all = boards && together({ panel: text, x: room.width - column }, { panel: boards, y: top });
  return all && { ...all, square: boards.square };
}

/** Headings and paragraphs one below the other, in so much width in mm. */
export function wordsIn(flow: PrintFlow, words: readonly Words[], width: number): Panel {
  const panels = words.map((block) => wordsPanel(flow, block, width));
  return stacked(panels, 0);
}

interface Boards extends Panel {
  readonly square: number;
}

/** Boards side by side or one below the other, whichever makes the squares larger; in one piece if these are not below `least` mm then. */
function boardsIn({ flow, figures, room, gap, least }: Wanted): Boards | undefined {
  const { typesetter } = flow;
  const { settings } = typesetter;
  const more = Math.max(0, figures.length - 1);
  const place = (across: number, down: number): Boards | undefined => {
    const each = {
      width: (room.width - across * BESIDE) / (across + 1),
      height: (room.height - down * gap) / (down + 1),
    };
    const boards: {
      readonly panel: Panel;
      readonly x: number;
      readonly y: number;
      readonly square: number;
    }[] = [];
    let [x, y] = [0, 0];
    for (const figure of figures) {
      const whole = fitWhole(figure.puzzle, each, settings);
      const size =
        whole && whole.square >= least
          ? whole
          : fitTogether(figure.puzzle, partsOf(typesetter, figure.puzzle), each, settings);
      if (!size) return undefined;
      const panel = boardPanel(flow, figure, { ...size, digits: settings.profile.digits.sharing });
      boards.push({ panel, x, y, square: size.square });
      if (across > 0) x += size.groups[0]!.width + BESIDE;
      else y += panel.height + gap;
    }
    return { ...together(...boards), square: Math.min(...boards.map(({ square }) => square)) };
  };
  const [below, beside] = [place(0, more), more > 0 ? place(more, 0) : undefined];
  if (!below || !beside) return below ?? beside;
  return beside.square > below.square ? beside : below;
}

function fontOf({ type }: Words): FontName {
  return type === 'heading' ? 'strong' : 'text';
}

/** A heading or paragraph in the size of the text, in so much width in mm. */
export function wordsPanel(flow: PrintFlow, block: Words, width: number): Panel {
  const { typesetter } = flow;
  const isHeading = block.type === 'heading';
  const lines = typesetter.break(block.content, typesetter.settings.profile.body, fontOf(block), width);
  return {
    height: lines.length * typesetter.bodyLine,
    draw(at, parent) {
      if (isHeading) flow.markTarget(at.y);
      flow.placeLines(lines, element(isHeading ? 'H2' : 'P', parent), at);
    },
  };
}

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

/** What a page keeps free when its sections grow, so that they still fit when sums of lengths are rounded, in mm. */
const KEPT_FREE = 1e-3;

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
      draw(grownRows(flow, rows, room + GUTTER - KEPT_FREE));
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
