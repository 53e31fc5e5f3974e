import type { BookPart } from '../../document/audience.ts';
import type { Made } from '../../document/made.ts';
import { layoutEmbossed } from '../../layout/emboss/emboss.ts';
import { embossSetup } from '../../layout/emboss/setup.ts';
import { Kept } from '../kept.ts';
import { textFile } from '../pieces.ts';
import { type Recipe, type Source, wholeFiles } from '../recipe.ts';
import { brfFiles } from './brf.ts';
import { fileLabels } from './label.ts';
import { pefTexts } from './pef.ts';

/**
 * Text files for embossers: the book and its keys, each in as many files as it has volumes, and for whoever sends them to an
 * embosser what it is to be set to.
 */
export const BRF: Recipe = {
  files: [/^(book|keys|solutions)(-volume-\d+)?\.(brf|ubrl)$/, 'embossing.txt'],
  *render(source) {
    const { title, braille, editions } = source.book;
    const words = source.texts.words;
    const labels = [words.text('embossing-heading', { title }), words.text('embossing-setting')];
    for (const [name, part] of wholeFiles(source.book)) {
      const { pages } = embossed(source, part);
      const files = brfFiles(pages, braille, name);
      yield* files;
      labels.push(
        ...fileLabels(
          files.map((file) => file.name),
          pages,
          braille,
          words,
        ),
      );
    }
    if (editions.includes('pef')) labels.push(words.text('embossing-pef'));
    yield textFile('embossing.txt', [`${labels.join('\n\n')}\n`]);
  },
};

/** The same volumes and pages, each book in one file. */
export const PEF: Recipe = {
  files: ['book.pef', 'solutions.pef'],
  *render(source) {
    for (const [name, part] of wholeFiles(source.book)) {
      const { document, pages } = embossed(source, part);
      yield textFile(`${name}.pef`, pefTexts(pages, document));
    }
  },
};

function embossed(source: Source, part: BookPart) {
  return part === 'book' ? embossBook(source) : emboss(source, part);
}

const IN_BRAILLE = new Kept(
  (source) => emboss(source, 'book'),
  ({ texts, writing }) => [texts, writing.engine],
);

/** The book and its keys on the pages that its files for embossers have; one layout serves them all. */
export function embossBook(source: Source): ReturnType<typeof emboss> {
  return IN_BRAILLE.of(source);
}

/** A part of a book on such pages. */
export function emboss(source: Source, part: BookPart, made?: Made) {
  const { braille, language } = source.book;
  const document = source.document(part, { reader: 'embossed', keysInside: true }, made);
  return { document, pages: layoutEmbossed(document, embossSetup(braille, language, source.writing)) };
}
