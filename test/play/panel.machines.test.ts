import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { described, describeInChromium, focused, more, said, violations } from '../helpers/play/browser.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { playPage } from '../helpers/play/pages.ts';
import { plainWords } from '../helpers/words.ts';

const start = (page: Page) => page.locator('.play-start button').press('Enter');

const choose = (page: Page, label: string, value: string) => page.getByLabel(label).selectOption(value);
const open = async (page: Page) => {
  await more(page);
  await page.locator('details.play-settings summary').click();
};
const cellSize = (page: Page) =>
  page.evaluate<number[]>(`(() => {
    const cell = document.querySelector('[role=grid] tbody td');
    return [cell.offsetWidth, parseFloat(getComputedStyle(cell).fontSize)];
  })()`);

/** Measures of the focused cell in px: its frame, the start of the outline, the room inside, the width of the number. */
const MEASURE = `(() => {
  const cell = document.activeElement;
  const [own, half] = [getComputedStyle(cell), getComputedStyle(cell, '::after')];
  const range = document.createRange();
  range.selectNodeContents(cell.querySelector('[aria-hidden]'));
  const [frame, inset, line] = [own.outlineWidth, half.left, half.borderLeftWidth].map(parseFloat);
  return [frame, inset, cell.offsetWidth - 2 * inset - 2 * line, range.getBoundingClientRect().width, line];
})()`;

describeInChromium('a board that helps', (chromium) => {
  it('says at the first focus what to do, tells each cell its row and column, and opens the keys by ? and F1', async () => {
    await chromium.visit(await playPage(PUZZLES.full), {}, async (page) => {
      await start(page);
      expect(await described(page)).toBe(
        'Arrow keys move, Shift and an arrow places a domino. The question mark tells all keys.',
      );
      // The row with the focus is named by its cell alone.
      const places = () =>
        page.evaluate(`[
          ...['aria-rowindex', 'aria-colindex'].map((name) => document.activeElement.getAttribute(name)),
          ...[...document.querySelectorAll('[role=grid] tr[aria-label]')].map((row) => row.getAttribute('aria-label')),
        ]`);
      expect(await places()).toEqual(['1', '1', expect.stringMatching(/^a1, \d$/)]);
      await page.keyboard.press('ArrowRight');
      expect(await described(page)).toBe('');
      for (const key of ['?', 'F1']) {
        await page.keyboard.press(key);
        expect(await focused(page)).toMatch(/^paragraph: With a screen reader, /);
        expect(await page.locator('details.play-help').getAttribute('open')).not.toBeNull();
        await page.keyboard.press('Escape');
        expect(await focused(page)).toBe('gridcell: b1, 6');
        expect(await page.locator('details.play-help').getAttribute('open')).toBeNull();
      }
      for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
      expect(await places()).toEqual(['3', '2', expect.stringMatching(/^b3, \d$/)]);
    });
  });

  it('says once what each of its buttons does: by a message, by its state, or by what has the focus then', async () => {
    await chromium.visit(await playPage(PUZZLES.full), {}, async (page) => {
      await start(page);
      const buttons = page.locator('.play-panel .play-buttons button');
      expect(await buttons.count()).toBeGreaterThan(10);
      for (const one of await buttons.all()) {
        if (!(await one.isVisible())) await more(page);
        // One is visible only during a trial.
        if (!(await one.isVisible())) continue;
        await one.focus();
        const heard = async () => [
          await page.locator('.play-said').textContent(),
          (await one.getAttribute('aria-pressed')) ?? (await one.getAttribute('aria-expanded')),
          await focused(page),
        ];
        const before = await heard();
        await page.keyboard.press('Enter');
        const after = await heard();
        expect(
          after.filter((text, i) => text !== before[i]),
          before[2]!,
        ).toHaveLength(1);
        await page.keyboard.press('Escape');
      }
    });
  });

  it('rings the cells of a hint step by step, goes there and does it', async () => {
    await chromium.visit(await playPage(PUZZLES.full), {}, async (page) => {
      await start(page);
      await page.keyboard.press('h');
      await page.getByRole('button', { name: 'Next step' }).click();
      const panel = page.getByRole('group', { name: 'Hint' });
      expect(await panel.getByRole('listitem').allTextContents()).toEqual([
        plainWords('en')('step-seal', { domino: '1:4', place: '1 d e' }),
      ]);
      expect(await page.locator('.play-could .play-name').allTextContents()).toEqual(['d1, 4', 'e1, 1']);
      expect(await violations(page)).toEqual([]);
      // After the last step there is one button that does it, where "Next step" was.
      expect(await page.getByRole('button', { name: 'Next step' }).count()).toBe(0);
      expect(await focused(page)).toBe('button: Do it');
      await page.getByRole('button', { name: 'Go there' }).click();
      expect(await focused(page)).toBe('gridcell: d1, 4');
      // A move by the player does not affect the hint.
      for (const key of ['ArrowDown', 's', 'ArrowRight']) await page.keyboard.press(key);
      expect(await panel.count()).toBe(1);
      await page.getByRole('button', { name: 'Do it' }).click();
      expect(await said(page)).toBe('1:4 is placed on 1 d e.');
      expect(await panel.count()).toBe(0);
      // The button has disappeared, so the focus moves to the board.
      expect(await focused(page)).toMatch(/^gridcell: d2, /);
    });
  });

  it('shows what is wrong by shapes, not by words alone, and goes back to the last right position', async () => {
    await chromium.visit(await playPage(PUZZLES.full), {}, async (page) => {
      await start(page);
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key);
      };
      await press('ArrowRight', 'Shift+ArrowRight');
      expect(await page.locator('.play-twice').count()).toBe(0);
      await press('ArrowDown', 'Shift+ArrowRight');
      expect(await said(page)).toBe('6:6 is placed on 2 b c. 6:6 is also on 1 b c.');
      expect(await page.locator('td.play-twice').count()).toBe(4);
      const style = "getComputedStyle(document.querySelector('td.play-twice'), '::after').borderTopStyle";
      expect(await page.evaluate(style)).toBe('dashed');
      expect(await page.getByRole('button', { name: '6:6: placed more than once' }).count()).toBe(1);
      await press('Control+z', 'Control+z', 'Control+Home');
      await press(
        'ArrowRight',
        'ArrowRight',
        'ArrowRight',
        'Shift+ArrowRight',
        'ArrowDown',
        'Shift+ArrowRight',
        'c',
      );
      await page.getByRole('button', { name: 'Show where' }).click();
      expect(await said(page)).toBe('0:6 does not go on 2 d e.');
      // A place where a domino cannot lie is crossed out.
      expect(await page.locator('.play-cannot-right').count()).toBe(1);
      // There is no more to be shown: the button is dimmed, keeps the focus, and says so.
      const more = page.getByRole('button', { name: 'Next step' });
      expect(await more.getAttribute('aria-disabled')).toBe('true');
      await more.press('Enter');
      expect(await said(page)).toBe('That was the last step. D goes back to the last right position.');
      expect(await focused(page)).toBe('button: Next step');
      await page.getByRole('button', { name: 'Back to the last right position' }).click();
      expect(await said(page)).toBe('One move is taken back. 1 of 36 dominoes placed.');
      expect(await page.locator('.play-half').count()).toBe(2);
    });
  });
});

describeInChromium('settings', (chromium) => {
  it('make the board larger, digits with it, and are kept', async () => {
    await chromium.visit(await playPage(PUZZLES.full), {}, async (page) => {
      await start(page);
      const [usual, digits] = await cellSize(page);
      expect(usual).toBeGreaterThanOrEqual(48);
      expect(usual).toBeLessThan(96);
      expect(Math.abs(usual! - 2 * digits!)).toBeLessThan(2);
      await open(page);
      await choose(page, 'Size of the board', 'larger');
      expect(await cellSize(page)).toEqual([96, 48]);
      await choose(page, 'Contrast', 'strong');
      expect(await violations(page)).toEqual([]);
      const wide = 'document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth';
      expect(await page.evaluate(wide)).toBe(true);
      await page.reload();
      await start(page);
      expect(await cellSize(page)).toEqual([96, 48]);
      expect(
        await page.evaluate("getComputedStyle(document.querySelector('[role=grid] tbody td')).fontWeight"),
      ).toBe('700');
    });
  });

  it('call columns by names, leave counts out of the tally, and show the time', async () => {
    await chromium.visitAt(chromium.file(await playPage(PUZZLES.full)), {}, async (page) => {
      await start(page);
      await open(page);
      await choose(page, 'Spoken columns', 'names');
      await choose(page, 'Tally', 'plain');
      expect(await page.getByRole('button', { name: '2:5', exact: true }).count()).toBe(1);
      await page.locator('[role=grid] td[tabindex="0"]').focus();
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe('gridcell: Bella 1, 6');
      // The time is shown only when asked, and nobody is told it.
      await page.clock.install();
      await page.reload();
      await start(page);
      const time = page.locator('.play-time');
      expect(await time.isVisible()).toBe(false);
      await open(page);
      await choose(page, 'Time', 'shown');
      await page.clock.runFor(75_000);
      // The clock keeps running during the query.
      expect(await time.textContent()).toMatch(/^Time: 1:(1[5-9]|2\d)$/);
      expect(await time.getAttribute('role')).toBe('timer');
    });
  });

  it('leave room in a domino for numbers of two digits, on the narrowest screen', async () => {
    const line =
      'omnibus 11 21026b8469718/954973a16060b/0bb369054140b/017235a8098b8/a84a118955433/949b0ab556933/7775b12371a55/8999450b326b6/3a03201a67522/8042277681b34/b46648a8a13a6/749172287aa52';
    await chromium.visit(await playPage(line), { viewport: { width: 320, height: 640 } }, async (page) => {
      await start(page);
      const name = /^[a-m][0-9]+, 1[01]$/;
      await page.getByRole('gridcell', { name }).first().click();
      await page.keyboard.press('Shift+ArrowDown');
      const [frame, inset, clear, digits] = await page.evaluate<[number, number, number, number]>(MEASURE);
      expect(inset).toBeGreaterThan(frame);
      expect(clear).toBeGreaterThan(digits);
    });
  });

  it('never let touch what is drawn in a cell: frame, gap, outline, digit', async () => {
    await chromium.visit(
      await playPage(PUZZLES.full),
      { viewport: { width: 1280, height: 900 } },
      async (page) => {
        await start(page);
        await page.keyboard.press('Shift+ArrowDown');
        for (const side of [24, 29, 48, 96]) {
          await page.evaluate(
            `document.querySelector('.play-board').style.setProperty('--side', '${side}px')`,
          );
          const [frame, inset, clear, digit, line] =
            await page.evaluate<[number, number, number, number, number]>(MEASURE);
          expect(frame, `${side} px`).toBeGreaterThanOrEqual(3);
          expect(inset - frame, `${side} px`).toBeGreaterThanOrEqual(1);
          expect(line, `${side} px`).toBeGreaterThanOrEqual(1.6);
          expect(clear, `${side} px`).toBeGreaterThan(digit);
        }
      },
    );
  });
});
