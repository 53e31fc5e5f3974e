import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { catchUnhandled } from '../../src/cli/unhandled-rejections.ts';
import { told } from '../helpers/fault.ts';

describe('a promise that is rejected while files are read, and that nobody holds', () => {
  it('ends the work with the name of the file', async () => {
    const work = async () => {
      void Promise.reject(new Error('Inconsistent generation'));
      return await new Promise<never>(() => {});
    };
    const error = await catchUnhandled(work, () => 'a.pdf').catch((fault) => fault);
    expect(told(error)).toEqual({ message: 'this cannot be read: Inconsistent generation', where: 'a.pdf' });
  });

  it('changes nothing if the work is done, and is no longer waited for then', async () => {
    const before = process.listeners('unhandledRejection');
    const work = async () => {
      void setImmediate().then(() => Promise.reject(new Error('too late')));
      return 'done';
    };
    expect(await catchUnhandled(work, () => 'a.pdf')).toBe('done');
    expect(process.listeners('unhandledRejection')).toEqual(before);
  });
});
