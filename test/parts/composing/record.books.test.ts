import { expect, it } from 'vitest';
import { makeBookText, openBook, parseBookFile } from '../../../src/book/book.ts';
import { checkBook } from '../../../src/book/check.ts';
import { parseConfig } from '../../../src/book/config.ts';
import { planBook } from '../../../src/book/plan.ts';
import { canLay, liesInThrees } from '../../helpers/compose/tasks/oracle.ts';

const TASKS = [
  'small-line',
  { range: 4, rows: ['0?????', '??????', '??????', '??????', '?????4'], conditions: ['sum c 8'] },
] as const;

const configOf = (composing: unknown) =>
  parseConfig({ title: 'x', sections: [{ title: 'x', range: 2, count: 1 }], composing });
const book = await planBook(configOf(TASKS));
const [line, own] = book.composing!;

it('are kept with how many answers they have, how far a try comes, and an example that is one', () => {
  expect(line).toMatchObject({ name: 'small-line', answers: 4, complete: true, greedy: 24, grade: 2 });
  expect(own!.name).toBeUndefined();
  for (const { example } of book.composing!) {
    const grid = example.map((row) => [...row].map(Number));
    expect(liesInThrees(grid, 4) && canLay(grid)).toBe(true);
  }
  expect(line!.example[0]).toBe('000000');
  expect(own!.example.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(8);
  expect(own!.example[0]![0] + own!.example[4]![5]!).toBe('04');
});

it('are the same when they are made and read again, and proved right', async () => {
  expect((await planBook(configOf(TASKS))).composing).toEqual(book.composing);
  expect(parseBookFile(JSON.parse(makeBookText(book)))).toEqual(book);
  expect(openBook(book).composing!.map(({ number }) => number)).toEqual([1, 2]);
  expect(checkBook(book)).toEqual([]);
});

it('are not asked for by most books', async () => {
  const { composing, ...without } = configOf(TASKS);
  expect('composing' in (await planBook(without))).toBe(false);
  expect(composing).toHaveLength(2);
});

it.each([
  ['an example that breaks a condition', { example: own!.example }, 'no answer to the task'],
  ['another id', { id: own!.id }, 'is not that of this task'],
  ['a key that lays a domino twice', { key: ['LRLRLR', 'LRLRLR', 'LRLRLR', 'LRLRLR', 'LRLRLR'] }, 'twice'],
  ['answers that are not there', { answers: 5 }, 'its answers and grade should be 4'],
  ['a grade that is not its own', { grade: 3 as const }, 'its answers and grade should be 4'],
  ['conditions that exclude each other', { conditions: ['given b1 3', 'nine 1 0'] }, 'no room'],
])('%s is found', (_, wrong, message) => {
  const faults = checkBook({ ...book, composing: [{ ...line!, ...wrong }] });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain('composing[0]: ');
  expect(faults[0]).toContain(message);
});

it('cannot be there twice', async () => {
  expect(checkBook({ ...book, composing: [line!, line!] })).toEqual([
    'composing: task 2 is the same as an earlier one',
  ]);
  await expect(planBook(configOf(['small-line', 'small-line']))).rejects.toThrow(
    'the same as an earlier one',
  );
});

it('are refused before a puzzle is made', async () => {
  const seen: number[] = [];
  const wrong = configOf(['small-line', { range: 4, conditions: ['sum c 500'] }]);
  await expect(planBook(wrong, { onPuzzle: (made) => seen.push(made) })).rejects.toThrow(
    'cannot be fulfilled',
  );
  expect(seen).toEqual([]);
  expect(() => configOf(['small-lines'])).toThrow();
  expect(() => configOf([{ rang: 4 }])).toThrow();
});
