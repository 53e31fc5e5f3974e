import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, more } from '../helpers/play/browser.ts';
import { studioSite } from '../helpers/studio/site.ts';

const DRAFT = 'dominosa-press/studio/book/1';
const SMALL = 'omnibus 2 0111/2022/2010';
const GAME = `dominosa-press/play/1/${SMALL}`;

const kept = (page: Page, key: string) =>
  page.evaluate<string | null>(`localStorage.getItem(${JSON.stringify(key)})`);
const told = (page: Page) => page.locator('.studio-warned');
const line = (page: Page) => page.locator('section.puzzle').getAttribute('data-puzzle');
const board = (page: Page) => page.locator('.playing [role=grid]');

describeInChromium('the studio, of what is damaged or unknown,', (chromium) => {
  const site = studioSite();
  /** Opens an address on a device that keeps this already. */
  const visit = (
    route: string,
    keeps: Readonly<Record<string, string>>,
    test: (page: Page) => Promise<void>,
    locale = 'en-GB',
  ) =>
    chromium.visitAt(
      site.url('manifest.webmanifest'),
      { locale },
      async (page) => {
        await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(keeps)})`);
        await page.goto(site.url(route));
        await test(page);
      },
      /\b404\b/,
    );

  it.each(['{"title":"x","editions":5}', '{"sections":{"length":1}}', '{"print":"large"}', '[]', '{"title'])(
    'sets the form %s aside, says so and begins anew',
    async (text) => {
      await visit('#/book', { [DRAFT]: text }, async (page) => {
        await page.locator('.studio-config').waitFor();
        expect(await told(page).innerText()).toMatch(/cannot be read.*set aside/);
        expect(await page.locator('[role=alert]').innerText()).toBe('');
        expect(await kept(page, `dominosa-press/aside/${DRAFT}`)).toBe(text);
        expect(await kept(page, DRAFT)).toBeNull();
      });
    },
  );

  it('sets a game aside that cannot be read, and says so in the language of the page', async () => {
    const text = '{"moves":[{"do":"join","pair":999}],"done":1}';
    await visit(
      '#2:011120222010',
      { [GAME]: text },
      async (page) => {
        await board(page).waitFor();
        await expect.poll(() => page.locator('.play-said').innerText()).toMatch(/beschädigt.*beiseite/);
        expect(await kept(page, `dominosa-press/aside/${GAME}`)).toBe(text);
        expect(await kept(page, GAME)).toBe('');
      },
      'de-DE',
    );
  });

  it.each([
    ['#/nonsense', 'Play a puzzle'],
    ['#/bok', 'Make a book'],
    ['#/learn?lesson=nope', 'Learn the game'],
    ['#/play?kind=zzz&range=999', 'Play a puzzle'],
  ])('says that %s is not known, and shows what is nearest', async (route, heading) => {
    await visit(route, {}, async (page) => {
      await expect.poll(() => told(page).innerText()).toContain('not known');
      expect(await page.locator('h1').innerText()).toBe(heading);
    });
  });

  it('tells that a table without numbers has more than one solution', async () => {
    const rows = Array(8).fill('?????????').join('/');
    await visit(`#/play?line=completion 7 ${rows}`, {}, async (page) => {
      await expect.poll(() => told(page).innerText()).toContain('more than one solution');
    });
  });

  it('goes back to the puzzle before, with its level', async () => {
    await visit('#/play?kind=omnibus&range=3&level=easy', {}, async (page) => {
      await board(page).waitFor();
      const [first, heading] = [await line(page), await page.locator('h2').first().innerText()];
      expect(heading).toContain('easy');
      await page.getByRole('button', { name: 'New puzzle' }).click();
      await expect.poll(() => line(page)).not.toBe(first);
      await page.goBack();
      await expect.poll(() => line(page)).toBe(first);
      expect(await page.locator('h2').first().innerText()).toBe(heading);
      await page.reload();
      await board(page).waitFor();
      expect(await page.locator('h2').first().innerText()).toBe(heading);
    });
  });

  it('takes away what was said when something fails later', async () => {
    await visit('#2:011120222010', {}, async (page) => {
      await board(page).waitFor();
      await more(page);
      await page.getByRole('button', { name: 'Copy the link' }).click();
      await expect.poll(() => page.locator('.studio-said').innerText()).not.toBe('');
      await page.getByText('Open a puzzle of your own').click();
      await page.getByLabel('Game id, numbers or text').fill('nothing');
      await page.getByRole('button', { name: 'Read' }).first().click();
      await page.locator('[role=alert] p').first().waitFor();
      expect(await page.locator('.studio-said').innerText()).toBe('');
    });
  });

  it('names in the language of the page what was expected of what cannot be read', async () => {
    await visit(
      '#1:0011',
      {},
      async (page) => {
        await page.locator('[role=alert] p').first().waitFor();
        const alert = page.locator('[role=alert]');
        expect(await alert.innerText()).toContain('Erwartet wird: ');
        expect(await alert.locator('[lang=en]').allInnerTexts()).toContain('6: 2 rows of 3');
      },
      'de-DE',
    );
  });

  it.each(['#/learn', '#/register', '#/book', '#/play', '#/print'])(
    'gives everything on %s that is pressed 24 by 24 px at 320 px',
    async (route) => {
      await chromium.visitAt(
        site.url(route),
        { locale: 'en-GB', viewport: { width: 320, height: 640 } },
        async (page) => {
          await page.locator('main :is(a, button, input)').first().waitFor();
          await page.waitForTimeout(500);
          const small = await page.evaluate<string[]>(`
            document.querySelectorAll('main details').forEach((e) => { e.open = true; });
            document.querySelectorAll('.play-more').forEach((e) => { e.hidden = false; });
            [...document.querySelectorAll(':is(main, header, footer) :is(a[href], button, summary, select, input, textarea)')]
              .filter((e) => e.offsetParent !== null && !e.classList.contains('skip'))
              .map((e) => [e, e.getBoundingClientRect()])
              .filter(([, { width, height }]) => width < 24 || height < 24)
              .map(([e, { width, height }]) => e.localName + ' ' + e.textContent + ' ' + width + ' x ' + height)`);
          expect(small).toEqual([]);
        },
      );
    },
  );
});
