import { type Inline, wordsOf } from '../../document/document.ts';
import { type Line, plainLine } from '../lines.ts';
import { type Element, element, mmOf, type PageItem, type Point, type TextItem } from '../page.ts';
import { NO_ROOM, type Piece } from '../piece.ts';
import type { PrintFlow } from './flow.ts';

/**
 * How entries can stand, the best first: in how many columns, in which of the profile's sizes, their lines as a multiple of
 * the size if it is not that of the text, and the gaps between entries in lines.
 */
const SETTINGS = [
  { columns: 1, sizes: ['body', 'least'], leading: undefined, gaps: [0.4, 0.25, 0.1, 0] },
  { columns: 2, sizes: ['body', 'least'], leading: undefined, gaps: [0.25, 0.1] },
  { columns: 2, sizes: ['least'], leading: 1.25, gaps: [0.1] },
] as const;
/** The blank over the words that stand over a group, in lines. */
const OVER_GROUP = 0.4;
/** Between two columns, and how far the later lines of an entry stand in where there are two, in mm. */
const GUTTER = 9;
const HANGING = 5;
/** The number of a page before it is known. */
const UNKNOWN = 100;
/** The dots that lead from a title to its page, in mm: how wide and (without their round ends) long, how far apart. */
const LEADER = { width: 0.6, dot: 0.01, pitch: 3, blank: 2 };

/**
 * The table of contents: a line a chapter, with a link to its page, in groups that say what they are. It stands in two
 * columns, so that a title is near its number, where one would go on over the end of the page.
 */
export function contentsPiece(flow: PrintFlow): Piece {
  return { ...NO_ROOM, draw: (parent) => drawContents(flow, parent) };
}

function drawContents(flow: PrintFlow, parent: Element): void {
  const { pager } = flow;
  const whole = element('TOC', parent);
  let table = whole;
  const setting = bestSetting(flow);
  const { columns, perPage, width, gap } = setting;
  for (let first = 0; first < columns.length; first += perPage) {
    if (first > 0) pager.newPage();
    const onPage = columns.slice(first, first + perPage);
    const top = pager.take(Math.max(...onPage.map((column) => heightOf(column, gap))));
    onPage.forEach((column, i) => {
      const x = pager.left + i * (width + GUTTER);
      let y = top;
      for (const entry of column) {
        if (entry !== column[0]) y += entry.over;
        if (entry.group.length > 0) {
          table = element('TOC', whole);
          flow.placeLines(entry.group, element('Caption', table), { x, y }, setting.line);
        }
        drawEntry(flow, entry, setting, { x, y: y + entry.group.length * setting.line }, table);
        y += entry.height + gap;
      }
    });
  }
}

function drawEntry(flow: PrintFlow, entry: Entry, setting: Setting, at: Point, table: Element): void {
  const { pager, typesetter } = flow;
  const { metrics } = typesetter.settings;
  const { size, line, width, hanging } = setting;
  const { title, name, lines } = entry;
  // The blank keeps title and number apart when the line is read out.
  const number = ` ${typesetter.pageOf.get(name) ?? ''}`;
  const starts = lines.map((_, i) => at.x + (i > 0 ? hanging : 0));
  const baselines = lines.map((_, i) => at.y + i * line + typesetter.ascent(line));
  const items: TextItem[] = lines.flatMap((words, i) => words.at(starts[i]!, baselines[i]!));
  const y = baselines.at(-1)!;
  const right = at.x + width;
  const x = right - metrics.width(number, 'figures', size);
  items.push({ type: 'text', x, y, text: number, font: 'figures', size });
  const end = right - metrics.width(number.trim(), 'figures', size);
  pager.add({ element: undefined, items: leader(starts.at(-1)! + lines.at(-1)!.width, end, y) });
  const link = element('Link', element('Reference', element('TOCI', table)));
  pager.add({
    element: link,
    items,
    link: { to: name, area: { ...at, width, height: lines.length * line }, label: wordsOf(title) },
  });
}

interface Entry {
  readonly title: readonly Inline[];
  readonly name: string;
  /** The words over it if a group begins with it, and the blank over these in mm unless they stand at the top. */
  readonly group: readonly Line[];
  readonly over: number;
  readonly lines: readonly Line[];
  /** Of its lines and those of the group, in mm. */
  readonly height: number;
}

/** How all entries stand; lengths in mm. */
interface Setting {
  readonly columns: readonly (readonly Entry[])[];
  /** How many columns a page has. */
  readonly perPage: number;
  readonly size: number;
  readonly line: number;
  readonly width: number;
  /** Between two entries. */
  readonly gap: number;
  /** How far the later lines of an entry stand in. */
  readonly hanging: number;
}

/** The first setting with which the entries stand on as few pages as with any. */
function bestSetting({ pager, outline, typesetter }: PrintFlow): Setting {
  const { profile, metrics } = typesetter.settings;
  const digits = Math.max(
    0,
    ...outline.chapters.map(({ name }) => String(typesetter.pageOf.get(name) ?? UNKNOWN).length),
  );
  const settings = SETTINGS.flatMap(({ columns: perPage, sizes, leading, gaps }) =>
    sizes.flatMap((of): Setting[] => {
      const size = profile[of];
      const line = mmOf(size) * (leading ?? profile.lineHeight);
      const width = (typesetter.width - (perPage - 1) * GUTTER) / perPage;
      const hanging = perPage > 1 ? HANGING : 0;
      const room = width - metrics.width('0'.repeat(digits), 'figures', size) - 2 * LEADER.blank;
      let open: string | undefined;
      const entries = outline.chapters.map(({ title, name, group: words = open }): Entry => {
        const begins = words !== undefined && words !== open;
        open = words;
        const group = begins ? typesetter.break(plainLine(words), size, 'strong', width) : [];
        const alone = typesetter.break(title, size, 'text', room);
        const lines = alone.length > 1 ? typesetter.break(title, size, 'text', room - hanging) : alone;
        const height = (group.length + lines.length) * line;
        return { title, name, group, over: begins ? OVER_GROUP * line : 0, lines, height };
      });
      return gaps.map((share) => {
        const gap = share * line;
        const columns = inColumns(entries, gap, pager.room, pager.height, perPage);
        return { columns, perPage, size, line, width, gap, hanging };
      });
    }),
  );
  const pagesOf = ({ columns, perPage }: Setting) => Math.ceil(columns.length / perPage);
  const least = Math.min(...settings.map(pagesOf));
  return settings.find((setting) => pagesOf(setting) === least)!;
}

/** Entries in columns; those of the first page have only so much room, in mm. Two on one page are of like height. */
function inColumns(
  entries: readonly Entry[],
  gap: number,
  first: number,
  whole: number,
  perPage: number,
): Entry[][] {
  const columns: Entry[][] = [];
  for (const entry of entries) {
    const room = columns.length <= perPage ? first : whole;
    const open = columns.at(-1);
    if (open && heightOf([...open, entry], gap) <= room) open.push(entry);
    else columns.push([entry]);
  }
  if (perPage !== 2 || columns.length !== 2) return columns;
  const heights = entries.map((_, i) =>
    Math.max(heightOf(entries.slice(0, i), gap), heightOf(entries.slice(i), gap)),
  );
  const cut = heights.indexOf(Math.min(...heights));
  return [entries.slice(0, cut), entries.slice(cut)];
}

function heightOf(entries: readonly Entry[], gap: number): number {
  const [first] = entries;
  return entries.reduce((sum, { over, height }) => sum + over + height + gap, -gap - (first?.over ?? 0));
}

/** Dots from one place on a line of text to another, under each other on all lines; none where there is no room. */
function leader(start: number, end: number, y: number): PageItem[] {
  const from = Math.ceil((start + LEADER.blank) / LEADER.pitch) * LEADER.pitch;
  const to = Math.floor((end - LEADER.blank) / LEADER.pitch) * LEADER.pitch;
  if (to <= from) return [];
  const dash = [LEADER.dot, LEADER.pitch - LEADER.dot] as const;
  return [{ type: 'line', from: [from, y], to: [to, y], width: LEADER.width, dash }];
}
