import { openBook } from '../book/book.ts';
import { parseConfig } from '../book/config.ts';
import { planBook } from '../book/plan.ts';
import type { Block } from '../document/document.ts';
import { shownFigure } from '../document/figure.ts';
import { levelName } from '../document/say.ts';
import { plainLine } from '../layout/lines.ts';
import type { Materials } from './editions.ts';
import type { RenderedFile } from './recipe.ts';
import { inPrint, singleDocument } from './single-document.ts';
import { WORKSHEET_FILE, type WorksheetOrder } from './worksheet-order.ts';

/**
 * Several puzzles on one page, in standard print, with their solutions on a second one if they are wanted. The same order gives the same bytes.
 *
 * @throws NotPossibleError if there are no such puzzles
 */
export async function renderWorksheet(
  { level, range, count, solutions, paper, seed }: WorksheetOrder,
  { texts, fonts }: Pick<Materials, 'texts' | 'fonts'>,
): Promise<RenderedFile> {
  const words = texts.words.for('print');
  const title = words.text('worksheet-title', { level: levelName(level, words) });
  const sections = [{ title, range, level, count }];
  const book = openBook(
    await planBook(parseConfig({ title, language: words.language, paper, seed, sections })),
  );
  const { puzzles } = book.sections[0]!;
  const shared = (heading: string, view: 'puzzle' | 'key'): Block => ({
    type: 'section',
    // Keys share a page with the words before them, whatever their boards show.
    role: 'keys',
    blocks: [
      { type: 'heading', level: 1, content: plainLine(heading) },
      ...(view === 'puzzle'
        ? [
            {
              type: 'paragraph' as const,
              style: 'body' as const,
              content: plainLine(words.text('worksheet-rule', { range })),
            },
          ]
        : []),
      ...puzzles.map(
        (shown, i): Block => ({
          type: 'section',
          role: 'key',
          blocks: [
            { type: 'heading', level: 2, content: plainLine(words.text('puzzle-name', { number: i + 1 })) },
            { type: 'board', figure: shownFigure({ ...shown, solved: shown.puzzle }, view, words) },
          ],
        }),
      ),
    ],
  });
  const blocks = [
    shared(title, 'puzzle'),
    ...(solutions ? [shared(words.text('worksheet-solutions'), 'key')] : []),
  ];
  return inPrint(WORKSHEET_FILE, singleDocument(title, blocks, words), {
    paper,
    fonts,
    size: 'standard-print',
    // Two of the largest boards are too high for a page with words above them, one below the other: they stand side by side.
    keys: count === 1 ? 1 : 4,
  });
}
