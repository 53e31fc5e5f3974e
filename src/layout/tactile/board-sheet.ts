import { brailleNumber } from '../../braille/grids.ts';
import { type Block, type Condition, type Inline, wordsOf } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { elementOf } from '../board-marks.ts';
import { fillLines } from '../braille-text.ts';
import { titleCells } from '../guide-dots.ts';
import type { Element } from '../page.ts';
import { element } from '../structure.ts';
import { boxOf, drawTactileBoard } from './board.ts';
import { type BoardPlan, planBoard, stonesFit } from './fit.ts';
import type { TactileFlow } from './flow.ts';
import { linesOn } from './profile.ts';
import { frameOn } from './room.ts';
import { boardTallyPiece } from './stone-lists.ts';

/**
 * A puzzle or key on a sheet of its own: heading above, board on the left, the other words on its right or below. A
 * board that needs several sheets has its heading on each; the words are on the first.
 *
 * @throws UserError if there is no board, or the words do not fit
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
  const textsWhen = (so: Condition) => texts.filter(({ when = so }) => when === so);
  const plan = planBoard(figure.puzzle, flow.paper, profile, (cells, so) =>
    textsWhen(so).reduce((sum, { words }) => sum + fillLines(words, cells).length, 0),
  );
  const { sheet, square, taken } = plan;

  for (const paragraph of paragraphs) sheets.begin(paragraph);
  sheets.newPage(sheet);
  // All that has an id begins at the top of the sheet.
  sheets.take(0);
  sheets.close();
  const headings: { readonly content: readonly Inline[]; readonly text: string }[] = [];
  for (const block of blocks) {
    switch (block.type) {
      case 'heading': {
        const text = headingLine(flow, block.content, plan);
        sheets.target(flow.outline.reach().name, sheets.topAt(0));
        writeHeading(flow, { content: block.content, text }, element(`H${block.level}`, parent));
        headings.push({ content: block.content, text });
        break;
      }
      case 'paragraph':
      case 'board':
        break;
      case 'tally':
        flow.waiting.push(() => boardTallyPiece(flow, block.title, figure));
        break;
      default:
        throw new UserError(`a ${block.type} cannot stand beside a board in the tactile edition`, {
          expected: 'a heading, paragraphs, one board and a tally in puzzle.xml.hbs and key.xml.hbs',
        });
    }
  }
  drawWords(flow, textsWhen(stonesFit(square, profile)), plan, parent);
  const frame = frameOn(board.rows, profile);
  const box = plan.sheets.length === 1 ? boxOf(board.rows, frame, taken, profile) : undefined;
  const into = elementOf(figure, parent, box, language);
  plan.sheets.forEach((shown, i) => {
    if (i > 0) {
      sheets.newPage(sheet);
      sheets.close();
      for (const heading of headings) writeHeading(flow, heading, undefined);
    }
    for (const { part, x, y } of shown) {
      const place = { part, frame: { x: frame.x + x, y: frame.y + y }, square };
      sheets.add(() => drawTactileBoard(figure, place, into, profile, language));
      if (overlay) sheets.add(() => [overlay.board(figure, place)]);
    }
  });
}

/** A heading that fits one line; `to` is nothing where it is repeated. */
function writeHeading(
  flow: TactileFlow,
  { content, text }: { readonly content: readonly Inline[]; readonly text: string },
  to: Element | undefined,
): void {
  flow.sheets.write(text, to);
  const print = flow.printOver(content, text.length, 1, flow.headings);
  print({ x: flow.sheets.xOf(0), top: flow.sheets.topAt(0) });
}

function headingLine(flow: TactileFlow, content: readonly Inline[], { sheet }: BoardPlan): string {
  const number = brailleNumber(flow.sheets.number, flow.language);
  const [text, ...more] = flow.lines(content, titleCells(number, flow.sheets.headCells(sheet)));
  if (more.length === 0) return text!;
  throw new UserError('the heading over a board is longer than a line of braille', {
    where: wordsOf(content),
    hint: 'shorten it in puzzle.xml.hbs or key.xml.hbs',
  });
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
    lines: fillLines(words, column.cells),
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
