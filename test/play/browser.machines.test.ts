import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, focused, more, said, violations } from '../helpers/play/browser.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { playPage } from '../helpers/play/pages.ts';

const start = (page: Page, number = 1) => page.locator(`#puzzle-${number} .play-start button`).click();
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const isNarrow = (page: Page) =>
  page.evaluate<boolean>('document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth');

// What is heard from the first key to the solved puzzle stands in the transcripts (listen).
describeInChromium('a puzzle in the page', (chromium) => {
  it('is reached whole by the tab key, asks before it clears, and says again what is asked for again', async () => {
    await chromium.visit(await playPage(PUZZLES.small), {}, async (page) => {
      await start(page);
      await page.keyboard.press('Shift+ArrowRight');
      const names: string[] = [];
      for (let i = 0; i < 22; i++) {
        await page.keyboard.press('Tab');
        names.push(await focused(page));
        if (names.at(-1) === 'button: More') await page.keyboard.press('Enter');
      }
      expect(names).toEqual([
        'button: Undo',
        'button: Hint',
        'button: Check',
        'button: More',
        'button: Try something',
        'button: Draw bars',
        'button: Redo',
        'button: Clear',
        'button: Smaller board',
        'button: Larger board',
        'button: Neighbours',
        'button: Row',
        'button: Column',
        'button: Next free cell',
        'button: How far',
        'button: Last move',
        'button: Certain here?',
        'button: Two places left',
        'button: Why not here?',
        'button: Find this number',
        'DisclosureTriangle: Settings',
        'DisclosureTriangle: Keys and gestures',
      ]);
      await page.getByRole('button', { name: 'Clear' }).focus();
      await page.keyboard.press('Enter');
      expect(await focused(page)).toBe('button: No, keep');
      await page.keyboard.press('Escape');
      expect(await focused(page)).toBe('button: Clear');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await focused(page)).toBe('button: Clear');
      expect(await said(page)).toBe('0:1 is taken away from 1 a b.');
      expect(await page.locator('.play-half').count()).toBe(0);
      // What was just said is said again, when it is asked for again.
      await page.locator('[role=grid] td[tabindex="0"]').press('c');
      const first = await page.locator('[role=status]').textContent();
      await page.keyboard.press('c');
      const second = await page.locator('[role=status]').textContent();
      expect(second).not.toBe(first);
      expect(second!.trim()).toBe(first!.trim());
    });
  });

  it('is as it was when playing is stopped; its game is there again after a reload, and set aside when damaged', async () => {
    await chromium.visit(await playPage(PUZZLES.small, PUZZLES.ring), {}, async (page) => {
      const html = () => page.locator('#puzzle-1').innerHTML();
      const before = await html();
      await start(page);
      await page.keyboard.press('Shift+ArrowRight');
      await start(page);
      const after = (await html()).replace('>Continue<', '>Play<');
      expect(after.replace('> – begun<', '><').replace('>1 of 6 dominoes placed.<', '><')).toBe(before);
      await start(page);
      expect(await focused(page)).toBe('gridcell: a1, 0, joined with b1 as 0:1');
      await page.reload();
      expect(await page.getByRole('button').allTextContents()).toEqual(['Continue', 'Play']);
      await start(page);
      expect(await focused(page)).toBe('gridcell: a1, 0, joined with b1 as 0:1');
      await page.keyboard.press('Control+z');
      expect(await said(page)).toBe('Undone. 0:1 is taken away from 1 a b.');
      await page.evaluate(
        `localStorage.setItem('dominosa-press/play/1/${PUZZLES.small}', '{"moves":[{}],"done":1}')`,
      );
      await page.reload();
      await start(page);
      expect(await focused(page)).toBe('gridcell: a1, 0');
      await page.keyboard.press('Shift+ArrowRight');
      expect(await said(page)).toBe('0:1 is placed on 1 a b.');
    });
  });

  it.each([
    ['a screen of 320 px', { width: 320, height: 640 }],
    ['a window of 1280 px at 200 %', { width: 640, height: 400 }],
  ])('needs no sideways scrolling on %s, and has nothing that axe finds wrong', async (_, viewport) => {
    await chromium.visit(await playPage(PUZZLES.full, PUZZLES.completion), { viewport }, async (page) => {
      expect(await isNarrow(page)).toBe(true);
      for (const number of [1, 2]) await start(page, number);
      await more(page);
      await page.locator('summary').first().click();
      expect(await isNarrow(page)).toBe(true);
      const boards = await page.evaluate<boolean[]>(
        "[...document.querySelectorAll('.play-board')].map((board) => board.scrollWidth <= board.clientWidth)",
      );
      expect(boards).toEqual([true, true]);
      const sides = await page.evaluate<number[]>(
        "[...document.querySelectorAll('[role=grid] tbody td')].flatMap((td) => [td.offsetWidth, td.offsetHeight])",
      );
      expect(Math.min(...sides)).toBeGreaterThanOrEqual(viewport.width < 400 ? 24 : 44);
      const buttons = await page.evaluate<number[]>(
        "[...document.querySelectorAll('button')].filter((b) => b.offsetWidth > 0).flatMap((b) => [b.offsetWidth, b.offsetHeight])",
      );
      expect(Math.min(...buttons)).toBeGreaterThanOrEqual(44);
      await page.getByRole('button', { name: 'Clear' }).first().click();
      await cell(page, 'c4').first().click();
      expect(await violations(page)).toEqual([]);
    });
  });

  it('lets a board scroll that is too wide, and nothing else', async () => {
    const viewport = { width: 320, height: 640 };
    await chromium.visit(await playPage(PUZZLES.wide), { viewport }, async (page) => {
      await start(page);
      expect(await isNarrow(page)).toBe(true);
      await page.keyboard.press('End');
      expect(await focused(page)).toBe('gridcell: x1, 7');
      const inView =
        '(({ left, right }) => left >= 0 && right <= innerWidth)(document.activeElement.getBoundingClientRect())';
      expect(await page.evaluate<boolean>(inView)).toBe(true);
      expect(await isNarrow(page)).toBe(true);
    });
  });

  it.each([
    ['forced colours', { forcedColors: 'active' }],
    ['dark mode', { colorScheme: 'dark', reducedMotion: 'reduce' }],
  ] as const)('shows dominoes, bars and the focus in %s', async (_, options) => {
    await chromium.visit(await playPage(PUZZLES.full), options, async (page) => {
      await start(page);
      for (const key of ['Shift+ArrowRight', 'ArrowDown', 's', 'ArrowRight', 's', 'ArrowDown'])
        await page.keyboard.press(key);
      if ('reducedMotion' in options)
        expect(await page.evaluate<number>('document.getAnimations().length')).toBe(0);
      const { text, paper, ...lines } = await page.evaluate<
        Record<string, [style: string, width: string, colour: string]>
      >(`(() => {
      const line = (css, side) => [css[side + 'Style'], css[side + 'Width'], css[side + 'Color']];
      const page = getComputedStyle(document.documentElement);
      const focus = document.activeElement;
      return {
        domino: line(getComputedStyle(document.querySelector('.play-half-right'), '::after'), 'borderTop'),
        right: line(getComputedStyle(focus.querySelector('i'), '::before'), 'borderRight'),
        down: line(getComputedStyle(focus.querySelector('i'), '::after'), 'borderBottom'),
        focus: line(getComputedStyle(focus), 'outline'),
        text: ['', '', page.color],
        paper: ['', '', page.backgroundColor],
      };
    })()`);
      for (const [name, [style, width, colour]] of Object.entries(lines)) {
        expect(style, name).toBe('solid');
        expect(Number.parseFloat(width), name).toBeGreaterThanOrEqual(3);
        // Chromium has a special focus colour if colours are forced.
        if (name === 'focus') expect(colour).not.toBe(paper![2]);
        else expect(colour, name).toBe(text![2]);
      }
      if ('forcedColors' in options) {
        const letters = await page.evaluate<string[]>(
          "[...document.querySelectorAll('.play-first button')].map((e) => getComputedStyle(e).color)",
        );
        expect(letters).toHaveLength(4);
        // Every text has a backplate in the colour of the page.
        expect(letters).not.toContain(paper![2]);
      }
      // A bar is thicker than the outline of a domino.
      const [domino, right, down] = [lines.domino, lines.right, lines.down].map((line) =>
        Number.parseFloat(line![1]),
      );
      expect(right).toBeGreaterThan(2 * domino!);
      expect(down).toBe(right);
    });
  });

  it('is not solved or read before it is played, so that a page with fifty opens fast', async () => {
    const fifty = await playPage(...new Array<string>(50).fill(PUZZLES.full));
    await chromium.visit(fifty, {}, async (page) => {
      expect(await page.getByRole('button').count()).toBe(50);
      expect(await page.locator('[role=grid], [role=status], details').count()).toBe(0);
      await start(page, 50);
      expect(await page.locator('[role=grid], [role=status], details').count()).toBe(4);
    });
  });
});
