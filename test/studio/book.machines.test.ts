import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadWords } from '../../src/node/words.ts';
import { requestOf } from '../../src/studio/form/answers.ts';
import { run, testFolder } from '../helpers/cli/run.ts';
import { describeInChromium, focused, tabTo, violations } from '../helpers/play/browser.ts';
import { describeInFirefox } from '../helpers/play/firefox.ts';
import {
  commandHashes,
  HASH_FILES,
  hashesIn,
  hashOf,
  KEEP_FILES,
  QUICK,
  SOME,
} from '../helpers/studio/hashes.ts';
import { studioSite } from '../helpers/studio/site.ts';
import {
  alertOf,
  chromiumTab,
  downloadBy,
  fillForm,
  firefoxTab,
  IS_NARROW,
  pressButton,
  untilSaid,
} from '../helpers/studio/tab.ts';

const { path } = testFolder();

/** The output of the command, by file name. */
async function made(...args: string[]): Promise<Record<string, string>> {
  expect((await run(...args, '--quiet', '--output', path())).code).toBe(0);
  const folders = readdirSync(path(), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.assign({}, ...folders.map(({ name }) => hashesIn(path(name))));
}

/** Opens all options besides the three questions. */
async function openMore(page: Page): Promise<void> {
  await page.locator('.book-more > summary').click();
}

const said = (text: string) =>
  `[...document.querySelectorAll('.studio-said, .book-made')].some((e) => e.textContent.includes('${text}'))`;

/** Waits until the page has announced this. */
async function until(page: { evaluate(code: string): Promise<unknown> }, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(said(text)), { timeout: 400_000 }).toBe(true);
}

describeInChromium('a booklet made in a browser by keyboard alone', (chromium) => {
  const site = studioSite();

  it('has the bytes of the command, and is downloaded', async () => {
    const expected = commandHashes(requestOf({ degree: 'medium', count: 10 }, loadWords('en')));
    await chromium.visitShared(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      await page.evaluate(KEEP_FILES);
      await page.locator('.studio-work button').first().waitFor();
      // Ten puzzles in large print that take some thought.
      await tabTo(page, /^radio: Easy$/);
      await page.keyboard.press('ArrowDown');
      await tabTo(page, /^radio: 20 puzzles$/);
      await page.keyboard.press('ArrowUp');
      await tabTo(page, /Make the book$/);
      await page.keyboard.press('Enter');
      await until(page, 'files are here');
      await tabTo(page, /^link: Download the book, /);
      expect(await page.evaluate(HASH_FILES)).toEqual(expected);
      // What came of it stands where the files are, which say what they are.
      const { y, height } = (await page.locator('.book-made').boundingBox())!;
      expect([y > 0, y + height < (await page.evaluate<number>('innerHeight'))]).toEqual([true, true]);
      expect(await page.locator('.studio-files .book-file').first().innerText()).toBe('Large print (PDF)');
      const download = await downloadBy(page, () => page.keyboard.press('Enter'));
      expect(download.suggestedFilename()).toBe('large-print.pdf');
      expect(hashOf(readFileSync(await download.path()))).toBe(expected['large-print.pdf']);
      await page.getByRole('radio', { name: 'Hard', exact: true }).check();
      await expect.poll(() => page.locator('.book-made').innerText()).toBe('');
    });
  }, 600_000);
});

describeInFirefox('a book made in Firefox', (firefox) => {
  const site = studioSite();

  it('has the bytes of the command, and arrives as files, one by one and in one', async () => {
    const expected = commandHashes(SOME);
    await firefox.visitAt(site.url('#/book'), { width: 1000, height: 800 }, async (page) => {
      const tab = firefoxTab(page);
      await fillForm(tab, SOME);
      await pressButton(tab, 'Make the book');
      await untilSaid(tab, '.book-made', 'The book is made');
      expect(await page.evaluate(HASH_FILES)).toEqual(expected);
      for (const link of await page.$$('.studio-files a[download]')) await link.click();
      await page.click('.studio-files .studio-buttons button');
      const arrived = async () => hashesIn(firefox.downloads);
      await expect.poll(arrived).toMatchObject(expected);
      // During a download the file has another name.
      const zip = 'some-puzzles.zip';
      const others = async () => readdirSync(firefox.downloads).filter((name) => !(name in expected));
      await expect.poll(others).toEqual([zip]);
      const entries = unzipSync(readFileSync(join(firefox.downloads, zip)));
      const inZip = Object.entries(entries).map(([name, bytes]) => [basename(name), hashOf(bytes)]);
      expect(Object.fromEntries(inZip)).toEqual(expected);
    });
  }, 600_000);
});

/** Runs in a page: applies an operation to the stored books. */
const inBooks = (store: string, code: string) => `new Promise((done) => {
  indexedDB.open('dominosa-press/books', 1).onsuccess = ({ target: { result } }) => {
    const request = result.transaction('${store}', 'readwrite').objectStore('${store}').${code};
    request.onsuccess = () => { result.close(); done(request.result); };
  };
})`;
const DAMAGE = inBooks('books', "put('x', 99)");
const ASIDE = inBooks('aside', 'getAll()');

describeInChromium('the screens that make books and sheets', (chromium) => {
  const site = studioSite();

  it('has exercises, endgames, exhibits and tasks, added and taken away, and leads to what is wrong there', async () => {
    const options = { locale: 'de-DE', viewport: { width: 320, height: 640 } };
    await chromium.visitShared(site.url('#/book'), options, async (page) => {
      // Of keys no pages are shown, which would be drawn anew after each change.
      await fillForm(chromiumTab(page), { ...QUICK, language: 'de' });
      await page.locator('.studio-work button').first().waitFor();
      await openMore(page);
      await page.locator('summary', { hasText: 'Figuren von 1921' }).click();
      await page.getByLabel('Figur VII von 1921').check();
      await page.getByLabel('Spalte c ergibt 27').check();
      for (const what of ['Übungen im Divisor-Domino', 'Endspiele im Sperrdomino'])
        await page.getByRole('button', { name: `${what} hinzufügen` }).press('Enter');
      expect(await focused(page)).toMatch(/^combobox: Was gesucht ist/);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(IS_NARROW)).toBe(true);
      await page.getByLabel('Züge, höchstens (nötig)').fill('9');
      await page.locator('.book-tools button', { hasText: 'Wie groß' }).press('Enter');
      await page.locator('[role=alert] p').first().waitFor({ timeout: 120_000 });
      expect(await focused(page)).toMatch(/^textbox: Züge, höchstens/);
      await page.getByLabel('Züge, höchstens (nötig)').fill('3');
      await page.getByRole('button', { name: 'Eigene Setzaufgabe hinzufügen' }).press('Enter');
      expect(await focused(page)).toBe('textbox: Höchste Zahl im Satz der Setzaufgabe');
      await page.getByLabel('Was eine Antwort erfüllt').fill('sum c 8\nsum x 3');
      await page.getByLabel('Bedingungen, wo gleiche Zahlen').first().fill('given a1');
      await page.getByLabel('Wettbewerb: wie viele spielen').fill('3');
      for (const [label, right] of [
        // The last invalid field is reported first.
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
      const download = await downloadBy(page, () =>
        page.getByRole('button', { name: 'Formular als Config-Datei speichern' }).press('Enter'),
      );
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

  it('shows pages that change with the answers, on every device and for every reader', async () => {
    const options = { locale: 'en-GB', viewport: { width: 390, height: 780 } };
    await chromium.visitShared(site.url('#/book'), options, async (page) => {
      const shown = () => page.locator('.book-pages figcaption').allInnerTexts();
      await page.locator('.book-pages figure').first().waitFor();
      expect(await shown()).toEqual(['The cover', 'A puzzle', 'A solution']);
      expect(await violations(page)).toEqual([]);
      const sizes = "[...document.querySelectorAll('.book-pages canvas')].map((picture) => picture.width)";
      expect(await page.evaluate<number[]>(sizes)).toEqual([560, 560, 560]);
      // Cover and puzzle are side by side, even on a phone.
      const [cover, second] = await page.locator('.book-pages canvas').all();
      expect((await second!.boundingBox())!.y).toBe((await cover!.boundingBox())!.y);
      const puzzle = () => page.evaluate("document.querySelectorAll('.book-pages canvas')[1].toDataURL()");
      const first = await puzzle();
      await page.getByRole('radio', { name: 'Hard', exact: true }).check();
      await expect.poll(puzzle).not.toBe(first);
      await page.getByRole('radio', { name: /^Listening/ }).check();
      await expect.poll(shown).toEqual(['How it sounds']);
      expect(await page.locator('.book-script').innerText()).toMatch(/^Puzzle one\.[\s\S]*Row one: \w+, /);
      await page.getByRole('radio', { name: /^Touch/ }).check();
      await expect.poll(shown).toEqual(['A raised sheet', 'A raised sheet']);
      await page.getByRole('radio', { name: /^A gift/ }).check();
      await page.getByLabel('Who gets it?').fill('Ada');
      await page.getByLabel('Title', { exact: true }).fill('For Ada');
      await page.getByLabel('Language of the book').first().selectOption('de');
      await expect
        .poll(() => page.evaluate("localStorage.getItem('dominosa-press/studio/book/1')"))
        .toMatch(/"language":"de".*"dedication":\{"for":"Ada"\}/);
      const kept = JSON.parse(await page.evaluate("localStorage.getItem('dominosa-press/studio/book/1')"));
      expect(kept).toMatchObject({
        title: 'For Ada',
        subtitle: 'Schwere Domino-Aufgaben',
        print: { cover: { for: 'Ada' } },
      });
      await page.reload();
      await expect.poll(() => page.getByRole('radio', { name: /^A gift/ }).isChecked()).toBe(true);
      expect(await page.getByLabel('Who gets it?').inputValue()).toBe('Ada');
      expect(await page.evaluate(IS_NARROW)).toBe(true);
    });
  }, 300_000);

  it('keeps a finished book if it is wanted, sets a damaged one aside, and deletes them', async () => {
    const config = { title: 'Small', editions: ['keys'], sections: [{ title: 'A', range: 2, count: 1 }] };
    await chromium.visitShared(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      await page.evaluate(
        `localStorage.setItem('dominosa-press/studio/book/1', '${JSON.stringify(config)}')`,
      );
      await page.reload();
      await page.getByRole('button', { name: 'Make the book' }).click();
      await page.getByRole('button', { name: 'Keep it on this device' }).click();
      await until(page, 'The book is kept on this device.');
      // That a book is made is taken away when the next one fails.
      await page.getByLabel('Title').first().fill('');
      await page.getByRole('button', { name: 'Make the book' }).click();
      await page.locator('[role=alert] p').first().waitFor();
      expect(await page.locator('.book-made').innerText()).toBe('');
      expect(await page.locator('[role=alert]').innerText()).toContain('The book could not be made.');
      await page.evaluate(DAMAGE);
      await page.reload();
      await page.getByRole('button', { name: 'Files of “Small”' }).click();
      expect(await page.locator('.studio-warned').innerText()).toMatch(/cannot be read.*set aside/);
      expect(await page.evaluate(ASIDE)).toEqual(['x']);
      const download = await downloadBy(page, () =>
        page
          .locator('.book-shelf')
          .getByRole('link', { name: /^Download keys\.json/ })
          .click(),
      );
      expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ title: 'Small' });
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Delete “Small”' }).click();
      expect(await focused(page)).toBe('button: Keep it');
      await page.getByRole('button', { name: 'Yes, delete' }).click();
      await until(page, '“Small” is deleted.');
      await page.reload();
      await page.getByText('There is nothing to show yet.').waitFor();
      expect(await page.locator('.book-shelf').isVisible()).toBe(false);
    });
  }, 300_000);

  it('opens a config file, and refuses another with its field', async () => {
    await chromium.visitShared(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      const open = (config: unknown) =>
        page.getByLabel('Or a config file of your own').setInputFiles({
          name: 'mine.json',
          mimeType: 'application/json',
          buffer: Buffer.from(typeof config === 'string' ? config : JSON.stringify(config)),
        });
      const sections = [{ title: 'One', range: 2, count: 1 }];
      await openMore(page);
      await open({ title: 'Mine', editions: ['keys'], exhibits: ['I'], sections });
      await until(page, 'The form now holds the file mine.json.');
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

  it('keeps an unfinished form, leads to the field that is wrong, stops when told so, and says what a book comes to', async () => {
    await chromium.visitShared(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      await openMore(page);
      const count = page.getByLabel('How many puzzles').first();
      const usual = await count.inputValue();
      await count.fill('many');
      await page.reload();
      await page.getByRole('button', { name: 'Make the book' }).click();
      expect(await alertOf(page)).toContain('"many" is not possible here: it must be a number');
      expect(await focused(page)).toBe('textbox: How many puzzles (needed)');
      expect(await count.inputValue()).toBe('many');
      await count.fill(usual);
      await page.getByRole('button', { name: 'Make the book' }).click();
      await page.getByRole('button', { name: 'Stop' }).click();
      expect(await focused(page)).toBe('button: Make the book');
      await until(page, 'Stopped. The form is as it was.');
      await page.getByRole('button', { name: 'How large will it be?' }).click();
      await page.locator('.studio-plan li').waitFor({ timeout: 120_000 });
      const plan = await page.locator('.studio-plan').innerText();
      expect(plan).toContain('20 puzzles.');
      const [, pages] = /Large print \(PDF\): about (\d+) pages, or \d+ sheets/.exec(plan) ?? [];
      // A puzzle and its tally share a page, and each page of solutions holds four.
      expect(Number(pages)).toBeGreaterThan(25);
      expect(Number(pages)).toBeLessThan(40);
      await page.getByRole('button', { name: 'See sample pages' }).click();
      await page
        .getByRole('button', { name: 'Show the pages of large-print.pdf' })
        .waitFor({ timeout: 120_000 });
      expect(await focused(page)).toBe('button: See sample pages');
    });
  }, 300_000);

  it('makes sheets with the bytes of the command', async () => {
    const expected = {
      ...(await made('stones', '--range', '6', '--print')),
      ...(await made('sheets')),
      ...(await made('worksheet', '--level', 'medium', '--seed', '7')),
    };
    await chromium.visitShared(site.url('#/print'), { locale: 'en-GB' }, async (page) => {
      await page.getByLabel('Level').selectOption('medium');
      await page.getByLabel('Number of the sheet').fill('7');
      for (const [what, name] of [
        ['worksheet', 'worksheet.pdf'],
        ['stones', 'stones.pdf'],
        ['score-pad', 'score-pad.pdf'],
        ['tally', 'tally-6.pdf'],
      ] as const) {
        await page.getByLabel('What').selectOption(what);
        await page.getByRole('button', { name: 'Make the file' }).click();
        const link = page.getByRole('link', { name: `Download ${name}` });
        await link.waitFor({ timeout: 120_000 });
        const download = await downloadBy(page, () => link.click());
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
