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

  it('makes the first book and all its editions under a strict policy, with the same bytes as the command', async () => {
    expect(runChild(['book', '--quiet', '--output', path()]).code).toBe(0);
    const [folder] = readdirSync(path());
    const written = readdirSync(path(folder!)).map((name) => {
      const bytes = readFileSync(join(path(folder!), name));
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
        (data) => (globalThis as unknown as { printFirstBook: PrintFirstBook }).printFirstBook(data),
        loadPressData(),
      );
      expect(made).toEqual(Object.fromEntries(written));
    });
  }, 600_000);
});
