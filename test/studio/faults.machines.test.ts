import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSite } from '../../scripts/site/write.ts';
import { runChild } from '../helpers/cli/run.ts';
import { describeInChromium } from '../helpers/play/browser.ts';
import { HASH_FILES, hashesIn, KEEP_FILES } from '../helpers/studio/hashes.ts';
import { nextVersion, studioSite } from '../helpers/studio/site.ts';
import {
  chromiumTab,
  describeInBrowsers,
  HAS_BOARD,
  pressButton,
  pressMake,
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

/** A book that takes some seconds. */
const CONFIG = {
  title: 'Some puzzles',
  seed: 'faults',
  editions: ['large-print', 'keys'],
  sections: [{ title: 'One', range: 6, level: 'easy', count: 12 }],
};
const DRAFT = `localStorage.setItem('dominosa-press/studio/book/1', ${JSON.stringify(JSON.stringify(CONFIG))})`;

let folder: string;
let expected: Record<string, string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dominosa-faults-'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(CONFIG));
  expect(runChild(['book', join(folder, 'config.json'), '--quiet', '--output', folder]).code).toBe(0);
  expected = hashesIn(join(folder, 'some-puzzles'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Places the domino on the first two cells. */
async function move(tab: Tab, keys = 'Shift+ArrowRight'): Promise<void> {
  await until(tab, HAS_BOARD);
  await tab.evaluate('document.querySelector(\'.playing td[tabindex="0"]\').focus()');
  await tab.press(keys);
}

/** Starts making the book, and returns when its first puzzle is made. */
async function beginBook(tab: Tab): Promise<void> {
  await tab.evaluate(KEEP_FILES);
  await pressMake(tab);
}

/** Opens the form with the config, and starts making the book. */
async function makeBook(tab: Tab): Promise<void> {
  await tab.evaluate(DRAFT);
  await tab.reload();
  await beginBook(tab);
}

async function bookIsWhole(tab: Tab): Promise<void> {
  await untilSaid(tab, '.book-made', 'The book is made');
  expect(await tab.evaluate(HASH_FILES)).toEqual(expected);
}

describeInBrowsers('a storage that is full', (visit) => {
  const site = studioSite();

  it('is told once with a move; moves last as long as the page, and are kept as soon as they can be', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await until(tab, HAS_BOARD);
      await tab.evaluate(FILL);
      await move(tab);
      const said = await untilSaid(tab, STATUS, 'Your moves cannot be saved');
      expect(said).toMatch(/^0:1 is placed on 1 a b\. Your moves cannot be saved/);
      await tab.press('ArrowDown');
      await tab.press('Shift+ArrowDown');
      expect(await untilSaid(tab, STATUS, ' a 2,3.')).not.toContain('cannot be kept');
      await tab.evaluate("location.hash = '#1:001110'");
      await until(tab, `${HAS_BOARD} && document.querySelectorAll('[role=grid] tbody td').length === 6`);
      await tab.evaluate(`location.hash = '${SMALL}'`);
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

  it('does not matter to a book, and is told once of its form', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await tab.evaluate(DRAFT);
      await tab.evaluate(FILL);
      await tab.reload();
      await beginBook(tab);
      await bookIsWhole(tab);
      await tab.evaluate(`{
        const title = document.querySelector('.book-title input');
        title.value = 'A title that is longer than before';
        title.dispatchEvent(new Event('input'));
      }`);
      await untilSaid(tab, SAID, 'This browser cannot save the form');
    });
  });
});

describeInBrowsers(
  'a browser that lets pages store nothing',
  (visit) => {
    const site = studioSite();

    it('plays, and says that moves are not kept', async () => {
      await visit(site.url(SMALL), async (tab) => {
        await move(tab);
        await untilSaid(tab, STATUS, 'Your moves cannot be saved');
        expect(await tab.evaluate(HALVES)).toBe(2);
      });
    });

    it('teaches and makes books', async () => {
      await visit(site.url('#/learn?lesson=first'), async (tab) => {
        await until(tab, HAS_BOARD);
        await tab.evaluate("location.hash = '#/book'");
        await pressButton(tab, 'See sample pages');
        await until(tab, "document.querySelector('.studio-plan a') !== null");
        expect(await tab.evaluate("document.querySelector('[role=alert]').textContent")).toBe('');
      });
    });
  },
  { storesNothing: true },
);

describeInBrowsers('two tabs', (visit) => {
  const site = studioSite();

  it('show each other’s moves and say so; a storage that is emptied takes nothing off the board', async () => {
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
    });
  });
});

describeInBrowsers('a page that slept', (visit) => {
  const site = studioSite();

  it('shows what was played elsewhere meanwhile', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await move(tab);
      await until(tab, `${HALVES} === 2`);
      // A page gets no event for what it has stored itself. So this imitates another page that stored while this one slept.
      await tab.evaluate(`{
        const key = Object.keys(localStorage).find((name) => name.startsWith('dominosa-press/play/1/'));
        window.sleep = [key, localStorage.getItem(key)];
      }`);
      await tab.press('Control+z');
      await until(tab, `${HALVES} === 0`);
      await tab.evaluate('localStorage.setItem(...window.sleep)');
      await tab.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
      await until(tab, `${HALVES} === 2`);
      await untilSaid(tab, STATUS, 'The board now shows what you did elsewhere.');
    });
  });
});

describeInBrowsers('a newer version while a book is made', (visit) => {
  const site = studioSite();

  it('waits until the book is made and taken, also if another tab has it already', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await untilSaid(tab, 'footer', 'Ready to use offline');
      await makeBook(tab);
      await writeSite(nextVersion(site.files()), site.folder());
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
      await bookIsWhole(tab);
    });
  });
});

describeInBrowsers('a worker that dies', (visit) => {
  const site = studioSite();

  it('is told with the form as it was, and another one makes the book', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await tab.evaluate(DRAFT);
      await tab.reload();
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
      await beginBook(tab);
      await bookIsWhole(tab);
    });
  });
});

describeInBrowsers('a tab that is not in front', (visit) => {
  const site = studioSite();

  it('finishes its book', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await makeBook(tab);
      await tab.another('about:blank');
      await bookIsWhole(tab);
    });
  });
});

describeInChromium('a tab', (chromium) => {
  const site = studioSite();

  it('that was put to sleep finishes its book when it is woken', async () => {
    await chromium.visitAt(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      const tab = chromiumTab(page);
      await makeBook(tab);
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setWebLifecycleState', { state: 'frozen' });
      await new Promise((done) => setTimeout(done, 3000));
      await session.send('Page.setWebLifecycleState', { state: 'active' });
      await bookIsWhole(tab);
    });
  });

  it('that crashes while it makes a book has its form when it is opened again', async () => {
    await chromium.visitAt(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      await makeBook(chromiumTab(page));
      const crashed = page.waitForEvent('crash');
      const session = await page.context().newCDPSession(page);
      session.send('Page.crash').catch(() => {});
      await crashed;
      // On a busy machine the first tab may be given to the process that is ending, where nothing loads any more.
      const again = () => chromiumTab(page).another(site.url('#/book'), 60_000);
      const tab = await again().catch(again);
      await beginBook(tab);
      await bookIsWhole(tab);
    });
  });
});

describeInBrowsers('a network that is gone', (visit) => {
  const site = studioSite();
  /** Removes a file from the server, and restores it. */
  const path = (name: string) =>
    join(site.folder(), readdirSync(site.folder()).find((v) => v.startsWith('v-'))!, name);
  const take = (name: string) => renameSync(path(name), `${path(name)}.gone`);
  const giveBack = (name: string) => renameSync(`${path(name)}.gone`, path(name));
  // Nothing is cached for offline use.
  beforeAll(() => rmSync(join(site.folder(), 'sw.js')));

  it('before the first words are there is told in the reader’s language', async () => {
    take('words/en/shell.json');
    await visit(site.url(SMALL), async (tab) => {
      await untilSaid(tab, FAULT, 'could not be loaded. Are you offline');
      giveBack('words/en/shell.json');
      await tab.reload();
      await until(tab, HAS_BOARD);
    });
  });

  it.each([
    ['book.json of words', 'words/en/book.json', '#/book', 'Make the book'],
    ['the programs of the press', 'press.js', '#/book', 'Make the book'],
    ['the program that reads', 'reader.js', '#/check?puzzle=1:001110', 'Check'],
  ])('before a screen has %s is told; the puzzle stays', async (_, name, route) => {
    await visit(site.url(SMALL), async (tab) => {
      await move(tab);
      take(name);
      await tab.evaluate(`location.hash = '${route}'`);
      await untilSaid(tab, FAULT, 'could not be loaded. Are you offline');
      await tab.evaluate(`location.hash = '${SMALL}'`);
      await until(tab, `${HALVES} === 2`);
      giveBack(name);
      await tab.evaluate(`location.hash = '${route}'`);
      await until(tab, "document.querySelector('.studio-config, .check-found h2') !== null");
    });
  });

  it('while the press is loading is told with the form as it was; trying again makes the book', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await tab.evaluate(DRAFT);
      await tab.reload();
      for (const name of ['press/index.json', 'liblouis.js']) {
        take(name);
        await pressButton(tab, 'Make the book');
        const said = await untilSaid(tab, FAULT, 'could not be loaded. Are you offline');
        expect(said).toMatch(/^The book could not be made\./);
        giveBack(name);
      }
      await beginBook(tab);
      await bookIsWhole(tab);
    });
  });

  it('while pages of a file are to be shown is told, and the file stays', async () => {
    await visit(site.url('#/print'), async (tab) => {
      await pressButton(tab, 'Make the file');
      await untilSaid(tab, '.studio-files a', 'Download worksheet.pdf');
      for (const name of ['pdf.js', 'pdf-worker.js']) {
        await tab.reload();
        await pressButton(tab, 'Make the file');
        await untilSaid(tab, '.studio-files a', 'Download worksheet.pdf');
        take(name);
        await pressButton(tab, 'Show the pages of worksheet.pdf');
        await untilSaid(tab, FAULT, 'could not be loaded. Are you offline');
        giveBack(name);
        await untilSaid(tab, '.studio-files a', 'Download worksheet.pdf');
      }
    });
  });

  it('while a book is made does not matter', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await makeBook(tab);
      await site.stop();
      await bookIsWhole(tab);
    });
  });
});
