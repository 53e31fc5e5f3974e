import type { BlockOf } from '../../document/document.ts';
import { type Line, plainLine } from '../lines.ts';
import { type Element, element, type OutlineItem } from '../page.ts';
import type { Piece } from '../piece.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';

/** The height of a box to write in, in lines of the size of the text. */
const BOX = 1.6;
/** How far boxes may shrink for all to stand on the rest of a page. */
const LEAST_SHARE = 0.8;
/** Blank space between words and the lines round them, in mm. */
const PADDING = 1.5;

/** The boxes with their words; where a page ends, a table with the same words over it begins on the next. */
export function formPiece(flow: PrintFlow, { title, columns, rows }: BlockOf<'form'>): Piece {
  const { pager, typesetter } = flow;
  const { bodyLine, settings, width } = typesetter;
  const { profile, metrics } = settings;
  const { body } = profile;
  const labels = rows.map((row) => typesetter.break(plainLine(row), body, 'text')[0]);
  const widest = Math.max(...labels.map((label) => label?.width ?? 0));
  /** The width of the words before the rows; nothing if there are none. */
  const indent = widest > 0 ? widest + 2 * PADDING : 0;
  const column = (width - indent) / columns.length;
  const heads = columns.map((words) => typesetter.break(words, body, 'strong', column - 2 * PADDING));
  const headHeight = Math.max(...heads.map(({ length }) => length)) * bodyLine + PADDING;
  const usual = bodyLine * BOX;
  const drawHead = (table: Element) => {
    const line = element('TR', table);
    const header = () => element('TH', line, { scope: 'Column' });
    const y = pager.take(headHeight);
    if (indent > 0) pager.add({ element: header(), items: [] });
    heads.forEach((lines, i) => {
      flow.placeLines(lines, header(), { x: pager.left + indent + i * column + PADDING, y });
    });
  };
  const drawRow = (label: Line | undefined, height: number, table: Element) => {
    const { left } = pager;
    const y = pager.take(height);
    const line = element('TR', table);
    const boxes = columns.map((_, i): OutlineItem => {
      const x = left + indent + i * column;
      return { type: 'outline', x, y, width: column, height, radius: 0, line: profile.lines.inner };
    });
    pager.add({ element: undefined, items: boxes });
    const baseline = y + (height + metrics.capHeight('text', body)) / 2;
    const items = label?.at(left, baseline) ?? [];
    if (indent > 0) pager.add({ element: element('TH', line, { scope: 'Row' }), items });
    for (const _ of columns) pager.add({ element: element('TD', line), items: [] });
  };
  return {
    height: headHeight + rows.length * usual,
    least: headHeight + rows.length * usual * LEAST_SHARE,
    gapBefore: 0,
    gapAfter: GAPS.board * bodyLine,
    draw(parent) {
      const room = (pager.empty ? pager.height : pager.room) - headHeight;
      const share = room / (usual * rows.length);
      const height = share < 1 && share >= LEAST_SHARE ? usual * share : usual;
      for (let rest = labels; rest.length > 0; ) {
        if (!pager.empty && pager.room < headHeight + height) pager.freshPage();
        const table = element('Table', parent, { summary: title });
        drawHead(table);
        const fitting = Math.max(1, Math.floor(pager.room / height));
        for (const label of rest.slice(0, fitting)) drawRow(label, height, table);
        rest = rest.slice(fitting);
      }
    },
  };
}
