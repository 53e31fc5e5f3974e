import { type Inline, wordsOf } from '../../document/document.ts';
import type { Line } from '../lines.ts';
import type { Element, PageItem, TextItem } from '../page.ts';
import { NO_ROOM, type Piece } from '../piece.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';

/** Gaps between two entries, in lines. */
const ENTRY_GAPS = [0.4, 0.25, 0.1, 0];
/** The dots that lead from a title to its page, in mm: how wide and (without their round ends) long, how far apart. */
const LEADER = { width: 0.6, dot: 0.01, pitch: 3, blank: 2 };

/** The table of contents: a line a chapter, with a link to its page. It goes on over the end of a page. */
export function contentsPiece(flow: PrintFlow): Piece {
  return { ...NO_ROOM, draw: (parent) => drawContents(flow, parent) };
}

function drawContents(flow: PrintFlow, parent: Element): void {
  const { pager, typesetter } = flow;
  const { metrics } = typesetter.settings;
  const table = element('TOC', parent);
  const { entries, size, gap } = setting(flow);
  const height = typesetter.lineHeight(size);
  for (const entry of entries) {
    // The blank keeps title and number apart when the line is read out.
    const number = ` ${typesetter.pageOf.get(entry.name) ?? ''}`;
    const top = pager.take(entry.height);
    const { left, width } = pager;
    const baselines = entry.lines.map((_, i) => top + i * height + typesetter.ascent(height));
    const items: TextItem[] = entry.lines.flatMap((line, i) => line.at(left, baselines[i]!));
    const y = baselines.at(-1)!;
    const x = left + width - metrics.width(number, 'figures', size);
    items.push({ type: 'text', x, y, text: number, font: 'figures', size });
    const link = element('Link', element('Reference', element('TOCI', table)));
    const area = { x: left, y: top, width, height: entry.height };
    const end = left + width - metrics.width(number.trim(), 'figures', size);
    pager.add({ element: undefined, items: leader(left + entry.lines.at(-1)!.width, end, y) });
    pager.add({ element: link, items, link: { to: entry.name, area, label: wordsOf(entry.title) } });
    pager.skip(gap);
  }
}

interface Setting {
  readonly entries: readonly {
    readonly title: readonly Inline[];
    readonly name: string;
    readonly lines: readonly Line[];
    /** In mm. */
    readonly height: number;
  }[];
  readonly size: number;
  /** Between two entries, in mm. */
  readonly gap: number;
}

/** The largest and widest setting with which the entries stand on as few pages as with any. */
function setting({ pager, outline, typesetter }: PrintFlow): Setting {
  const { profile, metrics } = typesetter.settings;
  const settings = [profile.body, profile.least].flatMap((size) => {
    const height = typesetter.lineHeight(size);
    const numberWidth = metrics.width('0000', 'figures', size) + 2 * LEADER.blank;
    const entries = outline.chapters.map(({ title, name }) => {
      const lines = typesetter.break(title, size, 'text', typesetter.width - numberWidth);
      return { title, name, lines, height: lines.length * height };
    });
    return ENTRY_GAPS.map((share) => ({ entries, size, gap: share * height }));
  });
  const pages = settings.map(({ entries, gap }) => pagesFor(entries, gap, pager.room, pager.height));
  return settings[pages.indexOf(Math.min(...pages))]!;
}

/** On how many pages entries stand, the first of which has only this room, in mm. */
function pagesFor(
  entries: readonly { readonly height: number }[],
  gap: number,
  first: number,
  whole: number,
): number {
  let [pages, room] = [1, first];
  for (const { height } of entries) {
    if (room < height) [pages, room] = [pages + 1, whole];
    room -= height + gap;
  }
  return pages;
}

/** Dots from one place on a line of text to another, under each other on all lines; none where there is no room. */
function leader(start: number, end: number, y: number): PageItem[] {
  const from = Math.ceil((start + LEADER.blank) / LEADER.pitch) * LEADER.pitch;
  const to = Math.floor((end - LEADER.blank) / LEADER.pitch) * LEADER.pitch;
  if (to <= from) return [];
  return [
    {
      type: 'line',
      from: [from, y],
      to: [to, y],
      width: LEADER.width,
      dash: [LEADER.dot, LEADER.pitch - LEADER.dot],
    },
  ];
}
