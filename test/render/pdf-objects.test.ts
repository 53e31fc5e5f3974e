import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { pdfObject } from '../../src/render/pdf-objects.ts';

const documentOf = (tagged: boolean) =>
  new PDFDocument({
    pdfVersion: '1.7',
    tagged,
    displayTitle: tagged,
    lang: 'en',
    autoFirstPage: false,
    compress: false,
    font: '',
    info: {},
  });

/** What pdfkit itself writes for a value. */
function byPdfkit(value: object): string {
  const document = documentOf(false);
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

/** The file that lists the members of pdfkit without a stability guarantee. */
const PRIVATE = new URL('../../src/types/pdfkit.d.ts', import.meta.url);

describe('what pdfkit keeps to itself', () => {
  const [, kept = ''] =
    /\/\/ What it keeps to itself\.\n([\s\S]*)\n {2}\}/.exec(readFileSync(PRIVATE, 'utf8')) ?? [];
  const members = [...kept.matchAll(/^ {4}(?:readonly )?(\w+)(\(|\?)?/gm)].map(([, name, call]) => ({
    name: name!,
    isMethod: call === '(',
  }));
  const document = documentOf(true);
  document.addPage({ size: [100, 100], margin: 0 });

  it('is named in one file', () => {
    expect(members.length).toBeGreaterThan(12);
  });

  it.each(members)('has $name', ({ name, isMethod }) => {
    expect(name in document || ['_font', '_info'].includes(name)).toBe(true);
    if (isMethod) expect(document[name as keyof typeof document]).toBeTypeOf('function');
  });

  it('keeps where objects begin, and how many are open', () => {
    expect(document._offset).toBeTypeOf('number');
    expect(document._waiting).toBeTypeOf('number');
    expect(document._offsets).toBeInstanceOf(Array);
    expect(document._fontCount).toBe(0);
  });

  it('has objects whose class writes them', () => {
    const reference = document.ref({ Kind: 'Test' });
    expect(reference.constructor).toBe(document._root.constructor);
    expect(reference.data).toEqual({ Kind: 'Test' });
    for (const name of ['write', 'end', 'finalize'] as const) expect(reference[name]).toBeTypeOf('function');
    expect(document._root.data.Names.data.Dests._compareKeys('a', 'b')).toBeLessThan(0);
  });
});
