import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeBookFile, openBook } from '../../src/book/book.ts';
import { EDITIONS, type Edition, PRINT_EDITIONS } from '../../src/book/choices.ts';
import { parseConfig } from '../../src/book/config.ts';
import { planBook } from '../../src/book/plan.ts';
import { firstBook } from '../../src/book/presets.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { loadWords } from '../../src/node/words.ts';
import { render } from '../helpers/render/books.ts';

/** What takes longest: beside English each is made in one other language, in turn. */
const LONG: readonly Edition[] = [...PRINT_EDITIONS, 'tactile', 'ebraille'];

const editionsIn = (language: Language) =>
  EDITIONS.filter((edition) => {
    const turn = LONG.indexOf(edition);
    return language === 'en' || turn < 0 || (turn % 2 === 0) === (language === 'de');
  });

it('the first book has the same bytes as it had when its hashes were taken', async () => {
  const configOf = (language: Language) => parseConfig(firstBook(loadWords(language)));
  // The seed is the same in every language, and so are the puzzles.
  const { sections, cover } = await planBook(configOf('en'));
  const puzzles = sections.map((section) => section.puzzles);
  const lines: string[] = [];
  for (const language of LANGUAGE_CODES) {
    const book = openBook(makeBookFile(configOf(language), puzzles, cover));
    for (const edition of editionsIn(language)) {
      for (const [name, bytes] of await render(book, edition)) {
        lines.push(`${createHash('sha256').update(bytes).digest('hex')}  ${language}/${name}`);
      }
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/first-book.sha256');
}, 900_000);
