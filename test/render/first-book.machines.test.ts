import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeBookFile, openBook, parseBookFile } from '../../src/book/book.ts';
import { EDITIONS, type Edition, PRINT_EDITIONS } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { firstBook } from '../../src/book/presets.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { isFileName } from '../../src/render/editions.ts';
import { render } from '../helpers/render/books.ts';
import { isThorough } from '../helpers/thorough.ts';

const golden = (name: string) => fileURLToPath(new URL(`../golden/${name}`, import.meta.url));
const HASHES = golden('first-book.sha256');

/** What takes longest: hashes are kept in English and in one other language, in turn. */
const LONG: readonly Edition[] = [...PRINT_EDITIONS, 'tactile', 'ebraille'];

const editionsIn = (language: Language) =>
  EDITIONS.filter((edition) => {
    const turn = LONG.indexOf(edition);
    return language === 'en' || turn < 0 || (turn % 2 === 0) === (language === 'de');
  });

/** One language for each edition. Those that ask for the pages of others are in the language of these, where they are kept. */
const IN_TURN: Readonly<Record<Language, readonly Edition[]>> = {
  de: ['large-print', 'epub', 'tactile', 'kit', 'brf', 'pef'],
  en: ['giant-print', 'standard-print', 'html', 'keys'],
  fr: ['kdp', 'ebraille', 'aloud', 'stones', 'calibration'],
};

it('each edition has hashes in the language in which it is made', () => {
  const made = LANGUAGE_CODES.flatMap((code) => editionsIn(code).filter((each) => isInTurn(each, code)));
  expect(made.toSorted()).toEqual(EDITIONS.toSorted());
});

const isInTurn = (edition: Edition, language: Language) => IN_TURN[language].includes(edition);

it('the first book has the same bytes as it had when its hashes were taken', async () => {
  // The seed is the same in every language, and so are the puzzles.
  const { sections, cover } = parseBookFile(JSON.parse(readFileSync(golden('first-book.json'), 'utf8')));
  const puzzles = sections.map((section) => section.puzzles);
  const known = readFileSync(HASHES, 'utf8').split('\n');
  const lines: string[] = [];
  for (const language of LANGUAGE_CODES) {
    const book = openBook(makeBookFile(parseConfig(firstBook(loadWords(language))), puzzles, cover));
    for (const edition of editionsIn(language)) {
      // All are made when the hashes are taken anew (`-u`).
      if (!isThorough && !isInTurn(edition, language)) {
        lines.push(
          ...known.filter((line) => {
            const [, code, name = ''] = /^\w+ {2}(\w+)\/(.+)$/.exec(line) ?? [];
            return code === language && isFileName(name, [edition]);
          }),
        );
        continue;
      }
      for (const [name, bytes] of await render(book, edition)) {
        lines.push(`${createHash('sha256').update(bytes).digest('hex')}  ${language}/${name}`);
      }
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(HASHES);
}, 900_000);
