import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { About } from '../document/document.ts';
import { POINTS_PER_MM, type Publication } from '../layout/page.ts';
import { xmpPacket } from './xmp.ts';

/** An indirect object of pdfkit, as far as it is used here. */
export interface PdfReference {
  data: Record<string, unknown>;
  buffer: readonly Uint8Array[];
  finalize(): void;
  write(chunk: string | Uint8Array): void;
  end(): void;
}

/** What is used of pdfkit beyond its published types. */
interface Internals {
  _root: PdfReference & {
    data: {
      ViewerPreferences: PdfReference;
      Names: { data: { Dests: { _compareKeys(one: string, other: string): number } } };
    };
  };
  /** The bytes written so far, and the objects that are not. */
  _offset: number;
  _waiting: number;
  /** Where each object begins, null while it is not written. */
  _offsets: (number | null)[];
  _write(data: string | Uint8Array): void;
  ref(data?: object): PdfReference;
  endMetadata(): void;
  /** The open page with its number in the next. */
  page: { dictionary: { data: { StructParents?: number } } };
  /** The elements of each page's contents, by the number that the page has for it. */
  getStructParentTree(): { get(key: number): object; add(key: number, elements: object): void };
  /** The font that is set. */
  _font: { font: Font };
}

/** A pdfkit document with what pdfkit 0.20 gets wrong put right; see docs/pdf.md. */
export type PdfDocument = Omit<PDFKit.PDFDocument, 'ref' | '_write'> & Internals;

/**
 * Opens a tagged PDF 1.7 without pages. Its bytes depend on nothing but what is written into it: the date is the book's.
 *
 * @param claim whether it says that it keeps to PDF/UA-1
 */
export function openPdf(publication: Publication, claim: boolean): PdfDocument {
  const {
    about: { title, language, author, description, date },
    printUnscaled,
    firstNumber = 1,
  } = publication;
  const document = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    autoFirstPage: false,
    compress: false,
    info: {
      Title: title,
      ...(author && { Author: author }),
      ...(description && { Subject: description }),
      Creator: 'dominosa-press',
      Producer: 'dominosa-press with PDFKit',
      CreationDate: new Date(`${date}T00:00:00Z`),
    },
  }) as unknown as PdfDocument;
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
