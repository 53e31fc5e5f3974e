import { BOOK_STYLE } from '../../layout/screen/style.ts';
import { printWriting } from '../../layout/screen/writing.ts';
import type { Recipe } from '../recipe.ts';
import { accessMetas } from './access.ts';
import { coverPicture } from './cover.ts';
import { identifierOf } from './identifier.ts';
import { makePublication } from './publication.ts';

const NAME = 'book.epub';

/** An e-book, EPUB 3.3. */
export const EPUB: Recipe = {
  files: [NAME],
  *render(source) {
    const { book, texts, document } = source;
    const cover = coverPicture(source);
    const bytes = makePublication(document('book', { reader: 'screen', keysInside: true }), {
      writing: printWriting(texts.words),
      identifier: identifierOf(book, 'epub'),
      packagePath: 'EPUB/package.opf',
      contentsFile: 'nav.xhtml',
      pageFile: (name) => `${name}.xhtml`,
      style: { file: 'style.css', text: BOOK_STYLE },
      cover: cover && { file: 'cover.png', bytes: cover },
      ncxFile: 'toc.ncx',
      // Shops refuse a book that nobody has made.
      elements: book.author ? [] : [['creator', texts.words.text('epub-creator')]],
      metas: accessMetas(texts.words),
      conformance: book.conformance,
    });
    yield { name: NAME, pieces: [bytes] };
  },
};
