import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The file that lists the members of pdfkit without a stability guarantee. */
const PRIVATE = 'src/types/pdfkit.d.ts';

describe('what pdfkit keeps to itself', () => {
  const [, kept = ''] = /\/\/ What it keeps to itself\.\n([\s\S]*)\n {2}\}/.exec(file(PRIVATE)) ?? [];
  const members = [...kept.matchAll(/^ {4}(?:readonly )?(\w+)(\(|\?)?/gm)].map(([, name, call]) => ({
    name: name!,
    isMethod: call === '(',
  }));
  const document = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    autoFirstPage: false,
    compress: false,
    font: '',
    info: {},
  });
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
