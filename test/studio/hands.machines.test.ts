import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, more, said, violations } from '../helpers/play/browser.ts';
import { studioSite } from '../helpers/studio/site.ts';
import {
  describeInBrowsers,
  describeInTabs,
  HAS_BOARD,
  pressButton,
  SMALL,
  type Tab,
  until,
} from '../helpers/studio/tab.ts';

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } };
const TRIED = "document.querySelectorAll('.play-tried').length";
const CANNOT = "document.querySelectorAll('[class*=play-cannot]').length";
/** The outline style of the crossed-out domino, and whether the middle of its cross lies between its two cells. */
const CROSSED = `(() => {
  const cell = document.querySelector('.play-cannot-down');
  const cross = getComputedStyle(cell, '::before');
  const [, top] = cross.backgroundPosition.split(', ')[2].split(' ');
  const isBelow = top === '100%' && cross.backgroundImage.includes('gradient');
  const size = Number.parseFloat(cross.backgroundSize.split(' ')[0]);
  const height = Number.parseFloat(cross.height);
  return [
    getComputedStyle(cell, '::after').borderLeftStyle,
    isBelow && Math.abs(height - size / 2 - cell.clientHeight) < 2,
  ];
})()`;
/** Whether the latest announcement is visible in the answer, and not repeated below it. */
const SAID = `(() => {
  const said = document.querySelector('.play-said');
  const step = document.querySelector('.play-tour [aria-current]') ?? document.querySelector('.play-tour p');
  const words = step.lastChild.textContent;
  return [said.textContent.includes(words), getComputedStyle(said).clipPath !== 'none'];
})()`;
const SIDE = "document.querySelector('[role=grid] tbody td').offsetWidth";
const DOTTED =
  "getComputedStyle(document.querySelector('.play-tried'), '::after').borderTopStyle === 'dotted'";
/** How the 2 on a2 is drawn, and its text. */
const DRAWN = `(() => {
  const digit = document.querySelector('[role=grid] tbody tr:nth-child(2) td > [aria-hidden]');
  const { fontSize, backgroundImage } = getComputedStyle(digit);
  return [digit.textContent, fontSize, backgroundImage.split('gradient').length - 1];
})()`;

async function open(tab: Tab): Promise<void> {
  await until(tab, HAS_BOARD);
  await tab.evaluate('document.querySelector(\'.playing td[tabindex="0"]\').focus()');
}

describeInTabs('a board in one’s hands', (visit) => {
  const site = studioSite();

  it('lets something be tried, drawn otherwise, takes it back as a whole, also later, and is larger and smaller at a key', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await open(tab);
      for (const key of 'Shift+ArrowRight t ArrowDown Shift+ArrowRight ArrowRight ArrowRight Shift+ArrowRight'.split(
        ' ',
      ))
        await tab.press(key);
      expect(await tab.evaluate(TRIED)).toBe(4);
      expect(await tab.evaluate(DOTTED)).toBe(true);
      await tab.reload();
      await open(tab);
      await until(tab, `${TRIED} === 4`);
      await tab.press('t');
      expect(await tab.evaluate(TRIED)).toBe(0);
      expect(await tab.evaluate("document.querySelectorAll('.play-half').length")).toBe(2);
      const usual = Number(await tab.evaluate(SIDE));
      await tab.press('-');
      const small = Number(await tab.evaluate(SIDE));
      for (let larger = 0; larger < 3; larger++) await pressButton(tab, 'Larger board');
      expect(small).toBeLessThan(usual);
      expect(await tab.evaluate(SIDE)).toBe(96);
    });
  });
});

describeInBrowsers('a board that is drawn', (visit) => {
  const site = studioSite();

  it('shows step by step why a wrong domino does not go where it is, and pips instead of digits, read as before', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await open(tab);
      for (const key of ['Shift+ArrowDown', 'c', 'm', 'x']) await tab.press(key);
      await until(
        tab,
        "document.querySelector('.play-said').textContent.startsWith('This is why 0:2 does not go on a 1,2.')",
      );
      expect(await tab.evaluate(CANNOT)).toBe(1);
      expect(await tab.evaluate(CROSSED)).toEqual(['solid', true]);
      expect(await tab.evaluate(SAID)).toEqual([true, true]);
      for (let sentences = 0; sentences < 4; sentences++) {
        await tab.press('m');
        expect(await tab.evaluate(CANNOT)).toBe(1);
      }
      await tab.press('d');
      expect(await tab.evaluate("document.querySelectorAll('.play-half').length")).toBe(0);

      const digits = (await tab.evaluate(DRAWN)) as unknown[];
      await tab.evaluate(`localStorage.setItem('dominosa-press/settings/1', '{"numbers":"pips"}')`);
      await tab.reload();
      await until(tab, HAS_BOARD);
      const [text, size, pips] = (await tab.evaluate(DRAWN)) as unknown[];
      expect([text, size, pips]).toEqual([digits[0], '0px', 2]);
    });
  });
});

describeInChromium('a board in one’s hands', (chromium) => {
  const site = studioSite();
  const visit = (options: object, test: (page: Page) => Promise<void>) =>
    chromium.visitShared(site.url(SMALL), { locale: 'en-GB', ...options }, async (page) => {
      await page.locator('.playing [role=grid]').waitFor();
      await test(page);
    });
  const tried = (page: Page) => page.evaluate(TRIED);

  it('is tried on with the mouse, and kept', async () => {
    await visit({}, async (page) => {
      await more(page);
      await page.getByRole('button', { name: 'Try something' }).click();
      const [one, other] = [page.locator('[role=grid] td').nth(1), page.locator('[role=grid] td').nth(2)];
      await one.dragTo(other);
      expect(await tried(page)).toBe(2);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Keep it' }).click();
      expect(await tried(page)).toBe(0);
      expect(await said(page)).toBe('It stays.');
      await page.getByRole('button', { name: 'Two places left' }).click();
      expect(await page.locator('.play-could').count()).toBeGreaterThan(0);
    });
  });

  it('tells with the mouse why a domino is wrong, beside what a check has found, in forced colours', async () => {
    await visit({ forcedColors: 'active' }, async (page) => {
      await page.locator('tbody td').nth(0).dragTo(page.locator('tbody td').nth(4));
      await page.getByRole('button', { name: 'Check' }).click();
      await page.getByRole('button', { name: 'Show where' }).click();
      await page.getByRole('button', { name: 'Why not here?' }).first().click();
      expect(await said(page)).toMatch(/^This is why 0:2 does not go on a 1,2\./);
      await page.getByRole('button', { name: 'Next step' }).click();
      expect(await page.evaluate(CROSSED)).toEqual(['solid', true]);
      expect(await violations(page)).toEqual([]);
    });
  });

  it('is tried on with a finger in the dark, with pips, taken back, and made larger', async () => {
    await visit({ ...PHONE, colorScheme: 'dark' }, async (page) => {
      await more(page);
      await page.locator('.play-settings summary').click();
      await page.locator('.play-settings select').nth(1).selectOption('pips');
      await page.getByRole('button', { name: 'Try something' }).tap();
      await page.locator('[role=grid] td').nth(1).tap();
      await page.locator('[role=grid] td').nth(2).tap();
      expect(await tried(page)).toBe(2);
      await page.getByRole('button', { name: 'Two places left' }).tap();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Take it all back' }).tap();
      expect(await tried(page)).toBe(0);
      await page.getByRole('button', { name: 'Larger board' }).tap();
      expect(await said(page)).toBe('Size of the board: large.');
    });
  });
});
