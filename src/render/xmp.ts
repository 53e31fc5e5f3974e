import { isbnUrn } from '../book/isbn.ts';
import type { About } from '../document/document.ts';
import { escaped } from './xml.ts';

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
export function xmpPacket(about: About, claim: boolean): string {
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
