import type { BrailleConfig } from '../../book/braille-config.ts';
import { isbnUrn } from '../../book/isbn.ts';
import { asciiOf } from '../../braille/ascii.ts';
import { bytesOfCodes } from '../../bytes.ts';
import type { DocumentKind } from '../../document/audience.ts';
import type { Document } from '../../document/document.ts';
import type { Made } from '../../document/made.ts';
import { hexHashOf } from '../../hash.ts';
import { layoutEmbossed } from '../../layout/emboss/emboss.ts';
import { type EmbossedBook, type EmbossedVolume, embossSetup } from '../../layout/emboss/setup.ts';
import type { WordBook } from '../../words/word-book.ts';
import {
  Kept,
  type Recipe,
  type RenderedFile,
  type Source,
  textFile,
  wholeFiles,
  wholeRecipe,
} from '../recipe.ts';
import { escaped } from '../xml.ts';

/** How pages are written as a text file. */
type BrfOptions = Pick<BrailleConfig, 'code' | 'lineEnd' | 'formFeed'>;

const LINE_END = { crlf: '\r\n', lf: '\n' } as const;
const FORM_FEED = '\f';

/**
 * The files of a book, one for each volume: in the code of an embosser as `.brf`, Unicode as `.ubrl`. Those of the text are called
 * `text` and those of the keys `keys`; where there are several their names have the numbers on their title pages.
 */
export function brfFiles(
  { volumes, textVolumes, lines }: EmbossedBook,
  options: BrfOptions,
  text = 'book',
): RenderedFile[] {
  const ending = options.code === 'unicode' ? 'ubrl' : 'brf';
  return volumes.map((volume, i) => {
    const isText = i < textVolumes;
    const part = isText ? text : 'keys';
    const isOnly = (isText ? textVolumes : volumes.length - textVolumes) === 1;
    const file = isOnly ? part : `${part}-volume-${i + 1}`;
    const encode = options.code === 'unicode' ? undefined : bytesOfCodes;
    return textFile(`${file}.${ending}`, brfTexts(volume, lines, options), encode);
  });
}

/**
 * The pages of a volume. With form feeds one ends every page, the last one too, directly behind its last line; without
 * them every page has all its lines, so that none drifts.
 */
function* brfTexts(
  volume: EmbossedVolume,
  lines: number,
  { code, lineEnd, formFeed }: BrfOptions,
): Generator<string> {
  const end = LINE_END[lineEnd];
  const write = (line: string) => (code === 'unicode' ? line : asciiOf(line, code));
  for (const page of volume.flat()) {
    const written = page.map(write);
    if (formFeed) {
      yield written.join(end) + FORM_FEED;
      continue;
    }
    while (written.length < lines) written.push('');
    yield written.map((line) => line + end).join('');
  }
}

/** A paragraph for each file of a volume: its pages, its characters, its cells and lines, and how many sheets it needs. */
function fileLabels(
  files: readonly RenderedFile[],
  { cells, lines, duplex, volumes }: EmbossedBook,
  { code }: Pick<BrailleConfig, 'code'>,
  words: WordBook,
): string[] {
  let last = 0;
  return volumes.map((volume, i) => {
    const pages = volume.flat().length;
    const first = last + 1;
    last += pages;
    const sheets = duplex ? Math.ceil(pages / 2) : pages;
    return [
      `${files[i]!.name}:`,
      words.text('volume-pages', { number: i + 1, of: volumes.length, first, last }),
      words.text('title-page-characters', { code }),
      words.text('title-page-format', { cells, lines }),
      words.text('embossing-sheets', { sides: duplex ? 'both' : 'one', sheets }),
    ].join(' ');
  });
}

// PEF 2008-1, the portable embosser format: https://braillespecs.github.io/pef/pef-specification.html

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

/** A book as one PEF file. Its identifier is made from its pages, so that other pages have another one. */
function* pefTexts(book: EmbossedBook, about: Document): Generator<string> {
  const identifier = `dominosa-press:${hexHashOf(volumesOf(book)).slice(0, 32)}`;
  yield `${HEAD}\n${element('head', metaOf(about, identifier))}\n<body>\n`;
  yield* volumesOf(book);
  yield '\n</body>\n</pef>\n';
}

/** The volumes, page by page. */
function* volumesOf({ cells, lines, duplex, volumes }: EmbossedBook): Generator<string> {
  const attributes = `cols="${cells}" rows="${lines}" rowgap="0" duplex="${duplex}"`;
  for (const [i, sections] of volumes.entries()) {
    yield `${i > 0 ? '\n' : ''}<volume ${attributes}>\n`;
    for (const pages of sections) {
      yield '<section>\n';
      for (const page of pages) yield `${pageOf(page)}\n`;
      yield '</section>\n';
    }
    yield '</volume>';
  }
}

function pageOf(page: readonly string[]): string {
  const rows = page.map((cells) => (cells === '' ? '<row/>' : `<row>${cells}</row>`));
  return page.length === 0 ? '<page/>' : element('page', rows.join('\n'));
}

function metaOf(
  { title, author, publisher, isbn, language, date, description, rights }: Document,
  identifier: string,
): string {
  const values = [
    ['format', 'application/x-pef+xml'],
    ['identifier', identifier],
    ['title', title],
    ['creator', author],
    ['publisher', publisher],
    // A file has one identifier, and other editions have other pages: the ISBN tells of which book they are.
    ['source', isbn && isbnUrn(isbn)],
    ['language', language],
    ['date', date],
    ['description', description],
    ['rights', rights],
  ] as const;
  const lines = values
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dc:${name}>${escaped(value)}</dc:${name}>`);
  return `<meta xmlns:dc="${DUBLIN_CORE}">\n${lines.join('\n')}\n</meta>`;
}

function element(name: string, inside: string): string {
  return `<${name}>\n${inside}\n</${name}>`;
}

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
      labels.push(...fileLabels(files, pages, braille, words));
    }
    if (editions.includes('pef')) labels.push(words.text('embossing-pef'));
    yield textFile('embossing.txt', [`${labels.join('\n\n')}\n`]);
  },
};

/** The same volumes and pages, each book in one file. */
export const PEF = wholeRecipe('pef', (name, source, part) => {
  const { document, pages } = embossed(source, part);
  return textFile(name, pefTexts(pages, document));
});

function embossed(source: Source, part: DocumentKind) {
  return part === 'book' ? IN_BRAILLE.of(source) : emboss(source, part);
}

/** The book and its keys on the pages that its files for embossers have; one layout serves them all. */
export const IN_BRAILLE = new Kept(
  (source) => emboss(source, 'book'),
  ({ texts, writing }) => [texts, writing.engine],
);

/** A part of a book on such pages. */
export function emboss(source: Source, part: DocumentKind, made?: Made) {
  const { braille, language } = source.book;
  const document = source.document(part, { reader: 'embossed', keysInside: true }, made);
  return { document, pages: layoutEmbossed(document, embossSetup(braille, language, source.writing)) };
}
