import type { Document } from '../../document/document.ts';
import { type Markup, type Node, tag } from '../../layout/screen/markup.ts';
import { NCX_TYPE } from './ncx.ts';

/** A file of an e-book. */
export interface PackageItem {
  readonly href: string;
  readonly type: string;
  /** As EPUB names them: `nav`, `cover-image`. */
  readonly properties: readonly string[];
  /** Whether it is read in its turn. */
  readonly isRead: boolean;
}

/** What a package says of itself beside title, people and date: a property and its value. */
export type Meta = readonly [property: string, value: string];

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
    readonly conformance?: { readonly to: string; readonly by: string } | undefined;
    readonly items: readonly PackageItem[];
  },
): Markup {
  const { title, author, publisher, description, rights, date } = document;
  const said = (name: string, value: string): Node[] => (value === '' ? [] : [tag(`dc:${name}`, {}, value)]);
  const ids = new Map(items.map((item, i) => [item, `item-${i + 1}`]));
  const cover = items.find(({ properties }) => properties.includes('cover-image'));
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
      ...said('creator', author),
      ...said('publisher', publisher),
      ...said('description', description),
      ...said('rights', rights),
      tag('dc:date', {}, date),
      ...elements.flatMap(([name, value]) => said(name, value)),
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
    tag(
      'manifest',
      {},
      ...items.map((item) =>
        tag('item', {
          id: ids.get(item),
          href: item.href,
          'media-type': item.type,
          properties: item.properties.length > 0 ? item.properties.join(' ') : undefined,
        }),
      ),
    ),
    tag(
      'spine',
      { toc: ncx && ids.get(ncx) },
      ...items.filter(({ isRead }) => isRead).map((item) => tag('itemref', { idref: ids.get(item) })),
    ),
  );
}
