import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { describeInChromium, more, said } from '../helpers/play/browser.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { playPage } from '../helpers/play/pages.ts';

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });

/** A point of a cell, as fractions of its sides from the upper left. */
async function point(page: Page, name: string, across: number, down: number) {
  const { x, y, width, height } = (await cell(page, name).boundingBox())!;
  return { x: x + across * width, y: y + down * height };
}

/** The element that shows the latest announcement: below the board, or in the answer that contains the step. */
const SEEN = `(getComputedStyle(document.querySelector('.play-said')).clipPath === 'none' ? '.play-said' :
  document.querySelector('.play-tour [aria-current]') ? '.play-tour [aria-current]' : '.play-tour p')`;

describeInChromium('a board under a mouse or a thumb', (chromium) => {
  const visit = async (options: object, test: (page: Page) => Promise<void>, line: string = PUZZLES.full) =>
    chromium.visit(await playPage(line), options, async (page) => {
      await page.locator('.play-start button').click();
      await test(page);
    });
  const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } };

  describe('with a mouse', () => {
    it('takes a click on a line for a domino, which one click lifts, a right click for a bar, and a drag in its direction', async () => {
      await visit({}, async (page) => {
        for (const [name, across, down, told] of [
          ['c4', 0.95, 0.5, '2:5 is placed on 4 c d.'],
          ['d4', 0.05, 0.5, '2:5 is taken away from 4 c d.'],
          ['c4', 0.5, 0.95, '2:7 is placed on c 4,5.'],
          ['c5', 0.5, 0.5, '2:7 is taken away from c 4,5.'],
          ['a1', 0.02, 0.5, 'a1 picked.'],
          ['i8', 0.5, 0.5, 'i8 picked.'],
          ['i8', 0.5, 0.5, 'Cancelled.'],
        ] as const) {
          const { x, y } = await point(page, name, across, down);
          await page.mouse.click(x, y);
          expect(await said(page)).toBe(told);
        }
        // A right click draws a bar on the nearest side, and opens no menu.
        const menus = () => page.evaluate<number>('window.menus');
        await page.evaluate(
          "window.menus = 0; addEventListener('contextmenu', (e) => { if (!e.defaultPrevented) menus++; })",
        );
        for (const [name, across, down, told] of [
          ['c4', 0.7, 0.5, 'Bar between c4 and d4.'],
          ['d4', 0.2, 0.4, 'The bar between c4 and d4 is taken away.'],
          ['d4', 0.5, 0.9, 'Bar between d4 and d5.'],
          ['a1', 0.1, 0.5, 'There is no cell to the left.'],
        ] as const) {
          const { x, y } = await point(page, name, across, down);
          await page.mouse.click(x, y, { button: 'right' });
          expect(await said(page)).toBe(told);
        }
        expect(await menus()).toBe(0);
        const drag = async (from: string, to: string, button: 'left' | 'right' = 'left') => {
          const [start, end] = [await point(page, from, 0.5, 0.5), await point(page, to, 0.5, 0.5)];
          await page.mouse.move(start.x, start.y);
          await page.mouse.down({ button });
          await page.mouse.move(end.x, end.y, { steps: 4 });
          await page.mouse.up({ button });
          return said(page);
        };
        // A drag may go further than the neighbour; with the right button it draws a bar.
        expect(await drag('c4', 'f4')).toBe('2:5 is placed on 4 c d.');
        expect(await drag('d1', 'c1')).toBe('4:6 is placed on 1 c d.');
        expect(await drag('h8', 'h5', 'right')).toBe('Bar between h7 and h8.');
        await more(page);
        await page.getByRole('button', { name: 'Draw bars' }).click();
        expect(await drag('h8', 'i8')).toBe('Bar between h8 and i8.');
        await page.getByRole('button', { name: 'Draw bars' }).click();
        const start = await point(page, 'a5', 0.5, 0.5);
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(start.x - 60, start.y);
        await page.mouse.up();
        expect(await said(page)).toBe('There is no cell to the left.');
      });
    });

    it('rings the cells with a number that is typed, and dashes the places of a domino of the tally', async () => {
      await visit({}, async (page) => {
        await page.keyboard.press('3');
        expect(await page.locator('.play-ring').count()).toBe(9);
        await page.getByRole('button', { name: '2:5: 5 places' }).click();
        expect(await said(page)).toMatch(/^2:5 has 5 places: /);
        expect(await page.locator('.play-could').count()).toBe(8);
        await page.getByRole('button', { name: 'Next step' }).click();
        expect(await page.locator('.play-could').count()).toBe(2);
        await page.getByRole('button', { name: 'Do it' }).click();
        expect(await said(page)).toBe('2:5 is placed on 1 f g.');
        expect(await page.getByRole('button', { name: '2:5: placed' }).count()).toBe(1);
        expect(await page.locator('.play-ring, .play-could').count()).toBe(0);
      });
    });
  });

  describe('with a thumb', () => {
    async function drag(page: Page, from: string, to: string): Promise<void> {
      const [start, end] = [await point(page, from, 0.5, 0.5), await point(page, to, 0.5, 0.5)];
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: (typeof start)[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await touch('touchStart', start);
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', {
          x: start.x + part * (end.x - start.x),
          y: start.y + part * (end.y - start.y),
        });
      await touch('touchEnd');
    }

    it('takes a tap on a line, a tap on a domino, a long press for a bar, and a drag to a neighbour', async () => {
      await visit(PHONE, async (page) => {
        const line = await point(page, 'c4', 0.95, 0.5);
        await page.touchscreen.tap(line.x, line.y);
        expect(await said(page)).toBe('2:5 is placed on 4 c d.');
        await cell(page, 'd4').tap();
        expect(await said(page)).toBe('2:5 is taken away from 4 c d.');
        const { x, y } = await point(page, 'c4', 0.5, 0.8);
        const session = await page.context().newCDPSession(page);
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        await cell(page, 'c4').and(page.locator('.play-bar-down')).waitFor();
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        expect(await said(page)).toBe('Bar between c4 and c5.');
        expect(await page.locator('.play-picked, .play-half').count()).toBe(0);
        await page.locator('.play-whole').waitFor();
        await drag(page, 'c4', 'd4');
        expect(await said(page)).toBe('2:5 is placed on 4 c d.');
        await drag(page, 'h8', 'h4');
        expect(await page.locator('.play-half').count()).toBe(2);
      });
    });

    it('fills in numbers by buttons', async () => {
      await visit(
        PHONE,
        async (page) => {
          await cell(page, 'a1').tap();
          await page.getByRole('button', { name: '4', exact: true }).tap();
          expect(await said(page)).toBe('4 on a1.');
          await page.getByRole('button', { name: 'Empty the cell' }).tap();
          expect(await said(page)).toBe('a1 is empty again.');
        },
        PUZZLES.completion,
      );
    });

    it('moves a board that is larger than its box', async () => {
      await visit({ ...PHONE, viewport: { width: 320, height: 256 } }, async (page) => {
        expect(await page.locator('.play-whole').count()).toBe(0);
        await drag(page, 'c2', 'c1');
        expect(await page.locator('.play-half').count()).toBe(0);
      });
    });
  });

  describe('on a small screen', () => {
    it.each([
      ['320 x 256 px (400 % of 1280 x 1024)', { width: 320, height: 256 }],
      ['1280 x 800 px', { width: 1280, height: 800 }],
    ])(
      'shows the cell with the focus, what was said and the first buttons, one below the other: %s',
      async (_, viewport) => {
        await visit({ viewport }, async (page) => {
          for (const key of ['ArrowDown', 'Control+End', 'h', 'h', 'Control+Home', 'PageDown']) {
            await page.keyboard.press(key);
            const boxes = await page.evaluate<
              { top: number; bottom: number; left: number; right: number }[]
            >(`
            ['[role=grid] td:focus', '.play-board', '.play-said', '.play-tools button:not([hidden] *)', ${SEEN}].map((name) => {
              const { top, bottom, left, right } = document.querySelector(name).getBoundingClientRect();
              return { top, bottom, left, right };
            })`);
            const [focus, board, told, button, seen] = boxes as Record<string, number>[];
            for (const { top, bottom, left, right } of [focus!, told!, button!, seen!]) {
              expect(top!).toBeGreaterThanOrEqual(0);
              expect(bottom!).toBeLessThanOrEqual(viewport.height);
              expect(left!).toBeGreaterThanOrEqual(0);
              expect(right!).toBeLessThanOrEqual(viewport.width);
            }
            expect(focus!.bottom!).toBeLessThanOrEqual(board!.bottom! + 1);
            expect(board!.bottom!).toBeLessThanOrEqual(told!.top!);
            expect(told!.bottom!).toBeLessThanOrEqual(button!.top!);
            // Nor does an answer next to the board reduce its space.
            const [wide, room] = await page.evaluate<[number, number]>(
              "(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])(document.querySelector('.play-board'))",
            );
            expect(wide).toBeLessThanOrEqual(room);
          }
        });
      },
    );
  });
});
