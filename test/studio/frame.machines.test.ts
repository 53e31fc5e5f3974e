import { decode } from 'fast-png';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inTurn } from '../helpers/in-turn.ts';
import { describeInChromium, violations } from '../helpers/play/browser.ts';
import { LOCKS } from '../helpers/play/locks.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { studioSite } from '../helpers/studio/site.ts';
import { alertOf, IS_NARROW, SMALL } from '../helpers/studio/tab.ts';

/** The cumulative layout shift since the page was opened, as browsers measure it. */
const SHIFTS = `new Promise((done) => {
  const observer = new PerformanceObserver((list) => {
    done(list.getEntriesByType('layout-shift').reduce((sum, { value }) => sum + value, 0));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // There is always a first paint, so that the observer is called, with all that was kept.
  observer.observe({ type: 'paint', buffered: true });
})`;

describeInChromium('the studio', (chromium) => {
  const site = studioSite();

  it('shows a puzzle that can be played at once, and nothing that axe finds wrong', async () => {
    await chromium.visitShared(site.url(), { locale: 'en-GB' }, async (page) => {
      await page.locator('.playing [role=grid]').waitFor();
      expect(await page.title()).toBe('Play a puzzle – Dominosa Press');
      expect(await violations(page)).toEqual([]);
      // Text that is being read stays in place when the puzzle appears. 0.1 is the limit of a good value.
      expect(await page.evaluate(SHIFTS)).toBeLessThan(0.1);
    });
  });

  it('asks for the words of the first screen, once, before the program that speaks with them is there', async () => {
    // A file of the site that is not a page. For such a file, browsers sometimes request an icon.
    const iconMissing = /^Failed to load resource: .*\b404\b/;
    const test = async (page: Page) => {
      const words: string[] = [];
      const missing: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (response.status() === 404 && pathname !== '/favicon.ico') missing.push(pathname);
      });
      page.on('request', (request) => {
        const [, name] = /\/words\/(.*)$/.exec(request.url()) ?? [];
        if (name !== undefined) words.push(name);
      });
      await page.route('**/main.js', async (route) => {
        await expect.poll(() => words.length).toBe(2);
        await route.continue();
      });
      await page.goto(site.url());
      await page.locator('.playing [role=grid]').waitFor();
      expect(words.toSorted()).toEqual(['de/play.json', 'de/shell.json']);
      expect(missing).toEqual([]);
    };
    await chromium.visitAt(site.url('manifest.webmanifest'), { locale: 'de-DE' }, test, iconMissing);
  });

  it.each([
    [['it', 'fr-CA', 'de'], 'fr'],
    [['pl'], 'en'],
  ])('of readers who ask for %j begins in %s, until they choose another', async (asked, begun) => {
    const test = async (page: Page) => {
      await page.addInitScript(
        `Object.defineProperty(navigator, 'languages', { get: () => ${JSON.stringify(asked)} });
        Object.defineProperty(navigator, 'language', { get: () => ${JSON.stringify(asked[0])} });`,
      );
      await page.goto(site.url('#1:001110'));
      await page.locator('.playing [role=grid]').waitFor();
      expect(await page.evaluate('document.documentElement.lang')).toBe(begun);
      await page.locator('.studio-language select').selectOption(begun === 'fr' ? 'de' : 'fr');
      await expect.poll(() => page.evaluate('document.documentElement.lang')).not.toBe(begun);
      await page.reload();
      await page.locator('.playing [role=grid]').waitFor();
      expect(await page.evaluate('document.documentElement.lang')).not.toBe(begun);
    };
    await chromium.visitAt(site.url('icon.svg'), { locale: 'en-GB' }, test, /^Failed to load resource/);
  });

  it('addresses a reader informally from when that is chosen', async () => {
    await chromium.visitShared(site.url(), { locale: 'fr-FR' }, async (page) => {
      await page.getByText('Trouvez les six.').waitFor();
      await page.locator('.studio-language select').selectOption({ label: 'français (tu)' });
      await page.getByText('Trouve les six.').waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      await page.reload();
      await page.getByText('Trouve les six.').waitFor();
      expect(await page.locator('.studio-language select').inputValue()).toBe('fr-informal');
    });
  });

  it('says what it needs where no scripts run', async () => {
    await chromium.visitAt(site.url(), { javaScriptEnabled: false }, async (page) => {
      const text = await page.locator('main').innerText();
      expect(text).toMatch(/Browser ab 2023[\s\S]*browser from 2023[\s\S]*navigateur de 2023/);
      expect(text).not.toContain('loading');
    });
  });

  it('says so when its worker dies, and starts another', async () => {
    await chromium.visitShared(site.url('#1:001110'), { locale: 'en-GB' }, async (page) => {
      await page.evaluate(`{
        const Real = Worker;
        let isFirst = true;
        window.Worker = class extends Real {
          postMessage(message) {
            if (isFirst) this.dispatchEvent(new ErrorEvent('error'));
            else super.postMessage(message);
            isFirst = false;
          }
        };
      }`);
      const make = page.getByRole('button', { name: 'New puzzle' });
      await make.click();
      expect(await alertOf(page)).toContain('Nothing you have saved is lost');
      expect(await page.locator('section.puzzle').getAttribute('data-puzzle')).toBe('omnibus 1 001/110');
      await make.click();
      await expect
        .poll(() => page.locator('section.puzzle').getAttribute('data-puzzle'))
        .toMatch(/^omnibus 6 /);
    });
  });
});

/** Special display settings of readers, in all languages. */
const WAYS = {
  'on a phone, dark': { locale: 'de-DE', viewport: { width: 390, height: 780 }, colorScheme: 'dark' },
  'at 400 %': { locale: 'fr-FR', viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
  'in forced colours, with little motion': {
    locale: 'en-GB',
    viewport: { width: 320, height: 256 },
    forcedColors: 'active',
    reducedMotion: 'reduce',
  },
} as const;

const BOARD = '.playing [role=grid]';
const FOUND = '.check-found h2';
const SMALL_CHECKED = `#/check?puzzle=${SMALL.slice(1)}`;
/** Screens, and the element that indicates that each is complete. */
const SHOWN = {
  [SMALL]: BOARD,
  '#/book': '.studio-work button',
  '#/print': '.studio-form button',
  '#/learn': '.learn-list',
  '#/learn?lesson=chain': BOARD,
  '#/register?key=1234567': '.register-threes',
  '#/play': BOARD,
  '#/play?kind=locks': '.lock-domino',
  '#/play?kind=compose': BOARD,
  [SMALL_CHECKED]: FOUND,
  [`#/check?puzzle=${PUZZLES.completion}`]: FOUND,
  '#/check?puzzle=small-line': FOUND,
  [`#/check?puzzle=${LOCKS.own}`]: FOUND,
} as const;

/** Runs in a page: opens all that is closed, and waits until it is drawn. */
const OPEN_ALL = `document.querySelectorAll('main details').forEach((e) => { e.open = true; });
  document.querySelectorAll('.play-more').forEach((e) => { e.hidden = false; });
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));`;
/** What is pressed and smaller than 24 by 24 px. */
const SMALLER = `[...document.querySelectorAll(':is(main, header, footer) :is(a[href], button, summary, select, input, textarea, [role=gridcell], [role=grid] td)')]
  .filter((e) => e.offsetParent !== null && !e.classList.contains('skip'))
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 24 || height < 24)
  .map(([e, { width, height }]) => e.localName + ' ' + e.textContent + ' ' + width + ' x ' + height)`;

describeInChromium('every screen', (chromium) => {
  const site = studioSite();

  const ways = Object.entries(WAYS).map(([way, options]) => ({ way, options }));
  const screens = Object.entries(SHOWN).map(([route, ready]) => ({ route, ready }));
  it.each(inTurn(screens, ways))('has $route $way without faults', async ({ options, route, ready }) => {
    await chromium.visitShared(site.url(route), options, async (page) => {
      await page.locator(ready).first().waitFor();
      if (route === SMALL_CHECKED) {
        await page.getByRole('button', { name: 'SVG' }).click();
        await page.locator('.studio-files a').waitFor();
      }
      await page.evaluate(OPEN_ALL);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(IS_NARROW)).toBe(true);
      expect(await page.evaluate('document.getAnimations().length')).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(SMALLER)).toEqual([]);
      await page.setViewportSize(options.viewport);
    });
  });
});

describeInChromium('what is chosen', (chromium) => {
  const site = studioSite();

  it('is seen where colours are forced, light and dark', async () => {
    const options = { locale: 'en-GB', forcedColors: 'active' } as const;
    await chromium.visitShared(site.url('#/book'), options, async (page) => {
      const boxes = page.locator('.book-whom input');
      await expect.poll(() => boxes.first().isChecked()).toBe(true);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const [chosen, other] = await Promise.all(
          [boxes.first(), boxes.nth(1)].map(async (box) => inkOf(await box.screenshot())),
        );
        expect(other).toBeGreaterThan(0);
        expect(chosen).toBeGreaterThan(1.5 * other!);
      }
    });
  });
});

/** The number of pixels per row of a picture that differ strongly from the colour of its corner. */
function inkOf(png: Uint8Array): number {
  const { width, data, channels } = decode(png);
  const red = Array.from({ length: data.length / channels }, (_, i) => data[i * channels]!);
  const ground = red[0]!;
  return red.filter((value) => Math.abs(value - ground) > 100).length / width;
}
