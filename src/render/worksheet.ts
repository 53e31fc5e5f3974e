import { type Book, openBook } from '../book/book.ts';
import { parseConfig } from '../book/config.ts';
import { planBook } from '../book/plan.ts';
import type { Block } from '../document/document.ts';
import { type Shown, shownFigure } from '../document/figure.ts';
import { levelName } from '../document/say.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { UserError } from '../errors.ts';
import { plainLine } from '../layout/lines.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Materials } from './editions.ts';
import { type SheetsLook, WORKSHEET_EDITIONS, WORKSHEET_FILE, type WorksheetOrder } from './formats.ts';
import type { RenderedFile } from './recipe.ts';
import { inPrint, singleDocument } from './single-document.ts';

type SheetsMaterials = Pick<Materials, 'texts' | 'fonts'>;

/** A puzzle with what stands over it. */
export interface HeadedPuzzle extends Shown {
  readonly heading: string;
}

/**
 * Several puzzles on one page, with their solutions on a second one if they are wanted; on more pages where their digits would
 * become too small. The same order gives the same bytes.
 *
 * @throws NotPossibleError if there are no such puzzles
 */
export async function renderWorksheet(
  { level, range, count, seed, ...look }: WorksheetOrder,
  materials: SheetsMaterials,
): Promise<RenderedFile> {
  const { words } = materials.texts;
  const title = sheetsTitle(words, level);
  const { language } = words;
  const config = parseConfig({ title, language, seed, sections: [{ title, range, level, count }] });
  return renderSheets(title, numbered(openBook(await planBook(config)), words), look, materials, 'named');
}

/**
 * The same of puzzles in a text, the first `count` of them or all.
 *
 * @throws UserError if one cannot be read, is not solvable in one way, or has numbers to be found
 */
export async function renderOwnWorksheet(
  own: { readonly text: string; readonly where: string; readonly count: number | undefined },
  look: SheetsLook,
  materials: SheetsMaterials,
): Promise<RenderedFile> {
  const { text, where, count } = own;
  const { words } = materials.texts;
  const title = words.text('own-puzzles');
  const section = { title, from: where || 'puzzle', ...(count !== undefined && { count }) };
  const config = parseConfig({ title, language: words.language, sections: [section] });
  const book = openBook(await planBook(config, { readFile: () => text }));
  const [{ kind }] = book.sections as [Book['sections'][number]];
  if (hasUnknowns(kind)) {
    throw new UserError(`a worksheet has no puzzles of the kind ${kind}`, {
      where: section.from,
      expected: 'puzzles that show all their numbers',
      hint: '`dominosa book --puzzles FILE` prints them',
    });
  }
  return renderSheets(title, numbered(book, words), look, materials, 'named');
}

/** What sheets of puzzles of a level are called. */
export function sheetsTitle(words: WordBook, level: WorksheetOrder['level']): string {
  return words.text('worksheet-title', { level: levelName(level, words) });
}

function numbered({ sections }: Book, words: WordBook): HeadedPuzzle[] {
  return sections.flatMap(({ puzzles }) =>
    puzzles.map((shown, i) => ({
      ...shown,
      solved: shown.puzzle,
      heading: words.text('puzzle-name', { number: i + 1 }),
    })),
  );
}

/** How many puzzles share a page at most, if there are one, two … and, last, six or more. */
const ON_PAGE = [1, 2, 4, 4, 6, 6];

/**
 * Puzzles of one set, close together, and their solutions.
 *
 * @param named if a line for a name is wanted, where it costs no puzzle its place
 */
export function renderSheets(
  title: string,
  puzzles: readonly HeadedPuzzle[],
  { edition = WORKSHEET_EDITIONS[0], solutions, paper }: SheetsLook,
  { texts, fonts }: SheetsMaterials,
  named?: 'named',
): RenderedFile {
  const words = texts.words.for('print');
  const { range } = puzzles[0]!.puzzle;
  const paragraph = (text: string): Block => {
    return { type: 'paragraph', style: 'body', content: plainLine(text) };
  };
  const shared = (heading: string, view: 'puzzle' | 'key', lead: readonly Block[]): Block => ({
    type: 'section',
    // Keys share a page with the words before them, whatever their boards show.
    role: 'keys',
    blocks: [
      { type: 'heading', level: 1, content: plainLine(heading) },
      ...lead,
      ...puzzles.map((shown): Block => {
        const heading: Block = { type: 'heading', level: 2, content: plainLine(shown.heading) };
        const figure = shownFigure(shown, view, words);
        return { type: 'section', role: view, blocks: [heading, { type: 'board', figure }] };
      }),
    ],
  });
  const rule = paragraph(words.text('worksheet-rule', { range }));
  const solved = solutions ? [shared(words.text('worksheet-solutions'), 'key', [])] : [];
  const sheet = (...lead: readonly Block[]) =>
    singleDocument(title, [shared(title, 'puzzle', lead), ...solved], words);
  const keys = ON_PAGE[Math.min(puzzles.length, ON_PAGE.length) - 1]!;
  const made = { paper, fonts, size: edition, perPage: { puzzles: 1, keys, belowWords: true } };
  const whose = named && paragraph(words.text('worksheet-whose'));
  return inPrint(WORKSHEET_FILE, sheet(rule), made, whose && sheet(whose, rule));
}
