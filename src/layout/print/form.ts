import type { Form } from '../../document/document.ts';
import type { Element, Mark, OutlineItem } from '../page.ts';
import { element } from '../structure.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';
import type { Typesetter } from './typesetter.ts';

/** The height of a box to write in, in lines of the size of the text. */
const BOX = 2;
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

function sizesOf({ columns, rows }: Form, type: Typesetter): Sizes {
  const { profile, metrics } = type.settings;
  const line = type.lineHeight(profile.body);
  const widest = Math.max(...rows.map((row) => metrics.width(row, 'text', profile.body)));
  const label = widest > 0 ? widest + 2 * PADDING : 0;
  const column = (type.width - label) / columns.length;
  const lines = Math.max(...columns.map((_, i) => headLines(i).length));
  return { label, column, head: lines * line + PADDING, row: line * BOX };

  function headLines(i: number) {
    return type.break(columns[i]!, profile.body, 'strong', type.width - column + 2 * PADDING);
  }
}

/**
 * The height of the whole table in one piece, in mm.
 *
 * @param share of their usual height that the boxes have
 */
export function formHeight(form: Form, type: Typesetter, share = 1): number {
  const { head, row } = sizesOf(form, type);
  return head + form.rows.length * row * Math.max(share, LEAST_SHARE);
}

/** Draws the boxes with their words; where a page ends, a table with the same words over it begins on the next. */
export function drawForm(flow: PrintFlow, form: Form, parent: Element): void {
  const { pager, type } = flow;
  const usual = sizesOf(form, type);
  const room = (pager.empty ? pager.height : pager.room) - usual.head;
  const share = room / (usual.row * form.rows.length);
  const row = share < 1 && share >= LEAST_SHARE ? usual.row * share : usual.row;
  const sizes = { ...usual, row };
  let rest = form.rows;
  while (rest.length > 0) {
    if (!pager.empty && pager.room < sizes.head + sizes.row) pager.freshPage();
    const table = element('Table', parent, { summary: form.title });
    drawHead(flow, form, sizes, table);
    const fitting = Math.max(1, Math.floor(pager.room / sizes.row));
    for (const row of rest.slice(0, fitting)) drawRow(flow, row, form.columns.length, sizes, table);
    rest = rest.slice(fitting);
  }
  pager.skip(type.lineHeight(type.settings.profile.body) * GAPS.board);
}

function drawHead(flow: PrintFlow, { columns }: Form, { label, column, head }: Sizes, table: Element): void {
  const { pager, type } = flow;
  const { body } = type.settings.profile;
  const line = element('TR', table);
  const header = () => element('TH', line, { scope: 'Column' });
  const y = pager.take(head);
  if (label > 0) pager.add({ element: header(), items: [] });
  columns.forEach((words, i) => {
    const lines = type.break(words, body, 'strong', type.width - column + 2 * PADDING);
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
  const { pager, type } = flow;
  const { profile, metrics } = type.settings;
  const { left } = pager;
  const y = pager.take(height);
  const line = element('TR', table);
  const boxes = Array.from({ length: columns }, (_, i): OutlineItem => {
    const x = left + label + i * column;
    return { type: 'outline', x, y, width: column, height, radius: 0, line: profile.lines.inner };
  });
  const baseline = y + (height + metrics.capHeight('text', profile.body)) / 2;
  const words = { type: 'text', x: left, y: baseline, text: row, font: 'text', size: profile.body } as const;
  const marks: Mark[] = [
    { element: undefined, items: boxes },
    ...(label > 0
      ? [{ element: element('TH', line, { scope: 'Row' }), items: row === '' ? [] : [words] }]
      : []),
    ...boxes.map((): Mark => ({ element: element('TD', line), items: [] })),
  ];
  for (const mark of marks) pager.add(mark);
}
