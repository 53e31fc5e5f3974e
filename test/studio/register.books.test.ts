import { expect, it } from 'vitest';
import { REGISTER_BOARD, REGISTER_SIZE } from '../../src/compose/series/key-register.ts';
import { parseKeyRows, parseLine } from '../../src/domino/notation.ts';
import { checkKey, checkPuzzle } from '../../src/domino/puzzle.ts';
import { NotPossibleError, UserError } from '../../src/errors.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { REGISTER_JOBS } from '../../src/studio/register-jobs.ts';
import { run } from '../helpers/cli/run.ts';

const look = (text: string) => REGISTER_JOBS.look({ text });

it.each(['1', '1234567', String(REGISTER_SIZE)])('%s is what the command tells', async (number) => {
  const { placed, filled, terzetts, ...entry } = look(number);
  const { stdout } = await run('register', number, '--json');
  expect(entry).toEqual(JSON.parse(stdout));
  expect(placed).toEqual(parseKeyRows(REGISTER_BOARD, entry.key));
  const carrying = checkPuzzle(parseLine(filled));
  expect(carrying.kind).toBe('terzett');
  expect(() => checkKey(carrying, placed)).not.toThrow();
  expect(terzetts).toHaveLength(entry.partitions.length);
});

it('has Terzetts to be played that have this key alone', () => {
  const { terzetts, placed, partitions } = look('1234567');
  const lines = terzetts.filter((line) => line !== undefined);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const puzzle = checkPuzzle(parseLine(line));
    expect(countSolutions(puzzle).solutions).toBe(1);
    expect(() => checkKey(puzzle, placed)).not.toThrow();
  }
  for (const [i, { unique }] of partitions.entries()) if (unique > 0) expect(terzetts[i]).toBeDefined();
});

it('is found by its id and by its rows, and passes from a worker', () => {
  const entry = look('1234567');
  expect(look(` ${entry.keyId} `)).toEqual(entry);
  expect(look(entry.key.join('/'))).toEqual(entry);
  expect(look(entry.key.join('\n').toLowerCase())).toEqual(entry);
  expect(structuredClone(entry)).toEqual(entry);
});

it.each([
  '0',
  String(REGISTER_SIZE + 1),
  '1,234,567',
  '',
  'sutaf-vajab',
  '5x6-boraj',
  '99999999999999999999',
])('is refused if it is named %s', (text) => {
  expect(() => look(text)).toThrow(UserError);
});

it('says so if it does not stand there', () => {
  const upright = Array.from({ length: 8 }, (_, row) => (row % 2 === 0 ? 'T' : 'B').repeat(9));
  expect(() => look(upright.join('/'))).toThrow(NotPossibleError);
});
