import { beforeAll, expect, it } from 'vitest';
import { bundlePlay } from '../../scripts/play/bundle.ts';
import { described, describeInChromium, focused, more, said, violations } from '../helpers/play/browser.ts';
import { makePage, PUZZLES } from '../helpers/play/page.ts';
import { plainWords } from '../helpers/words.ts';

let html: string;
beforeAll(async () => {
  html = makePage([PUZZLES.full], await bundlePlay());
});

describeInChromium('a board that helps', (chromium) => {
  it('says at the first focus what to do, tells each cell its row and column, and opens the keys by ? and F1', async () => {
    await chromium.visit(html, {}, async (page) => {
      await page.locator('.play-start button').press('Enter');
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
    await chromium.visit(html, {}, async (page) => {
      await page.locator('.play-start button').press('Enter');
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

  it('tells a hint step by step, rings its cells, goes there and does it', async () => {
    await chromium.visit(html, {}, async (page) => {
      await page.locator('.play-start button').press('Enter');
      await page.keyboard.press('h');
      expect(await said(page)).toBe('Next technique: seal, with the domino 1:4. M for more.');
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
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('s');
      await page.keyboard.press('ArrowRight');
      expect(await panel.count()).toBe(1);
      await page.getByRole('button', { name: 'Do it' }).click();
      expect(await said(page)).toBe('1:4 is placed on 1 d e.');
      expect(await panel.count()).toBe(0);
      // The button has disappeared, so the focus moves to the board.
      expect(await focused(page)).toMatch(/^gridcell: d2, /);
    });
  });

  it('goes back to the last right position, or shows what is wrong', async () => {
    await chromium.visit(html, {}, async (page) => {
      await page.locator('.play-start button').press('Enter');
      for (const key of [
        'ArrowRight',
        'ArrowRight',
        'ArrowRight',
        'Shift+ArrowRight',
        'ArrowDown',
        'Shift+ArrowRight',
        'c',
      ])
        await page.keyboard.press(key);
      expect(await said(page)).toBe(
        '2 of 36 dominoes placed. 1 thing is wrong. M shows where. D goes back to the last right position.',
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

  it('shows a domino that is placed twice by its shape, not by words alone', async () => {
    await chromium.visit(html, {}, async (page) => {
      await page.locator('.play-start button').press('Enter');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Shift+ArrowRight');
      expect(await page.locator('.play-twice').count()).toBe(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Shift+ArrowRight');
      expect(await said(page)).toBe('6:6 is placed on 2 b c. 6:6 is also on 1 b c.');
      expect(await page.locator('td.play-twice').count()).toBe(4);
      const style = "getComputedStyle(document.querySelector('td.play-twice'), '::after').borderTopStyle";
      expect(await page.evaluate(style)).toBe('dashed');
      expect(await page.getByRole('button', { name: '6:6: placed more than once' }).count()).toBe(1);
    });
  });
});
