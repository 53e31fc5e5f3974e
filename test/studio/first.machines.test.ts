import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { describeInChromium, more, said, violations } from '../helpers/play/browser.ts';
import { describeInFirefox } from '../helpers/play/firefox.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { studioSite } from '../helpers/studio/site.ts';
import { downloadBy } from '../helpers/studio/tab.ts';

const PHONE = { width: 390, height: 780 };
const DESK = { width: 1280, height: 800 };
const FULL = `#/play?line=${encodeURIComponent(PUZZLES.full)}`;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The positions of these elements in the window. */
const boxesOf = (...selectors: string[]) => `${JSON.stringify(selectors)}.flatMap((selector) =>
  [...document.querySelectorAll(selector)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  }))`;

const FIRST = boxesOf('[role=grid] tbody', '.play-said', '.play-first button');

function expectWithin(boxes: readonly Box[], { width, height }: { width: number; height: number }): void {
  // The board, the message, four buttons.
  expect(boxes).toHaveLength(6);
  for (const { left, top, right, bottom } of boxes) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(bottom).toBeLessThanOrEqual(height);
  }
}

describeInChromium('the first screen', (chromium) => {
  const site = studioSite();
  const visit = (route: string, options: object, test: (page: Page) => Promise<void>) =>
    chromium.visitShared(site.url(route), { locale: 'en-GB', ...options }, async (page) => {
      await page.locator('.playing [role=grid]').waitFor();
      await test(page);
    });

  describe('has the board first', () => {
    it.each(['de-DE', 'fr-FR'])('on a phone with all that is needed, in %s', async (locale) => {
      await visit(FULL, { viewport: PHONE, locale }, async (page) => {
        expectWithin(await page.evaluate<Box[]>(FIRST), PHONE);
      });
    });

    it('on 30 % of a desk at least, with the set beside it', async () => {
      await visit(FULL, { viewport: DESK }, async (page) => {
        const boxes = await page.evaluate<Box[]>(FIRST);
        expectWithin(boxes, DESK);
        const { left, top, right, bottom } = boxes[0]!;
        expect(((right - left) * (bottom - top)) / (DESK.width * DESK.height)).toBeGreaterThan(0.3);
        const dominoes = await page.evaluate<Box[]>(boxesOf('.tally .play-piece'));
        expect(dominoes).toHaveLength(36);
        for (const domino of dominoes) {
          expect(domino.left).toBeGreaterThan(right);
          expect(domino.right).toBeLessThanOrEqual(DESK.width);
          expect(domino.bottom).toBeLessThanOrEqual(DESK.height);
        }
      });
    });

    it('and a worksheet two taps away, in the language of the page', async () => {
      const options = { viewport: PHONE, hasTouch: true, locale: 'de-DE' };
      await visit(FULL, options, async (page) => {
        await page.getByRole('link', { name: 'Arbeitsblatt drucken' }).tap();
        const download = page.locator('a[data-file="worksheet.pdf"]');
        await download.waitFor();
        const taken = await downloadBy(page, () => download.tap());
        expect(readFileSync(await taken.path(), 'latin1')).toMatch(/^%PDF/);
      });
    });
  });

  describe('of those who come for the first time', () => {
    const step = (page: Page) => page.locator('.studio-welcome-step .play-name').innerText();
    const seen = (page: Page) => page.locator('.studio-welcome-step [aria-hidden]').innerText();
    const place = (page: Page) => page.locator('.play-could .play-name').allTextContents();

    it('shows three moves on a small board, then lets them go on, and never comes again', async () => {
      await visit('', { viewport: PHONE }, async (page) => {
        expectWithin(await page.evaluate<Box[]>(FIRST), PHONE);
        expect(await violations(page)).toEqual([]);
        expect(await step(page)).toBe(
          '0:0 fits in only one spot, b 2,3. So that is where it goes: tap the line between its two numbers.',
        );
        expect(await seen(page)).toBe(
          '0:0 fits in only one spot, the dashed one. So that is where it goes: tap the line between its two numbers.',
        );
        for (const [cells, keys, next] of [
          [['b2, 0', 'b3, 0'], 'Shift+ArrowDown', /^The 2 on a3 has only one neighbour left/],
          [['a2, 2', 'a3, 2'], 'Shift+ArrowDown', /^The 0 on a1 has only one neighbour left/],
          [['a1, 0', 'b1, 1'], 'Shift+ArrowRight', /^Now you know how it works/],
        ] as const) {
          expect(await place(page)).toEqual(cells);
          await page.getByRole('gridcell', { name: new RegExp(`^${cells[0]}`) }).focus();
          await page.keyboard.press(keys);
          expect(await step(page)).toMatch(next);
          // Readers who see the board need no cell names.
          expect(await seen(page)).not.toMatch(/\b[a-d] ?[1-3]\b|\b[1-3] [a-d]\b/);
          expect(await said(page)).toContain(await step(page));
        }
        expect(await place(page)).toEqual([]);
        const skip = page.getByRole('button', { name: 'I know the game' });
        const end = page.locator('.studio-welcome-done');
        expect([await skip.isVisible(), await end.innerText()]).toEqual([true, '']);
        for (const [cell, keys] of [
          ['c1', 'Shift+ArrowRight'],
          ['c2', 'Shift+ArrowDown'],
          ['d2', 'Shift+ArrowDown'],
        ] as const) {
          await page.getByRole('gridcell', { name: new RegExp(`^${cell}`) }).focus();
          await page.keyboard.press(keys);
        }
        expect(await end.innerText()).toMatch(/^You have found all six\./);
        expect(await end.innerText()).toContain('the small number under a domino');
        expect(await skip.isVisible()).toBe(false);
        expect(await end.getByRole('link').getAttribute('href')).toBe('#/learn?lesson=first');
        expect(await violations(page)).toEqual([]);
        await page.evaluate('scrollTo(0, 999)');
        await end.getByRole('button', { name: 'Play today’s puzzle' }).click();
        await page.getByRole('heading', { name: /^Puzzle of the day.*easy$/ }).waitFor();
        expect(await page.evaluate('scrollY')).toBe(0);
        await page.goto(site.url());
        await page.locator('.playing [role=grid]').waitFor();
        expect(await page.locator('.studio-welcome').count()).toBe(0);
      });
    });

    it('has a frame on its cell for those who use keys, and tells a move that cannot be right', async () => {
      await visit('', { viewport: PHONE }, async (page) => {
        await page.locator('[role=grid] td[tabindex="0"]').focus();
        await page.keyboard.press('Shift+ArrowDown');
        expect(await step(page)).toBe('That one cannot be right. Tap it once more to take it away.');
        await page.keyboard.press('Control+z');
        const frame = () =>
          page.evaluate<string>('getComputedStyle(document.activeElement.closest("td")).outlineStyle');
        await page.getByRole('gridcell', { name: /^b2/ }).click();
        expect(await frame()).toBe('dashed');
        await page.keyboard.press('Escape');
        await page.keyboard.press('ArrowRight');
        expect(await frame()).toBe('solid');
        await page.getByRole('gridcell', { name: /^b2/ }).click();
        await page.getByRole('gridcell', { name: /^b2/ }).click();
        expect(await frame()).toBe('dotted');
      });
    });

    it('is skipped for good with one press, and is not there where an address asks for a puzzle', async () => {
      await visit('#1:001110', {}, async (page) => {
        expect(await page.locator('.studio-welcome').count()).toBe(0);
      });
      await visit('', { locale: 'de-DE' }, async (page) => {
        await page.getByRole('button', { name: 'Ich kenne das Spiel' }).click();
        await page.locator('.playing[data-puzzle^="omnibus 6"]').waitFor();
        await page.goto(site.url());
        await page.locator('.playing [role=grid]').waitFor();
        expect(await page.locator('.studio-welcome').count()).toBe(0);
      });
    });
  });

  it('wears the colours that are chosen on every screen, and is clean in each', async () => {
    await visit(FULL, { viewport: PHONE }, async (page) => {
      await more(page);
      await page.locator('.play-settings summary').click();
      const grounds = new Set<string>();
      for (const colours of ['light', 'dark', 'sepia']) {
        await page.getByLabel('Colours').selectOption(colours);
        expect(await violations(page)).toEqual([]);
        grounds.add(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor'));
      }
      expect(grounds.size).toBe(3);
      await page.goto(site.url('#/print'));
      await page.reload();
      await page.locator('.studio-form').waitFor();
      expect(grounds).toContain(
        await page.evaluate('getComputedStyle(document.documentElement).backgroundColor'),
      );
      expect(await page.evaluate('document.documentElement.dataset.colours')).toBe('sepia');
    });
  });

  it('opens its menu where the window is narrow; a heading that is led to has no frame', async () => {
    await visit(FULL, { viewport: PHONE }, async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      expect(await page.getByRole('link', { name: 'Learn' }).isVisible()).toBe(false);
      await menu.focus();
      await page.keyboard.press('Enter');
      expect(await menu.getAttribute('aria-expanded')).toBe('true');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Learn' }).press('Enter');
      const heading = page.getByRole('heading', { name: 'Learn the game' });
      await heading.waitFor();
      expect(await page.evaluate('document.activeElement.localName')).toBe('h1');
      expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('none');
      expect(await page.getByRole('link', { name: 'Learn' }).isVisible()).toBe(false);
    });
  });
});

describeInFirefox('the first screen', (firefox) => {
  const site = studioSite();

  it('has the board first on a desk and a phone', async () => {
    await firefox.visitAt(site.url(FULL), DESK, async (page) => {
      for (const window of [DESK, PHONE]) {
        await page.setViewport(window);
        await page.waitForSelector('.playing [role=grid]');
        expectWithin((await page.evaluate(FIRST)) as Box[], window);
      }
    });
  });
});
