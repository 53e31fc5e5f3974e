import type { Book } from '../../book/book.ts';
import { tableOf } from '../../braille/tables.ts';
import type { BookPart } from '../../document/audience.ts';
import type { BoardFigure } from '../../document/document.ts';
import { prepareBraille } from '../../layout/braille-text.ts';
import { brailleWriting } from '../../layout/screen/writing.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type Recipe, type Source, wholeFiles } from '../recipe.ts';
import { identifierOf, withoutIsbn } from './identifier.ts';
import type { Meta } from './package.ts';
import { makePublication } from './publication.ts';
import { TactileGraphics } from './tactile-graphics.ts';

/** Beside package and contents; and in it that of the drawings. */
const [FOLDER, DRAWINGS] = ['ebraille', 'boards'];

/** No program is to be relied on to turn the marks of lists into braille, so there are none (section 6.2.2). */
const STYLE = 'ol, ul {\n  list-style-type: none;\n}\n';

/** Who made what nobody else signs. */
const PRODUCER = 'dominosa-press';

/** A book for braille displays, eBraille 1.0 (DAISY, 14 August 2025). */
export const EBRAILLE: Recipe = {
  files: ['book.ebrl', 'solutions.ebrl'],
  *render(source) {
    for (const [name, part] of wholeFiles(source.book)) {
      yield { name: `${name}.ebrl`, pieces: [publication(source, part)] };
    }
  },
};

function publication({ book, document, texts, writing }: Source, part: BookPart): Uint8Array {
  const { language } = book;
  const text = document(part, { reader: 'display', keysInside: true });
  prepareBraille(text, writing);
  const { files, nameOf, least } = new TactileGraphics(text);
  const alt = texts.words.text('ebraille-drawing');
  const graphic = (figure: BoardFigure) => ({ href: `${DRAWINGS}/${nameOf(figure)}`, alt });
  return makePublication(text, {
    writing: { ...brailleWriting(language, writing), graphic },
    identifier:
      part === 'book'
        ? identifierOf(book, 'ebraille')
        : identifierOf(withoutIsbn(book), 'ebraille-solutions'),
    // Package and contents stand in the root under these names (section 4.2), the rest in a folder beside them.
    packagePath: 'package.opf',
    contentsFile: 'index.html',
    pageFile: (name) => `${FOLDER}/${name}.xhtml`,
    isEntry: true,
    styles: [{ file: `${FOLDER}/style.css`, text: STYLE }],
    pictures: new Map([...files].map(([name, drawing]) => [`${FOLDER}/${DRAWINGS}/${name}`, drawing])),
    elements: [['format', 'eBraille 1.0'], ...(book.author ? [] : [['creator', PRODUCER] as const])],
    metas: () => [...requiredMetas(book), ...leastMetas(least), ...accessMetas(texts.words)],
  });
}

/** The smallest display that shows every board as it is (appendix A.3). */
function leastMetas({ cells, lines }: TactileGraphics['least']): Meta[] {
  return [
    ['a11y:minimumCells', String(cells)],
    ['a11y:minimumLines', String(lines)],
  ];
}

/** What it offers to those who look for it (EPUB Accessibility 1.1, as section 10 asks). */
function accessMetas(words: WordBook): Meta[] {
  return [
    ['schema:accessMode', 'tactile'],
    ['schema:accessModeSufficient', 'tactile'],
    ...[
      'alternativeText',
      'braille',
      'longDescription',
      'readingOrder',
      'structuralNavigation',
      'tableOfContents',
      'tactileGraphic',
      'unlocked',
    ].map((feature): Meta => ['schema:accessibilityFeature', feature]),
    ['schema:accessibilityHazard', 'none'],
    ['schema:accessibilitySummary', words.text('ebraille-access')],
  ];
}

/** What eBraille requires beside what every e-book says (section 5.3.3). */
function requiredMetas({ language, braille, date, publisher }: Book): Meta[] {
  return [
    ['dcterms:dateCopyrighted', date],
    ['a11y:brailleCellType', '6'],
    ['a11y:brailleSystem', tableOf(language, braille.grade).system],
    ['a11y:completeTranscription', 'true'],
    ['a11y:producer', publisher ?? PRODUCER],
    ['a11y:tactileGraphics', 'SVG'],
  ];
}
