import type { PageNumbers } from '../../layout/page.ts';
import { type Markup, tag } from '../../layout/screen/markup.ts';
import type { PagePlace } from '../../layout/screen/screen.ts';

/** The pages of another edition, found again in an e-book. */
export interface PageSource {
  /** By the targets of that edition. */
  readonly numbers: PageNumbers;
  /** What the list of pages is called. */
  readonly title: string;
  /** What that edition is called. */
  readonly edition: string;
}

/** The list of pages of a navigation document (EPUB 3.3, section 7.4.3). */
export function pageList(title: string, places: readonly PagePlace[]): Markup {
  return tag(
    'nav',
    { 'epub:type': 'page-list', role: 'doc-pagelist', 'aria-label': title, hidden: 'hidden' },
    tag('ol', {}, ...places.map(({ page, href }) => tag('li', {}, tag('a', { href }, String(page))))),
  );
}
