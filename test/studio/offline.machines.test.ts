import { expect, it } from 'vitest';
import { writeSite } from '../../scripts/site/write.ts';
import { describeInChromium } from '../helpers/play/browser.ts';
import { describeInFirefox } from '../helpers/play/firefox.ts';
import { nextVersion, studioSite } from '../helpers/studio/site.ts';

const IS_OFFLINE = /Ready to use offline/;
const STYLE = "document.querySelector('[rel=stylesheet]').getAttribute('href')";

describeInChromium('the studio without a network', (chromium) => {
  const site = studioSite();

  it('waits with a newer version until the reader wants it', async () => {
    await chromium.visitAt(site.url('#2:011120222010'), { locale: 'en-GB' }, async (page) => {
      const footer = page.locator('footer');
      await expect.poll(() => footer.innerText()).toMatch(IS_OFFLINE);
      await page.evaluate('window.isSame = true');
      const before = await page.evaluate<string>(STYLE);
      await writeSite(nextVersion(site.files()), site.folder());
      await page.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update())');
      const use = footer.getByRole('button', { name: 'Load it now' });
      await use.waitFor();
      // Nothing else has happened: the page is unchanged, even after a reload.
      expect(await page.evaluate('window.isSame')).toBe(true);
      await page.reload();
      await use.waitFor();
      expect(await page.evaluate(STYLE)).toBe(before);
      await use.click();
      await expect
        .poll(() => page.evaluate<string>(STYLE).catch(() => before))
        .toBe('v-000000000000/style.css');
      expect(await page.locator('section.puzzle').getAttribute('data-puzzle')).toBe(
        'omnibus 2 0111/2022/2010',
      );
    });
  });

  it('plays on after one visit', async () => {
    await chromium.visitAt(site.url(), { locale: 'de-DE' }, async (page) => {
      await expect.poll(() => page.locator('footer').innerText()).toMatch(/ohne Netz/);
      await site.stop();
      const other = await page.context().newPage();
      await other.goto(site.url('#/play?day=2026-11-22&level=easy'));
      await other.locator('.playing [role=grid]').waitFor();
      const first = await other.locator('section.puzzle').getAttribute('data-puzzle');
      await other.getByRole('button', { name: 'Neue Aufgabe' }).click();
      await expect.poll(() => other.locator('section.puzzle').getAttribute('data-puzzle')).not.toBe(first);
      await other.getByLabel('Sprache').selectOption('fr');
      await expect.poll(() => other.title()).toContain('problème');
    });
  });
});

describeInFirefox('the studio without a network', (firefox) => {
  const site = studioSite();

  it('plays on after one visit', async () => {
    await firefox.visitAt(site.url(), { width: 1000, height: 800 }, async (page) => {
      await expect
        .poll(() => page.evaluate("document.querySelector('footer').textContent"))
        .toMatch(IS_OFFLINE);
      await site.stop();
      await page.reload();
      await page.waitForSelector('.playing [role=grid]');
    });
  });
});
