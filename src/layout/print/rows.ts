import type { BlockOf } from '../../document/document.ts';
import { lineMarks, plainLine } from '../lines.ts';
import { type Mark, mmOf } from '../page.ts';
import type { Piece } from '../piece.ts';
import { inRows, type Row } from '../rows.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';

/** Blank space between two entries, and between the number of an entry and its text, in mm. */
const ENTRY_GAP = 7;
const LABEL_GAP = 2;
/** From row to row, as a multiple of the size of the text. */
const ROW = 1.25;

/** A list of short entries in rows, which can go on over the end of a page. */
export function rowsPiece(flow: PrintFlow, { ordered, items }: BlockOf<'list'>): Piece {
  const { pager, typesetter } = flow;
  const { body } = typesetter.settings.profile;
  const labels = items.flatMap((_, i) =>
    typesetter.break(plainLine(ordered ? `${i + 1}.` : ''), body, 'text'),
  );
  const indent = Math.max(0, ...labels.map(({ width }) => width)) + LABEL_GAP;
  const entries = items.map((content) => typesetter.break(content, body, 'text', typesetter.width - indent));
  const widths = entries.map((lines) => indent + Math.max(...lines.map(({ width }) => width)));
  const { rows, step } = inRows(widths, typesetter.width, ENTRY_GAP);
  const lineHeight = mmOf(body) * ROW;
  const heightOf = (row: Row) => lineHeight * Math.max(...row.map(({ index }) => entries[index]!.length));
  return {
    height: rows.reduce((sum, row) => sum + heightOf(row), 0),
    least: heightOf(rows[0]!),
    gapBefore: 0,
    gapAfter: typesetter.bodyLine * GAPS.paragraph,
    draw(parent) {
      const list = element('L', parent);
      for (const row of rows) {
        const top = pager.take(heightOf(row));
        for (const { index, column } of row) {
          const item = element('LI', list);
          const [label, to] = [element('Lbl', item), element('LBody', item)];
          const x = pager.left + column * step;
          entries[index]!.forEach((line, i) => {
            const y = top + i * lineHeight + typesetter.ascent(lineHeight);
            pager.add((): Mark[] => [
              ...(i === 0 && ordered ? [{ element: label, items: labels[index]!.at(x, y) }] : []),
              ...lineMarks(line.at(x + indent, y), to, top + i * lineHeight, lineHeight),
            ]);
          });
        }
      }
    },
  };
}
