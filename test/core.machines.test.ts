import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EDITIONS } from '../src/book/choices.ts';
import { loadPressData } from '../src/node/press-data.ts';
import { runChild, testFolder } from './helpers/cli/run.ts';
import { bundleCore } from './helpers/core/bundle.ts';
import { describeInChromium } from './helpers/play/browser.ts';

/** Puzzles of several kinds, and every edition. */
const CONFIG = {
  title: 'In a browser',
  editions: EDITIONS,
  sections: [
    { title: 'Small', range: 3, level: 'easy' as const, count: 2 },
    { title: 'Threes', kind: 'terzett' as const, range: 4, shape: '5x6', count: 1 },
    { title: 'Gaps', kind: 'completion' as const, range: 4, shape: '5x6', count: 1, givens: 13 },
  ],
  exhibits: ['I' as const],
};

describeInChromium('the core in a browser', (chromium) => {
  const { path, write } = testFolder();

  it('makes a book and all its editions without anything of Node under a strict policy, with the same bytes as the command', async () => {
    const config = write('config.json', JSON.stringify(CONFIG));
    expect(runChild(['book', config, '--quiet', '--output', path()]).code).toBe(0);
    const written = readdirSync(path('in-a-browser')).map((name) => {
      const bytes = readFileSync(path('in-a-browser', name));
      return [name, createHash('sha256').update(bytes).digest('hex')] as const;
    });
    expect(written.length).toBeGreaterThan(20);
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
      expect(made).toEqual(Object.fromEntries(written));
    });
  });
});
