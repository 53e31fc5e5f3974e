import { expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { peerBook, render } from '../helpers/render/books.ts';

// Other processes, time zones and locales: test/cli/reproducible.machines.test.ts.
it.each(EDITIONS)('the same book has the same bytes a second time: %s', async (edition) => {
  const [first, second] = [await render(peerBook([3]), edition), await render(peerBook([3]), edition)];
  for (const [name, bytes] of first) expect(second.get(name)!.equals(bytes), name).toBe(true);
});
