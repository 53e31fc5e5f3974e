import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { describeInChromium } from '../helpers/play/browser.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import { inTurn } from '../helpers/render/far.ts';

const PHONE = { viewport: { width: 320, height: 640 } };
const LAST = 15;

let html: string;
beforeAll(async () => {
  html = (await render(inTurn(peerBook([7]), LAST), 'html')).get('book.html')!.toString('utf8');
});

describeInChromium('a long book.html', (chromium) => {
  it('does not lay out what is far away', async () => {
    await chromium.visit(html, PHONE, async (page) => {
      const isShown = (id: string) =>
        page.evaluate<boolean>(
          `document.querySelector('#${id} table').checkVisibility({ contentVisibilityAuto: true })`,
        );
      expect(await isShown(`key-${LAST}`)).toBe(false);
      await page.evaluate(`location.hash = 'key-${LAST}'`);
      await expect.poll(() => isShown(`key-${LAST}`)).toBe(true);
      expect(await isShown('puzzle-1')).toBe(false);
      const isAtTop = `Math.abs(document.getElementById('key-${LAST}').getBoundingClientRect().top) < 2`;
      await expect.poll(() => page.evaluate(isAtTop)).toBe(true);
      expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(320);
    });
  });

  it('has it found in the page, read by screen readers, and printed', async () => {
    await chromium.visit(html, PHONE, async (page) => {
      const name = `Key to puzzle ${LAST}`;
      expect(await page.evaluate(`find('${name}', true, true)`)).toBe(true);
      expect(await page.evaluate('scrollY')).toBeGreaterThan(1000);
      await page.evaluate('scrollTo(0, 0)');
      expect(await page.getByRole('heading', { name }).count()).toBe(1);
      expect(await page.locator(`#key-${LAST}`).getByRole('cell').count()).toBeGreaterThan(72);
      const options = {
        input: await page.pdf({ format: 'A4' }),
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      } as const;
      const text = execFileSync('pdftotext', ['-layout', '-', '-'], options);
      for (let number = 1; number <= LAST; number++) {
        expect(text).toMatch(new RegExp(`^\\s*Key to puzzle ${number}\\s*$`, 'm'));
      }
      expect(text).toContain('7:7 on ');
    });
  });
});
