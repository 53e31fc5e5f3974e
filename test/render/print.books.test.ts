import { beforeAll, describe, expect, it } from 'vitest';
import { PRINT_PROFILES } from '../../src/layout/print/profiles.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { pageLaws } from '../helpers/render/print-pages.ts';
import { PROFILES, type ReadFile } from '../helpers/render/print-profiles.ts';
import { structureLaws } from '../helpers/render/print-structure.ts';

/** With what XML and PDF strings must escape. */
const FIELDS = {
  title: 'Fünf & <sechs> "Steine" (7) \\ ‘acht’',
  author: 'Ä. <Ö> & Co.',
  rights: '© 2026 & alle',
};

describe.each(PROFILES)('$edition of a $language book on $paper', (expected) => {
  const { edition, paper, language, least } = expected;
  const files: ReadFile[] = [];

  beforeAll(async () => {
    const rendered = await render(peerBook([3, 7], { paper, language, ...FIELDS }), edition);
    for (const [name, bytes] of rendered) files.push({ name, bytes, file: await readPdf(bytes) });
  });

  it('has the files and the least size of its profile', () => {
    const names = edition === 'kdp' ? ['kdp.pdf'] : [`${edition}.pdf`, `${edition}-keys.pdf`];
    expect(files.map(({ name }) => name)).toEqual(names);
    expect(PRINT_PROFILES[edition].least).toBe(least);
  });

  pageLaws(expected, () => files);
  structureLaws(language, () => files);
});
