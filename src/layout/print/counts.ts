import type { StoneCount } from '../../document/document.ts';
import { makeStone } from '../../domino/stones.ts';
import { chunks } from '../lists.ts';
import { type Element, element, type Mark, mmOf, type PageItem } from '../page.ts';
import type { PrintFlow } from './flow.ts';
import type { Corner, Panel } from './panel.ts';
import type { PrintSettings } from './typesetter.ts';

/** From a domino to its count, as a multiple of the size of the text. */
const COUNT_GAP = 0.2;
/** Between two entries at least, and where there is room for a count that the reader writes. */
const ENTRY_GAP = 0.7;
const WRITING_GAP = 1.7;
/** How far the outline of a placed domino stands off its digits, as a multiple of the size of the text. */
const OUTLINE_GAP = 0.25;

/**
 * The tally beside a board: each domino with its count, a placed one in the outline that it has on the board. It is a
 * triangle with a row for each lower number, its rows as far apart as those of the board; in full rows where it would be too
 * wide.
 * @param square from row to row, in mm
 * @param width in mm
 */
export function countsPanel(
  flow: PrintFlow,
  counts: readonly StoneCount[],
  square: number,
  width: number,
): Panel {
  const { settings } = flow.typesetter;
  const least = entryWidth(counts, settings);
  const em = mmOf(settings.profile.body);
  const rows = rowsOf(counts, Math.floor((width + ENTRY_GAP * em) / least));
  const spread = width / Math.max(...rows.map(({ length }) => length));
  const entry = Math.max(least, Math.min(least + (WRITING_GAP - ENTRY_GAP) * em, spread));
  return {
    height: rows.length * square,
    draw({ x, y }, parent) {
      const list = element('L', parent);
      rows.forEach((row, r) => {
        row.forEach((count, i) => {
          if (!count) return;
          const at = { x: x + i * entry, y: y + (r + 0.5) * square };
          flow.pager.add(() => countMarks(count, at, list, settings));
        });
      });
    },
  };
}

/** The triangle, if so many dominoes can stand side by side; else as many as can. */
function rowsOf(counts: readonly StoneCount[], across: number): (readonly (StoneCount | undefined)[])[] {
  const numbers = [...new Set(counts.map(({ stone }) => stone.low))];
  if (numbers.length <= across) {
    return numbers.map((low) =>
      numbers.map((high) => counts.find(({ stone }) => stone.low === low && stone.high === high)),
    );
  }
  return chunks(counts, across);
}

function entryWidth(counts: readonly StoneCount[], { profile, metrics }: PrintSettings): number {
  const { body } = profile;
  const widest = Math.max(...counts.map(({ stone }) => metrics.width(makeStone(stone), 'figures', body)));
  const count = Math.max(...counts.map(({ places = 0 }) => metrics.width(String(places), 'digits', body)));
  return widest + count + (COUNT_GAP + ENTRY_GAP) * mmOf(body);
}

/** @param at the left end of an entry and the middle of its height, in mm */
function countMarks(
  { stone, places }: StoneCount,
  { x, y }: Corner,
  list: Element,
  { profile, metrics }: PrintSettings,
): Mark[] {
  const size = profile.body;
  const capHeight = metrics.capHeight('figures', size);
  const text = makeStone(stone);
  const width = metrics.width(text, 'figures', size);
  const baseline = y + capHeight / 2;
  const items: PageItem[] = [{ type: 'text', x, y: baseline, text, font: 'figures', size }];
  const body = element('LBody', element('LI', list));
  if (places !== undefined) {
    // The blank keeps domino and count apart when the line is read out.
    const at = x + width + COUNT_GAP * mmOf(size) - metrics.width(' ', 'digits', size);
    items.push({ type: 'text', x: at, y: baseline, text: ` ${places}`, font: 'digits', size });
    return [{ element: body, items }];
  }
  const gap = OUTLINE_GAP * mmOf(size);
  const height = capHeight + 2 * gap;
  const outline = { x: x - gap, y: y - height / 2, width: width + 2 * gap, height };
  return [
    { element: body, items },
    {
      element: undefined,
      items: [{ type: 'outline', ...outline, radius: height / 4, line: profile.lines.stone }],
    },
  ];
}
