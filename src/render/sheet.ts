import { brailleSchema } from '../book/braille-config.ts';
import { puzzleId } from '../book/id.ts';
import { writingWith } from '../braille/tables.ts';
import type { Block } from '../document/document.ts';
import { makeFigure } from '../document/figure.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { layoutEmbossed } from '../layout/emboss/emboss.ts';
import { embossSetup } from '../layout/emboss/setup.ts';
import { plainLine } from '../layout/lines.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { drawSingleBoard } from '../layout/print/printed-board.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import { makeSvg } from './drawings/svg.ts';
import type { Materials } from './editions.ts';
import { brfFiles } from './emboss/recipes.ts';
import type { SheetOrder } from './formats.ts';
import { type RenderedFile, textFile } from './recipe.ts';
import { inLargePrint, singleDocument } from './single-document.ts';

/**
 * A puzzle by itself, in the sizes of the editions, whatever number of solutions it has.
 *
 * @throws UserError if its board does not fit the page
 */
export function renderSheet(
  puzzle: Puzzle,
  { form, title, paper }: SheetOrder,
  { texts: { words }, fonts, engines }: Materials,
): RenderedFile {
  const { language } = words;
  const figure = makeFigure(puzzle, {}, words);
  if (form === 'svg') {
    const description = `${figure.description} ${words.text('answers-id', { id: puzzleId(puzzle) })}.`;
    const metrics = makeMetrics(fonts);
    const board = drawSingleBoard(figure, PRINT_PROFILES['large-print'], metrics);
    return textFile('puzzle.svg', [makeSvg(board, { id: 'puzzle', language, title, description }, metrics)]);
  }
  const blocks: Block[] = [
    { type: 'heading', level: 1, content: plainLine(title) },
    { type: 'board', figure },
    { type: 'tally', title: words.text('puzzle-dominoes'), range: puzzle.range },
  ];
  const document = singleDocument(title, [{ type: 'section', role: 'part', blocks }], words);
  if (form === 'pdf') return inLargePrint('puzzle.pdf', document, { paper, fonts });
  const braille = brailleSchema.parse({ interpoint: false });
  const setup = embossSetup(braille, language, writingWith(engines, braille));
  return brfFiles(layoutEmbossed(document, setup), braille, 'puzzle')[0]!;
}
