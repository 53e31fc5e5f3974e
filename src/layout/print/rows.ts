import type { BlockOf } from '../../document/document.ts';
import { lineMarks } from '../lines.ts';
import { type Element, type Mark, mmOf } from '../page.ts';
import type { Piece } from '../piece.ts';
import { inRows, type Row } from '../rows.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';
import type { Corner } from './panel.ts';
import { GAPS } from './profiles.ts';

/** Blank space between two entries, and between the number of an entry and its text, in mm. */
const ENTRY_GAP = 7;
const LABEL_GAP = 2;
/** From row to row, as a multiple of the size of the text. */
const ROW = 1.25;
/** Rows that stand at the end of a page at least, if others go on over it. */
const LEAST_ROWS = 3;

/** A list of short entries in rows, which can go on over the end of a page. */
export function rowsPiece(flow: PrintFlow, { ordered, items }: BlockOf<'list'>): Piece {
  const { pager, typesetter } = flow;
  const { body } = typesetter.settings.profile;
  const labels = ordered ? items.map((_, i) => typesetter.label(`${i + 1}.`, body, 'text')) : [];
  const indent = Math.max(0, ...labels.map(({ width }) => width)) + LABEL_GAP;
  const entries = items.map((content) => typesetter.break(content, body, 'text', typesetter.width - indent));
  const widths = entries.map((lines) => indent + Math.max(...lines.map(({ width }) => width)));
  const { rows, step } = inRows(widths, typesetter.width, ENTRY_GAP);
  const lineHeight = mmOf(body) * ROW;
  const heightOf = (row: Row) => lineHeight * Math.max(...row.map(({ index }) => entries[index]!.length));
  const heightOfAll = (some: readonly Row[]) => some.reduce((sum, row) => sum + heightOf(row), 0);
  /** The lines of an entry, with its number before the first. */
  const entryMarks = (index: number, { x, y: top }: Corner, list: Element): Mark[] => {
    const item = element('LI', list);
    const [label, to] = [element('Lbl', item), element('LBody', item)];
    return entries[index]!.flatMap((line, i): Mark[] => {
      const y = top + i * lineHeight + typesetter.ascent(lineHeight);
      return [
        ...(i === 0 && ordered ? [{ element: label, items: labels[index]!.at(x, y) }] : []),
        ...lineMarks(line.at(x + indent, y), to, top + i * lineHeight, lineHeight),
      ];
    });
  };
  return {
    height: heightOfAll(rows),
    least: heightOfAll(rows.slice(0, rows.length > LEAST_ROWS + 1 ? LEAST_ROWS : undefined)),
    gapBefore: 0,
    gapAfter: typesetter.bodyLine * GAPS.paragraph,
    draw(parent) {
      const list = element('L', parent);
      for (const [i, row] of rows.entries()) {
        // The last two stay together.
        if (i === rows.length - 2 && pager.room < heightOfAll(rows.slice(i))) pager.freshPage();
        const top = pager.take(heightOf(row));
        const { left } = pager;
        pager.add(() =>
          row.flatMap(({ index, column }) => entryMarks(index, { x: left + column * step, y: top }, list)),
        );
      }
    },
  };
}
