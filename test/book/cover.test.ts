import { expect, it } from 'vitest';
import { makeBookText, openBook, parseBookFile } from '../../src/book/book.ts';
import { checkBook } from '../../src/book/check.ts';
import { parseJson } from '../../src/book/json.ts';
import { KnownPuzzles } from '../../src/book/known-puzzles.ts';
import { makeCoverPuzzle, planBook } from '../../src/book/plan.ts';
import { parseRecord } from '../../src/book/record.ts';
import { canonicalText } from '../../src/domino/symmetry.ts';
import { configOf, smallBook } from '../helpers/book/books.ts';

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
