import type { Document } from '../../document/document.ts';
import { type Publication, settled, settledBy } from '../page.ts';
import { element } from '../structure.ts';
import { PrintFlow } from './flow.ts';
import { pieceOf } from './pieces.ts';
import { withGutter } from './profiles.ts';
import type { Numbering, PrintSettings } from './typesetter.ts';

/**
 * Lays a document out for print: a puzzle with its tally on the facing page or below, up to four keys a page.
 *
 * @throws UserError if a board does not fit the sheet in the profile's sizes, the book is too thick to be bound, or a
 *   font lacks a character
 */
export function layoutPrint(document: Document, settings: PrintSettings): Publication {
  const run = (pages: number) => {
    const set = { ...settings, profile: withGutter(settings.profile, pages) };
    return settled((pageOf) => printed(document, set, { first: 1, pageOf, elsewhere: new Map() }));
  };
  const inner = (pages: number) => withGutter(settings.profile, pages).margins.inner;
  // More pages have a wider gutter, and a wider gutter makes more pages: it never has to shrink again.
  const layout = settledBy(
    0,
    run,
    ({ pages }) => pages.length,
    (known, found) => inner(found) <= inner(known),
  );
  return layout;
}

/** A document on pages that are numbered so. */
export function printed(document: Document, settings: PrintSettings, numbering: Numbering): Publication {
  const flow = new PrintFlow(settings, numbering, document.words);
  const { pager, outline } = flow;
  outline.plan(document.blocks);
  pager.fill(
    document.blocks.map((block) => pieceOf(flow, block)),
    element('Document', undefined),
  );
  // A book that is too thin to be bound ends with empty pages.
  const least = settings.profile.binding?.least ?? 0;
  while (pager.pages.length < least) pager.newPage(false);
  return {
    about: document,
    pages: pager.pages,
    bookmarks: outline.bookmarks(),
    printUnscaled: false,
    firstNumber: numbering.first,
  };
}
