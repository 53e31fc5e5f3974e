import { boundPages } from '../../book/binding.ts';
import type { Document } from '../../document/document.ts';
import { element, type Publication, settled, settledBy } from '../page.ts';
import { PrintFlow } from './flow.ts';
import { pieceOf } from './pieces.ts';
import { withGutter } from './profiles.ts';
import type { Numbering, PrintSettings } from './typesetter.ts';

/**
 * Lays a document out for print: a puzzle with its tally on its page or the facing one, up to eight keys a page.
 * @throws UserError if a board does not fit the sheet in the profile's sizes, or a font lacks a character
 * @throws BindingError if the book is too thick or too thin to be bound
 */
export function layoutPrint(document: Document, settings: PrintSettings): Publication {
  const lay = (set: PrintSettings) =>
    settled((pageOf) => printed(document, set, { first: 1, pageOf, elsewhere: new Map() }));
  if (!settings.binding) return lay(settings);
  const profile = (pages: number) => withGutter(settings.profile, pages);
  // More pages have a wider gutter, and a wider gutter makes more pages: it never has to shrink again.
  return settledBy(
    0,
    (pages) => lay({ ...settings, profile: profile(pages) }),
    ({ pages }) => pages.length,
    (known, found) => profile(found).margins.inner <= profile(known).margins.inner,
  );
}

/** A document on pages that are numbered so. */
export function printed(document: Document, settings: PrintSettings, numbering: Numbering): Publication {
  const flow = new PrintFlow(settings, numbering, document.words, pieceOf);
  const { pager, outline } = flow;
  outline.plan(document.blocks);
  pager.fill(document.blocks.map(flow.make), element('Document', undefined));
  const { binding } = settings;
  const pages = binding ? boundPages(pager.pages.length, binding) : 0;
  while (pager.pages.length < pages) pager.newPage(false);
  return {
    about: document,
    pages: pager.pages,
    bookmarks: outline.bookmarks(),
    printUnscaled: false,
    firstNumber: numbering.first,
    ...(binding && { onPaperOnly: true }),
  };
}
