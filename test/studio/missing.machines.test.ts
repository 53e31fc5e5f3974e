import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '../../scripts/site/write.ts';
import { describeInChromium } from '../helpers/play/browser.ts';
import { nextVersion, studioSite } from '../helpers/studio/site.ts';
import {
  chromiumTab,
  describeInBrowsers,
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

/** Waits for the message that the page has not started, at most ten seconds after the request. */
async function untilNotStarted(tab: Tab): Promise<string> {
  await until(tab, `(${SHOWN}) !== ''`);
  expect(await tab.evaluate('performance.now()')).toBeLessThan(10_000);
  return (await tab.evaluate(SHOWN)) as string;
}

const isReady = (tab: Tab) => untilSaid(tab, 'footer', 'Ready to use offline');
const folderIn = (site: string) => join(site, readdirSync(site).find((name) => name.startsWith('v-'))!);

/** Removes the file with this prefix from the server. @returns a function that restores it */
function take(site: string, start: string): () => void {
  const folder = folderIn(site);
  const path = join(folder, readdirSync(folder).find((name) => name.startsWith(start))!);
  renameSync(path, `${path}.gone`);
  return () => renameSync(`${path}.gone`, path);
}

describeInBrowsers('a server that lacks a program', (visit) => {
  const site = studioSite();

  it.each(['main.js', 'part-page', 'part-shared'])('as %s is told, and opening again helps', async (name) => {
    const giveBack = take(site.folder(), name);
    await visit(site.url(SMALL), async (tab) => {
      expect(await untilNotStarted(tab)).toMatch(
        /^This page has not started\. Reload it; [^A-Z]*\. Nothing[^.]*\.$/,
      );
      giveBack();
      await tab.reload();
      await until(tab, HAS_BOARD);
    });
  });

  it('is told in all languages if it is the one that chooses the language', async () => {
    const giveBack = take(site.folder(), 'part-early');
    await visit(site.url(SMALL), async (tab) => {
      expect(await untilNotStarted(tab)).toMatch(/nicht gestartet.*has not started.*pas démarré/);
      giveBack();
      await tab.reload();
      await until(tab, HAS_BOARD);
    });
  });

  it('does not matter if it is not needed', async () => {
    const giveBack = take(site.folder(), 'early.js');
    await visit(site.url(SMALL), (tab) => until(tab, HAS_BOARD));
    giveBack();
  });
});

describeInBrowsers('what was kept for when there is no network', (visit) => {
  const site = studioSite();

  it('is mended where it is damaged, and whole without a network', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await isReady(tab);
      const url = await tab.evaluate(DAMAGE);
      await tab.reload();
      await until(tab, HAS_BOARD);
      await site.stop();
      expect(await tab.evaluate(`fetch('${url}').then((file) => file.text())`)).toMatch(/^import/);
      await tab.reload();
      await until(tab, HAS_BOARD);
    });
  });
});

describeInBrowsers('what was kept of a version that the server has no longer', (visit) => {
  const site = studioSite();

  it('is told where it is damaged; opening again brings the newer version', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await isReady(tab);
      const gone = folderIn(site.folder());
      await writeSite(nextVersion(site.files()), site.folder());
      rmSync(gone, { recursive: true, force: true });
      await tab.evaluate(DAMAGE);
      await tab.reload();
      await untilNotStarted(tab);
      await tab.reload();
      await until(tab, HAS_BOARD);
      expect(await tab.evaluate(STYLE)).toBe('v-000000000000/style.css');
    });
  });
});

describeInBrowsers('a version before', (visit) => {
  const site = studioSite();

  it('is kept as long as a tab needs it, and no longer', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await isReady(tab);
      const other = await tab.another(site.url(SMALL));
      await isReady(other);
      await writeSite(nextVersion(site.files()), site.folder());
      await other.evaluate(UPDATE);
      await pressButton(other, 'Load it now');
      await until(other, `(${STYLE}).startsWith('v-000')`);
      await isReady(other);
      // Longer than the timeout for a page that does not answer.
      await new Promise((done) => setTimeout(done, 6000));
      expect(await other.evaluate(CACHES)).toBe(2);
      await tab.front();
      await tab.reload();
      await until(tab, `(${CACHES}) .then((count) => count === 1)`);
      expect(await tab.evaluate(STYLE)).toBe('v-000000000000/style.css');
    });
  });
});

describeInChromium('a server that lacks a program', (chromium) => {
  const site = studioSite();

  it.each([
    ['de-DE', /^Die Seite ist nicht gestartet\. Laden Sie sie neu/],
    ['fr-FR', /^La page n’a pas démarré\. Rechargez-la/],
  ])('tells a browser of %s in its language', async (locale, words) => {
    const giveBack = take(site.folder(), 'part-page');
    await chromium.visitAt(
      site.url(SMALL),
      { locale },
      async (page) => {
        expect(await untilNotStarted(chromiumTab(page))).toMatch(words);
      },
      /404/,
    );
    giveBack();
  });
});
