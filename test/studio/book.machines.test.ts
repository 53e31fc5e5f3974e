import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page as ChromiumPage } from 'playwright-core';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { runChild, testFolder } from '../helpers/cli/run.ts';
import { describeInChromium, focused, violations } from '../helpers/play/browser.ts';
import { describeInFirefox, focused as focusedInFirefox } from '../helpers/play/firefox.ts';
import { HASH_FILES, hashesIn, hashOf, KEEP_FILES } from '../helpers/studio/hashes.ts';
import { studioSite } from '../helpers/studio/site.ts';

const { path } = testFolder();

/** What the command makes, by the names of its files. */
function made(...args: string[]): Record<string, string> {
  expect(runChild([...args, '--quiet', '--output', path()]).code).toBe(0);
  return Object.assign({}, ...readdirSync(path()).map((folder) => hashesIn(path(folder))));
}

/** The keys and the focus of a page, whichever browser it is in. */
interface Keyboard {
  press(key: 'Tab' | 'Enter' | 'ArrowDown'): Promise<void>;
  focused(): Promise<string>;
}

/** Tabs on until the focus is on something called so. */
async function tabTo(name: RegExp, keyboard: Keyboard): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (name.test(await keyboard.focused())) return;
    await keyboard.press('Tab');
  }
  throw new Error(`nothing called ${name} gets the focus`);
}

/** Chooses the booklet in large print and makes it, by keyboard alone. */
async function makeBooklet(keyboard: Keyboard, isSaid: (text: string) => Promise<void>): Promise<void> {
  await tabTo(/^(combobox: A book that is there already|Dominosa: Find)/, keyboard);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await tabTo(/Begin with this book$/, keyboard);
  await keyboard.press('Enter');
  await isSaid('The form now holds “Dominosa in Large Print”.');
  await tabTo(/Make the book$/, keyboard);
  await keyboard.press('Enter');
  await isSaid('They follow the buttons.');
  await tabTo(/^(link: )?Download large-print\.pdf/, keyboard);
}

const said = (text: string) => `document.querySelector('.studio-said').textContent.includes('${text}')`;

/** Waits until the page has said this. */
async function until(page: { evaluate(code: string): Promise<unknown> }, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(said(text)), { timeout: 400_000 }).toBe(true);
}

const inChromium = (page: ChromiumPage): Keyboard => ({
  press: (key) => page.keyboard.press(key),
  focused: () => focused(page),
});

const inFirefox = (page: FirefoxPage): Keyboard => ({
  press: (key) => page.keyboard.press(key),
  focused: () => focusedInFirefox(page),
});

describe('a booklet made in a browser by keyboard alone', () => {
  describeInChromium('in Chromium', (chromium) => {
    const site = studioSite();

    it('has the bytes of the command, and is downloaded', async () => {
      const expected = made('book', '--preset', 'large-print');
      await chromium.visitAt(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
        await page.evaluate(KEEP_FILES);
        await page.locator('.studio-work button').first().waitFor();
        await makeBooklet(inChromium(page), (text) => until(page, text));
        expect(await page.evaluate(HASH_FILES)).toEqual(expected);
        const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
        expect(download.suggestedFilename()).toBe('large-print.pdf');
        expect(hashOf(readFileSync(await download.path()))).toBe(expected['large-print.pdf']);
      });
    }, 600_000);
  });

  describeInFirefox('in Firefox', (firefox) => {
    const site = studioSite();

    it('has the bytes of the command, and arrives as files, one by one and in one', async () => {
      const expected = made('book', '--preset', 'large-print');
      await firefox.visitAt(site.url('#/book'), { width: 1000, height: 800 }, async (page) => {
        await page.evaluate(KEEP_FILES);
        await page.waitForSelector('.studio-work button');
        await makeBooklet(inFirefox(page), (text) => until(page, text));
        expect(await page.evaluate(HASH_FILES)).toEqual(expected);
        for (const link of await page.$$('.studio-files a[download]')) await link.click();
        await page.click('.studio-files .studio-buttons button');
        const arrived = async () => hashesIn(firefox.downloads);
        await expect.poll(arrived).toMatchObject(expected);
        // While a file comes it has another name.
        const zip = 'dominosa-in-large-print.zip';
        const others = async () => readdirSync(firefox.downloads).filter((name) => !(name in expected));
        await expect.poll(others).toEqual([zip]);
        const entries = unzipSync(readFileSync(join(firefox.downloads, zip)));
        const inZip = Object.entries(entries).map(([name, bytes]) => [basename(name), hashOf(bytes)]);
        expect(Object.fromEntries(inZip)).toEqual(expected);
      });
    }, 600_000);
  });
});

/** Run in a page that shows a page of a file: which share of its picture is dark. */
const INK = `{
  const { width, height } = document.querySelector('.studio-preview canvas');
  const dots = document.querySelector('.studio-preview canvas').getContext('2d').getImageData(0, 0, width, height).data;
  dots.filter((value, i) => i % 4 === 0 && value < 128 && dots[i + 3] === 255).length / (width * height);
}`;

describeInChromium('the screens that make books and sheets', (chromium) => {
  const site = studioSite();

  it('keeps an unfinished form, and leads to the field that is wrong', async () => {
    await chromium.visitAt(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      await page.getByLabel('How many puzzles').first().fill('many');
      await page.reload();
      await page.getByRole('button', { name: 'Make the book' }).click();
      await page.locator('[role=alert] p').first().waitFor();
      expect(await page.locator('[role=alert]').innerText()).toContain(
        '"many" cannot stand here: it must be a number',
      );
      expect(await focused(page)).toBe('textbox: How many puzzles (needed)');
      expect(await page.getByLabel('How many puzzles').first().inputValue()).toBe('many');
    });
  });

  it('has exercises, endgames, exhibits and tasks, added and taken away, and leads to what is wrong there', async () => {
    const options = { locale: 'de-DE', viewport: { width: 320, height: 640 } };
    await chromium.visitAt(site.url('#/book'), options, async (page) => {
      await page.locator('.studio-work button').first().waitFor();
      await page.locator('summary', { hasText: 'Neben den' }).click();
      await page.getByLabel('Figur VII von 1921').check();
      await page.getByLabel('Spalte c ergibt 27').check();
      for (const what of ['Übungen im Divisor-Domino', 'Endspiele im Sperrdomino'])
        await page.getByRole('button', { name: `${what} hinzufügen` }).press('Enter');
      expect(await focused(page)).toMatch(/^combobox: Was gesucht ist/);
      expect(await violations(page)).toEqual([]);
      expect(
        await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
      ).toBe(true);
      await page.getByLabel('Züge, höchstens (nötig)').fill('9');
      await page.locator('.studio-work button', { hasText: 'Wie groß' }).press('Enter');
      await page.locator('[role=alert] p').first().waitFor({ timeout: 120_000 });
      expect(await focused(page)).toMatch(/^textbox: Züge, höchstens/);
      await page.getByLabel('Züge, höchstens (nötig)').fill('3');
      await page.getByRole('button', { name: 'Eigene Setzaufgabe hinzufügen' }).press('Enter');
      expect(await focused(page)).toBe('textbox: Höchste Zahl im Satz der Setzaufgabe');
      await page.getByLabel('Was eine Antwort erfüllt').fill('sum c 8\nsum x 3');
      await page.getByLabel('Bedingungen, wo gleiche Zahlen').first().fill('given a1');
      await page.getByLabel('Wettbewerb: wie viele spielen').fill('3');
      for (const [label, right] of [
        // The last one that is wrong is told first.
        ['Wettbewerb: wie viele Runden', '1, 2'],
        ['Bedingungen, wo gleiche Zahlen', ''],
        ['Was eine Antwort erfüllt', 'sum c 8'],
      ] as const) {
        await page.locator('.studio-work button', { hasText: 'Das Buch machen' }).press('Enter');
        await expect.poll(() => focused(page), { timeout: 120_000 }).toContain(`textbox: ${label}`);
        expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
        await page.locator(':focus').fill(right);
      }
      await page.getByRole('button', { name: 'Übungen 1 entfernen' }).press('Enter');
      expect(await focused(page)).toBe('button: Übungen im Divisor-Domino hinzufügen');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Formular als Config-Datei speichern' }).press('Enter'),
      ]);
      const saved = readFileSync(await download.path(), 'utf8');
      expect(JSON.parse(saved)).toMatchObject({
        exhibits: ['VII'],
        composing: ['sum-27', { range: 4, conditions: ['sum c 8'] }],
        together: { players: 3, puzzles: [1, 2] },
        locks: [{ aim: 'lock', sees: 'both', moves: 3, count: 2 }],
      });
      expect(JSON.parse(saved)).not.toHaveProperty('exercises');
    });
  }, 400_000);

  it('opens a config file, and refuses another with its field', async () => {
    await chromium.visitAt(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      const open = (config: unknown) =>
        page.getByLabel('Or a config file of your own').setInputFiles({
          name: 'mine.json',
          mimeType: 'application/json',
          buffer: Buffer.from(typeof config === 'string' ? config : JSON.stringify(config)),
        });
      const sections = [{ title: 'One', range: 2, count: 1 }];
      await open({ title: 'Mine', editions: ['keys'], exhibits: ['I'], sections });
      await until(page, 'The file mine.json is in the form.');
      expect(await page.getByLabel('Title (needed)').inputValue()).toBe('Mine');
      expect(await page.locator('main').innerText()).not.toContain('keeps:');
      for (const [config, fault] of [
        [{ title: 'Mine', sections, papr: 'a4' }, 'There is no field “papr” here. Did you mean “paper”?'],
        ['{ "title": ', 'This is not valid JSON'],
      ] as const) {
        await open(config);
        await page.getByText(fault).waitFor();
        expect(await page.getByLabel('Title (needed)').inputValue()).toBe('Mine');
      }
    });
  });

  it('stops when it is told so, and says what a book comes to', async () => {
    await chromium.visitAt(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      await page.getByRole('button', { name: 'Make the book' }).click();
      await page.getByRole('button', { name: 'Stop' }).click();
      expect(await focused(page)).toBe('button: Make the book');
      await until(page, 'Stopped. The form is as it was.');
      for (const box of await page.getByRole('group', { name: 'Editions' }).getByRole('checkbox').all()) {
        if ((await box.locator('..').innerText()) !== 'Large print (PDF)') await box.uncheck();
      }
      await page.getByRole('button', { name: 'How large will it be?' }).click();
      await page.locator('.studio-plan li').waitFor({ timeout: 120_000 });
      const plan = await page.locator('.studio-plan').innerText();
      expect(plan).toContain('20 puzzles.');
      const [, pages] = /Large print \(PDF\): about (\d+) pages, or \d+ sheets/.exec(plan) ?? [];
      // docs/recipes.md: 20 easy puzzles have 34 pages.
      expect(Number(pages)).toBeGreaterThan(30);
      expect(Number(pages)).toBeLessThan(45);
      await page.getByRole('button', { name: 'See sample pages' }).click();
      await page
        .getByRole('button', { name: 'Show the pages of large-print.pdf' })
        .waitFor({ timeout: 120_000 });
      expect(await focused(page)).toBe('button: See sample pages');
    });
  }, 300_000);

  it('makes sheets with the bytes of the command', async () => {
    const expected = { ...made('stones', '--range', '6', '--print'), ...made('sheets') };
    await chromium.visitAt(site.url('#/print'), { locale: 'en-GB' }, async (page) => {
      for (const [what, name] of [
        ['stones', 'stones.pdf'],
        ['score-pad', 'score-pad.pdf'],
        ['tally', 'tally-6.pdf'],
      ] as const) {
        await page.getByLabel('What').selectOption(what);
        await page.getByRole('button', { name: 'Make the file' }).click();
        const link = page.getByRole('link', { name: `Download ${name}` });
        await link.waitFor({ timeout: 120_000 });
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
        expect(hashOf(readFileSync(join(await download.path())))).toBe(expected[name]);
      }
      await page.getByRole('button', { name: 'Show the pages of tally-6.pdf' }).click();
      await page
        .getByRole('img', { name: 'Picture of page 1. Its words follow.' })
        .waitFor({ timeout: 120_000 });
      expect(await focused(page)).toBe('button: Next page');
      await page.getByText('The words of this page').click();
      expect(await page.locator('.studio-preview').innerText()).toMatch(
        /Page 1 of 1[\s\S]*Tally up to 6:6[\s\S]*6:6$/,
      );
      expect(await page.evaluate(INK)).toBeGreaterThan(0.005);
      expect(await violations(page)).toEqual([]);
      for (const what of ['empty-board', 'calibration']) {
        await page.getByLabel('What').selectOption(what);
        await page.getByRole('button', { name: 'Make the file' }).click();
        await page
          .getByRole('link', { name: /^Download (board-empty|calibration)\.pdf/ })
          .waitFor({ timeout: 120_000 });
      }
    });
  }, 300_000);
});
