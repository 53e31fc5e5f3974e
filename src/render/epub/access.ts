import type { WordBook } from '../../words/word-book.ts';
import type { Meta } from './package.ts';

/**
 * What the e-book offers to readers who cannot see it, hear it or use it in the usual way (EPUB Accessibility 1.1,
 * section 2). Each is true of every book; that it conforms to a standard is not claimed, as nobody has certified it.
 *
 * @param hasPages whether it has a list of the pages of a printed edition
 */
export function accessMetas(words: WordBook, hasPages: boolean): Meta[] {
  return [
    ['schema:accessMode', 'textual'],
    ['schema:accessMode', 'visual'],
    ['schema:accessModeSufficient', 'textual'],
    ...[
      'alternativeText',
      'displayTransformability',
      'longDescription',
      ...(hasPages ? ['pageBreakMarkers', 'pageNavigation'] : []),
      'readingOrder',
      'structuralNavigation',
      'tableOfContents',
    ].map((feature): Meta => ['schema:accessibilityFeature', feature]),
    ['schema:accessibilityHazard', 'none'],
    ['schema:accessibilitySummary', words.text('epub-access', { pages: hasPages ? 'listed' : 'none' })],
  ];
}
