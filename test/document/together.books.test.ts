import { beforeAll, describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { wordsOf } from '../../src/document/document.ts';
import type { Language } from '../../src/languages/index.ts';
import type { WordBook } from '../../src/words/word-book.ts';
import { blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import { namedIn } from '../helpers/document/boards.ts';
import { documentFor, openedBook, READINGS } from '../helpers/document/documents.ts';
import { formOf } from '../helpers/forms.ts';
import { WORDS } from '../helpers/words.ts';

const PLAYERS = 5;
const PUZZLES = [4, 2, 6];

/** The headers of the columns to fill in. */
function columnsOf(words: WordBook) {
  const name = words.text('together-form-name');
  return {
    round: [name, words.text('together-form-time'), words.text('together-form-points')],
    all: [name, words.text('together-form-rounds'), words.text('together-form-sum')],
    pad: [words.text('score-pad-name'), words.text('score-pad-sum')],
  };
}

describe('a competition', () => {
  let books: Readonly<Record<Language, Book>>;
  beforeAll(async () => {
    const en = await openedBook('en', {}, { together: { players: PLAYERS, puzzles: PUZZLES } });
    books = { en, de: { ...en, language: 'de' }, fr: { ...en, language: 'fr' } };
  });

  it.each(READINGS)('has a card for the leader: $reader, $language', ({ reader, language }) => {
    const round = new RegExp(`^${formOf(WORDS[language], 'together-round', {}, { range: '\\d' })}`);
    const chapter = sectionOf(documentFor(books[language], reader), 'together');
    expect(blocksOf(chapter, 'list').map(({ ordered }) => ordered)).toEqual([false, true, false]);
    const rounds = blocksOf(chapter, 'list')[2]!.items.map((item) => {
      const said = round.exec(wordsOf(item))!.groups!;
      return [said.round, said.number, said.range].map(Number);
    });
    const range = (number: number) => (number <= 3 ? 3 : 5);
    expect(rounds).toEqual(PUZZLES.map((puzzle, i) => [i + 1, puzzle, range(puzzle)]));
    // Where there are pages or links, each round leads to its puzzle and its key.
    const links = blocksOf(chapter, 'list')[2]!.items.map((item) => namedIn(item).pages);
    expect(links).toEqual(
      PUZZLES.map((puzzle) => (reader === 'aloud' ? [] : [`puzzle-${puzzle}`, `key-${puzzle}`])),
    );
    expect(linesOf(chapter).join(' ')).toContain(`${PLAYERS} `);
  });

  it.each(READINGS)('has tables to write in where one writes on the page: $reader, $language', (reading) => {
    const { reader, language } = reading;
    const columns = columnsOf(WORDS[language]);
    const document = documentFor(books[language], reader);
    const isWritten = reader === 'print' || reader === 'screen';
    const shape = (id: string) =>
      blocksOf(sectionOf(document, id), 'form').map(({ columns, rows }) => [columns.map(wordsOf), rows]);
    const rounds = PUZZLES.map(() => [columns.round, ['1', '2', '3', '4', '5']]);
    const sheets = PUZZLES.flatMap(() =>
      Array.from({ length: PLAYERS }, () => [columns.round.slice(0, 2), ['']]),
    );
    const leaders = [...rounds, [columns.all, ['1', '2', '3', '4', '5']]];
    expect(shape('together')).toEqual(
      reader === 'print' ? [...leaders, ...sheets] : isWritten ? leaders : [],
    );
    const numbers = Array.from({ length: 10 }, (_, i) => String(i + 1));
    expect(shape('score-pad')).toEqual(
      isWritten
        ? [
            [
              ['A', 'B', 'C', 'D'],
              [columns.pad[0], ...numbers, columns.pad[1]],
            ],
          ]
        : [],
    );
    if (!isWritten) expect(linesOf(sectionOf(document, 'score-pad')).length).toBeGreaterThan(2);
  });

  it('has the same puzzle for every player, on a sheet each, in print alone', () => {
    for (const { reader, language } of READINGS) {
      const document = documentFor(books[language], reader);
      const boards = blocksOf(sectionOf(document, 'together'), 'board');
      if (reader !== 'print') {
        expect(boards).toEqual([]);
        continue;
      }
      const all = books[language].sections.flatMap(({ puzzles }) => puzzles);
      const shown = PUZZLES.flatMap((_, round) =>
        Array.from({ length: PLAYERS }, (__, player) => {
          const sheet = sectionOf(document, `sheet-${round + 1}-${player + 1}`);
          expect(sheet.role).toBe('puzzle');
          const [board, ...others] = blocksOf(sheet, 'board');
          expect(others).toEqual([]);
          expect(board!.figure.dominoes).toEqual([]);
          return board!.figure.puzzle;
        }),
      );
      expect(shown).toEqual(
        PUZZLES.flatMap((puzzle) => Array.from({ length: PLAYERS }, () => all[puzzle - 1]!.puzzle)),
      );
      expect(boards).toHaveLength(shown.length);
    }
  });

  it('has no key in its chapter', () => {
    for (const { reader, language } of READINGS) {
      const chapter = sectionOf(documentFor(books[language], reader), 'together');
      expect(blocksOf(chapter, 'tally').filter(({ key }) => key)).toEqual([]);
      expect(blocksOf(chapter, 'board').every(({ figure }) => figure.dominoes.length === 0)).toBe(true);
    }
  });
});
