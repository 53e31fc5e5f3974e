import { beforeAll, expect, it } from 'vitest';
import { bundlePlay } from '../../scripts/play/bundle.ts';
import { describeInFirefox, focused, press, said } from '../helpers/play/firefox.ts';
import { makePage, PUZZLES } from '../helpers/play/page.ts';

let script: string;
beforeAll(async () => {
  script = await bundlePlay();
});

const WINDOW = { width: 1280, height: 800 };

// Chromium runs all the tests (browser, thumb, panel, shelf). These tests check that the engine of Firefox behaves the same
// with keys, mouse, sizes and storage.
describeInFirefox('a puzzle in Firefox', (firefox) => {
  it('is played with the keyboard alone from the first key to the end', async () => {
    await firefox.visit(makePage([PUZZLES.small], script), WINDOW, async (page) => {
      await press(page, 'Tab');
      await press(page, 'Enter');
      expect(await focused(page)).toMatch(/a1, 0$/);
      for (const [keys, told] of [
        ['Shift+ArrowRight', '0:1 is placed on 1 a b.'],
        ['h', 'Next technique: seal, with the domino 0:0. M for more.'],
        ['Control+z', 'Undone. 0:1 is taken away from 1 a b.'],
      ] as const) {
        await press(page, keys);
        expect([keys, await said(page)]).toEqual([keys, told]);
      }
      for (const [place, keys] of [
        ['a1', 'Shift+ArrowRight'],
        ['c1', 'Shift+ArrowRight'],
        ['a2', 'Shift+ArrowDown'],
        ['b2', 'Shift+ArrowDown'],
        ['c2', 'Shift+ArrowDown'],
        ['d2', 'Shift+ArrowDown'],
      ] as const) {
        await press(page, 'Control+Home');
        for (let column = 'a'; column < place[0]!; column = String.fromCharCode(column.charCodeAt(0) + 1))
          await press(page, 'ArrowRight');
        for (let row = 1; row < Number(place[1]); row++) await press(page, 'ArrowDown');
        expect(await focused(page)).toMatch(new RegExp(`${place}, `));
        await press(page, keys);
      }
      expect(await said(page)).toMatch(/All is right: you have solved the puzzle\.$/);
    });
  });

  it('takes clicks on lines, lifts with one click, and draws bars with the right button', async () => {
    await firefox.visit(makePage([PUZZLES.full], script), WINDOW, async (page) => {
      await page.click('.play-start button');
      const point = async (name: string, across: number, down: number) => {
        const box = (await page.evaluate(
          `(() => { const cell = [...document.querySelectorAll('td')].find((c) => c.textContent.includes('${name},'));
             const { x, y, width, height } = cell.getBoundingClientRect(); return { x, y, width, height }; })()`,
        )) as { x: number; y: number; width: number; height: number };
        return [box.x + across * box.width, box.y + down * box.height] as const;
      };
      for (const [name, across, down, button, told] of [
        ['c4', 0.95, 0.5, 'left', '2:5 is placed on 4 c d.'],
        ['d4', 0.5, 0.5, 'left', '2:5 is taken away from 4 c d.'],
        ['c4', 0.7, 0.5, 'right', 'Bar between c4 and d4.'],
      ] as const) {
        const [x, y] = await point(name, across, down);
        await page.mouse.click(x, y, { button });
        expect(await said(page)).toBe(told);
      }
    });
  });

  it.each([
    [1280, 800],
    [320, 256],
  ])('shows the cell with the focus and the message in a window of %i by %i', async (width, height) => {
    await firefox.visit(makePage([PUZZLES.full], script), { width, height }, async (page) => {
      await press(page, 'Tab');
      await press(page, 'Enter');
      for (const keys of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight', 'Control+End'])
        await press(page, keys);
      const boxes = (await page.evaluate(
        `[document.activeElement, document.querySelector('[role=status]')].map((element) => {
           const { top, bottom, left, right } = element.getBoundingClientRect(); return { top, bottom, left, right }; })`,
      )) as { top: number; bottom: number; left: number; right: number }[];
      for (const { top, bottom, left, right } of boxes) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(height);
        expect(right).toBeLessThanOrEqual(width);
      }
      expect(
        await page.evaluate('document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth'),
      ).toBe(true);
    });
  });

  it('keeps what was placed when the page is opened again', async () => {
    await firefox.visit(makePage([PUZZLES.small], script), WINDOW, async (page) => {
      await page.click('.play-start button');
      await press(page, 'Shift+ArrowRight');
      await page.reload();
      await page.click('.play-start button');
      await press(page, 'p');
      expect(await said(page)).toMatch(/^1 of 6 dominoes placed/);
    });
  });
});
