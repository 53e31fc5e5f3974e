import { beforeAll, describe, expect, it } from 'vitest';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { PROFILES, pageLaws, type ReadFile } from '../helpers/render/print-pages.ts';
import { structureLaws } from '../helpers/render/print-structure.ts';

/** Contains everything that XML and PDF strings must escape. */
const FIELDS = {
  title: 'Fünf & <sechs> "Steine" (7) \\ ‘acht’',
  author: 'Ä. <Ö> & Co.',
  rights: '© 2026 & alle',
};

describe.each(PROFILES)('$edition of a $language book on $paper', (expected) => {
  const { edition, paper, language, least } = expected;
  const files: ReadFile[] = [];
  let names: readonly string[];

  beforeAll(async () => {
    const rendered = await render(peerBook([3, 7], { paper, language, ...FIELDS }), edition);
    names = [...rendered.keys()];
    for (const [name, bytes] of rendered) {
      // The cover of a bound book has different requirements.
      if (name !== 'kdp-cover.pdf') files.push({ name, bytes, file: await readPdf(bytes) });
    }
  });

  it('has the files and the least size of its profile', () => {
    const second = edition === 'kdp' ? 'kdp-cover.pdf' : `${edition}-keys.pdf`;
    expect(names).toEqual([`${edition}.pdf`, second]);
    expect(PRINT_PROFILES[edition].least).toBe(least);
  });

  pageLaws(expected, () => files);
  structureLaws(language, () => files);
});
