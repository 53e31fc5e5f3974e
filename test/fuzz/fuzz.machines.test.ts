import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Message } from '../../scripts/fuzz.ts';
import { fuzz, type Tally } from '../helpers/fuzz/fuzz.ts';
import type { Target } from '../helpers/fuzz/target.ts';
import { TARGETS } from '../helpers/fuzz/targets.ts';
import { isThorough } from '../helpers/thorough.ts';

// A short version of `npm run fuzz`, which tries a million inputs.

const PROCESS = fileURLToPath(new URL('../../scripts/fuzz-process.ts', import.meta.url));

/** How much more is tried than usually. */
const EFFORT = isThorough ? 3 : 1;

/** The first of them are the same for all. */
const casesOf = ({ share = 1 }: Target) => (share < 0.1 ? 26 : share < 1 ? 40 : 80);

/** Every input is answered. Mutants are close enough to valid texts that some are valid, and far enough away that some are not. */
function expectRight({ read, refused, crashes }: Tally): void {
  expect(crashes).toEqual([]);
  expect(read).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
}

it.each(TARGETS.filter(({ apart }) => !apart))('a $name of any form is answered', async (target) => {
  expectRight(await fuzz(target, casesOf(target) * EFFORT, 'test'));
});

it('so is what needs a process of its own', async () => {
  const names = TARGETS.flatMap(({ name, apart }) => (apart ? [name] : []));
  const child = fork(PROCESS, [String(45 * EFFORT), 'test', ...names], {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  const tallies: Tally[] = [];
  child.on('message', (message: Message) => {
    if ('crashes' in message) tallies.push(message);
  });
  const [code] = await once(child, 'exit');
  expect([code, tallies.length]).toEqual([0, names.length]);
  tallies.forEach(expectRight);
});
