import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../helpers/fuzz/fuzz.ts';
import { TARGETS } from '../helpers/fuzz/targets.ts';

// A short version of `npm run fuzz`, which tries a million inputs.

const SCRIPT = fileURLToPath(new URL('../../scripts/fuzz.ts', import.meta.url));

describe.each(TARGETS.filter(({ apart }) => !apart))('the reader of a $name', (target) => {
  it('answers every text or says what is wrong with it', async () => {
    const { read, refused, crashes } = await fuzz(target, (target.share ?? 1) < 1 ? 30 : 80, 'test');
    expect(crashes).toEqual([]);
    // Mutants are close enough to valid texts that some are valid, and far enough away that some are not.
    expect(read).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });
});

describe.each(TARGETS.filter(({ apart }) => apart))(
  'the reader of a $name, in a process of its own',
  ({ name }) => {
    it('answers every text or says what is wrong with it', () => {
      const args = ['--import', import.meta.resolve('tsx'), SCRIPT, '--target', name, '--cases', '30'];
      const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect(stdout).toMatch(/: \d+ texts, [1-9]\d* read \(\d+ %\), [1-9]\d* refused, 0 faults\n/);
      expect(status).toBe(0);
    });
  },
);
