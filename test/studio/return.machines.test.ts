import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, more, violations } from '../helpers/play/browser.ts';
import { studioSite } from '../helpers/studio/site.ts';
import { describeInTabs, downloadBy, HAS_BOARD, SMALL, type Tab, until } from '../helpers/studio/tab.ts';

/** The layout of the small puzzle: for each domino its first cell and its direction. */
const LAYOUT = [
  ['a1', 'Right'],
  ['c1', 'Right'],
  ['a2', 'Down'],
  ['b2', 'Down'],
  ['c2', 'Down'],
  ['d2', 'Down'],
] as const;

async function solve(tab: Pick<Tab, 'press' | 'evaluate'>): Promise<void> {
  for (const [cell, direction] of LAYOUT) {
    await tab.evaluate(
      `[...document.querySelectorAll('[role=grid] td')].find((e) => e.textContent.includes('${cell},')).focus()`,
    );
    await tab.press(`Shift+Arrow${direction}`);
  }
}
const WON = "document.querySelector('.play-won') !== null";
const KEPT = "JSON.parse(localStorage.getItem('dominosa-press/results/1') ?? '[]')";

describeInTabs('what one comes back to', (visit) => {
  const site = studioSite();

  it('has the puzzles of all days, made from their dates, at three levels', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await until(tab, HAS_BOARD);
      await tab.evaluate("document.querySelector('.studio-others > details').open = true");
      await until(tab, "document.querySelector('.studio-calendar a[aria-current=date]') !== null");
      expect(
        await tab.evaluate("document.querySelectorAll('.studio-others select option').length"),
      ).toBeGreaterThan(2);
      const before =
        '[...document.querySelectorAll("button")].find((e) => e.textContent === "Previous month")';
      await tab.evaluate(`${before}.click()`);
      await until(tab, "document.querySelectorAll('.studio-calendar a').length > 27");
      await tab.evaluate("document.querySelector('.studio-calendar a').click()");
      await until(
        tab,
        "document.querySelector('section.puzzle h2')?.textContent.startsWith('Puzzle of the day')",
      );
    });
  });
});

/** Runs in a page: the day that its clock shows. */
const TODAY = `(() => { const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-'); })()`;

describeInTabs('the puzzle of the day', (visit) => {
  const site = studioSite();
  const links = "[...document.querySelectorAll('.studio-links a')].map((link) => link.ariaLabel)";
  const heading = "document.querySelector('section.puzzle h2')?.textContent";

  it('is one press away on every screen, at the first level that is not solved; who solves one is led to the next', async () => {
    await visit(site.url(SMALL), async (tab) => {
      await until(tab, HAS_BOARD);
      expect(await tab.evaluate(links)).toEqual(['easy', 'medium', 'hard']);
      // The small puzzle stands in for today's.
      await tab.evaluate(`history.replaceState({ day: ${TODAY}, level: 'easy' }, '')`);
      await tab.reload();
      await until(tab, `${heading}?.startsWith('Puzzle of the day')`);
      await solve(tab);
      await until(tab, WON);
      expect(await tab.evaluate("document.querySelector('.play-won button').textContent")).toBe(
        'Today: medium',
      );
      expect(await tab.evaluate(links)).toEqual(['easy, solved', 'medium', 'hard']);
      // A time is kept only where it is shown.
      expect(await tab.evaluate(`${KEPT}.map(({ puzzle, seconds }) => [puzzle, seconds])`)).toEqual([
        ['omnibus 2 0111/2022/2010', undefined],
      ]);
      await tab.reload();
      await until(tab, WON);
      expect(await tab.evaluate("document.querySelector('.play-won').textContent")).toContain(
        'See you tomorrow: three new puzzles will be waiting.',
      );
      await tab.evaluate("location.hash = '#/print'");
      await until(tab, "document.querySelector('.studio-form') !== null");
      await tab.evaluate("document.querySelector('.studio-today').click()");
      await until(tab, `/^Puzzle of the day.* medium$/.test(${heading})`);
    });
  });
});

describeInChromium('what one comes back to', (chromium) => {
  const site = studioSite();
  const PHONE = { viewport: { width: 390, height: 780 } };
  const visit = (options: object, test: (page: Page) => Promise<void>) =>
    chromium.visitShared(site.url(SMALL), { locale: 'en-GB', ...options }, async (page) => {
      await page.locator('.playing [role=grid]').waitFor();
      await test(page);
    });
  const boxes = (page: Page) =>
    page.evaluate<string[]>(`(() => {
      const shown = [];
      for (let at = document.querySelector('.play-said'); at; at = at.parentElement) shown.push(getComputedStyle(at).display);
      return shown;
    })()`);
  const won = async (page: Page) => {
    const before = await boxes(page);
    await solve({ press: (keys) => page.keyboard.press(keys), evaluate: (code) => page.evaluate(code) });
    await page.locator('.play-won').waitFor();
    // A box that is made anew tells a screen reader nothing of what is said in it at the same moment.
    expect(await boxes(page)).toEqual(before);
  };

  it('shares a picture of the layout, and a text that has none of it', async () => {
    const options = { viewport: { width: 1200, height: 900 } };
    await visit({ ...options, permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await page.evaluate(`localStorage.setItem('dominosa-press/settings/1', '{"time":"shown"}')`);
      await page.reload();
      await page.locator('.playing [role=grid]').waitFor();
      await won(page);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Copy the result' }).click();
      await expect.poll(() => page.locator('.studio-shared').innerText()).toContain('gives nothing away');
      const text = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(text).toMatch(/^Solved: .*\nTime: \d+:\d\d\nhttp.*#2:011120222010$/);
      const download = await downloadBy(page, () =>
        page.getByRole('button', { name: 'Picture of the layout' }).click(),
      );
      await expect.poll(() => page.locator('.studio-shared').innerText()).toContain('picture is saved');
      const picture = await readFile(await download.path());
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([400, 320]);
      expect(await page.evaluate(`typeof ${KEPT}[0].seconds`)).toBe('number');
    });
  });

  it('praises on a phone without scrolling, tells what it took, and leads to the next and to all days', async () => {
    await visit(PHONE, async (page) => {
      // The small puzzle stands in for one of another day.
      await page.evaluate("history.replaceState({ day: '2026-11-22', level: 'hard' }, '')");
      await page.reload();
      await page.getByRole('heading', { name: /^Puzzle of the day.* hard$/ }).waitFor();
      await page.locator('[role=grid] td[tabindex="0"]').focus();
      const banner = page.locator('.play-won');
      for (let i = 0; i < 20 && (await banner.count()) === 0; i++) {
        await page.keyboard.press('h');
        await page.keyboard.press('d');
      }
      expect(await banner.locator('strong').innerText()).toBe(
        'Well done. Every domino is back in its place.',
      );
      expect(await banner.innerText()).toMatch(/\d+ moves, with \d+ hints\./);
      const { height } = PHONE.viewport;
      for (const button of await banner.getByRole('button').all()) {
        const { y, height: own } = (await button.boundingBox())!;
        expect(y).toBeGreaterThan(0);
        expect(y + own).toBeLessThanOrEqual(height);
      }
      expect(await violations(page)).toEqual([]);
      await banner.getByRole('button', { name: 'All days' }).click();
      await page.locator('.studio-calendar').waitFor();
      expect(await page.evaluate('document.activeElement.localName')).toBe('summary');
      // Its moves were counted before; without hints it says so.
      await page.evaluate('localStorage.clear()');
      await page.goto(site.url('#1:001110'));
      await page.goto(site.url(SMALL));
      await page.locator('.playing [role=grid]').waitFor();
      await won(page);
      expect(await banner.innerText()).toContain('6 moves, without a hint.');
    });
  });

  it('shows what was solved in numbers, takes it to another device as a file, and deletes all of it', async () => {
    await visit(PHONE, async (page) => {
      await won(page);
      const opened = async () => {
        await more(page);
        await page.getByText('Your progress').click();
        await page
          .locator('.play-shelf')
          .getByText(/in a row|Statistics begin/)
          .waitFor();
      };
      await opened();
      expect(await page.locator('.studio-chart tr').count()).toBe(14);
      expect(await page.locator('.studio-chart tr').last().innerText()).toMatch(/\t1/);
      expect(await violations(page)).toEqual([]);
      const download = await downloadBy(page, () =>
        page.getByRole('button', { name: 'Save progress as a file' }).click(),
      );
      const file = await download.path();
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await page.locator('.studio-welcome').waitFor();
      expect(await page.evaluate(`${KEPT}.length`)).toBe(0);
      await opened();
      await page.locator('.play-shelf input[type=file]').setInputFiles(file);
      await expect.poll(() => page.locator('.studio-chart tr').last().innerText()).toMatch(/\t1/);
      expect(await page.evaluate(`${KEPT}.length`)).toBe(1);
    });
  });
});
