import { describe, expect, it } from 'vitest';
import { NotPossibleError, UserError } from '../../src/errors.ts';
import { type Answer, answer, errorOf, faultOf } from '../../src/studio/jobs.ts';
import { PUZZLE_JOBS } from '../../src/studio/puzzle-jobs.ts';

const JOBS = {
  double(given: number, tell: (told: string) => void): number {
    tell('half');
    return 2 * given;
  },
  async refuse(): Promise<never> {
    throw new UserError('wrong', { where: 'here' });
  },
};

async function answersTo(job: string, given: unknown): Promise<Answer[]> {
  const answers: Answer[] = [];
  await answer(JOBS, { id: 7, job, given }, (message) => answers.push(structuredClone(message)));
  return answers;
}

describe('a worker', () => {
  it('tells how far it is, and what came of it', async () => {
    expect(await answersTo('double', 21)).toEqual([
      { id: 7, told: 'half' },
      { id: 7, result: 42 },
    ]);
  });

  it('answers with a fault where a job throws, or is not known', async () => {
    const [refused] = await answersTo('refuse', 0);
    expect(refused).toMatchObject({ id: 7, fault: { whose: 'user', message: 'wrong', where: 'here' } });
    expect(await answersTo('nothing', 0)).toMatchObject([{ fault: { whose: 'ours' } }]);
  });
});

describe('a fault', () => {
  it.each([
    new UserError('wrong', { where: 'a', expected: 'b', hint: 'c', details: ['d'] }),
    new NotPossibleError('none'),
    new Error('ours'),
  ])('is an error again: %s', (error) => {
    const again = errorOf(structuredClone(faultOf(error)));
    expect(again.constructor).toBe(error.constructor);
    expect(again).toMatchObject(
      error instanceof UserError ? { ...error, message: error.message } : { message: 'Error: ours' },
    );
  });
});

describe('the worker that makes puzzles', () => {
  it('makes the same one of the same seed', async () => {
    const order = { range: 3, level: 'easy', seed: 'a' } as const;
    const made = await PUZZLE_JOBS.make(order);
    expect(made.line).toMatch(/^omnibus 3 /);
    expect(made.level).toBe('easy');
    expect(await PUZZLE_JOBS.make(order)).toEqual(made);
  });
});
