import { bytesToHex } from '@noble/hashes/utils.js';
import type { Book } from '../../book/book.ts';
import { isbnUrn } from '../../book/isbn.ts';
import type { DocumentKind } from '../../document/audience.ts';
import type { Document } from '../../document/document.ts';
import { makeLine } from '../../domino/notation.ts';
import { hashOf } from '../../hash.ts';
import { type Markup, tag } from '../../layout/screen/markup.ts';
import type { MenuEntry } from '../../layout/screen/screen.ts';

/** A file of an e-book. */
export interface PackageItem {
  readonly href: string;
  readonly type: string;
  /** As EPUB names it: `nav`, `cover-image`. */
  readonly property?: string;
  /** Whether it is read in its turn. */
  readonly isRead?: boolean;
}

/** What a package says of itself beside title, people and date: a property and its value. */
export type Meta = readonly [property: string, value: string];

/**
 * What a publication offers to readers who cannot see it, hear it or use it in the usual way (EPUB Accessibility 1.1, section 2).
 * Each is true of every book; that it conforms to a standard is not claimed, as nobody has certified it.
 *
 * @param modes how it can be read; the first is enough
 */
export function accessMetas(modes: readonly string[], features: readonly string[], summary: string): Meta[] {
  return [
    ...modes.map((mode): Meta => ['schema:accessMode', mode]),
    ['schema:accessModeSufficient', modes[0]!],
    ...features.map((feature): Meta => ['schema:accessibilityFeature', feature]),
    ['schema:accessibilityHazard', 'none'],
    ['schema:accessibilitySummary', summary],
  ];
}

/** The package document of EPUB 3. */
export function packageDocument(
  document: Document,
  {
    language,
    identifier,
    elements,
    metas,
    pageSource,
    conformance,
    items,
  }: {
    readonly language: string;
    readonly identifier: string;
    /** More of Dublin Core's elements, by name. */
    readonly elements: readonly Meta[];
    readonly metas: readonly Meta[];
    /** What the pages that are listed are those of, if some are. */
    readonly pageSource?: string | undefined;
    /** The standard to which somebody has found it to conform, and who. */
    readonly conformance?: Book['conformance'];
    readonly items: readonly PackageItem[];
  },
): Markup {
  const { title, author, publisher, description, rights, date } = document;
  const said = [
    ['creator', author],
    ['publisher', publisher],
    ['description', description],
    ['rights', rights],
    ['date', date],
    ...elements,
  ] as const;
  const ids = new Map(items.map((item, i) => [item, `item-${i + 1}`]));
  const cover = items.find(({ property }) => property === 'cover-image');
  const listed = items.map((item) => {
    const { href, type, property } = item;
    return tag('item', { id: ids.get(item), href, 'media-type': type, properties: property });
  });
  const read = items.flatMap((item) => (item.isRead ? [tag('itemref', { idref: ids.get(item) })] : []));
  const ncx = items.find(({ type }) => type === NCX_TYPE);
  return tag(
    'package',
    {
      xmlns: 'http://www.idpf.org/2007/opf',
      version: '3.0',
      'unique-identifier': 'identifier',
      'xml:lang': document.language,
    },
    tag(
      'metadata',
      { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
      tag('dc:identifier', { id: 'identifier' }, identifier),
      tag('dc:title', {}, title),
      tag('dc:language', {}, language),
      ...said.flatMap(([name, value]) => (value === '' ? [] : [tag(`dc:${name}`, {}, value)])),
      ...(pageSource
        ? [
            tag('dc:source', { id: 'pages' }, pageSource),
            // The property that was made for this later, pageBreakSource, is an error for programs that check EPUB 3.2.
            tag('meta', { refines: '#pages', property: 'source-of' }, 'pagination'),
          ]
        : []),
      ...[['dcterms:modified', `${date}T00:00:00Z`] as const, ...metas].map(([property, value]) =>
        tag('meta', { property }, value),
      ),
      ...(conformance
        ? [
            tag('meta', { id: 'conformance', property: 'dcterms:conformsTo' }, conformance.to),
            tag('meta', { property: 'a11y:certifiedBy', refines: '#conformance' }, conformance.by),
          ]
        : []),
      // What programs older than EPUB 3 know a cover by.
      ...(cover ? [tag('meta', { name: 'cover', content: ids.get(cover) })] : []),
    ),
    tag('manifest', {}, ...listed),
    tag('spine', { toc: ncx && ids.get(ncx) }, ...read),
  );
}

export const NCX_TYPE = 'application/x-dtbncx+xml';

/**
 * The table of contents once more, as reading programs older than EPUB 3 know it (Open Packaging Format 2.0.1, 2.4.1).
 *
 * @param menu addresses as seen from this file
 */
export function ncxDocument(
  { title, language, identifier }: Readonly<Record<'title' | 'language' | 'identifier', string>>,
  menu: readonly MenuEntry[],
): Markup {
  let order = 0;
  const point = (entry: MenuEntry): Markup => {
    order++;
    return tag(
      'navPoint',
      { id: `point-${order}`, playOrder: String(order) },
      tag('navLabel', {}, tag('text', {}, entry.title)),
      tag('content', { src: entry.href }),
      ...entry.children.map(point),
    );
  };
  return tag(
    'ncx',
    { xmlns: 'http://www.daisy.org/z3986/2005/ncx/', version: '2005-1', 'xml:lang': language },
    tag(
      'head',
      {},
      tag('meta', { name: 'dtb:uid', content: identifier }),
      tag('meta', { name: 'dtb:depth', content: String(depthOf(menu)) }),
      tag('meta', { name: 'dtb:totalPageCount', content: '0' }),
      tag('meta', { name: 'dtb:maxPageNumber', content: '0' }),
    ),
    tag('docTitle', {}, tag('text', {}, title)),
    tag('navMap', {}, ...menu.map(point)),
  );
}

function depthOf(menu: readonly MenuEntry[]): number {
  return menu.length === 0 ? 0 : 1 + Math.max(...menu.map(({ children }) => depthOf(children)));
}

/**
 * What tells a publication from all others: its ISBN, if it has one and is no file beside it, else a UUID of version 8 (RFC 9562) made from
 * title, language and puzzles, so that the same puzzles always have the same one.
 *
 * @param edition of which it is
 * @param part of the book that it holds
 */
export function identifierOf(
  { isbn, title, language, sections, exhibits, composing = [] }: Book,
  edition: string,
  part: DocumentKind,
): string {
  if (isbn && part === 'book') return isbnUrn(isbn);
  const puzzles = [...sections.flatMap((section) => section.puzzles), ...exhibits];
  const content = [
    part === 'book' ? edition : `${edition}-solutions`,
    title,
    language,
    ...puzzles.map(({ puzzle }) => makeLine(puzzle)),
    ...composing.map(({ id }) => id),
  ];
  const bytes = hashOf(JSON.stringify(content)).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytesToHex(bytes);
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
}
