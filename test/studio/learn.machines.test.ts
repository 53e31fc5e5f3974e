import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { workedExample } from '../../src/document/worked.ts';
import { columnOf, rowOf } from '../../src/domino/board.ts';
import { LESSON_NAMES } from '../../src/studio/lesson/lessons.ts';
import { describeInChromium, said, tabTo, violations } from '../helpers/play/browser.ts';
import { describeInFirefox } from '../helpers/play/firefox.ts';
import { studioSite } from '../helpers/studio/site.ts';
import { firefoxTab, IS_NARROW, until } from '../helpers/studio/tab.ts';

const { puzzle, path } = workedExample('lesson');
/** For each step of the first lesson, the keys that place its domino, starting at the first cell of the board. */
const KEYS = path.pathSteps.map(({ step: { place } }) => {
  const { first, second } = place!;
  const { board } = puzzle;
  return [
    'Control+Home',
    ...Array<string>(rowOf(board, first)).fill('ArrowDown'),
    ...Array<string>(columnOf(board, first)).fill('ArrowRight'),
    `Shift+${rowOf(board, first) === rowOf(board, second) ? 'ArrowRight' : 'ArrowDown'}`,
  ];
});

async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

describeInChromium('the screen Learn', (chromium) => {
  const site = studioSite();

  it('leads through the first lesson by keyboard alone, and knows it the next time', async () => {
    await chromium.visitShared(site.url('#/learn'), { locale: 'en-GB' }, async (page) => {
      await page.locator('.learn-list').first().waitFor();
      await tabTo(page, /^link: Begin: Let’s solve one together$/);
      await page.keyboard.press('Enter');
      await page.locator('[role=grid]').waitFor();
      expect(await page.locator('h3').first().innerText()).toBe('Step 1 of 6');
      await tabTo(page, /^gridcell: a1, 0$/);
      await page.keyboard.press('Shift+ArrowRight');
      expect(await said(page)).toBe('Not yet: 0:0 could also go on b 1,2 or b 2,3.');
      expect(await page.locator('.play-half').count()).toBe(0);
      for (const [i, keys] of KEYS.entries()) {
        expect(await page.locator('.learn-guide h3').innerText()).toBe(`Step ${i + 1} of 6`);
        expect(await page.locator('.play-could').count()).toBe(2);
        await type(page, keys);
        expect(await page.locator('.play-half').count()).toBe(2 * (i + 1));
      }
      expect(await page.locator('.play-could').count()).toBe(0);
      expect(await said(page)).toMatch(/All is right: you have solved the puzzle\.|for more/);
      expect(await page.locator('.learn-done').innerText()).toContain('Well done: the board is solved.');
      expect(await violations(page)).toEqual([]);
      await tabTo(page, /^link: Next lesson: Now you$/);
      await page.keyboard.press('Enter');
      await page.locator('.learn-guide').waitFor({ state: 'detached' });
      expect(await page.locator('.play-half').count()).toBe(10);
      await page.goto(site.url('#/learn'));
      await page.reload();
      await page.locator('.learn-list').first().waitFor();
      expect(await page.locator('main').innerText()).toContain('1 of 18 lessons done.');
      expect(await page.locator('.learn-list li').first().innerText()).toBe(
        'Let’s solve one together – done',
      );
    });
  });

  it.each(['de', 'fr'])('leads through lesson 1 by eight taps on a phone: %s', async (locale) => {
    const viewport = { width: 390, height: 780 };
    await chromium.visitShared(site.url(), { locale, viewport, hasTouch: true }, async (page) => {
      await page.locator('.studio-welcome a').tap();
      await page.locator('.learn-guide').waitFor();
      for (const step of path.pathSteps.keys()) {
        for (const part of ['.learn-guide [aria-hidden]', '[role=grid] tbody', '.play-first']) {
          const { y, height } = (await page.locator(part).boundingBox())!;
          expect(y, part).toBeGreaterThanOrEqual(0);
          expect(y + height, part).toBeLessThanOrEqual(viewport.height);
        }
        // On the line between the two cells.
        const cells = await page.locator('.play-could').all();
        const [one, other] = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())!));
        const { x, y } = other!;
        const isAcross = one!.y === y;
        await page.touchscreen.tap(isAcross ? x : x + other!.width / 2, isAcross ? y + other!.height / 2 : y);
        expect(await page.locator('.play-half').count()).toBe(2 * (step + 1));
      }
      const next = (await page.locator('.learn-done a').boundingBox())!;
      expect(next.y + next.height).toBeLessThanOrEqual(viewport.height);
      await page.locator('.learn-done a').tap();
      await page.locator('.learn-guide').waitFor({ state: 'detached' });
      expect(await page.locator('.playing .play-half').count()).toBe(10);
    });
  });

  it('opens every lesson with its text and board', async () => {
    await chromium.visitShared(site.url('#/learn'), { locale: 'de-DE' }, async (page) => {
      await page.locator('.learn-list').first().waitFor();
      for (const [i, name] of LESSON_NAMES.entries()) {
        await page.evaluate(`location.hash = '#/learn?lesson=${name}'`);
        await page.locator(`main p:has-text("${i + 1}") >> nth=0`).waitFor();
        await page.locator('main .playing [role=grid]').waitFor();
        await page.locator('main h2').waitFor();
        expect(await page.locator('main section.puzzle > p').count(), name).toBeGreaterThan(0);
      }
      expect(await page.locator('[role=alert]').innerText()).toBe('');
    });
  });

  it('fits a window at 400 %, without movement', async () => {
    const viewport = { width: 320, height: 256 };
    const options = { viewport, forcedColors: 'active', locale: 'de-DE', reducedMotion: 'reduce' } as const;
    await chromium.visitShared(site.url('#/learn?lesson=fixed-cell'), options, async (page) => {
      await page.locator('[role=grid]').waitFor();
      expect(await page.evaluate(IS_NARROW)).toBe(true);
      await page.locator('[role=grid] td[tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('h');
      for (const place of ['[role=grid] td:focus', '.play-said', '.play-tour p:visible, .play-said']) {
        const box = (await page.locator(place).first().boundingBox())!;
        expect(box.y, place).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, place).toBeLessThanOrEqual(viewport.height);
      }
    });
  });
});

describeInFirefox('somebody who never heard of the game', (firefox) => {
  const site = studioSite();
  const NEXT = "document.querySelector('.play-panel .learn-done a')";
  const LINK = "document.querySelector('.studio-welcome a')";

  it('comes from the first screen through lesson 1 to the next one', async () => {
    await firefox.visitAt(site.url(), { width: 1000, height: 800 }, async (page) => {
      const tab = firefoxTab(page);
      await until(tab, `${LINK} !== null`);
      await tab.evaluate(`${LINK}.focus()`);
      await tab.press('Enter');
      await until(tab, "document.querySelector('.playing .learn-guide') !== null");
      await tab.evaluate('document.querySelector(\'.playing td[tabindex="0"]\').focus()');
      for (const keys of KEYS) for (const key of keys) await tab.press(key);
      await until(tab, `${NEXT}?.textContent === 'Next lesson: Now you'`);
      // It is in view where the last move was made.
      expect(await tab.evaluate(`${NEXT}.getBoundingClientRect().bottom <= innerHeight`)).toBe(true);
      expect(await tab.evaluate("document.querySelector('.learn-done progress').value")).toBe(1);
      await tab.evaluate(`${NEXT}.focus()`);
      await tab.press('Enter');
      await until(tab, "document.querySelector('.playing h2')?.textContent === 'Now you'");
    });
  });
});
