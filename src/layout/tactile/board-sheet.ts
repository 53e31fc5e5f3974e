import { type Block, type Condition, wordsOf } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import type { Element } from '../page.ts';
import { element } from '../structure.ts';
import { drawTactileBoard, surroundOf } from './board.ts';
import { fitSheet, frameTop } from './fit.ts';
import type { TactileFlow } from './flow.ts';

/** Cells at the end of the first line that are kept for the number of the sheet. */
const NUMBER_CELLS = 6;

/** A paragraph beside a board. */
interface Beside {
  readonly words: Element;
  readonly lines: readonly string[];
}

/**
 * A puzzle or key on a sheet of its own: heading above, board on the left, the other words on its right.
 *
 * @throws UserError if there is no board, or the words do not fit
 */
export function drawBoardSheet(flow: TactileFlow, blocks: readonly Block[], parent: Element): void {
  const { sheets, profile, language } = flow;
  const figure = blocks.find((block) => block.type === 'board')?.figure;
  if (!figure) {
    throw new UserError('a puzzle or key without a board', {
      expected: '<board …/> in puzzle.xml.hbs and key.xml.hbs',
    });
  }
  const { board, range } = figure.puzzle;
  const { sheet, square } = fitSheet(range, board, flow.paper, profile);
  const frame = { x: profile.margin + surroundOf(board.rows, profile).left, y: frameTop(profile) };
  const side = frame.x + board.columns * square + profile.labelGap;
  const sideCells = Math.floor((sheet.width - profile.margin - side) / profile.braille.cellPitch);
  const when: Condition = square === profile.square ? 'stones-fit' : 'stones-do-not-fit';

  for (const block of blocks) if (block.type === 'paragraph') flow.begin(block);
  sheets.newSheet(sheet);
  // All that has an id begins at the top of the sheet.
  sheets.take(0);
  sheets.fill();
  const beside: Beside[] = [];
  for (const block of blocks) {
    switch (block.type) {
      case 'heading': {
        const [text, ...more] = flow.lines(block.content, sheets.cells - NUMBER_CELLS);
        if (more.length > 0)
          throw tooLong('the heading over a board is longer than a line of braille', block.content);
        sheets.target(flow.outline.reach(), sheets.topOf(0));
        sheets.write(text!, element(`H${block.level}`, parent));
        break;
      }
      case 'paragraph':
        if ((block.when ?? when) !== when) break;
        beside.push({ words: element('P', parent), lines: flow.lines(block.content, sideCells) });
        break;
      case 'board':
        break;
      default:
        throw new UserError(`a ${block.type} cannot stand beside a board in the tactile edition`, {
          expected: 'a heading, paragraphs and one board in puzzle.xml.hbs and key.xml.hbs',
        });
    }
  }
  drawBeside(flow, beside, side, sheets.linesOn(sheet));
  for (const mark of drawTactileBoard(figure, frame, square, parent, profile, language)) sheets.add(mark);
}

/** Paragraphs in a column, with an empty line between them where there is room for it. */
function drawBeside(
  { sheets }: TactileFlow,
  paragraphs: readonly Beside[],
  x: number,
  lastLine: number,
): void {
  // The first line beside the board is that of the column letters and stays free.
  let line = 2;
  const needed = paragraphs.reduce((sum, { lines }) => sum + lines.length, 0);
  if (line + needed > lastLine) throw tooLong('the words beside a board do not fit beside it in braille');
  const gap = line + needed + paragraphs.length - 1 <= lastLine ? 1 : 0;
  for (const { words, lines } of paragraphs) {
    for (const text of lines) sheets.writeAt(text, words, x, sheets.topOf(line++));
    line += gap;
  }
}

function tooLong(message: string, content: Parameters<typeof wordsOf>[0] = []): UserError {
  const where = wordsOf(content);
  return new UserError(message, {
    ...(where && { where }),
    hint: 'shorten it in puzzle.xml.hbs or key.xml.hbs',
  });
}
