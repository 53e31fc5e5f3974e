import { wordsOf } from '../../document/document.ts';
import type { Element, PageItem, TextItem } from '../page.ts';
import { NO_ROOM, type Piece } from '../piece.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';

/** Gaps between two entries, in lines: the first with which all stand on as few pages as with the last. */
const ENTRY_GAPS = [0.4, 0.25, 0.1, 0];
/** The dots that lead from a title to its page, in mm: how wide and (without their round ends) long, how far apart. */
const LEADER = { width: 0.6, dot: 0.01, pitch: 3, blank: 2 };

/** The table of contents: a line a chapter, with a link to its page. It goes on over the end of a page. */
export function contentsPiece(flow: PrintFlow): Piece {
  return { ...NO_ROOM, draw: (parent) => drawContents(flow, parent) };
}

function drawContents({ pager, outline, typesetter }: PrintFlow, parent: Element): void {
  const { profile, metrics } = typesetter.settings;
  const table = element('TOC', parent);
  const height = typesetter.bodyLine;
  const numberWidth = metrics.width('0000', 'figures', profile.body) + 2 * LEADER.blank;
  const entries = outline.chapters.map(({ title, name }) => {
    const lines = typesetter.break(title, profile.body, 'text', typesetter.width - numberWidth);
    return { title, name, lines, height: lines.length * height };
  });
  const pagesWith = (share: number) => pagesFor(entries, share * height, pager.room, pager.height);
  const gap = height * ENTRY_GAPS.find((share) => pagesWith(share) === pagesWith(ENTRY_GAPS.at(-1)!))!;
  for (const entry of entries) {
    // The blank keeps title and number apart when the line is read out.
    const number = ` ${typesetter.pageOf.get(entry.name) ?? ''}`;
    const top = pager.take(entry.height);
    const { left, width } = pager;
    const baselines = entry.lines.map((_, i) => top + i * height + typesetter.ascent(height));
    const items: TextItem[] = entry.lines.flatMap((line, i) => line.at(left, baselines[i]!));
    const y = baselines.at(-1)!;
    const x = left + width - metrics.width(number, 'figures', profile.body);
    items.push({ type: 'text', x, y, text: number, font: 'figures', size: profile.body });
    const link = element('Link', element('Reference', element('TOCI', table)));
    const area = { x: left, y: top, width, height: entry.height };
    const end = left + width - metrics.width(number.trim(), 'figures', profile.body);
    pager.add({ element: undefined, items: leader(left + entry.lines.at(-1)!.width, end, y) });
    pager.add({ element: link, items, link: { to: entry.name, area, label: wordsOf(entry.title) } });
    pager.skip(gap);
  }
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
