import { describe, expect, it } from 'vitest';
import { checkCounts } from '../../src/book/binding.ts';
import { makeBookFile, openBook } from '../../src/book/book.ts';
import type { Edition } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { FitError, type UserError } from '../../src/errors.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { bookFiles } from '../../src/render/book-files.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { madeUpRecord } from '../helpers/render/books.ts';

const FONTS = loadFonts();

/** The names of the files of a book with these ranges, and the reports about omitted editions. */
function made(
  ranges: readonly number[],
  editions: readonly Edition[],
  areChosen: boolean,
  print = {},
  count = 1,
) {
  const config = parseConfig({
    title: 'A book',
    print,
    sections: ranges.map((range) => ({ title: `Range ${range}`, range, count })),
  });
  const file = makeBookFile(
    config,
    ranges.map((range) => Array(count).fill(madeUpRecord(range))),
  );
  const left: string[] = [];
  const names: string[] = [];
  /** The number of files at the time of each report. */
  const after: number[] = [];
  const leaveOut = ({ where, message }: UserError) => {
    left.push(`${where}: ${message}`);
    after.push(names.length);
  };
  const materials = { texts: textsOf('en'), fonts: FONTS, engines: ENGINES };
  const contents = { file: { ...file, editions: [...editions] }, book: openBook(file), editions, areChosen };
  for (const { name } of bookFiles(contents, materials, { leaveOut })) names.push(name);
  return { names, left, after };
}

const TOO_LARGE = 'sections[1].puzzles[0]: tactile: a board of range 16 does not fit on A4 in cells';

describe('an edition that a board of a finished book is too large for', () => {
  it('is left out if nobody has chosen editions, and it is told which board of which section it is', () => {
    const { names, left } = made([3, 16], ['keys', 'tactile'], false);
    expect(left).toEqual([expect.stringContaining(TOO_LARGE)]);
    expect(names).toEqual(['keys.json', 'keys.csv', 'keys.txt', 'book.json']);
  });

  it('is an error that tells the same if it was chosen', () => {
    const work = () => made([3, 16], ['keys', 'tactile'], true);
    expect(work).toThrow(FitError);
    expect(work).toThrow(
      expect.objectContaining({
        where: 'sections[1].puzzles[0]: tactile',
        hint: 'leave "tactile" and "kit" out of the editions, or choose a smaller range',
      }),
    );
  });
});

describe('an edition that cannot be bound', () => {
  const thin = { kdp: { paper: 'standard-colour' } };

  it('is left out before the others are made', () => {
    for (const areChosen of [true, false]) {
      const { names, left, after } = made([3], ['keys', 'kdp'], areChosen, thin);
      expect(after).toEqual([0]);
      expect(left).toEqual([expect.stringMatching(/^kdp: a book of \d+ pages cannot be bound$/)]);
      expect(names).toContain('keys.csv');
    }
  });

  it('is left out, too, where it is its hints that make it too thick, which numbers did not tell', () => {
    const config = { title: 'Thick', sections: [{ title: 'Many', range: 3, count: 515 }] };
    expect(() => checkCounts(parseConfig(config))).not.toThrow();
    const { left, after } = made([3], ['keys', 'kdp'], true, {}, 515);
    expect(after).toEqual([0]);
    expect(left).toEqual([expect.stringMatching(/^kdp: a book of 6\d\d pages cannot be bound$/)]);
  });

  it('is an error if nothing else was chosen', () => {
    expect(() => made([3], ['kdp'], true, thin)).toThrow(FitError);
    expect(made([3], ['kdp'], false, thin).names).toEqual(['book.json']);
  });
});
