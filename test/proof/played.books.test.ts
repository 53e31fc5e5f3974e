import { beforeAll, expect, it } from 'vitest';
import type { BookFile } from '../../src/book/book.ts';
import { planBook } from '../../src/book/plan.ts';
import { configOf } from '../helpers/book/books.ts';
import { type Files, filesOf, proof } from '../helpers/proof/finished.ts';

let book: BookFile;
let files: Files;

beforeAll(async () => {
  const tasks = {
    locks: [
      { aim: 'lock', moves: 3, count: 1 },
      { aim: 'points', sees: 'own', moves: 3, count: 1 },
    ],
    composing: ['small-line', 'small-unions'],
    games: ['sperrdomino'],
  };
  book = await planBook(configOf([{ range: 3, count: 1 }], { editions: ['html'], ...tasks }));
  files = await filesOf(book, ['html']);
});

/** The findings about the page after one change. */
async function faultsOf(from: RegExp, to: string): Promise<readonly string[]> {
  const page = new TextDecoder().decode(files.get('book.html'));
  const forged = page.replace(from, to);
  expect(forged).not.toBe(page);
  return (await proof(book, new Map([['book.html', new TextEncoder().encode(forged)]]))).faults;
}

it('finds nothing wrong with a page as it was made', async () => {
  expect(await proof(book, files)).toMatchObject({ faults: [], unreadable: [] });
});

it.each([
  [
    'the hand of an end',
    /(data-lock="sperrdomino lock [^/]*\/)\d:\d/,
    '$10:1',
    /endgame 1: "sperrdomino lock .*" is played instead of "/,
  ],
  ['its chain', /(data-lock="sperrdomino lock )\d:/, '$19:', /endgame 1: "sperrdomino lock 9:/],
  ['the other hand, which nobody sees', /(data-lock="sperrdomino points [^"]*)/, '$10:6', /endgame 2: /],
  ['what is aimed at', /data-lock="sperrdomino points/, 'data-lock="sperrdomino lock', /endgame 2: /],
  ['the deals of whole games', /(data-lock="sperrdomino deal )\w+/, '$1a', /the games of Sperrdomino: /],
  ['a number of a task for composers', /(data-task="task completion 4 \d)\?/, '$13', /composing task 1: /],
  ['its condition', /(data-task="[^"]*nine 1) 0/, '$1 4', /composing task 1: .*nine 1 4/],
])('finds that %s was changed', async (_, from, to, fault) => {
  expect(await faultsOf(from, to)).toEqual([expect.stringMatching(fault)]);
});

it('finds that whole games cannot be played, or a strange end can', async () => {
  expect(await faultsOf(/ data-lock="sperrdomino deal[^"]*"/, '')).toEqual([
    'book.html: the games of Sperrdomino cannot be played',
  ]);
  expect(
    await faultsOf(/<\/main>/, '<section data-lock="sperrdomino lock 0:0/0:1/"></section></main>'),
  ).toEqual([
    expect.stringMatching(/"sperrdomino lock 0:0\/0:1\/" is played, which is no task of the book$/),
  ]);
});
