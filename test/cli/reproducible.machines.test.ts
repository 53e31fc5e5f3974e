import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { isFileName } from '../../src/render/editions.ts';
import { testFolder } from '../helpers/cli/run.ts';
import { differences, ELSEWHERE, madeAt } from '../helpers/soak/places.ts';

const { path } = testFolder();

// `npm run soak -- places` tries many places, and all languages.
it('makes the same bytes of every edition elsewhere, at another time', async () => {
  const [usual, other] = await Promise.all([
    madeAt({}, 'de', path('usual')),
    madeAt(ELSEWHERE, 'de', path('other')),
  ]);
  expect(differences(usual, other)).toEqual([]);
  // At least a file of each edition, in addition to book.json.
  expect([...usual.keys()].filter((name) => isFileName(name)).length).toBeGreaterThan(EDITIONS.length);
  // The second run used a different umask.
  expect(statSync(path('other', 'out')).mode & 0o077).toBe(0);
});
