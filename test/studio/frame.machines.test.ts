import { expect, it } from 'vitest';
import { describeInChromium, violations } from '../helpers/play/browser.ts';
import { describeInFirefox } from '../helpers/play/firefox.ts';
import { studioSite } from '../helpers/studio/site.ts';

describeInChromium('the studio', (chromium) => {
  const site = studioSite();

  it('shows a puzzle that can be played at once, and nothing that axe finds wrong', async () => {
    await chromium.visitAt(site.url(), { locale: 'en-GB' }, async (page) => {
      await page.locator('.playing [role=grid]').waitFor();
      expect(await page.title()).toBe('Play a puzzle – Dominosa Press');
      expect(await violations(page)).toEqual([]);
    });
  });

  it('plays the puzzle of an address', async () => {
    await chromium.visitAt(site.url('#1:001110'), { locale: 'en-GB' }, async (page) => {
      expect(await page.locator('.playing').getAttribute('data-puzzle')).toBe('omnibus 1 001/110');
    });
  });

  it.each([
    ['de-AT', 'Aufgabe'],
    ['fr-FR', 'problème'],
    ['pt-PT', 'puzzle'],
  ])('speaks to a browser of %s in its language, else in English', async (locale, word) => {
    await chromium.visitAt(site.url(), { locale }, async (page) => {
      await page.locator('.playing [role=grid]').waitFor();
      expect(await page.title()).toContain(word);
    });
  });

  it('says what is wrong with an address, in one place', async () => {
    await chromium.visitAt(site.url('#1:0011'), { locale: 'en-GB' }, async (page) => {
      await page.locator('[role=alert] p').first().waitFor();
      expect(await page.locator('[role=alert]').innerText()).toContain('the game id has 4 numbers');
    });
  });
});

describeInFirefox('the studio', (firefox) => {
  const site = studioSite();

  it('shows a puzzle that can be played at once', async () => {
    await firefox.visitAt(site.url(), { width: 1000, height: 800 }, async (page) => {
      await page.waitForSelector('.playing [role=grid]');
      expect(await page.evaluate('document.querySelectorAll("[role=grid] tbody td").length')).toBe(56);
    });
  });
});
