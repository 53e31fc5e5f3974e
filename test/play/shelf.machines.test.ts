import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { placementsOf } from '../../src/domino/puzzle.ts';
import { describeInChromium, focused, violations } from '../helpers/play/browser.ts';
import { bookPage } from '../helpers/play/pages.ts';
import { peerBook } from '../helpers/render/books.ts';

const PHONE = { viewport: { width: 320, height: 640 } };
const BOOK = peerBook([1, 2]);
const PUZZLES = BOOK.sections.flatMap(({ puzzles }) => puzzles);

let html: string;
beforeAll(async () => {
  html = await bookPage(BOOK);
});

const lead = (page: Page) => page.locator('header .play-start button');
const heading = (page: Page, number: number) => page.locator(`#puzzle-${number} h3`).textContent();
const inContents = (page: Page, number: number) =>
  page.locator('nav a', { hasText: new RegExp(`^Puzzle ${number}\\b`) }).textContent();
const progress = (page: Page) => page.locator('.play-shelf');

/** Lays the dominoes of a puzzle's key by keyboard, up to a given number. */
async function lay(page: Page, number: number, count = Number.POSITIVE_INFINITY): Promise<void> {
  const { puzzle, key } = PUZZLES[number - 1]!;
  for (const { first, second } of placementsOf(puzzle, key).slice(0, count)) {
    const { columns } = puzzle.board;
    await page.keyboard.press('Control+Home');
    for (let row = 0; row < Math.floor(first / columns); row++) await page.keyboard.press('ArrowDown');
    for (let column = 0; column < first % columns; column++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press(second === first + 1 ? 'Shift+ArrowRight' : 'Shift+ArrowDown');
  }
}

describeInChromium('all puzzles of book.html', (chromium) => {
  it('begin with one button on the first screen, say what is solved, begun and next, and keep it', async () => {
    await chromium.visit(html, PHONE, async (page) => {
      await expect.poll(() => lead(page).textContent()).toBe('Play a first puzzle');
      const { y, height } = (await lead(page).boundingBox())!;
      expect(y + height).toBeLessThan(PHONE.viewport.height);
      expect(await page.locator('#how-to-play .play-start button').allTextContents()).toEqual([
        'Play a first puzzle',
      ]);
      await lead(page).press('Enter');
      expect(await focused(page)).toMatch(/^gridcell: a1/);
      expect(await page.locator('#puzzle-1.playing').count()).toBe(1);
      await lay(page, 1, 2);
      expect(await heading(page, 1)).toBe('Puzzle 1 – begun');
      await page.reload();
      expect(await lead(page).textContent()).toBe('Continue: Puzzle 1');
      expect(await page.locator('#puzzle-1 .play-start').textContent()).toMatch(
        /^Continue 2 of 3 dominoes placed\.$/,
      );
      expect([await inContents(page, 1), await inContents(page, 2)]).toEqual([
        'Puzzle 1 – begun',
        'Puzzle 2',
      ]);
      await lead(page).press('Enter');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await lay(page, 1);
      const won = page.locator('#puzzle-1 .play-won');
      expect(await won.innerText()).toMatch(
        /Solved: Puzzle 1\s+1 solved, 0 begun, 3 not begun\.\s+Next puzzle to solve: Puzzle 2/,
      );
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(320);
      await won.getByRole('button').press('Enter');
      expect(await page.locator('#puzzle-2.playing').count()).toBe(1);
      await page.reload();
      expect([await heading(page, 1), await inContents(page, 1)]).toEqual([
        'Puzzle 1 – solved',
        'Puzzle 1 – solved',
      ]);
      expect(await lead(page).textContent()).toBe('Next puzzle to solve: Puzzle 2');
    });
  });

  it('are silent when one is solved, unless a sound was asked for', async () => {
    await chromium.visitAt(chromium.file(html), PHONE, async (page) => {
      await page.addInitScript(
        'window.sounds = 0; AudioContext = class extends AudioContext { constructor() { super(); sounds++; } };',
      );
      await page.reload();
      for (const [number, sounds] of [
        [1, 0],
        [2, 1],
      ] as const) {
        await page.locator(`#puzzle-${number} .play-start button`).press('Enter');
        await lay(page, number);
        expect(await page.locator(`#puzzle-${number} .play-won`).count()).toBe(1);
        expect(await page.evaluate('sounds')).toBe(sounds);
        const sound = page.getByRole('button', { name: 'Sound when a puzzle is solved' });
        if (number === 1) {
          await progress(page).locator('summary').press('Enter');
          expect(await sound.getAttribute('aria-pressed')).toBe('false');
          await sound.press('Enter');
        }
        expect(await sound.getAttribute('aria-pressed')).toBe('true');
      }
    });
  });

  it('are saved as a file and read on another device, where a wrong file changes nothing', async () => {
    await chromium.visit(html, PHONE, async (page) => {
      await lead(page).press('Enter');
      await lay(page, 1);
      await page.locator('#puzzle-3 .play-start button').press('Enter');
      await lay(page, 3, 4);
      await progress(page).locator('summary').click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save progress as a file' }).click();
      const file = await download;
      await page.getByText('Your browser saves your progress as a file.').waitFor();
      expect(file.suggestedFilename()).toBe('dominosa-progress.json');
      const saved = await file.path();
      expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({
        format: 'dominosa/progress@1',
        book: BOOK.title,
        puzzles: [
          { solved: true, done: 3 },
          { solved: false, done: 4 },
        ],
      });

      await page.evaluate('localStorage.clear()');
      await page.reload();
      await progress(page).locator('summary').click();
      const told = async (path: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) => {
        const before = await progress(page).locator('[aria-live]').textContent();
        await page.locator('input[type=file]').setInputFiles(path);
        await expect.poll(() => progress(page).locator('[aria-live]').textContent()).not.toBe(before);
        return progress(page).locator('[aria-live]').textContent();
      };
      const buffer = Buffer.from('{"format":"dominosa/keys@1"}');
      expect(await told({ name: 'wrong.json', mimeType: 'application/json', buffer })).toBe(
        'wrong.json was not read: it is not a progress file. Choose a file made by “Save progress as a file”. Nothing has changed here.',
      );
      expect(await heading(page, 1)).toBe('Puzzle 1');
      expect(await told(saved)).toBe('The progress of 2 puzzles has been loaded.');
      expect([await heading(page, 1), await heading(page, 3)]).toEqual([
        'Puzzle 1 – solved',
        'Puzzle 3 – begun',
      ]);
      expect(await lead(page).textContent()).toBe('Next puzzle to solve: Puzzle 2');
      await page.locator('#puzzle-3 .play-start button').press('Enter');
      expect(await page.locator('#puzzle-3 .play-half').count()).toBe(8);
      expect(await violations(page)).toEqual([]);
    });
  });
});
