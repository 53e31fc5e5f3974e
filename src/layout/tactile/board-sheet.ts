import { brailleNumber } from '../../braille/grids.ts';
import type { Block, BlockOf, Condition, Inline } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { elementOf } from '../board-marks.ts';
import { titleCells, wrapLines } from '../braille-text.ts';
import { type Element, element } from '../page.ts';
import type { Sheet } from '../sheets.ts';
import { boardTallyPiece } from './domino-lists.ts';
import { type BoardPlan, dominoesFit, frameOn, planBoard } from './fit.ts';
import type { TactileFlow } from './flow.ts';
import { linesOn } from './profile.ts';
import { boxOf, drawTactileBoard } from './raised-board.ts';
import { INDENT, textPiece } from './text.ts';

/**
 * A puzzle or key on a sheet of its own: heading above, board on the left, the other words on its right or below. A board
 * that needs several sheets has its heading on each; the words are on the first, or behind the last if they have no room
 * there.
 * @throws UserError if there is no board, or one that is too large
 */
export function drawBoardSheet(flow: TactileFlow, blocks: readonly Block[], parent: Element): void {
  const { sheets, profile, language, overlay } = flow;
  const figure = blocks.find((block) => block.type === 'board')?.figure;
  if (!figure) {
    throw new UserError('a puzzle or key without a board', {
      expected: '<board …/> in puzzle.xml.hbs and key.xml.hbs',
    });
  }
  const { board } = figure.puzzle;
  const paragraphs = blocks.filter((block) => block.type === 'paragraph');
  const texts = paragraphs.map(({ content, when }) => ({ when, content, words: flow.words(content) }));
  const textsWhen = (...so: readonly Condition[]) => texts.filter(({ when }) => !when || so.includes(when));
  // A part of a board has a row or a column at least, so no sheet of it has a higher number.
  const headings = headingsOf(flow, blocks, sheets.number + board.rows + board.columns);
  const plan = planBoard(figure.puzzle, flow.sizes, profile, {
    heading: (on) => headings.reduce((sum, heading) => sum + heading.linesOn(on).length, 0),
    column: (cells, ...so) =>
      textsWhen(...so).reduce((sum, { words }) => sum + wrapLines(words, cells).length, 0),
  });
  const { sheet, square, taken } = plan;

  for (const paragraph of paragraphs) sheets.begin(paragraph);
  sheets.newPage(sheet);
  // All that has an id begins at the top of the sheet.
  sheets.take(0);
  sheets.close();
  for (const _ of headings) sheets.target(flow.outline.reach().name, sheets.topAt(0));
  writeHeadings(flow, headings, sheet, ({ level }) => element(`H${level}`, parent));
  for (const block of blocks) {
    switch (block.type) {
      case 'heading':
      case 'paragraph':
      case 'board':
        break;
      case 'tally':
        flow.waiting.push(() => boardTallyPiece(flow, block.title, figure));
        break;
      default:
        throw new UserError(`a ${block.type} is not allowed beside a board in the tactile edition`, {
          expected: 'a heading, paragraphs, one board and a tally in puzzle.xml.hbs and key.xml.hbs',
        });
    }
  }
  const shown = textsWhen(dominoesFit(square, profile), plan.wordsFit);
  if (!plan.areBehind) drawWords(flow, shown, plan, parent);
  const frame = frameOn(plan, board.rows, profile);
  const box = plan.sheets.length === 1 ? boxOf(board.rows, frame, taken, profile) : undefined;
  const into = elementOf(figure, parent, box, { language });
  plan.sheets.forEach((parts, i) => {
    if (i > 0) {
      sheets.newPage(sheet);
      sheets.close();
      writeHeadings(flow, headings, sheet);
    }
    for (const { part, x, y } of parts) {
      const place = { part, frame: { x: frame.x + x, y: frame.y + y }, square };
      sheets.add(() => drawTactileBoard(figure, place, into, profile, language));
      if (overlay) sheets.add(() => [overlay.board(figure, place)]);
    }
  });
  if (plan.areBehind) drawBehind(flow, headings, shown, parent);
}

/** A heading over a board, which is repeated on each of its sheets. */
interface BoardHeading {
  readonly level: BlockOf<'heading'>['level'];
  readonly content: readonly Inline[];
  /** Its lines on a sheet of this size, beside the number of the sheet. */
  linesOn(sheet: Sheet): readonly string[];
}

/** @param last no sheet of the board has a higher number */
function headingsOf(flow: TactileFlow, blocks: readonly Block[], last: number): BoardHeading[] {
  const number = brailleNumber(last, flow.language);
  return blocks
    .filter((block) => block.type === 'heading')
    .map(({ level, content }) => {
      const words = flow.words(content);
      const cells = (sheet: Sheet) => titleCells(number, flow.sheets.headCells(sheet));
      return { level, content, linesOn: (sheet) => wrapLines(words, cells(sheet)) };
    });
}

/** Headings in the first lines of a sheet; without `to` they are repeated. @returns how many lines they take */
function writeHeadings(
  flow: TactileFlow,
  headings: readonly BoardHeading[],
  sheet: Sheet,
  to?: (heading: BoardHeading) => Element,
): number {
  const { sheets } = flow;
  let at = 0;
  for (const heading of headings) {
    const lines = heading.linesOn(sheet);
    const width = Math.max(...lines.map(({ length }) => length));
    const print = flow.printOver(heading.content, width, lines.length, flow.headings);
    const into = to?.(heading);
    for (const line of lines) {
      const top = sheets.topAt(at++);
      sheets.write(line, into, 0, top);
      print({ x: sheets.xOf(0), top });
    }
  }
  return at;
}

/** Paragraphs on sheets behind their board, the first of which has its headings again. */
function drawBehind(
  flow: TactileFlow,
  headings: readonly BoardHeading[],
  texts: readonly Text[],
  parent: Element,
): void {
  const { sheets } = flow;
  sheets.newPage();
  const more = writeHeadings(flow, headings, sheets.usual) - 1;
  if (more > 0) sheets.take(more);
  sheets.fill(
    texts.map(({ content }) => textPiece(flow, content, INDENT, 0)),
    parent,
  );
  sheets.close();
}

interface Text {
  readonly content: readonly Inline[];
  readonly words: readonly string[];
}

/** Paragraphs in their column, with an empty line between them where there is room for it. */
function drawWords(
  flow: TactileFlow,
  texts: readonly Text[],
  { sheet, column }: BoardPlan,
  parent: Element,
): void {
  const { sheets, profile } = flow;
  const paragraphs = texts.map(({ content, words }) => ({
    to: element('P', parent),
    content,
    lines: wrapLines(words, column.cells),
  }));
  const needed = paragraphs.reduce((sum, { lines }) => sum + lines.length, 0);
  const gap = column.line + needed + paragraphs.length - 1 <= linesOn(sheet, profile) ? 1 : 0;
  let line = column.line;
  for (const { to, content, lines } of paragraphs) {
    const print = flow.printOver(content, column.cells, lines.length);
    for (const text of lines) {
      const start = { x: column.x, top: sheets.topAt(line++) };
      sheets.writeAt(text, to, start.x, start.top);
      print(start);
    }
    line += gap;
  }
}
