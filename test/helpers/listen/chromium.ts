import type { Page } from 'playwright-core';
import { described, focused, said } from '../play/browser.ts';

const COUNT =
  "window.released = 0; addEventListener('keyup', ({ key }) => { if (key !== 'Shift') released++; }, true)";

/** What the accessibility tree contains after each key: the new focus with its description, and the announcements. */
export async function hearInChromium(page: Page, keys: readonly string[]): Promise<string[][]> {
  const heard: string[][] = [];
  let before = { focus: '', status: '' };
  await page.evaluate(COUNT);
  for (const [i, key] of keys.entries()) {
    await page.keyboard.press(key);
    // Some keys, such as Escape, reach the page only after the browser has handled them.
    while ((await page.evaluate<number>('window.released')) <= i);
    const focus = await focused(page);
    const [status = ''] = await page.locator('[role=status]').allTextContents();
    heard.push([
      ...(focus === before.focus ? [] : [[focus, await described(page)].filter(Boolean).join('. ')]),
      ...(status === before.status || status === '' ? [] : [await said(page)]),
    ]);
    before = { focus, status };
  }
  return heard;
}
