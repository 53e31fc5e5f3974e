import { brailleNumber } from '../../braille/grids.ts';
import { type BlockOf, type Inline, wordsOf } from '../../document/document.ts';
import { guidedLine, titleCells } from '../braille-text.ts';
import { inRows } from '../lists.ts';
import { type Element, element } from '../page.ts';
import { LEFT_OUT, NO_ROOM, type Piece } from '../piece.ts';
import type { TactileFlow } from './flow.ts';

/** Cells that a paragraph and the later lines of a list's entry are indented by. */
export const INDENT = 2;
/** Blank cells between two entries of a list in rows. */
const ROW_GAP = 2;

/**
 * Words over the whole width of the sheet, which go on over its end.
 * @param first the cells left blank at the start of the first line
 * @param others and of all others
 */
export function textPiece(
  flow: TactileFlow,
  content: readonly Inline[],
  first: number,
  others: number,
): Piece {
  const lines = flow.lines(content, flow.sheets.cells, first, others);
  return {
    ...NO_ROOM,
    height: lines.length,
    least: 1,
    draw: (parent) => flow.text(content, element('P', parent), first, others, lines),
  };
}

/** A paragraph; none if it is for boards that have a sheet of their own. */
export function paragraphPiece(flow: TactileFlow, paragraph: BlockOf<'paragraph'>): Piece {
  if (paragraph.when) return LEFT_OUT;
  const piece = textPiece(flow, paragraph.content, INDENT, 0);
  return {
    ...piece,
    leads: 'figures',
    draw(parent) {
      flow.sheets.begin(paragraph);
      piece.draw(parent);
    },
  };
}

/** A heading with an empty line before it, one of the first level in the middle and with another after it. */
export function headingPiece(flow: TactileFlow, { level, content }: BlockOf<'heading'>): Piece {
  const { sheets } = flow;
  const width = sheets.cells - 2 * INDENT;
  const lines = flow.lines(content, width);
  return {
    // It is followed by a line of text at least.
    height: lines.length + 2,
    gapBefore: 1,
    gapAfter: level === 1 ? 1 : 0,
    draw(parent) {
      const print = flow.printOver(content, width, lines.length);
      const words = element(`H${level}`, parent);
      lines.forEach((line, i) => {
        const top = sheets.take(1);
        if (i === 0) sheets.target(flow.outline.reach().name, top);
        const indent = level === 1 ? Math.floor((sheets.cells - line.length) / 2) : 0;
        sheets.write(line, words, indent, top);
        print({ x: sheets.xOf(indent), top });
      });
    },
  };
}

/** A list, which goes on over the end of a sheet. */
export function listPiece(flow: TactileFlow, { ordered, style, items }: BlockOf<'list'>): Piece {
  const entries = items.map((content, i): readonly Inline[] =>
    ordered ? [{ type: 'text', text: `${i + 1}. `, strong: false }, ...content] : content,
  );
  const draw = style === 'lines' ? drawEntries : drawRows;
  return { ...NO_ROOM, draw: (parent) => draw(flow, entries, element('L', parent)) };
}

type DrawList = (flow: TactileFlow, entries: readonly (readonly Inline[])[], list: Element) => void;

const drawEntries: DrawList = (flow, entries, list) => {
  for (const content of entries) flow.text(content, element('LBody', element('LI', list)), 0, INDENT);
};

/** Short entries side by side. */
const drawRows: DrawList = (flow, entries, list) => {
  const { sheets } = flow;
  const lines = entries.map((content) => flow.lines(content, sheets.cells, 0, INDENT));
  const widths = lines.map((own) => Math.max(...own.map(({ length }) => length)));
  const { rows, step } = inRows(widths, sheets.cells, ROW_GAP);
  for (const row of rows) {
    if (row.length === 1) {
      drawEntries(flow, [entries[row[0]!.index]!], list);
      continue;
    }
    const top = sheets.take(1);
    for (const { index, column } of row) {
      const x = sheets.xOf(Math.floor(column * step));
      const [line] = lines[index]!;
      sheets.add(() => [sheets.line(line!, element('LBody', element('LI', list)), x, top)]);
      flow.printOver(entries[index]!, line!.length, 1)({ x, top });
    }
  }
};

/** The table of contents, each title led by dots to the number of its page. It goes on over the end of a sheet. */
export function drawContents(flow: TactileFlow, parent: Element): void {
  const { sheets } = flow;
  const { cellPitch, linePitch } = flow.profile.braille;
  const table = element('TOC', parent);
  for (const { title, name } of flow.outline.chapters) {
    const page = flow.pageOf.get(name);
    const number = page === undefined ? '' : brailleNumber(page, flow.language);
    const cells = titleCells(number, sheets.cells);
    const lines = flow.lines(title, cells, 0, INDENT);
    const print = flow.printOver(title, cells, lines.length);
    const link = element('Link', element('Reference', element('TOCI', table)));
    lines.forEach((line, i) => {
      const top = sheets.take(1);
      const last = i === lines.length - 1;
      const entry = last ? guidedLine(line, number, sheets.cells) : line;
      const area = { x: sheets.xOf(0), y: top, width: sheets.cells * cellPitch, height: linePitch };
      sheets.write(entry, link, 0, top);
      print({ x: sheets.xOf(0), top });
      if (last) sheets.add({ element: link, items: [], link: { to: name, area, label: wordsOf(title) } });
    });
  }
}
