import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { describeInFirefox, focused, press, said } from '../helpers/play/firefox.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { playPage } from '../helpers/play/pages.ts';

const DESK = { width: 1280, height: 800 };
/** 1280 x 1024 px at 400 %. */
const ENLARGED = { width: 320, height: 256 };

/** Expects that the cell with the focus and the message are within the window, which needs no sideways scrolling. */
async function expectInView(page: Page, { width, height }: typeof DESK): Promise<void> {
  const boxes = (await page.evaluate(
    `[document.activeElement, document.querySelector('[role=status]')].map((element) => {
       const { top, bottom, left, right } = element.getBoundingClientRect(); return { top, bottom, left, right }; })`,
  )) as { top: number; bottom: number; left: number; right: number }[];
  for (const { top, bottom, left, right } of boxes) {
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(right).toBeLessThanOrEqual(width);
  }
  expect(
    await page.evaluate('document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth'),
  ).toBe(true);
}

// Chromium runs all the tests (browser, thumb, panel, shelf). These tests check that the engine of Firefox behaves the same
// with keys, mouse, sizes and storage.
describeInFirefox('a puzzle in Firefox', (firefox) => {
  it('is played with the keyboard at 400 %, in view, and kept when the page is opened again', async () => {
    await firefox.visit(await playPage(PUZZLES.full), ENLARGED, async (page) => {
      await press(page, 'Tab');
      await press(page, 'Enter');
      expect(await focused(page)).toMatch(/a1, \d$/);
      for (const keys of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight', 'Control+End'])
        await press(page, keys);
      await expectInView(page, ENLARGED);
      await page.reload();
      await page.click('.play-start button');
      await press(page, 'p');
      expect(await said(page)).toMatch(/^1 of 36 dominoes placed/);
      await press(page, 'Control+z');
      expect(await said(page)).toMatch(/^Undone\. \d:\d is taken away from 4 a b\.$/);
    });
  });

  it('takes clicks on lines, lifts with one click, and draws bars with the right button', async () => {
    await firefox.visit(await playPage(PUZZLES.full), DESK, async (page) => {
      await page.click('.play-start button');
      const point = async (name: string, across: number, down: number) => {
        const box = (await page.evaluate(
          `(() => { const cell = [...document.querySelectorAll('td')].find((c) => c.textContent.includes('${name},'));
             const { x, y, width, height } = cell.getBoundingClientRect(); return { x, y, width, height }; })()`,
        )) as { x: number; y: number; width: number; height: number };
        return [box.x + across * box.width, box.y + down * box.height] as const;
      };
      for (const [name, across, down, button, told] of [
        ['c4', 0.95, 0.5, 'left', '2:5 is placed on 4 c d.'],
        ['d4', 0.5, 0.5, 'left', '2:5 is taken away from 4 c d.'],
        ['c4', 0.7, 0.5, 'right', 'Bar between c4 and d4.'],
      ] as const) {
        const [x, y] = await point(name, across, down);
        await page.mouse.click(x, y, { button });
        expect(await said(page)).toBe(told);
      }
      await press(page, 'Control+End');
      await expectInView(page, DESK);
    });
  });
});
