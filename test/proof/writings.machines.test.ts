import { describe, expect, it } from 'vitest';
import { bookOfAll, filesOf, proof } from '../helpers/proof/finished.ts';
import { isThorough } from '../helpers/thorough.ts';

describe('files for embossers', () => {
  const WRITINGS = [
    ['en', { grade: 'contracted', code: 'nabcc-lower', page: 'us', lineEnd: 'lf', formFeed: false }],
    [
      'en',
      { grade: 'contracted', code: 'unicode', page: { cells: 22, lines: 18 }, interpoint: true, volume: 40 },
    ],
    ['de', { grade: 'full', code: 'eurobraille', page: { cells: 20, lines: 15 } }],
    ['de', { grade: 'contracted', code: 'nabcc', page: 'de', interpoint: true, formFeed: false }],
    ['fr', { grade: 'contracted', code: 'tbfr2007' }],
  ] as const;

  it.each(WRITINGS.filter((_, i) => isThorough || i % 2 === 0))(
    'are read in %s in every code, on every page: %o',
    async (language, braille) => {
      const book = await bookOfAll({ language, braille, editions: ['brf'] });
      const files = await filesOf(book, ['brf']);
      expect(await proof(book, files)).toEqual({ faults: [], unreadable: [], files: files.size });
      // The puzzles found must be those of this book.
      const other = structuredClone(book);
      other.sections[0]!.puzzles.reverse();
      const { faults } = await proof(other, files);
      expect(
        faults.filter((fault) => /: (the key to )?puzzle [12]/.test(fault)).length,
      ).toBeGreaterThanOrEqual(4);
      expect(faults.filter((fault) => /puzzle [3-6]|figure/.test(fault))).toEqual([]);
    },
  );
});

describe('printed files', () => {
  it('are read with several puzzles and keys on a page, in every form of key, in volumes', async () => {
    const print = { puzzlesPerPage: 2, keys: ['outlines', 'list'], volume: 24 };
    const book = await bookOfAll({ print, editions: ['standard-print'], contents: undefined });
    const files = await filesOf(book, ['standard-print']);
    expect(files.size).toBeGreaterThan(2);
    expect(await proof(book, files)).toEqual({ faults: [], unreadable: [], files: files.size });
    const missing = new Map([...files].filter(([name]) => !name.endsWith('volume-2.pdf')));
    expect((await proof(book, missing)).faults).toContain('standard-print-volume-2.pdf is missing');
  });
});
