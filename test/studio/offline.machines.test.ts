import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { describeInChromium } from '../helpers/play/browser.ts';
import { describeInFirefox } from '../helpers/play/firefox.ts';
import { nextVersion, ownSite, siteFiles, studioSite } from '../helpers/studio/site.ts';
import {
  chromiumTab,
  firefoxTab,
  HAS_BOARD,
  pressButton,
  SMALL,
  type Tab,
  until,
  untilSaid,
} from '../helpers/studio/tab.ts';

const STYLE = "document.querySelector('[rel=stylesheet]').getAttribute('href')";
const SHOWN =
  "[...document.querySelectorAll('.studio-late p')].filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.textContent).join(' ')";
const CACHES = 'caches.keys().then((names) => names.length)';
const UPDATE = 'navigator.serviceWorker.ready.then((registration) => registration.update())';

/** Spoils a program of the first screen in the cache. @returns its address */
const DAMAGE = `(async () => {
  const cache = await caches.open((await caches.keys())[0]);
  const { url } = (await cache.keys()).find(({ url }) => url.includes('part-page'));
  await cache.put(url, new Response('damaged {', { headers: { 'Content-Type': 'text/javascript' } }));
  return url;
})()`;

const DELAY = "getComputedStyle(document.querySelector('.studio-late')).animationDuration";

/** Shows the message that the page has not started at once, which comes at most ten seconds after its style. */
async function untilNotStarted(tab: Tab): Promise<string> {
  expect(await tab.evaluate(SHOWN)).toBe('');
  expect(await tab.evaluate(DELAY)).toMatch(/^\ds$/);
  await tab.evaluate('for (const animation of document.getAnimations()) animation.finish()');
  await until(tab, `(${SHOWN}) !== ''`);
  return (await tab.evaluate(SHOWN)) as string;
}

const isReady = (tab: Tab) => untilSaid(tab, 'footer', 'Ready to use offline');

describeInChromium('a server that lacks a program', (chromium) => {
  const site = studioSite();

  /** Opens the studio from a server that lacks a file. @param test what is done then, and what gives the file back */
  const visitWithout = (
    name: string,
    locale: string,
    test: (page: Page, giveBack: () => Promise<void>) => Promise<void>,
  ) =>
    chromium.visitAt(
      site.url('manifest.webmanifest'),
      { locale, serviceWorkers: 'block' },
      async (page) => {
        const files = `**/${name}*`;
        await page.route(files, (route) => route.fulfill({ status: 404 }));
        await page.goto(site.url(SMALL));
        await test(page, () => page.unroute(files));
      },
      /404|MIME type|blocked by Playwright/,
    );

  it('is told in the language of the reader, or in all if it is the one that chooses it, and opening again helps', async () => {
    await Promise.all([
      ...(
        [
          ['main.js', 'de-DE', /^Die Seite ist nicht gestartet\. Laden Sie sie neu/],
          ['part-early', 'en-GB', /nicht gestartet.*has not started.*pas démarré/],
        ] as const
      ).map(([name, locale, words]) =>
        visitWithout(name, locale, async (page, giveBack) => {
          expect(await untilNotStarted(chromiumTab(page))).toMatch(words);
          await giveBack();
          await page.reload();
          await page.locator('.playing [role=grid]').waitFor();
        }),
      ),
      // This one is not needed.
      visitWithout('early.js', 'en-GB', (page) => page.locator('.playing [role=grid]').waitFor()),
    ]);
  });
});

describeInChromium('what is kept for when there is no network', (chromium) => {
  const site = ownSite();

  it('is mended where it is damaged; a newer version waits until the reader wants it, and the earlier one stays as long as a tab needs it', async () => {
    const test = async (page: Page) => {
      const tab = chromiumTab(page);
      const files = await siteFiles();
      await isReady(tab);
      const url = await tab.evaluate(DAMAGE);
      await tab.reload();
      await until(tab, HAS_BOARD);
      await until(
        tab,
        `caches.match('${url}').then((file) => file.text()).then((text) => /^import/.test(text))`,
      );

      await site.write(nextVersion(files));
      const before = await tab.evaluate(STYLE);
      await tab.evaluate('window.isSame = true');
      await tab.evaluate(UPDATE);
      await untilSaid(tab, 'footer', 'Load it now');
      // Nothing else has happened: the page is unchanged, even after a reload.
      expect(await tab.evaluate('window.isSame')).toBe(true);
      await tab.reload();
      await untilSaid(tab, 'footer', 'Load it now');
      expect(await tab.evaluate(STYLE)).toBe(before);

      const other = await tab.another(site.url(SMALL));
      await pressButton(other, 'Load it now');
      await until(other, `(${STYLE}).startsWith('v-000')`);
      await isReady(other);
      // Longer than the timeout for a page that does not answer.
      await new Promise((done) => setTimeout(done, 6000));
      expect(await other.evaluate(CACHES)).toBe(2);
      await tab.front();
      await tab.reload();
      await until(tab, `(${CACHES}).then((count) => count === 1)`);
      expect(await tab.evaluate(STYLE)).toBe('v-000000000000/style.css');
      expect(await page.locator('section.puzzle').getAttribute('data-puzzle')).toBe(
        'omnibus 2 0111/2022/2010',
      );
    };
    await chromium.visitAt(site.url(SMALL), { locale: 'en-GB' }, test);
  });

  it('is told where it is damaged and the server has another version by now, which comes when it is opened again', async () => {
    const test = async (page: Page) => {
      const tab = chromiumTab(page);
      await isReady(tab);
      await site.write(await siteFiles());
      rmSync(join(site.folder(), 'v-000000000000'), { recursive: true, force: true });
      await tab.evaluate(DAMAGE);
      await tab.reload();
      await untilNotStarted(tab);
      await tab.reload();
      await until(tab, HAS_BOARD);
      expect(await tab.evaluate(STYLE)).not.toContain('v-000000000000');
    };
    await chromium.visitAt(site.url(SMALL), { locale: 'en-GB' }, test, /404/);
  });

  it('lets play on after one visit', async () => {
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

describeInFirefox('the studio', (firefox) => {
  const site = ownSite();

  it('tells if a program is missing, and plays on without a network after one visit', async () => {
    const giveBack = site.take('part-page');
    const test = async (page: FirefoxPage) => {
      const tab = firefoxTab(page);
      expect(await untilNotStarted(tab)).toMatch(
        /^This page has not started\. Reload it; [^A-Z]*\. Nothing[^.]*\.$/,
      );
      giveBack();
      await tab.reload();
      await isReady(tab);
      await site.stop();
      await tab.reload();
      await until(tab, HAS_BOARD);
    };
    await firefox.visitAt(
      site.url(SMALL),
      { width: 1000, height: 800 },
      test,
      /Failed to load|Loading failed|error loading|404|MIME type/i,
    );
  });
});
