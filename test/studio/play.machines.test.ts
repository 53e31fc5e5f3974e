import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeBook, makeBookText } from '../../src/index.ts';
import { describeInChromium, focused, more, said, violations } from '../helpers/play/browser.ts';
import { LOCKS, POSITION } from '../helpers/play/locks.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { studioSite } from '../helpers/studio/site.ts';
import { alertOf, IS_NARROW, SMALL } from '../helpers/studio/tab.ts';

/** A small puzzle by its game id, and the keys that solve it from its first cell. */
const KEYS = [
  ...['Shift+ArrowRight', 'ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Control+Home', 'ArrowDown'],
  ...['Shift+ArrowDown', 'ArrowRight', 'Shift+ArrowDown', 'ArrowRight', 'Shift+ArrowDown', 'ArrowRight'],
  'Shift+ArrowDown',
];
const SOLVED = /All is right: you have solved the puzzle\.$/;

const board = (page: Page) => page.locator('.playing [role=grid]');
const line = (page: Page) => page.locator('section.puzzle').getAttribute('data-puzzle');
/** A file as chosen by a reader. */
const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

describeInChromium('playing in the studio', (chromium) => {
  const site = studioSite();
  const visit = (
    route: string,
    options: Parameters<typeof chromium.visitAt>[1],
    test: (page: Page) => Promise<void>,
  ) =>
    chromium.visitShared(site.url(route), { locale: 'en-GB', ...options }, async (page) => {
      await board(page).waitFor();
      await test(page);
    });

  it('is possible with the keyboard alone, from the first key to the next puzzle', async () => {
    await visit(SMALL, {}, async (page) => {
      for (let i = 0; i < 20 && !(await focused(page)).startsWith('gridcell'); i++)
        await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('gridcell: a1, 0');
      for (const key of KEYS) await page.keyboard.press(key);
      expect(await said(page)).toMatch(SOLVED);
      await page.locator('.play-won button').first().focus();
      await page.evaluate(
        "addEventListener('focusin', ({ target }) => (window.first ??= target.textContent))",
      );
      await page.keyboard.press('Enter');
      await expect.poll(() => line(page)).not.toBe(PUZZLES.small);
      // Not from the button that disappears, where Orca falls silent.
      expect(await page.evaluate('window.first')).toBe('New puzzle');
      await expect.poll(() => focused(page)).toMatch(/^gridcell: a1, /);
    });
  });

  it('keeps the puzzle and the game when the page is loaded again, and lists it', async () => {
    await visit('#/play?level=easy', {}, async (page) => {
      const before = await line(page);
      await board(page).locator('td[tabindex="0"]').focus();
      await page.keyboard.press('Shift+ArrowRight');
      await page.reload();
      await board(page).waitFor();
      expect(await line(page)).toBe(before);
      expect(await page.locator('.play-half').count()).toBe(2);
      await more(page);
      await page.getByText('Your progress').click();
      expect(await page.locator('.play-shelf li').innerText()).toContain('1 of 28 dominoes placed.');
    });
  });

  it('says at once that the puzzle of the day is being made, and leads to its board', async () => {
    await visit(SMALL, {}, async (page) => {
      await page.evaluate(`
        window.heard = [];
        addEventListener('focusin', ({ target }) => heard.push(target.closest('[role=grid]') ? 'the board' : target.textContent));
        new MutationObserver(() => heard.push(document.querySelector('.studio-said').textContent))
          .observe(document.querySelector('.studio-said'), { childList: true });`);
      await page.getByRole('link', { name: 'easy' }).press('Enter');
      await expect.poll(() => page.locator('h2').innerText()).toMatch(/^Puzzle of the day, .*: easy$/);
      await expect.poll(() => focused(page)).toMatch(/^gridcell: a1, /);
      expect(await page.evaluate("heard.filter((text) => text !== '')")).toEqual([
        'easy',
        'Making a puzzle.',
        'the board',
      ]);
    });
  });

  it('leads to the button for another one when what is made is given up', async () => {
    await visit(SMALL, {}, async (page) => {
      await page.getByText('Kind and level').click();
      await page.getByLabel('Kind').selectOption('terzett');
      await page.locator('select[name="range"]').selectOption('10');
      await page.getByLabel('Level').selectOption('master');
      await page.getByRole('button', { name: 'New puzzle' }).press('Enter');
      await page.locator('.studio-table .studio-buttons button').first().press('Enter');
      expect(await focused(page)).toBe('button: New puzzle');
      expect(await line(page)).toBe(PUZZLES.small);
    });
  });

  it('makes what is chosen, and says it in the address, or what is not there', async () => {
    await visit(SMALL, {}, async (page) => {
      await page.getByText('Kind and level').click();
      await page.locator('select[name="range"]').selectOption('2');
      await page.getByLabel('Level').selectOption('expert');
      await page.getByRole('button', { name: 'New puzzle' }).click();
      expect(await alertOf(page)).toContain('The puzzle could not be made.');
      await page.getByLabel('Kind').selectOption('completion');
      await page.locator('select[name="range"]').selectOption('4');
      await page.getByLabel('Level').selectOption('easy');
      await page.getByRole('button', { name: 'New puzzle' }).click();
      await expect.poll(() => line(page)).toMatch(/^completion 4 /);
      expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#/play?line=${await line(page)}`);
      expect(await page.locator('[role=alert]').innerText()).toBe('');
    });
  });

  it('makes an end of Sperrdomino, plays it, and lists it', async () => {
    await visit(SMALL, { viewport: { width: 320, height: 640 } }, async (page) => {
      await page.getByText('Kind and level').click();
      await page.getByLabel('Kind').selectOption('locks');
      expect(await page.getByLabel('Level').isVisible()).toBe(false);
      await page.getByLabel('Moves').selectOption('3');
      await page.getByRole('button', { name: 'New puzzle' }).click();
      await page.locator('.lock-domino:focus').waitFor();
      expect(await page.locator('h2').first().innerText()).toBe('Sperrdomino: the lock in 3 moves');
      for (const key of ['h', 'd']) await page.keyboard.press(key);
      expect(await said(page)).toMatch(/^You place \d:\d on the (left|right)\. Ben /);
      expect(await page.evaluate(IS_NARROW)).toBe(true);
      expect(await violations(page)).toEqual([]);
      await page.reload();
      await page.locator('.lock-domino').first().waitFor();
      await page.getByText('Your progress').click();
      expect(await page.locator('.play-shelf li').innerText()).toBe(
        'Sperrdomino: the lock in 3 moves 1 move made.',
      );
    });
  });

  it('puts a task for composers on the table, judges it, keeps and lists it', async () => {
    const options = { viewport: { width: 320, height: 640 }, locale: 'de-DE' };
    await visit(SMALL, options, async (page) => {
      await page.getByText('Art und Stufe').click();
      await page.getByLabel('Art').selectOption('compose');
      expect(await page.getByLabel('Stufe').isVisible()).toBe(false);
      await page.getByLabel('Welche Aufgabe').selectOption('small-line');
      await page.getByRole('button', { name: 'Neue Aufgabe' }).click();
      const task = page.locator('section.puzzle[data-task]');
      await task.waitFor();
      expect(decodeURIComponent(await page.evaluate<string>('location.hash'))).toMatch(
        /^#\/play\?line=task completion 4 /,
      );
      await expect.poll(() => focused(page)).toMatch(/^gridcell: a1, 0/);
      expect(await task.innerText()).toContain('Setzaufgabe, Steine bis 4:4');
      expect(await page.evaluate(IS_NARROW)).toBe(true);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.type('2');
      await page.keyboard.press('h');
      await expect.poll(() => said(page)).toMatch(/(vollenden|ergänzen|füllen|Sekunden)/);
      await page.reload();
      await task.waitFor();
      await page.getByRole('button', { name: 'Mehr' }).click();
      await page.locator('details.play-shelf > summary').click();
      const listed = page.locator('.studio-list li', { hasText: 'Setzaufgabe' });
      expect(await listed.innerText()).toContain('1 von');
      await listed.getByRole('link').click();
      await task.waitFor();
    });
  });

  it('opens what is pasted, and files with one puzzle, a book, a task or an end of Sperrdomino', async () => {
    const book = await makeBook({ title: 'A', sections: [{ title: 'B', count: 2, range: 3 }] });
    await visit(SMALL, { viewport: { width: 320, height: 640 } }, async (page) => {
      const file = page.getByLabel('File');
      await more(page);
      await page.getByText('Open a puzzle of your own').click();
      const heading = () => page.locator('section.puzzle h2').first().innerText();
      for (const [text, title] of [
        ['small-line', 'Composing task, dominoes up to 4:4'],
        ['sperrdomino deal 1x7', 'Sperrdomino: whole games'],
        [LOCKS.own, 'Sperrdomino: the lock in 3 moves'],
      ] as const) {
        await page.getByLabel('Game id, numbers or text').fill(text);
        await page.getByRole('button', { name: 'Read' }).first().click();
        await expect.poll(heading).toContain(title);
        expect(await page.locator('.studio-list li').count()).toBe(0);
        // With games of Sperrdomino it is already open.
        if (await page.locator('.play-more').count()) await more(page);
      }
      await file.setInputFiles(textFile('game.txt', POSITION));
      await page.locator('.studio-list button').last().click();
      await expect.poll(heading).toContain('the best result');
      await file.setInputFiles(textFile('puzzle.txt', PUZZLES.ring));
      await expect.poll(() => line(page)).toBe(PUZZLES.ring);
      await file.setInputFiles(textFile('book.json', makeBookText(book)));
      await more(page);
      await page.locator('.studio-list button').nth(1).click();
      await expect.poll(() => line(page)).toMatch(/^omnibus 3 /);
      await file.setInputFiles(textFile('none.txt', 'nothing'));
      const alert = page.locator('[role=alert]', { hasText: 'none.txt' });
      await alert.locator('p').first().waitFor();
      await file.setInputFiles(textFile('task.json', '{ "format": "dominosa/task@1", "range": 9 }'));
      await page.locator('[role=alert]', { hasText: 'task.json: range' }).waitFor();
      expect(await line(page)).toMatch(/^omnibus 3 /);
    });
  });
});
