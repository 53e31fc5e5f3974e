import type { BlockOf, Inline } from '../../document/document.ts';
import { plainLine } from '../lines.ts';
import { type Markup, type Node, tag } from './markup.ts';

/** A table to write in, once it is on paper; on a screen it tells what is to be written down. */
export function formTable(
  { title, columns, rows }: BlockOf<'form'>,
  line: (content: readonly Inline[]) => Node[],
): Markup {
  const isNamed = rows.some((row) => row !== '');
  const heads = columns.map((column) => tag('th', { scope: 'col' }, ...line(column)));
  const corner = isNamed ? [tag('td', {})] : [];
  return tag(
    'table',
    { class: 'form' },
    tag('caption', {}, ...line(plainLine(title))),
    tag('thead', {}, tag('tr', {}, ...corner, ...heads)),
    tag(
      'tbody',
      {},
      ...rows.map((row) =>
        tag(
          'tr',
          {},
          ...(isNamed ? [tag('th', { scope: 'row' }, ...line(plainLine(row)))] : []),
          ...columns.map(() => tag('td', {})),
        ),
      ),
    ),
  );
}
