import { expect, it } from 'vitest';
import { describeInChromium, focused, tabTo } from '../helpers/play/browser.ts';
import { studioSite } from '../helpers/studio/site.ts';

describeInChromium('the screen Register', (chromium) => {
  const site = studioSite();

  it('turns the register over by keyboard alone, key by key and by name', async () => {
    await chromium.visitShared(site.url('#/register'), { locale: 'en-GB' }, async (page) => {
      const heading = page.locator('.register-entry h2').first();
      await heading.waitFor();
      expect(await heading.innerText()).toBe('Key 1 of 3330139');
      await tabTo(page, /^button: The next key$/);
      await page.keyboard.press('Enter');
      await page.locator('h2', { hasText: 'Key 2 of' }).waitFor();
      expect(await focused(page)).toBe('button: The next key');
      await expect
        .poll(() => page.locator('.studio-said').innerText())
        .toMatch(/^Key 2 of 3330139\. It lets the board/);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await page.locator('h2', { hasText: 'Key 1 of' }).waitFor();
      await page.keyboard.press('Enter');
      await page.locator('h2', { hasText: 'Key 3330139 of' }).waitFor();
      await page.getByLabel('Key', { exact: true }).fill('8x9-janin-padat');
      await page.keyboard.press('Enter');
      await page.locator('h2', { hasText: 'Key 1234567 of' }).waitFor();
      expect(await focused(page)).toBe('heading: Key 1234567 of 3330139');
      expect(await page.evaluate('location.hash')).toBe('#/register?key=1234567');
      expect(await page.locator('.register-entry .half').count()).toBe(72);
      expect(await page.locator('table.register-threes').count()).toBe(5);
      await page.getByLabel('Key', { exact: true }).fill('nothing');
      await page.keyboard.press('Enter');
      await page.locator('[role=alert] p').first().waitFor();
      expect(await heading.innerText()).toBe('Key 1234567 of 3330139');
      await page
        .getByRole('link', { name: /^Play a Terzett/ })
        .first()
        .click();
      await page.locator('.studio-table .puzzle').waitFor();
    });
  });
});
