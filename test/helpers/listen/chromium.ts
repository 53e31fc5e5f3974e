import type { Page } from 'playwright-core';
import { described, focused, said } from '../play/browser.ts';

/** What the accessibility tree has after each key: the focus if it is new, with its description, and what was said. */
export async function hearInChromium(page: Page, keys: readonly string[]): Promise<string[][]> {
  const heard: string[][] = [];
  let before = { focus: '', status: '' };
  for (const key of keys) {
    await page.keyboard.press(key);
    const focus = await focused(page);
    const status =
      (await page
        .locator('[role=status]')
        .first()
        .textContent({ timeout: 100 })
        .catch(() => '')) ?? '';
    heard.push([
      ...(focus === before.focus ? [] : [[focus, await described(page)].filter(Boolean).join('. ')]),
      ...(status === before.status || status === '' ? [] : [await said(page)]),
    ]);
    before = { focus, status };
  }
  return heard;
}
