import { type Markup, tag } from '../../layout/screen/markup.ts';
import type { MenuEntry } from '../../layout/screen/screen.ts';

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
