import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { bundlePlay } from '../../scripts/play/bundle.ts';
import { describeInChromium, focused, more, violations } from '../helpers/play/browser.ts';
import { makePage, PUZZLES } from '../helpers/play/page.ts';

let html: string;
beforeAll(async () => {
  html = makePage([PUZZLES.full], await bundlePlay());
});

const start = (page: Page) => page.locator('.play-start button').press('Enter');
const choose = (page: Page, label: string, value: string) => page.getByLabel(label).selectOption(value);
const open = async (page: Page) => {
  await more(page);
  await page.locator('details.play-settings summary').click();
};
const cellSize = (page: Page) =>
  page.evaluate<number[]>(`(() => {
    const cell = document.querySelector('[role=grid] tbody td');
    return [cell.offsetWidth, parseFloat(getComputedStyle(cell).fontSize)];
  })()`);

/** Measures of the focused cell in px: its frame, the start of the outline, the room inside, the width of the number. */
const MEASURE = `(() => {
  const cell = document.activeElement;
  const [own, half] = [getComputedStyle(cell), getComputedStyle(cell, '::after')];
  const range = document.createRange();
  range.selectNodeContents(cell.querySelector('[aria-hidden]'));
  const [frame, inset, line] = [own.outlineWidth, half.left, half.borderLeftWidth].map(parseFloat);
  return [frame, inset, cell.offsetWidth - 2 * inset - 2 * line, range.getBoundingClientRect().width, line];
})()`;

describeInChromium('settings', (chromium) => {
  it('make the board larger, digits with it, and are kept', async () => {
    await chromium.visit(html, {}, async (page) => {
      await start(page);
      const [usual, digits] = await cellSize(page);
      expect(usual).toBeGreaterThanOrEqual(48);
      expect(usual).toBeLessThan(96);
      expect(Math.abs(usual! - 2 * digits!)).toBeLessThan(2);
      await open(page);
      await choose(page, 'Size of the board', 'larger');
      expect(await cellSize(page)).toEqual([96, 48]);
      await choose(page, 'Contrast', 'strong');
      expect(await violations(page)).toEqual([]);
      const wide = 'document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth';
      expect(await page.evaluate(wide)).toBe(true);
      await page.reload();
      await start(page);
      expect(await cellSize(page)).toEqual([96, 48]);
      expect(
        await page.evaluate("getComputedStyle(document.querySelector('[role=grid] tbody td')).fontWeight"),
      ).toBe('700');
    });
  });

  it('call columns by names, leave counts out of the tally, and show the time', async () => {
    await chromium.visitAt(chromium.file(html), {}, async (page) => {
      await start(page);
      await open(page);
      await choose(page, 'Spoken columns', 'names');
      await choose(page, 'Tally', 'plain');
      expect(await page.getByRole('button', { name: '2:5', exact: true }).count()).toBe(1);
      await page.locator('[role=grid] td[tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe('gridcell: Bella 1, 6');
      // The time is shown only when asked, and nobody is told it.
      await page.clock.install();
      await page.reload();
      await start(page);
      const time = page.locator('.play-time');
      expect(await time.isVisible()).toBe(false);
      await open(page);
      await choose(page, 'Time', 'shown');
      await page.clock.runFor(75_000);
      // The clock keeps running during the query.
      expect(await time.textContent()).toMatch(/^Time: 1:(1[5-9]|2\d)$/);
      expect(await time.getAttribute('role')).toBe('timer');
    });
  });

  it('leave room in a domino for numbers of two digits, on the narrowest screen', async () => {
    const line =
      'omnibus 11 21026b8469718/954973a16060b/0bb369054140b/017235a8098b8/a84a118955433/949b0ab556933/7775b12371a55/8999450b326b6/3a03201a67522/8042277681b34/b46648a8a13a6/749172287aa52';
    const page = makePage([line], await bundlePlay());
    await chromium.visit(page, { viewport: { width: 320, height: 640 } }, async (page) => {
      await start(page);
      const name = /^[a-m][0-9]+, 1[01]$/;
      await page.getByRole('gridcell', { name }).first().click();
      await page.keyboard.press('Shift+ArrowDown');
      const [frame, inset, clear, digits] = await page.evaluate<[number, number, number, number]>(MEASURE);
      expect(inset).toBeGreaterThan(frame);
      expect(clear).toBeGreaterThan(digits);
    });
  });

  it('never let touch what is drawn in a cell: frame, gap, outline, digit', async () => {
    await chromium.visit(html, { viewport: { width: 1280, height: 900 } }, async (page) => {
      await start(page);
      await page.keyboard.press('Shift+ArrowDown');
      for (const side of [24, 29, 48, 96]) {
        await page.evaluate(`document.querySelector('.play-board').style.setProperty('--side', '${side}px')`);
        const [frame, inset, clear, digit, line] =
          await page.evaluate<[number, number, number, number, number]>(MEASURE);
        expect(frame, `${side} px`).toBeGreaterThanOrEqual(3);
        expect(inset - frame, `${side} px`).toBeGreaterThanOrEqual(1);
        expect(line, `${side} px`).toBeGreaterThanOrEqual(1.6);
        expect(clear, `${side} px`).toBeGreaterThan(digit);
      }
    });
  });
});
