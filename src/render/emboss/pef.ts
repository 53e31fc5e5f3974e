import { isbnUrn } from '../../book/isbn.ts';
import type { Document } from '../../document/document.ts';
import { hexHashOf } from '../../hash.ts';
import type { EmbossedBook } from '../../layout/emboss/pages.ts';
import { escaped } from '../xml.ts';

// PEF 2008-1, the portable embosser format: https://braillespecs.github.io/pef/pef-specification.html

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<pef version="2008-1" xmlns="http://www.daisy.org/ns/2008/pef">';
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/';

/** A book as one PEF file. Its identifier is made from its pages, so that other pages have another one. */
export function* pefTexts(book: EmbossedBook, about: Document): Generator<string> {
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
  return page.length === 0 ? '<page/>' : element('page', page.map(rowOf).join('\n'));
}

function rowOf(cells: string): string {
  return cells === '' ? '<row/>' : `<row>${cells}</row>`;
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
