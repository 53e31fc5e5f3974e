import type { Language } from '../../languages/index.ts';
import type { Meta } from './package.ts';

/**
 * What the e-book offers to readers who cannot see it, hear it or use it in the usual way (EPUB Accessibility 1.1,
 * section 2). Each is true of every book; that it conforms to a standard is not claimed, as nobody has certified it.
 */
export function accessMetas(language: Language): Meta[] {
  return [
    ['schema:accessMode', 'textual'],
    ['schema:accessMode', 'visual'],
    ['schema:accessModeSufficient', 'textual'],
    ...[
      'alternativeText',
      'displayTransformability',
      'longDescription',
      'readingOrder',
      'structuralNavigation',
      'tableOfContents',
    ].map((feature): Meta => ['schema:accessibilityFeature', feature]),
    ['schema:accessibilityHazard', 'none'],
    ['schema:accessibilitySummary', SUMMARIES[language]],
  ];
}

const SUMMARIES: Readonly<Record<Language, string>> = {
  en: 'All content is text that can be enlarged and read aloud. Boards are tables with headers for columns and rows. Every drawing of a board is followed by the same in words. There are headings, a table of contents, and links between puzzles, hints and keys. Nothing depends on colour, sound or movement. There are no page numbers.',
  de: 'Aller Inhalt ist Text, der vergrößert und vorgelesen werden kann. Bretter sind Tabellen mit Überschriften für Spalten und Zeilen. Auf jede Zeichnung eines Brettes folgt dasselbe in Worten. Es gibt Überschriften, ein Inhaltsverzeichnis und Verweise zwischen Aufgaben, Hinweisen und Schlüsseln. Nichts hängt von Farbe, Ton oder Bewegung ab. Es gibt keine Seitenzahlen.',
};
