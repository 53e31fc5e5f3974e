import { expect, it } from 'vitest';
import { makeRecord, parseRecord } from '../../src/book/record.ts';
import { SECTIONS } from '../helpers/document/documents.ts';
import { faultOf } from '../helpers/fault.ts';

it('a solution that changes a given number is refused', () => {
  const [{ puzzle, solution, key }] = SECTIONS.completion.puzzles as [
    (typeof SECTIONS.completion.puzzles)[number],
  ];
  expect(parseRecord(makeRecord({ puzzle, solution: solution!, key })).solution).toEqual(solution);
  // Also a complete set, but with 0 and 1 swapped.
  const numbers = solution!.numbers.map((number) => (number === 0 ? 1 : number === 1 ? 0 : number));
  const record = makeRecord({ puzzle, solution: { ...solution!, numbers }, key });
  const fault = faultOf(() => parseRecord(record));
  expect(fault.message).toBe('the solution does not agree with the numbers that are given');
  expect(fault.where).toBe('solution');
});
