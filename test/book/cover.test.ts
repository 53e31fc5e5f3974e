import { describe, expect, it } from 'vitest';
import { type BookFile, makeBookText, openBook, parseBookFile } from '../../src/book/book.ts';
import { checkBook } from '../../src/book/check.ts';
import { parseJson } from '../../src/book/json.ts';
import { KnownPuzzles } from '../../src/book/known-puzzles.ts';
import { makeCoverPuzzle, planBook } from '../../src/book/plan.ts';
import { parseRecord } from '../../src/book/record.ts';
import { canonicalText } from '../../src/domino/symmetry.ts';
import { configOf, smallBook } from '../helpers/book/books.ts';
import { faultOf } from '../helpers/fault.ts';
import { oracleSolutions } from '../helpers/oracle.ts';

/** All dominoes of range 4 in order, side by side. */
const AMBIGUOUS = {
  rows: ['000102', '030411', '121314', '222324', '333444'],
  key: Array.from({ length: 5 }, () => 'LRLRLR'),
};

describe('the puzzle on the cover', () => {
  it('has exactly one solution, which is its key, whatever the seed', async () => {
    for (const seed of ['a', 'first-book', 'ä/ß', '2/1']) {
      const { puzzle, key } = parseRecord(makeCoverPuzzle(seed, new KnownPuzzles()));
      const { rows, columns } = puzzle.board;
      expect([rows, columns]).toEqual([5, 6]);
      expect(oracleSolutions({ ...puzzle, rows, columns }, 2)).toEqual([key]);
    }
  });

  it('is none of the puzzles of the book, even one made from the same seed', async () => {
    const section = { range: 4, level: 'easy', count: 1 };
    const same = await planBook(configOf([section], { seed: 'x' }));
    const own = makeCoverPuzzle('x', new KnownPuzzles());
    const known = new KnownPuzzles();
    known.add(parseRecord(own));
    const other = makeCoverPuzzle('x', known);
    const texts = [own, other, same.sections[0]!.puzzles[0]!].map((record) =>
      canonicalText(parseRecord(record).puzzle),
    );
    expect(new Set(texts).size).toBe(3);
    expect(same.cover).toEqual(own);
  });

  it('changes no puzzle of the book', async () => {
    const config = configOf([{ range: 4, level: 'easy', count: 3 }]);
    const book = await planBook(config);
    const known = new KnownPuzzles();
    known.add(parseRecord(book.cover!));
    const again = await planBook(config, { known });
    expect(again.sections).toEqual(book.sections);
    expect(again.cover!.id).not.toBe(book.cover!.id);
  });

  it('is missing in books of earlier versions, which are as good as ever', async () => {
    const { cover: _, ...old } = await smallBook();
    expect(checkBook(old)).toEqual([]);
    expect(openBook(old)).not.toHaveProperty('cover');
    const text = makeBookText(old);
    expect(parseJson(text)).not.toHaveProperty('cover');
    expect(makeBookText(parseBookFile(parseJson(text)))).toBe(text);
  });

  it.each<[fault: string, plant: (file: BookFile) => void, expected: RegExp]>([
    [
      'a key of half dominoes',
      ({ cover }) => {
        cover!.key[0] = 'LLLLLL';
      },
      /^cover: key: key row \d, column \d: "L"; expected /,
    ],
    [
      'a puzzle of the book',
      (file) => {
        file.cover = file.sections[0]!.puzzles[1]!;
      },
      /^cover: is the same puzzle as sections\[0\]\.puzzles\[1\]/,
    ],
    [
      'a puzzle with several solutions',
      ({ cover }) => {
        Object.assign(cover!, AMBIGUOUS);
        delete cover!.grade;
      },
      /^cover: has more than one solution$/,
    ],
    [
      'another grade than the techniques give',
      ({ cover }) => {
        cover!.grade!.level = 'hard';
      },
      /^cover: its grade is not what the techniques give: easy, rating 1\.\d$/,
    ],
  ])('is proved again: %s is found', async (_, plant, expected) => {
    const file = await smallBook();
    plant(file);
    expect(checkBook(file)).toContainEqual(expect.stringMatching(expected));
  });

  it('is not opened with the id of another', async () => {
    const file = await smallBook();
    file.cover!.id = 'babab-babab';
    expect(faultOf(() => openBook(file))).toMatchObject({
      message: 'the id "babab-babab" is not that of this puzzle',
      where: 'cover: id',
    });
  });
});
