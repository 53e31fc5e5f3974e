import PDFDocument from 'pdfkit';
import type { About } from '../document/document.ts';
import { POINTS_PER_MM, type Publication } from '../layout/page.ts';
import { xmpPacket } from './xmp.ts';

/** A pdfkit document that hands its bytes to nobody: the streams of Node and those of browsers differ. */
export class PdfDocument extends PDFDocument {
  /** What stands at the beginning of the file, written while the document is made. */
  declare head: Uint8Array[] | undefined;

  override push(bytes: Uint8Array | null): boolean {
    this.head ??= [];
    if (bytes) this.head.push(bytes);
    return true;
  }
}

/**
 * Opens a tagged PDF 1.7 without pages, with what pdfkit 0.20 gets wrong put right (docs/pdf.md). Its bytes depend on nothing but what is written into it: the date is the book's.
 *
 * @param claim whether it says that it keeps to PDF/UA-1
 */
export function openPdf(publication: Publication, claim: boolean): PdfDocument {
  const {
    about: { title, language, author, description, date },
    printUnscaled,
    firstNumber = 1,
  } = publication;
  const document = new PdfDocument({
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    autoFirstPage: false,
    compress: false,
    font: '',
    info: {
      Title: title,
      ...(author && { Author: author }),
      ...(description && { Subject: description }),
      Creator: 'dominosa-press',
      Producer: 'dominosa-press with PDFKit',
      CreationDate: new Date(`${date}T00:00:00Z`),
    },
  });
  // Fonts are named from F2 on, as behind the one that pdfkit begins with if it is not told otherwise.
  document._fontCount = 1;
  if (printUnscaled) document._root.data.ViewerPreferences.data.PrintScaling = 'None';
  // The numbers that stand on the pages, for readers' programs (ISO 32000-1, 12.4.2).
  document._root.data.PageLabels = { Nums: [0, { S: 'D', St: firstNumber }] };
  // pdfkit sorts names as the user's language does, and readers look for them by their codes (ISO 32000-1, 7.9.6).
  document._root.data.Names.data.Dests._compareKeys = (one, other) => (one < other ? -1 : 1);
  document.endMetadata = () => writeMetadata(document, publication.about, claim);
  return document;
}

/** Millimetres as points; what no printer can show is left out, so that files are smaller. */
export function pt(mm: number): number {
  return Math.round(mm * POINTS_PER_MM * 1000) / 1000;
}

/** The XMP packet. pdfkit's own does not escape the texts in it, and a title may hold `&` and `<`. */
function writeMetadata(document: PdfDocument, about: About, claim: boolean): void {
  const metadata = document.ref({ Type: 'Metadata', Subtype: 'XML' });
  metadata.write(new TextEncoder().encode(xmpPacket(about, claim)));
  metadata.end();
  document._root.data.Metadata = metadata;
}
