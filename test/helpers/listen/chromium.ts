import type { Page } from 'playwright-core';
import { focusedAndDescribed, said } from '../play/browser.ts';

const COUNT =
  "window.released = 0; addEventListener('keyup', ({ key }) => { if (key !== 'Shift') released++; }, true)";

const STATUS = "document.querySelector('[role=status]')?.textContent ?? ''";

/** What the accessibility tree contains after each key: the new focus with its description, and the announcements. */
export async function hearInChromium(page: Page, keys: readonly string[]): Promise<string[][]> {
  const heard: string[][] = [];
  let before = { focus: '', status: '' };
  await page.evaluate(COUNT);
  for (const [i, key] of keys.entries()) {
    await page.keyboard.press(key);
    // Some keys, such as Escape, reach the page only after the browser has handled them.
    while ((await page.evaluate<number>('window.released')) <= i);
    const [focus, description] = await focusedAndDescribed(page);
    const status = await page.evaluate<string>(STATUS);
    heard.push([
      ...(focus === before.focus ? [] : [[focus, description].filter(Boolean).join('. ')]),
      ...(status === before.status || status === '' ? [] : [await said(page)]),
    ]);
    before = { focus, status };
  }
  return heard;
}
