import type { BlockOf } from '../../document/document.ts';
import { type Line, plainLine } from '../lines.ts';
import { type Element, element, type Mark, type OutlineItem } from '../page.ts';
import type { Piece } from '../piece.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';
import type { Typesetter } from './typesetter.ts';

/** The height of a box to write in, in lines of the size of the text. */
const BOX = 1.6;
/** How far boxes may shrink for all to stand on the rest of a page. */
const LEAST_SHARE = 0.8;
/** Blank space between words and the lines round them, in mm. */
const PADDING = 1.5;

/** How large the parts of a table to write in are, in mm. */
interface Sizes {
  /** The width of the words before the rows; nothing if there are none. */
  readonly label: number;
  readonly column: number;
  /** The height of the words over the columns. */
  readonly head: number;
  readonly row: number;
}

function sizesOf({ columns, rows }: BlockOf<'form'>, typesetter: Typesetter): Sizes {
  const { bodyLine, settings } = typesetter;
  const { profile } = settings;
  const widest = Math.max(...rows.map((row) => wordsOf(row, typesetter)?.width ?? 0));
  const label = widest > 0 ? widest + 2 * PADDING : 0;
  const column = (typesetter.width - label) / columns.length;
  const lines = Math.max(...columns.map((_, i) => headLines(i).length));
  return { label, column, head: lines * bodyLine + PADDING, row: bodyLine * BOX };

  function headLines(i: number) {
    return typesetter.break(columns[i]!, profile.body, 'strong', column - 2 * PADDING);
  }
}

/** The words before a row, if there are any. */
function wordsOf(row: string, typesetter: Typesetter): Line | undefined {
  return typesetter.break(plainLine(row), typesetter.settings.profile.body, 'text')[0];
}

/** The boxes with their words; where a page ends, a table with the same words over it begins on the next. */
export function formPiece(flow: PrintFlow, form: BlockOf<'form'>): Piece {
  const { pager, typesetter } = flow;
  const usual = sizesOf(form, typesetter);
  const count = form.rows.length;
  return {
    height: usual.head + count * usual.row,
    least: usual.head + count * usual.row * LEAST_SHARE,
    gapBefore: 0,
    gapAfter: GAPS.board * typesetter.bodyLine,
    draw(parent) {
      const room = (pager.empty ? pager.height : pager.room) - usual.head;
      const share = room / (usual.row * count);
      const row = share < 1 && share >= LEAST_SHARE ? usual.row * share : usual.row;
      drawTables(flow, form, { ...usual, row }, parent);
    },
  };
}

function drawTables(flow: PrintFlow, form: BlockOf<'form'>, sizes: Sizes, parent: Element): void {
  const { pager } = flow;
  let rest = form.rows;
  while (rest.length > 0) {
    if (!pager.empty && pager.room < sizes.head + sizes.row) pager.freshPage();
    const table = element('Table', parent, { summary: form.title });
    drawHead(flow, form, sizes, table);
    const fitting = Math.max(1, Math.floor(pager.room / sizes.row));
    for (const row of rest.slice(0, fitting)) drawRow(flow, row, form.columns.length, sizes, table);
    rest = rest.slice(fitting);
  }
}

function drawHead(
  flow: PrintFlow,
  { columns }: BlockOf<'form'>,
  { label, column, head }: Sizes,
  table: Element,
): void {
  const { pager, typesetter } = flow;
  const { body } = typesetter.settings.profile;
  const line = element('TR', table);
  const header = () => element('TH', line, { scope: 'Column' });
  const y = pager.take(head);
  if (label > 0) pager.add({ element: header(), items: [] });
  columns.forEach((words, i) => {
    const lines = typesetter.break(words, body, 'strong', column - 2 * PADDING);
    flow.placeLines(lines, header(), { x: pager.left + label + i * column + PADDING, y });
  });
}

function drawRow(
  flow: PrintFlow,
  row: string,
  columns: number,
  { label, column, row: height }: Sizes,
  table: Element,
): void {
  const { pager, typesetter } = flow;
  const { profile, metrics } = typesetter.settings;
  const { left } = pager;
  const y = pager.take(height);
  const line = element('TR', table);
  const boxes = Array.from({ length: columns }, (_, i): OutlineItem => {
    const x = left + label + i * column;
    return { type: 'outline', x, y, width: column, height, radius: 0, line: profile.lines.inner };
  });
  const baseline = y + (height + metrics.capHeight('text', profile.body)) / 2;
  const items = wordsOf(row, typesetter)?.at(left, baseline) ?? [];
  const marks: Mark[] = [
    { element: undefined, items: boxes },
    ...(label > 0 ? [{ element: element('TH', line, { scope: 'Row' }), items }] : []),
    ...boxes.map((): Mark => ({ element: element('TD', line), items: [] })),
  ];
  for (const mark of marks) pager.add(mark);
}
