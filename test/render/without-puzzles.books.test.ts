import { expect, it } from 'vitest';
import { openBook, parseBookFile } from '../../src/book/book.ts';
import { EDITIONS } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { planBook } from '../../src/book/plan.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { bookFiles } from '../../src/render/book-files.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { type Files, proof } from '../helpers/proof/finished.ts';
import { wholeOf } from '../helpers/render/whole.ts';

/** No press binds so few pages; giant and standard print are laid out as large print is. */
const ASKED = EDITIONS.filter((edition) => !['kdp', 'giant-print', 'standard-print'].includes(edition));

const RULES = { games: ['draw-domino'] };
const GAMES = {
  ...RULES,
  exercises: [{ divisor: 3, level: 'one-end', count: 1 }],
  locks: [{ aim: 'lock', moves: 3, count: 1 }],
};
const FIGURES = { exhibits: ['VII', 'quadrat-545'], composing: ['small-line'] };

const PRINT = ['large-print'];
const pdfs = (names: readonly string[]) => names.map((name) => `${name}.pdf`);
const keysOf = (names: readonly string[]) => names.map((name) => `${name}-keys.pdf`);
const ONE_FILE = [
  'book.brf',
  'book.ebrl',
  'book.epub',
  'book.html',
  'book.json',
  'book.pef',
  'book.txt',
  'embossing.txt',
];
const DOMINOES = ['stones', 'stones-braille', 'stones-tactile'];

/** The files of a book without puzzles, and the omitted editions. */
async function made(language: string, contents: object): Promise<{ files: Files; left: string[] }> {
  const config = parseConfig({ title: 'Without', language, editions: ASKED, ...contents });
  const file = await planBook(config);
  const left: string[] = [];
  const rendered = bookFiles(
    { file, book: openBook(file), editions: config.editions, areChosen: true },
    { texts: textsOf(config.language), fonts: loadFonts(), engines: ENGINES },
    { leaveOut: ({ where }) => left.push(where!) },
  );
  return { files: new Map(Array.from(rendered, (one) => [one.name, wholeOf(one)])), left };
}

it.each([
  [
    'de',
    'rules alone: nothing with a key, and no board',
    RULES,
    ['keys', 'kit', 'stones', 'tactile'],
    [...ONE_FILE, ...pdfs([...PRINT, 'calibration'])],
  ],
  [
    'en',
    'games with tasks',
    GAMES,
    ['keys', 'kit', 'stones', 'tactile'],
    [...ONE_FILE, 'keys.brf', ...pdfs([...PRINT, 'calibration']), ...keysOf(PRINT)],
  ],
  [
    'fr',
    'figures, a laying task, and a task for composers',
    FIGURES,
    ['kit'],
    [
      ...ONE_FILE,
      'keys.brf',
      'keys.csv',
      'keys.json',
      'keys.txt',
      ...pdfs([...PRINT, 'calibration', 'tactile', ...DOMINOES]),
      ...keysOf(PRINT),
    ],
  ],
] as const)('a book without puzzles in %s: %s', async (language, _, contents, without, names) => {
  const { files, left } = await made(language, contents);
  expect(left.sort()).toEqual(without);
  expect([...files.keys()].sort()).toEqual([...names].sort());
  const book = parseBookFile(JSON.parse(new TextDecoder().decode(files.get('book.json'))));
  expect(book.editions).toEqual(ASKED.filter((edition) => !(without as readonly string[]).includes(edition)));
  expect(await proof(book, files)).toMatchObject({ faults: [], unreadable: [] });
  // Nothing counts puzzles that do not exist.
  const aloud = new TextDecoder().decode(files.get('book.txt'));
  expect(aloud).not.toMatch(/\b(0|null|undefined|Infinity)\b (\w+ )?(puzzle|Rätsel|Aufgabe|casse|grille)/i);
});
