import { type BlockOf, wordsOf } from '../../document/document.ts';
import { lineMarks } from '../lines.ts';
import { inRows, type Row } from '../lists.ts';
import { type Element, element, type Mark, mmOf, type OutlineItem, type Point } from '../page.ts';
import type { Piece } from '../piece.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';

/** Blank space between two entries, in mm: at least, and in text of 20 points, where a star stands in it. */
const ENTRY_GAP = 3.5;
/** Between the number before a row and its first entry, in mm. */
const LABEL_GAP = 2;
/** Between a star and the entry behind it at least, in mm. */
const STAR_GAP = 1.5;
/** What hangs into the blank behind an entry, so that one entry with it does not ask for another column. */
const HANGING = '*';
/** From row to row, as a multiple of the size of the text. */
const ROW = 1.2;
/** A step that lays a domino: it with a cell of its place behind it or before it. A domino in other steps has no outline. */
const LAID = /^(?:[a-z]+\d+ )?(\d+:\d+)(?: [a-z]+\d+)?\*?$/;
/** The outline of a domino: its height as a share of the size of the text, what it leaves blank on either side of its numbers in mm. */
const DOMINO = { height: 1.02, blank: 0.6, radius: 1.2 };
/** How far behind a domino its outline and the blank before a star reach. */
const CLEAR = 2 * DOMINO.blank;
/** Rows that stand at the end of a page at least, if others go on over it. */
const LEAST_ROWS = 2;

/** A list of short entries in rows, which can go on over the end of a page; before each row stands the number of its first. */
export function rowsPiece(flow: PrintFlow, { style, ordered, items }: BlockOf<'list'>): Piece {
  const { pager, typesetter } = flow;
  const { body } = typesetter.settings.profile;
  const labels = ordered ? items.map((_, i) => typesetter.label(`${i + 1}.`, body, 'text')) : [];
  const indent = ordered ? Math.max(0, ...labels.map(({ width }) => width)) + LABEL_GAP : 0;
  const room = typesetter.width - indent;
  const entries = items.map((content) => typesetter.break(content, body, 'text', room));
  const words = items.map(wordsOf);
  /** The domino that each entry lays, if it does. */
  const laid = words.map((entry) => (style === 'covered' ? LAID.exec(entry)?.[1] : undefined));
  const star = typesetter.widthOf(HANGING, body, 'text');
  const stars = words.map((entry) => (entry.endsWith(HANGING) ? star : 0));
  const hangs = stars.map((width, i) => width + (laid[i] === undefined ? 0 : CLEAR));
  const widths = entries.map((lines, i) => Math.max(...lines.map(({ width }) => width)) - stars[i]!);
  // Behind the last entry of a row there is no blank but the margin.
  const { rows, step } = inRows(widths, room - Math.max(0, ...hangs), ENTRY_GAP * Math.max(1, body / 20));
  const starIn = (row: Row) => row.findIndex(({ index }) => stars[index]! > 0);
  /** How far entries behind the star of a row stand to the right of their columns, for it not to touch them. */
  const shiftBehind = (row: Row, star: number) => {
    if (star < 0) return 0;
    const { index } = row[star]!;
    const last = row.at(-1)!;
    const wanted = widths[index]! + hangs[index]! + STAR_GAP - step;
    const left = room - last.column * step - widths[last.index]! - hangs[last.index]!;
    return Math.max(0, Math.min(wanted, left));
  };
  const lineHeight = mmOf(body) * ROW;
  const heightOf = (row: Row) => lineHeight * Math.max(...row.map(({ index }) => entries[index]!.length));
  const heightOfAll = (some: readonly Row[]) => some.reduce((sum, row) => sum + heightOf(row), 0);
  const baseline = (y: number) => y + typesetter.ascent(lineHeight);
  /** The outline of the domino that an entry lays, its numbers on a baseline. */
  const dominoAt = (index: number, x: number, y: number): Mark[] => {
    const domino = laid[index];
    if (domino === undefined) return [];
    const entry = words[index]!;
    const before = typesetter.widthOf(entry.slice(0, entry.indexOf(domino)), body, 'figures');
    const digits = typesetter.settings.metrics.capHeight('figures', body);
    const height = DOMINO.height * mmOf(body);
    const outline: OutlineItem = {
      type: 'outline',
      x: x + before - DOMINO.blank,
      y: y - (digits + height) / 2,
      width: typesetter.widthOf(domino, body, 'figures') + 2 * DOMINO.blank,
      height,
      radius: DOMINO.radius,
      line: typesetter.settings.profile.lines.inner,
    };
    return [{ element: undefined, items: [outline] }];
  };
  /** The lines of an entry, its number before them if it begins a row. */
  const entryMarks = (index: number, { x, y }: Point, list: Element, label?: Point): Mark[] => {
    const item = element('LI', list);
    const number = label && labels[index]?.at(label.x, baseline(label.y));
    const numbered = number ? [{ element: element('Lbl', item), items: number }] : [];
    const to = element('LBody', item);
    return [
      ...numbered,
      ...entries[index]!.flatMap((line, i) => {
        const top = y + i * lineHeight;
        const texts = line.at(x, baseline(top));
        const clear = laid[index] === undefined ? 0 : CLEAR;
        const placed = texts.map((text) => (text.text === HANGING ? { ...text, x: text.x + clear } : text));
        return lineMarks(placed, to, top, lineHeight);
      }),
      ...dominoAt(index, x, baseline(y)),
    ];
  };
  return {
    height: heightOfAll(rows),
    least: heightOfAll(rows.slice(0, rows.length > LEAST_ROWS + 1 ? LEAST_ROWS : undefined)),
    gapBefore: 0,
    // A way ends its part: the next heading has its own blank.
    gapAfter: style === 'covered' ? 0 : typesetter.bodyLine * GAPS.paragraph,
    draw(parent) {
      const list = element('L', parent);
      for (const [i, row] of rows.entries()) {
        // The last two stay together.
        if (i === rows.length - 2 && pager.room < heightOfAll(rows.slice(i))) pager.freshPage();
        const top = pager.take(heightOf(row));
        const { left } = pager;
        const star = starIn(row);
        const shift = shiftBehind(row, star);
        pager.add(() =>
          row.flatMap(({ index, column }, i) => {
            const at = { x: left + indent + column * step + (i > star ? shift : 0), y: top };
            return entryMarks(index, at, list, i === 0 ? { x: left, y: top } : undefined);
          }),
        );
      }
    },
  };
}
