import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Draft } from '../../src/studio/form/config.ts';
import { describeInChromium } from '../helpers/play/browser.ts';
import { commandHashes, HASH_FILES, QUICK, SOME } from '../helpers/studio/hashes.ts';
import { nextVersion, ownSite, siteFiles, studioSite } from '../helpers/studio/site.ts';
import {
  beginBook,
  chromiumTab,
  describeInBrowsers,
  describeInTabs,
  fillForm,
  HAS_BOARD,
  MISSING,
  pressButton,
  SMALL,
  type Tab,
  until,
  untilSaid,
} from '../helpers/studio/tab.ts';

const HALVES = "document.querySelectorAll('.play-half').length";
/** The announcements of the board. */
const STATUS = '[role=status].play-said';
/** The announcements of the frame, and its error messages. */
const SAID = '.studio-said';
const FAULT = '[role=alert]';
const OFFLINE = 'could not be loaded. Are you offline';

/** Fills the storage of the page to the last character. */
const FILL = `{
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    for (let n = 0; ; n++) {
      try { localStorage.setItem('filler' + size + '/' + n, 'x'.repeat(size)); } catch { break; }
    }
  }
}`;
const EMPTY_FILLERS =
  "for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)";

/** Places the domino on the first two cells. */
async function move(tab: Tab, keys = 'Shift+ArrowRight'): Promise<void> {
  await until(tab, HAS_BOARD);
  await tab.evaluate('document.querySelector(\'.playing td[tabindex="0"]\').focus()');
  await tab.press(keys);
}

const goTo = (tab: Tab, route: string) => tab.evaluate(`location.hash = '${route}'`);

async function bookIsWhole(tab: Tab, config: Draft): Promise<void> {
  await untilSaid(tab, '.book-made', 'The book is made');
  expect(await tab.evaluate(HASH_FILES)).toEqual(commandHashes(config));
}

describeInTabs('the storage of the studio', (visit) => {
  const site = studioSite();

  it('is told once with a move if it is full; moves last as long as the page, and are kept as soon as they can be', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await until(tab, HAS_BOARD);
      await tab.evaluate(FILL);
      await move(tab);
      const said = await untilSaid(tab, STATUS, 'Your moves cannot be saved');
      expect(said).toMatch(
        /^0:1 is placed on 1 a b\. Your moves cannot be saved: .* Save your progress as a file\./,
      );
      await tab.press('ArrowDown');
      await tab.press('Shift+ArrowDown');
      expect(await untilSaid(tab, STATUS, ' a 2,3.')).not.toContain('cannot be saved');
      await goTo(tab, '#1:001110');
      await until(tab, `${HAS_BOARD} && document.querySelectorAll('[role=grid] tbody td').length === 6`);
      await goTo(tab, SMALL);
      await until(tab, `${HALVES} === 4`);
      await tab.evaluate(EMPTY_FILLERS);
      await tab.press('Tab');
      await move(tab, 'ArrowRight');
      await tab.press('ArrowRight');
      await tab.press('Shift+ArrowRight');
      await until(tab, `${HALVES} === 6`);
      await tab.reload();
      await until(tab, `${HALVES} === 6`);
    });
  });

  it('shows each tab the moves of another and says so, also if it slept; if it is emptied, nothing goes off the board', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await move(tab);
      const other = await tab.another(site.url(SMALL));
      await until(other, `${HALVES} === 2`);
      await move(other, 'ArrowDown');
      await other.press('Shift+ArrowDown');
      await until(tab, `${HALVES} === 4`);
      await untilSaid(tab, STATUS, 'The board now shows what you did elsewhere.');
      await other.evaluate('localStorage.clear()');
      await untilSaid(tab, STATUS, 'The browser’s storage was emptied. What is on the board is saved again.');
      await tab.front();
      await tab.reload();
      await until(tab, `${HALVES} === 4`);
      // A page gets no event for what it has stored itself. So this imitates another page that stored while this one slept.
      await tab.evaluate(`{
        const key = Object.keys(localStorage).find((name) => name.startsWith('dominosa-press/play/1/'));
        window.sleep = [key, localStorage.getItem(key)];
      }`);
      await move(tab, 'Control+z');
      await until(tab, `${HALVES} === 2`);
      await tab.evaluate('localStorage.setItem(...window.sleep)');
      await tab.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
      await until(tab, `${HALVES} === 4`);
      await untilSaid(tab, STATUS, 'The board now shows what you did elsewhere.');
    });
  });
});

describeInBrowsers(
  'a browser that lets pages store nothing',
  (visit) => {
    const site = studioSite();

    it('plays, and says that moves are not kept; teaches, and makes books', async () => {
      await visit(site.url(SMALL), async (tab) => {
        await move(tab);
        await untilSaid(tab, STATUS, 'Your moves cannot be saved');
        expect(await tab.evaluate(HALVES)).toBe(2);
        await goTo(tab, '#/learn?lesson=first');
        await until(tab, `${HAS_BOARD} && document.querySelector('.learn-guide') !== null`);
        await goTo(tab, '#/book');
        await pressButton(tab, 'See sample pages');
        await until(tab, "document.querySelector('.studio-plan a') !== null");
        expect(await tab.evaluate("document.querySelector('[role=alert]').textContent")).toBe('');
      });
    });
  },
  { storesNothing: true },
);

describeInChromium('a book or a file that is made', (chromium) => {
  const site = ownSite();

  it('is finished in a tab that is put to sleep, also if storage is full, which is told once of its form', async () => {
    await chromium.visitShared(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      const tab = chromiumTab(page);
      await fillForm(tab, SOME);
      await tab.evaluate(FILL);
      await pressButton(tab, 'Make the book');
      await tab.another('about:blank');
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await new Promise((done) => setTimeout(done, 1000));
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await bookIsWhole(tab, SOME);
      await tab.front();
      await tab.evaluate(`{
        const title = document.querySelector('.book-title input');
        title.value = 'A title that is longer than before';
        title.dispatchEvent(new Event('input'));
      }`);
      await untilSaid(tab, SAID, 'This browser cannot save the form');
    });
  });

  it('stays when its pages cannot be shown without a network, which is told', async () => {
    const test = async (page: Page) => {
      const tab = chromiumTab(page);
      for (const name of ['pdf.js', 'pdf-worker.js']) {
        await tab.reload();
        await pressButton(tab, 'Make the file');
        await untilSaid(tab, '.studio-files a', 'Download worksheet.pdf');
        const giveBack = site.take(name);
        await pressButton(tab, 'Show the pages of worksheet.pdf');
        await untilSaid(tab, FAULT, OFFLINE);
        giveBack();
        await untilSaid(tab, '.studio-files a', 'Download worksheet.pdf');
      }
    };
    await chromium.visitShared(site.url('#/print'), { locale: 'en-GB' }, test, MISSING);
  });

  it('is waited for by a newer version, also if another tab has it already', async () => {
    await chromium.visitAt(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      const tab = chromiumTab(page);
      await untilSaid(tab, 'footer', 'Ready to use offline');
      await beginBook(tab, QUICK);
      await site.write(nextVersion(await siteFiles()));
      await tab.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update())');
      await pressButton(tab, 'Load it now');
      await untilSaid(tab, 'footer [aria-live]', 'A newer version is waiting');
      const other = await tab.another(site.url(SMALL));
      await pressButton(other, 'Load it now');
      await until(
        other,
        "document.querySelector('[rel=stylesheet]').getAttribute('href').startsWith('v-000')",
      );
      await tab.front();
      await tab.evaluate('release()');
      await bookIsWhole(tab, QUICK);
    });
  });
});

describeInBrowsers('a network that is gone', (visit) => {
  const site = ownSite();
  // Nothing is cached for offline use.
  beforeAll(() => rmSync(join(site.folder(), 'sw.js')));

  it('before a screen has what it needs is told, in the reader’s language from the first; the puzzle stays', async () => {
    const giveBack = site.take('words/en/shell.json');
    await visit(site.url(SMALL), async (tab) => {
      await untilSaid(tab, FAULT, OFFLINE);
      giveBack();
      await tab.reload();
      await move(tab);
      for (const [route, ...names] of [
        ['#/book', 'words/en/book.json', 'press.js'],
        ['#/check?puzzle=1:001110', 'reader.js'],
      ]) {
        for (const name of names) {
          const giveBack = site.take(name);
          await goTo(tab, route!);
          await untilSaid(tab, FAULT, OFFLINE);
          await goTo(tab, SMALL);
          await until(tab, `${HALVES} === 2`);
          giveBack();
        }
        await goTo(tab, route!);
        await until(tab, "document.querySelector('.studio-config, .check-found h2') !== null");
        await goTo(tab, SMALL);
        await until(tab, HAS_BOARD);
      }
    });
  });
});

describeInTabs('a network or a worker that is gone', (visit) => {
  const site = ownSite();

  it('before a book is made is told with the form as it was, and trying again makes it; then no network is needed', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await fillForm(tab, QUICK);
      for (const name of ['press/index.json', 'liblouis.js']) {
        const giveBack = site.take(name);
        await pressButton(tab, 'Make the book');
        expect(await untilSaid(tab, FAULT, OFFLINE)).toMatch(/^The book could not be made\./);
        giveBack();
      }
      await fillForm(tab, QUICK);
      await until(tab, "document.querySelector('.studio-work button') !== null");
      await tab.evaluate(`{
        const { prototype } = Worker;
        const { postMessage } = prototype;
        prototype.postMessage = function (message) {
          prototype.postMessage = postMessage;
          this.postMessage(message);
          this.dispatchEvent(new ErrorEvent('error'));
        };
      }`);
      await pressButton(tab, 'Make the book');
      const said = await untilSaid(tab, FAULT, 'The browser has stopped the work');
      expect(said).toMatch(/^The book could not be made\./);
      expect(await tab.evaluate('document.activeElement.textContent')).toBe('Make the book');
      await pressButton(tab, 'Make the book');
      await bookIsWhole(tab, QUICK);
      await beginBook(tab, SOME);
      await site.stop();
      await tab.evaluate('release()');
      await bookIsWhole(tab, SOME);
    });
  });
});
