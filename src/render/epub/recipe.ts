import type { BookPart } from '../../document/audience.ts';
import { UserError } from '../../errors.ts';
import { BOOK_STYLE, SIGNS_STYLE } from '../../layout/screen/style.ts';
import { printWriting } from '../../layout/screen/writing.ts';
import { pagesOfLargePrint } from '../print.ts';
import { type Recipe, type Source, wholeFiles } from '../recipe.ts';
import { accessMetas } from './access.ts';
import { coverPicture } from './cover.ts';
import { identifierOf, withoutIsbn } from './identifier.ts';
import type { PageSource } from './page-list.ts';
import { makePublication } from './publication.ts';

/** An e-book, EPUB 3.3. */
export const EPUB: Recipe = {
  files: ['book.epub', 'solutions.epub'],
  *render(source) {
    for (const [name, part] of wholeFiles(source.book)) {
      yield { name: `${name}.epub`, pieces: [publication(source, part)] };
    }
  },
};

function publication(source: Source, part: BookPart): Uint8Array {
  const { book, texts, document } = source;
  const isBook = part === 'book';
  const cover = isBook ? coverPicture(source) : undefined;
  return makePublication(document(part, { reader: 'screen', keysInside: true }), {
    writing: printWriting(texts.words),
    identifier: isBook ? identifierOf(book, 'epub') : identifierOf(withoutIsbn(book), 'epub-solutions'),
    packagePath: 'EPUB/package.opf',
    contentsFile: 'nav.xhtml',
    pageFile: (name) => `${name}.xhtml`,
    styles: [
      { file: 'style.css', text: BOOK_STYLE },
      { file: 'signs.css', text: SIGNS_STYLE },
    ],
    cover: cover && { file: 'cover.png', bytes: cover },
    ncxFile: 'toc.ncx',
    pages: isBook ? pageSource(source) : undefined,
    // Shops refuse a book that nobody has made.
    elements: book.author ? [] : [['creator', texts.words.text('epub-creator')]],
    metas: (hasPages) => accessMetas(texts.words, hasPages),
    conformance: book.conformance,
  });
}

/** @returns nothing if the book cannot be printed large: its boards need a larger sheet, or the fonts lack a letter */
function pageSource(source: Source): PageSource | undefined {
  const { texts, book } = source;
  try {
    return {
      numbers: pagesOfLargePrint(source),
      title: texts.words.text('epub-pages'),
      edition: texts.words.text('epub-page-source', { title: book.title }),
    };
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
