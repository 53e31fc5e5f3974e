import { openBook } from '../../book/book.ts';
import { EDITIONS, type Edition } from '../../book/choices.ts';
import type { BookConfig } from '../../book/config.ts';
import { planBook } from '../../book/plan.ts';
import { standInFor } from '../../book/stand-in.ts';
import { NotPossibleError, UserError } from '../../errors.ts';
import { PageContents } from '../../proof/page-contents.ts';
import { type Materials, renderEdition } from '../../render/editions.ts';
import { type RenderedFile, wholeOf } from '../../render/recipe.ts';
import type { Plan, Planned } from './protocol.ts';

/**
 * Lays out a book with one puzzle of each section and one with two, and goes on in a line from their pages.
 *
 * @throws UserError if a board does not fit its sheet, or a text cannot be written
 */
export async function planOf(
  config: BookConfig,
  materials: Materials,
  tell: (planned: Planned) => void,
): Promise<Plan> {
  const puzzles = config.sections.reduce((sum, { count = 0 }) => sum + count, 0);
  const one = standInFor(config);
  if (!one) return { puzzles, pages: [] };
  const sections = one.sections.length;
  const of = 3 * sections;
  tell({ laidOut: 0, of });
  const first = await pagesOf(one, materials);
  tell({ laidOut: sections, of });
  const two = { ...one, sections: one.sections.map((section) => ({ ...section, count: 2 })) };
  const second = await pagesOf(two as BookConfig, materials).catch((error: unknown) => {
    // Of the smallest sets there are not two puzzles.
    if (error instanceof NotPossibleError) return first;
    throw error;
  });
  tell({ laidOut: of, of });
  const pages = [...first].flatMap(([edition, least]) => {
    const each = ((second.get(edition) ?? least) - least) / sections;
    return least === 0 ? [] : [[edition, Math.round(least + each * (puzzles - sections))] as const];
  });
  return { puzzles, pages };
}

/**
 * The first PDF file of a book with one puzzle of each section, of the edition that comes first among those that are
 * asked for. Each page is as it will be; numbers of pages and puzzles are not.
 *
 * @throws UserError if no edition is a PDF file, a board does not fit its sheet, or a text cannot be written
 */
export async function sampleOf(config: BookConfig, materials: Materials): Promise<RenderedFile> {
  const book = openBook(await planBook(standInFor(config) ?? config));
  for (const edition of EDITIONS.filter((known) => config.editions.includes(known))) {
    for (const file of renderEdition(book, edition, materials)) if (file.name.endsWith('.pdf')) return file;
  }
  throw new UserError('none of these editions is a PDF file', {
    where: 'editions',
    expected: 'an edition in print, or raised sheets',
  });
}

async function pagesOf(config: BookConfig, materials: Materials): Promise<Map<Edition, number>> {
  const book = openBook(await planBook(config));
  return new Map(
    config.editions.map((edition) => {
      let pages = 0;
      for (const file of renderEdition(book, edition, materials)) {
        const bytes = wholeOf(file);
        if (file.name.endsWith('.pdf')) pages += new PageContents(bytes).count;
      }
      return [edition, pages];
    }),
  );
}
