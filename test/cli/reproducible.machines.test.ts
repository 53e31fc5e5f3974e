import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { loadPressData } from '../../src/node/press-data.ts';
import { isFileName } from '../../src/render/editions.ts';
import { bundleCore } from '../helpers/core/bundle.ts';
import { describeInChromium } from '../helpers/play/browser.ts';
import { CONFIG, differences, ELSEWHERE, madeAt } from '../helpers/soak/places.ts';

const folder = mkdtempSync(join(tmpdir(), 'dominosa-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of a book of all editions, as the command usually makes it. */
let usual: Map<string, Buffer>;

beforeAll(async () => {
  usual = await madeAt({}, 'en', join(folder, 'usual'));
  // At least a file of each edition, in addition to book.json.
  expect([...usual.keys()].filter((name) => isFileName(name)).length).toBeGreaterThan(EDITIONS.length);
});

// `npm run soak -- places` tries many places, and all languages.
it('makes the same bytes of every edition elsewhere, at another time', async () => {
  const place = join(folder, 'other');
  expect(differences(usual, await madeAt(ELSEWHERE, 'en', place))).toEqual([]);
  // The second run used a different umask.
  expect(statSync(join(place, 'out')).mode & 0o077).toBe(0);
});

describeInChromium('the core in a browser', (chromium) => {
  it('makes the same bytes without anything of Node under a strict policy', async () => {
    const script = await bundleCore();
    const hash = createHash('sha256').update(script).digest('base64');
    // The policy forbids turning text into code. Even an attempt shows up as a complaint of the browser.
    const policy = `default-src 'none'; script-src 'sha256-${hash}'`;
    const html = `<!DOCTYPE html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>The press</title><script type="module">${script}</script>`;
    await chromium.visit(html, {}, async (page) => {
      const made = await page.evaluate(
        (asked) => (globalThis as unknown as { print(asked: unknown): Promise<unknown> }).print(asked),
        [CONFIG, loadPressData()] as unknown,
      );
      const hashes = Array.from(usual, ([name, bytes]) => [
        name,
        createHash('sha256').update(bytes).digest('hex'),
      ]);
      expect(made).toEqual(Object.fromEntries(hashes));
    });
  });
});
