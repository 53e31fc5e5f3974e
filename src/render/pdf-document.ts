import PDFDocument from 'pdfkit';
import { isbnUrn } from '../book/isbn.ts';
import type { About } from '../document/document.ts';
import { POINTS_PER_MM, type Publication } from '../layout/page.ts';
import { escaped } from './xml.ts';

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
  // pdfkit's own packet does not escape the texts in it, and a title may hold `&` and `<`.
  document.endMetadata = () => {
    const metadata = document.ref({ Type: 'Metadata', Subtype: 'XML' });
    metadata.write(new TextEncoder().encode(xmpPacket(publication.about, claim)));
    metadata.end();
    document._root.data.Metadata = metadata;
  };
  return document;
}

/** Millimetres as points; what no printer can show is left out, so that files are smaller. */
export function pt(mm: number): number {
  return Math.round(mm * POINTS_PER_MM * 1000) / 1000;
}

/** The names of the schemas in a packet. */
const SCHEMAS = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  pdfuaid: 'http://www.aiim.org/pdfua/ns/id/',
} as const;

/**
 * What a PDF says of itself as an XMP packet (ISO 16684-1): Dublin Core for catalogues, and the mark of PDF/UA-1.
 *
 * @param claim whether the file keeps to PDF/UA-1
 */
function xmpPacket(about: About, claim: boolean): string {
  const { title, language, author, publisher, isbn, description, rights, date } = about;
  const core = [
    alternative('title', title),
    list('creator', 'Seq', author),
    list('publisher', 'Bag', publisher),
    isbn && `<dc:identifier>${isbnUrn(isbn)}</dc:identifier>`,
    alternative('description', description),
    alternative('rights', rights),
    list('language', 'Bag', language),
    list('date', 'Seq', date),
  ];
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    ...described('dc', core),
    ...described('xmp', [
      `<xmp:CreateDate>${date}T00:00:00Z</xmp:CreateDate>`,
      '<xmp:CreatorTool>dominosa-press</xmp:CreatorTool>',
    ]),
    ...described('pdf', ['<pdf:Producer>dominosa-press with PDFKit</pdf:Producer>']),
    ...(claim ? described('pdfuaid', ['<pdfuaid:part>1</pdfuaid:part>']) : []),
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

function described(schema: keyof typeof SCHEMAS, properties: readonly string[]): string[] {
  return [
    `<rdf:Description rdf:about="" xmlns:${schema}="${SCHEMAS[schema]}">`,
    ...properties.filter(Boolean),
    '</rdf:Description>',
  ];
}

/** A property that could have a text for each language. */
function alternative(name: string, text: string): string {
  return (
    text &&
    `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(text)}</rdf:li></rdf:Alt></dc:${name}>`
  );
}

/** A property with one entry that could have several. */
function list(name: string, kind: 'Bag' | 'Seq', text: string): string {
  return text && `<dc:${name}><rdf:${kind}><rdf:li>${escaped(text)}</rdf:li></rdf:${kind}></dc:${name}>`;
}
