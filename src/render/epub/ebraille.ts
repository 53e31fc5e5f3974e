import type { Book } from '../../book/book.ts';
import { tableOf } from '../../braille/tables.ts';
import type { DocumentKind } from '../../document/audience.ts';
import type { BoardFigure } from '../../document/document.ts';
import { prepareBraille } from '../../layout/braille-text.ts';
import { brailleWriting } from '../../layout/screen/writing.ts';
import { type Source, wholeRecipe } from '../recipe.ts';
import { accessMetas, identifierOf, type Meta } from './package.ts';
import { makePublication } from './publication.ts';
import { tactileGraphics } from './tactile-graphics.ts';

/** Beside package and contents; and in it that of the drawings. */
const [FOLDER, DRAWINGS] = ['ebraille', 'boards'];

/** No program is to be relied on to turn the marks of lists into braille, so there are none (section 6.2.2). */
const STYLE = 'ol, ul {\n  list-style-type: none;\n}\n';

/** Who made what nobody else signs. */
const PRODUCER = 'dominosa-press';

/** A book for braille displays, eBraille 1.0 (DAISY, 14 August 2025). */
export const EBRAILLE = wholeRecipe('ebrl', (name, source, part) => ({
  name,
  pieces: [publication(source, part)],
}));

function publication({ book, document, texts, writing }: Source, part: DocumentKind): Uint8Array {
  const { language } = book;
  const text = document(part, { reader: 'display', keysInside: true });
  prepareBraille(text, writing);
  const { files, nameOf, least } = tactileGraphics(text);
  const alt = texts.words.text('ebraille-drawing');
  const graphic = (figure: BoardFigure) => ({ href: `${DRAWINGS}/${nameOf(figure)}`, alt });
  return makePublication(text, {
    writing: { ...brailleWriting(language, writing), graphic },
    identifier: identifierOf(book, 'ebraille', part),
    // Package and contents stand in the root under these names (section 4.2), the rest in a folder beside them.
    packagePath: 'package.opf',
    contentsFile: 'index.html',
    pageFile: (name) => `${FOLDER}/${name}.xhtml`,
    isEntry: true,
    styles: [{ file: `${FOLDER}/style.css`, text: STYLE }],
    pictures: new Map([...files].map(([name, drawing]) => [`${FOLDER}/${DRAWINGS}/${name}`, drawing])),
    elements: [['format', 'eBraille 1.0'], ...(book.author ? [] : [['creator', PRODUCER] as const])],
    metas: () => [
      ...requiredMetas(book),
      // The smallest display that shows every board as it is (appendix A.3).
      ['a11y:minimumCells', String(least.cells)],
      ['a11y:minimumLines', String(least.lines)],
      // As section 10 asks.
      ...accessMetas(['tactile'], FEATURES, texts.words.text('ebraille-access')),
    ],
  });
}

const FEATURES = [
  'alternativeText',
  'braille',
  'longDescription',
  'readingOrder',
  'structuralNavigation',
  'tableOfContents',
  'tactileGraphic',
  'unlocked',
];

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
