import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, more } from '../helpers/play/browser.ts';
import { studioSite } from '../helpers/studio/site.ts';
import { alertOf } from '../helpers/studio/tab.ts';

const DRAFT = 'dominosa-press/studio/book/1';
const SMALL_ROUTE = '#2:011120222010';
const SMALL = 'omnibus 2 0111/2022/2010';
const GAME = `dominosa-press/play/1/${SMALL}`;

const kept = (page: Page, key: string) =>
  page.evaluate<string | null>(`localStorage.getItem(${JSON.stringify(key)})`);
const told = (page: Page) => page.locator('.studio-warned');
const line = (page: Page) => page.locator('section.puzzle').getAttribute('data-puzzle');
const board = (page: Page) => page.locator('.playing [role=grid]');

describeInChromium('the studio, of what is damaged or unknown,', (chromium) => {
  const site = studioSite();
  /** Opens an address on a device with this data in its storage. */
  const visit = (
    route: string,
    keeps: Readonly<Record<string, string>>,
    test: (page: Page) => Promise<void>,
    locale = 'en-GB',
  ) =>
    chromium.visitShared(
      site.url('manifest.webmanifest'),
      { locale },
      async (page) => {
        await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(keeps)})`);
        await page.goto(site.url(route));
        await test(page);
      },
      /\b404\b/,
    );

  it('sets a form aside, says so and begins anew', async () => {
    const texts = ['{"title":"x","editions":5}', '[]', '{"title'];
    await visit('#/book', {}, async (page) => {
      for (const text of texts) {
        await page.evaluate(`localStorage.setItem('${DRAFT}', '${text}')`);
        await page.reload();
        await page.getByText('More settings').click();
        await page.locator('.studio-config').waitFor();
        expect(await told(page).innerText()).toMatch(/cannot be read.*set aside/);
        expect(await page.locator('[role=alert]').innerText()).toBe('');
        expect(await kept(page, `dominosa-press/aside/${DRAFT}`)).toBe(text);
        expect(await kept(page, DRAFT)).toBeNull();
      }
    });
  });

  it('sets a game aside that cannot be read, and says so in the language of the page', async () => {
    const text = '{"moves":[{"do":"join","pair":999}],"done":1}';
    await visit(
      SMALL_ROUTE,
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

  it('lists what was played beside what cannot be read', async () => {
    const keeps = {
      [GAME]: '{"moves":',
      'dominosa-press/play/1/omnibus 1 001/110': '{"moves":[{"do":"join","pair":999}],"done":1}',
      'dominosa-press/play/1/sperrdomino lock 7': 'x',
      'dominosa-press/play/1/nonsense': 'x',
      'dominosa-press/solved/1/completion 1': '1',
    };
    await visit('#/play?kind=omnibus&range=3&level=easy', keeps, async (page) => {
      await board(page).waitFor();
      await more(page);
      await page.getByText('Your progress').click();
      await expect.poll(() => page.locator('.play-shelf li').count()).toBe(2);
      expect(await page.locator('[role=alert]').innerText()).toBe('');
    });
  });

  /** What is kept by its name: damaged, and what is kept in its place. */
  const DAMAGED = {
    'settings/1': [
      '{"size":"larger","contrast":7}',
      '{"size":"larger","numbers":"digits","contrast":"usual"',
    ],
    'sound/1': ['loud', null],
    'studio/1/language': ['xx', null],
    'studio/1/welcome': ['seen', null],
    'studio/1/puzzle': ['kind=zzz&range=999', 'kind=omnibus'],
  } as const;
  it('sets settings and choices aside that are damaged, says so once, and goes on', async () => {
    const key = (name: string) => `dominosa-press/${name}`;
    const damaged = (page: Page) => page.locator('.studio-damaged').innerText();
    const test = async (page: Page) => {
      const open = async (texts: Readonly<Record<string, string>>) => {
        const keeps = Object.fromEntries(Object.entries(texts).map(([name, text]) => [key(name), text]));
        await page.goto(site.url('manifest.webmanifest'));
        await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(keeps)})`);
        await page.goto(site.url('#/play?kind=omnibus&range=3&level=easy'));
        await board(page).waitFor();
      };
      for (const all of [DAMAGED, { 'settings/1': ['{"size', '{"size":"usual"'] }]) {
        await open(Object.fromEntries(Object.entries(all).map(([name, [text]]) => [name, text!])));
        expect(await damaged(page)).toMatch(/^Einstellungen oder eine Auswahl.*beiseite/);
        for (const [name, [text, rest]] of Object.entries(all)) {
          expect(await kept(page, `dominosa-press/aside/${key(name)}`)).toBe(text);
          if (rest === null) expect([name, await kept(page, key(name))]).toEqual([name, null]);
          else expect(await kept(page, key(name))).toContain(rest);
        }
        await page.reload();
        await board(page).waitFor();
        expect(await damaged(page)).toBe('');
      }
      // A version that had fewer settings is no damage.
      await open({ 'settings/1': '{"size":"larger"}' });
      expect(await page.locator('.playing').getAttribute('data-size')).toBe('larger');
      expect(await damaged(page)).toBe('');
    };
    await visit('manifest.webmanifest', {}, test, 'de-DE');
  });

  it('sets lessons aside that it does not know, and says so; those that it knows stay done', async () => {
    const text = '["first","none"]';
    const key = 'dominosa-press/lessons/1';
    await visit('#/learn', { [key]: text }, async (page) => {
      await expect.poll(() => told(page).innerText()).toMatch(/^Some of the lessons.*set aside/);
      expect(await kept(page, `dominosa-press/aside/${key}`)).toBe(text);
      expect(await kept(page, key)).toBe('["first"]');
      expect(await page.locator('main').innerText()).toContain('1 of 18 lessons');
    });
  });

  it('says that an address or a choice in it is not known, and shows what is nearest', async () => {
    await visit('', {}, async (page) => {
      for (const [route, heading] of [
        ['#/nonsense', 'Play a puzzle'],
        ['#/learn?lesson=nope', 'Learn the game'],
        ['#/play?kind=zzz&range=999', 'Play a puzzle'],
      ] as const) {
        await page.goto(site.url('manifest.webmanifest'));
        await page.goto(site.url(route));
        await expect.poll(() => told(page).innerText()).toContain('nothing at this address');
        expect(await page.locator('h1').innerText()).toBe(heading);
      }
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
    await visit(SMALL_ROUTE, {}, async (page) => {
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

  // All that can be wrong is told in every language by jobs.test.ts.
  it.each([
    [
      'de-DE',
      '#1:0011',
      /nicht lesen\.\s+Die Spiel-ID hat 4 Zahlen\. Es müssen 6 sein\.\s+Meldung schließen/,
    ],
    ['fr-FR', '#/play?kind=omnibus&range=2&level=expert', /pas pu être fait\..*Cela n’existe pas/s],
  ])(
    'says in the language of %s what is wrong with %s, or of what sort the fault is',
    async (locale, route, words) => {
      await visit(
        route,
        {},
        async (page) => {
          expect(await alertOf(page)).toMatch(words);
        },
        locale,
      );
    },
  );

  it('names in the language of the page what was expected of what cannot be read', async () => {
    await visit(
      '#/register?key=abc',
      {},
      async (page) => {
        await page.locator('[role=alert] p').first().waitFor();
        const alert = page.locator('[role=alert]');
        expect(await alert.innerText()).toContain('Erwartet wird: ');
        expect(await alert.locator('[lang=en]').allInnerTexts()).not.toEqual([]);
      },
      'de-DE',
    );
  });
});
