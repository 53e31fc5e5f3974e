import { zlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import type { About } from '../document/document.ts';
import { POINTS_PER_MM, type Publication } from '../layout/page.ts';

/** An indirect object of pdfkit, as far as it is used here. */
export interface PdfReference {
  data: Record<string, unknown>;
  buffer: Uint8Array[];
  compress: boolean;
  finalize(): void;
  write(chunk: Uint8Array): void;
  end(): void;
}

/** What is used of pdfkit beyond its published types. */
interface Internals {
  _root: PdfReference & { data: { ViewerPreferences: PdfReference } };
  ref(data: object): PdfReference;
  endMetadata(): void;
}

/** A pdfkit document with what pdfkit 0.20 gets wrong put right; see docs/pdf.md. */
export type PdfDocument = Omit<PDFKit.PDFDocument, 'ref'> & Internals;

/**
 * Opens a tagged PDF 1.7 without pages. Its bytes depend on nothing but what is written into it: the date is the
 * book's, and streams are compressed by fflate, as Node's zlib gives other bytes on other processors.
 */
export function openPdf(publication: Publication): PdfDocument {
  const {
    about: { title, language, author, description, date },
    printUnscaled,
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
  compressStreams(document);
  document.endMetadata = () => writeMetadata(document, publication.about);
  return document;
}

/** Millimetres as points. */
export function pt(mm: number): number {
  return mm * POINTS_PER_MM;
}

function compressStreams(document: PdfDocument): void {
  const ref = document.ref.bind(document);
  document.ref = (data) => {
    const reference = ref(data);
    const finalize = reference.finalize.bind(reference);
    reference.finalize = () => {
      const plain = reference.buffer;
      if (plain.length > 0 && !reference.data.Filter && reference.data.Type !== 'Metadata') {
        reference.buffer = [zlibSync(Buffer.concat(plain), { level: 9 })];
        reference.data.Filter = 'FlateDecode';
      }
      finalize();
    };
    return reference;
  };
}

/** The XMP packet. pdfkit's own does not escape the texts in it, and a title may hold `&` and `<`. */
function writeMetadata(document: PdfDocument, { title, author, description, rights, date }: About): void {
  const alternative = (name: string, text: string) =>
    text &&
    `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt></dc:${name}>`;
  const lines = [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    alternative('title', title),
    author && `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    alternative('description', description),
    alternative('rights', rights),
    '</rdf:Description>',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<xmp:CreateDate>${date}T00:00:00Z</xmp:CreateDate><xmp:CreatorTool>dominosa-press</xmp:CreatorTool>`,
    '</rdf:Description>',
    '<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">',
    '<pdf:Producer>dominosa-press with PDFKit</pdf:Producer>',
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ];
  const metadata = document.ref({ Type: 'Metadata', Subtype: 'XML' });
  metadata.write(new TextEncoder().encode(lines.filter(Boolean).join('\n')));
  metadata.end();
  document._root.data.Metadata = metadata;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character]!);
}
