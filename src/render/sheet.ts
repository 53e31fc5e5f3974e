import { brailleSchema } from '../book/braille-config.ts';
import { puzzleId } from '../book/id.ts';
import { writingWith } from '../braille/tables.ts';
import type { Block, Document } from '../document/document.ts';
import { makeFigure } from '../document/figure.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { layoutEmbossed } from '../layout/emboss/emboss.ts';
import { embossSetup } from '../layout/emboss/setup.ts';
import { plainLine } from '../layout/lines.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { drawSingleBoard } from '../layout/print/printed-board.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import type { WordBook } from '../words/word-book.ts';
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
  const document = documentOf(puzzle, title, words);
  switch (form) {
    case 'svg': {
      const figure = makeFigure(puzzle, {}, words);
      const description = `${figure.description} ${words.text('answers-id', { id: puzzleId(puzzle) })}.`;
      const metrics = makeMetrics(fonts);
      const svg = makeSvg(
        drawSingleBoard(figure, PRINT_PROFILES['large-print'], metrics),
        { id: 'puzzle', language, title, description },
        metrics,
      );
      return textFile('puzzle.svg', [svg]);
    }
    case 'pdf':
      return inLargePrint('puzzle.pdf', document, { paper, fonts });
    case 'brf': {
      const braille = brailleSchema.parse({ interpoint: false });
      const setup = embossSetup(braille, language, writingWith(engines, braille));
      return brfFiles(layoutEmbossed(document, setup), braille, 'puzzle')[0]!;
    }
  }
}

function documentOf(puzzle: Puzzle, title: string, words: WordBook): Document {
  const blocks: Block[] = [
    { type: 'heading', level: 1, content: plainLine(title) },
    { type: 'board', figure: makeFigure(puzzle, {}, words) },
    { type: 'tally', title: words.text('puzzle-dominoes'), range: puzzle.range },
  ];
  return singleDocument(title, [{ type: 'section', role: 'part', blocks }], words);
}
