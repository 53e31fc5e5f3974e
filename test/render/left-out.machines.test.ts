import { describe, expect, it } from 'vitest';
import { checkCounts } from '../../src/book/binding.ts';
import { makeBookFile, openBook, parseBookFile } from '../../src/book/book.ts';
import { EDITIONS, type Edition } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { planBook } from '../../src/book/plan.ts';
import { FitError, type UserError } from '../../src/errors.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { bookFiles } from '../../src/render/book-files.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { faultOf } from '../helpers/fault.ts';
import { type Files, proof } from '../helpers/proof/finished.ts';
import { madeUpRecord } from '../helpers/render/books.ts';
import { wholeOf } from '../helpers/render/whole.ts';

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
    const fault = faultOf(() => made([3, 16], ['keys', 'tactile'], true));
    expect(fault.where).toBe('sections[1].puzzles[0]: tactile');
    expect(fault.hint).toBe('leave "tactile" and "kit" out of the editions, or choose a smaller range');
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

/** No press binds so few pages; giant and standard print are laid out as large print is. */
const ASKED = EDITIONS.filter((edition) => !['kdp', 'giant-print', 'standard-print'].includes(edition));

const RULES = { games: ['draw-domino'] };
const GAMES = {
  ...RULES,
  exercises: [{ divisor: 3, level: 'one-end', count: 1 }],
  locks: [{ aim: 'lock', moves: 3, count: 1 }],
};
const FIGURES = { exhibits: ['VII', 'quadrat-545'], composing: ['small-line'] };

const NO_BOARDS = ['keys', 'kit', 'stones', 'tactile'];
const ALWAYS = [
  ...'brf ebrl epub html json pef txt'.split(' ').map((ending) => `book.${ending}`),
  ...['embossing.txt', 'large-print.pdf', 'calibration.pdf'],
];
const OF_FIGURES = [
  ...['brf', 'csv', 'json', 'txt'].map((ending) => `keys.${ending}`),
  ...['large-print-keys', 'tactile', 'stones', 'stones-braille', 'stones-tactile'].map(
    (name) => `${name}.pdf`,
  ),
];

/** The files of a book without puzzles, and the omitted editions. */
async function withoutPuzzles(language: string, contents: object): Promise<{ files: Files; left: string[] }> {
  const config = parseConfig({ title: 'Without', language, editions: ASKED, ...contents });
  const file = await planBook(config);
  const left: string[] = [];
  const rendered = bookFiles(
    { file, book: openBook(file), editions: config.editions, areChosen: true },
    { texts: textsOf(config.language), fonts: FONTS, engines: ENGINES },
    { leaveOut: ({ where }) => left.push(where!) },
  );
  return { files: new Map(Array.from(rendered, (one) => [one.name, wholeOf(one)])), left };
}

it.each([
  ['de', 'rules alone: nothing with a key, and no board', RULES, NO_BOARDS, []],
  ['en', 'games with tasks', GAMES, NO_BOARDS, ['keys.brf', 'large-print-keys.pdf']],
  ['fr', 'figures, a laying task, and a task for composers', FIGURES, ['kit'], OF_FIGURES],
] as const)('a book without puzzles in %s: %s', async (language, _, contents, without, names) => {
  const { files, left } = await withoutPuzzles(language, contents);
  expect(left.sort()).toEqual(without);
  expect([...files.keys()].sort()).toEqual([...ALWAYS, ...names].sort());
  const book = parseBookFile(JSON.parse(new TextDecoder().decode(files.get('book.json'))));
  expect(book.editions).toEqual(ASKED.filter((edition) => !(without as readonly string[]).includes(edition)));
  expect(await proof(book, files)).toMatchObject({ faults: [], unreadable: [] });
  // Nothing counts puzzles that do not exist.
  const aloud = new TextDecoder().decode(files.get('book.txt'));
  expect(aloud).not.toMatch(/\b(0|null|undefined|Infinity)\b (\w+ )?(puzzle|Rätsel|Aufgabe|casse|grille)/i);
});
