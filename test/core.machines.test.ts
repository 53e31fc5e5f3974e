import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadPressData } from '../src/node/press-data.ts';
import { runChild, testFolder } from './helpers/cli/run.ts';
import { bundleCore } from './helpers/core/bundle.ts';
import type { PrintFirstBook } from './helpers/core/page.ts';
import { describeInChromium } from './helpers/play/browser.ts';

describe('the core', () => {
  it('is bundled for browsers without anything of Node', async () => {
    await expect(bundleCore()).resolves.toContain('printFirstBook');
  });
});

describeInChromium('the core in a browser', (chromium) => {
  const { path } = testFolder();

  it('makes the first book and all its editions with the same bytes as the command', async () => {
    expect(runChild(['book', '--quiet', '--output', path()]).code).toBe(0);
    const [folder] = readdirSync(path());
    const written = readdirSync(path(folder!)).map((name) => {
      const bytes = readFileSync(join(path(folder!), name));
      return [name, createHash('sha256').update(bytes).digest('hex')] as const;
    });
    expect(written.length).toBeGreaterThan(20);
    const html = `<!DOCTYPE html><meta charset="utf-8"><title>The press</title><script type="module">${await bundleCore()}</script>`;
    await chromium.visit(html, {}, async (page) => {
      const made = await page.evaluate(
        (data) => (globalThis as unknown as { printFirstBook: PrintFirstBook }).printFirstBook(data),
        loadPressData(),
      );
      expect(made).toEqual(Object.fromEntries(written));
    });
  }, 600_000);
});
