import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { pdfObject } from '../../src/render/pdf-objects.ts';

/** What pdfkit itself writes for a value. */
function byPdfkit(value: object): string {
  const document = new PDFDocument({
    pdfVersion: '1.7',
    tagged: false,
    displayTitle: false,
    lang: 'en',
    autoFirstPage: false,
    compress: false,
    font: '',
    info: {},
  });
  let written = '';
  document._write = (data) => {
    written += typeof data === 'string' ? `${data}\n` : '';
  };
  document.ref(value).end();
  return /^\d+ 0 obj\n([\s\S]*)\nendobj\n$/.exec(written)![1]!;
}

const VALUES: readonly (readonly [what: string, value: object])[] = [
  ['names, numbers and what is neither', { S: 'TD', K: [1, 2.5, -0.1 - 0.2, 1e-9], On: true, None: null }],
  ['what is not said', { A: undefined, B: [undefined, 1] }],
  ['texts', { T: new String('a (b) \\ c\n\t') }],
  ['texts with more than ASCII', { T: new String('Größe – 𝄞 (x)') }],
  ['days', { D: new Date('2026-11-20T00:00:00Z') }],
  ['what stands in each other', { A: { O: 'Layout', BBox: [1, 2, 3, 4] }, K: [{ Type: 'MCR' }] }],
  ['bytes', { ID: Uint8Array.of(0, 171, 255) }],
  ['a row', [new String('a'), 'b', 3]],
];

it.each(VALUES)('%s are written as pdfkit writes them', (_, value) => {
  expect(pdfObject(value)).toBe(byPdfkit(value));
});

it('references name their object', () => {
  class Reference {
    toString(): string {
      return '12 0 R';
    }
  }
  expect(pdfObject({ P: new Reference() })).toBe('<<\n/P 12 0 R\n>>');
});
