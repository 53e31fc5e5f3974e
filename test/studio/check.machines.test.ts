import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInChromium, focused, tabTo, violations } from '../helpers/play/browser.ts';
import { POSITION } from '../helpers/play/locks.ts';
import { studioSite } from '../helpers/studio/site.ts';
import { alertOf, downloadBy } from '../helpers/studio/tab.ts';

const found = (page: Page) => page.locator('.check-found > .lead');

describeInChromium('the screen Check', (chromium) => {
  const site = studioSite();

  it('tells of a pasted puzzle what it has found, and goes the way, by keyboard alone', async () => {
    await chromium.visitShared(site.url('#/check'), { locale: 'en-GB' }, async (page) => {
      await page.locator('.check-form').waitFor();
      await tabTo(page, /^textbox: Puzzle$/);
      await page.keyboard.insertText('4:410012222312041421340034343031');
      await tabTo(page, /^button: Check$/);
      await page.keyboard.press('Enter');
      await found(page).waitFor();
      expect(await found(page).innerText()).toBe('It has exactly one solution.');
      expect(await focused(page)).toBe('heading: What we found');
      expect(await page.locator('.check-found').innerText()).toContain('Level: tricky.');
      await tabTo(page, /^button: Next$/);
      expect(await page.locator('.check-step').innerText()).toMatch(/^Step 1 of 19: /);
      const steps = [await page.locator('.check-step').innerText()];
      for (let step = 2; step <= 19; step++) {
        await page.keyboard.press('Enter');
        steps.push(await page.locator('.check-step').innerText());
        expect(steps.at(-1)).toContain(`Step ${step} of 19: `);
      }
      // The last step stays, and so does the focus.
      await page.keyboard.press('Enter');
      expect(await page.locator('.check-step').innerText()).toBe(steps.at(-1));
      expect(await focused(page)).toBe('button: Next');
      expect(await page.locator('.check-board .half').count()).toBe(30);
      await page.locator('details > summary', { hasText: 'All steps as a list' }).click();
      const listed = await page.locator('details ol li').allInnerTexts();
      expect(listed.map((text, i) => `Step ${i + 1} of 19: ${text}`)).toEqual(steps);
      expect(await violations(page)).toEqual([]);
      expect(await page.locator('.studio-buttons', { hasText: 'Stop' }).isVisible()).toBe(false);
      await page.locator('.check-found textarea').fill('1 a b\n1 b c');
      await page.getByRole('button', { name: 'Check these' }).click();
      await page.locator('.check-verdict li').first().waitFor();
      expect(await page.locator('.check-verdict').innerText()).toContain('Two dominoes are on b1.');
    });
  });

  it('writes the puzzle as a drawing, a page and braille', async () => {
    const url = site.url('#/check?puzzle=3:03321133002103121022');
    await chromium.visitShared(url, { locale: 'de-DE' }, async (page) => {
      await found(page).waitFor();
      for (const [name, file, begins] of [
        ['Zeichnung (SVG)', 'puzzle.svg', '<?xml'],
        ['Großdruck (PDF)', 'puzzle.pdf', '%PDF-1.7'],
        ['Braille für Drucker (BRF)', 'puzzle.brf', ' '],
      ] as const) {
        await page.getByRole('button', { name }).click();
        const link = page.locator(`a[data-file="${file}"]`);
        await link.waitFor();
        const download = await downloadBy(page, () => link.click());
        expect(download.suggestedFilename()).toBe(file);
        const text = readFileSync(await download.path(), 'latin1');
        expect(text.slice(0, begins.length)).toBe(begins);
        if (file === 'puzzle.brf') expect(text).toContain('#A J C C B A\r\n#B A C C J J\r\n');
      }
    });
  });

  it('shows two solutions with rings where they differ, proposes what would leave one, and leads to it and back', async () => {
    const url = site.url(`#/check?puzzle=${encodeURIComponent('omnibus 3 03321/00233/30112/11220')}`);
    await chromium.visitShared(url, { locale: 'en-GB' }, async (page) => {
      await found(page).waitFor();
      expect(await found(page).innerText()).toBe('It has exactly 2 solutions.');
      const [, count] = /They differ on (\d+) cells: /.exec(await page.locator('.check-found').innerText())!;
      expect(await page.locator('.check-found ul').first().innerText()).toMatch(
        /\d:\d on .*; or \d:\d on .* 2 ways, 1 bit\./,
      );
      // In each of the two solutions.
      expect(await page.locator('.check-found .ring').count()).toBe(2 * Number(count));
      await page.getByRole('button', { name: 'What would put it right?' }).press('Enter');
      const mended = page.locator('.check-mended');
      await mended.getByRole('heading').waitFor();
      expect(await mended.getByRole('heading').evaluate((heading) => heading.matches(':focus'))).toBe(true);
      expect(await violations(page)).toEqual([]);
      await mended.getByRole('link', { name: 'Check proposal 1' }).click();
      await expect.poll(() => found(page).innerText()).toMatch(/exactly one solution/);
      await page.goBack();
      await expect.poll(() => found(page).innerText()).toBe('It has exactly 2 solutions.');
    });
  });

  it('counts a layout that is written by keys alone, shows where its solutions differ, and mends it', async () => {
    await chromium.visitShared(site.url('#/check'), { locale: 'en-GB' }, async (page) => {
      const grid = page.locator('.check-grid');
      const told = page.locator('.check-draw [role=status]');
      await tabTo(page, /^DisclosureTriangle: Draw a layout$/);
      await page.keyboard.press('Enter');
      for (const [name, side] of [
        [/^spinbutton: Rows$/, '4'],
        [/^spinbutton: Columns$/, '5'],
      ] as const) {
        await tabTo(page, name);
        await page.keyboard.type(side);
      }
      await tabTo(page, /^gridcell: a1, empty$/);
      // Orca reads the whole row of a cell that is reached by Tab, unless the row has a name.
      const named = grid.locator('tr[aria-label]');
      expect(await named.count()).toBe(1);
      expect(await named.getAttribute('aria-label')).toBe('a1, empty');
      await page.keyboard.press('Delete');
      const become = page.locator('.check-draw > .play-name');
      expect(await become.textContent()).toBe('You have put nothing here.');
      await page.keyboard.type('0332100233301121122');
      expect(await focused(page)).toBe('gridcell: e4, empty');
      expect(await page.locator('.check-draw').innerText()).toContain(
        '19 have a number. Still to come: 1 × 0.',
      );
      expect(await told.innerText()).toBe('');
      await page.keyboard.type('0');
      await expect.poll(() => told.innerText()).toBe('It has exactly 2 solutions.');
      await page.locator('.check-draw', { hasText: '4 cells: a1, b1, a2 and b2.' }).waitFor();
      expect(await page.locator('textarea').first().inputValue()).toBe('03321\n00233\n30112\n11220');
      // Eight dominoes are the same in both; two are horizontal or vertical.
      expect(await grid.locator('.half').count()).toBe(16);
      expect(await grid.locator('.could').count()).toBe(4);
      expect(await grid.locator('.ring').count()).toBe(4);
      await page.keyboard.press('PageUp');
      await page.keyboard.press('Home');
      expect(await focused(page)).toBe('gridcell: a1, 0, in question');
      expect(await violations(page)).toEqual([]);
      await tabTo(page, /^button: What would put it right\?$/);
      await page.keyboard.press('Enter');
      await page.locator('.check-mended h2').waitFor();
      await tabTo(page, /^button: Take proposal 1$/);
      await page.keyboard.press('Enter');
      await expect.poll(() => told.innerText()).toBe('It has exactly one solution.');
      await expect.poll(() => grid.locator('.half').count()).toBe(20);
      expect(await focused(page)).toBe('gridcell: a1, 0');
      await page.keyboard.press('Control+z');
      await expect.poll(() => told.innerText()).toBe('It has exactly 2 solutions.');
      await page.keyboard.press('.');
      expect(await focused(page)).toBe('gridcell: a1, no cell');
      expect(await become.textContent()).toBe('a1, no cell');
      expect(await page.locator('.check-draw').innerText()).toContain('19 cells. A whole set has 12 or 20.');
      await page.keyboard.press('1');
      await expect.poll(() => told.innerText()).toBe('It has no solution.');
      expect(await page.locator('.check-draw').innerText()).toContain('Too many: 1 × 1.');
      expect(await page.getByRole('link', { name: 'Play this puzzle' }).count()).toBe(0);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('0');
      await tabTo(page, /^link: Play this puzzle$/);
      await page.keyboard.press('Enter');
      await page.locator('.playing [role=grid]').waitFor();
      expect(new URL(page.url()).hash).toBe('#3:03321002333011211220');
    });
  });

  it('draws a shape by drag, with fingers, too, and shows what is checked', async () => {
    const options = { locale: 'de-DE', hasTouch: true, viewport: { width: 1000, height: 1200 } };
    await chromium.visitShared(site.url('#/check?puzzle=3:03321002333011211220'), options, async (page) => {
      await found(page).waitFor();
      await page.locator('.check-draw > summary').click();
      const cells = page.locator('.check-grid tbody td');
      await page.locator('.check-draw [role=status]', { hasText: 'genau 2 Lösungen' }).waitFor();
      await page.getByRole('button', { name: 'Form zeichnen' }).click();
      const middle = async (i: number) => {
        const { x, y, width, height } = (await cells.nth(i).boundingBox())!;
        return { x: x + width / 2, y: y + height / 2 };
      };
      const drag = async (from: number, to: number) => {
        const [start, end] = [await middle(from), await middle(to)];
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y, { steps: 8 });
        await page.mouse.up();
      };
      const rows = async () => (await page.locator('textarea').first().inputValue()).split('\n');
      await drag(0, 4);
      expect(await rows()).toEqual(['.....', '00233', '30112', '11220']);
      // The findings are about another layout.
      expect(await found(page).count()).toBe(0);
      await drag(4, 3);
      expect(await rows()).toEqual(['...??', '00233', '30112', '11220']);
      const undo = page.locator('.check-draw').getByRole('button', { name: 'Zurück', exact: true });
      await undo.click();
      await undo.click();
      expect(await rows()).toEqual(['03321', '00233', '30112', '11220']);
      const { x, y } = await middle(7);
      await page.touchscreen.tap(x, y);
      expect(await rows()).toEqual(['03321', '00.33', '30112', '11220']);
      await page.getByRole('button', { name: 'Form zeichnen' }).click();
      await page.touchscreen.tap(x, y);
      await page.getByRole('button', { name: '2', exact: true }).click();
      expect(await rows()).toEqual(['03321', '00233', '30112', '11220']);
      expect(await violations(page)).toEqual([]);
    });
  });

  it('tells what can be forced at the end of a game, and leads to the table', async () => {
    await chromium.visitShared(site.url('#/check'), { locale: 'fr-FR' }, async (page) => {
      const text = page.locator('textarea').first();
      await text.fill(POSITION);
      await tabTo(page, /^button: Examiner$/);
      await page.keyboard.press('Enter');
      await found(page).waitFor();
      expect(await focused(page)).toBe('heading: Ce que nous avons trouvé');
      expect(await page.locator('.check-found').innerText()).toContain(
        'Vous pouvez forcer un blocage gagnant.',
      );
      expect(await page.locator('.check-found ol li').count()).toBeGreaterThan(10);
      await page.locator('.check-found a').first().click();
      await page.locator('.studio-table .puzzle').waitFor();
    });
  });

  it('judges answers to a task for composers, of which any is right', async () => {
    await chromium.visitShared(site.url('#/check'), { locale: 'en-GB' }, async (page) => {
      await page.locator('textarea').first().fill('small-line');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await found(page).waitFor();
      expect(await focused(page)).toBe('heading: A task for composers');
      await page.getByRole('button', { name: 'Count the answers' }).click();
      await page.locator('.check-found p', { hasText: 'exactly 4 answers' }).waitFor();
      await page.getByLabel('Your numbers').fill('000000/1?????/2?????/3?????/4?????');
      await page.getByRole('button', { name: 'Check the answer' }).click();
      await page.locator('.check-verdict li').first().waitFor();
      expect(await page.locator('.check-verdict').innerText()).toContain('The board can still be completed.');
      await page.getByLabel('Your numbers').fill('000');
      await page.getByRole('button', { name: 'Check the answer' }).click();
      await page.locator('[role=alert] p').first().waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  it('says in one place what cannot be read, keeps it, and reads what comes next', async () => {
    await chromium.visitShared(site.url('#/check'), { locale: 'de-DE' }, async (page) => {
      const box = page.locator('textarea').first();
      const go = page.getByRole('button', { name: 'Prüfen', exact: true });
      await box.fill('1:0011');
      await go.click();
      expect(await alertOf(page)).toContain('Die Spiel-ID hat 4 Zahlen. Es müssen 6 sein.');
      expect(await page.locator('[role=alert] p').first().innerText()).toBe(
        'Das lässt sich nicht als Aufgabe lesen.',
      );
      expect(await box.inputValue()).toBe('1:0011');
      await box.fill('{"format": "dominosa/puzzle@1", "rows": [');
      await go.click();
      await page.locator('[role=alert]', { hasText: 'JSON' }).waitFor();
      await box.fill('1:001110\n1:00\n1:111000');
      await go.click();
      await found(page).waitFor();
      expect(await page.locator('main').innerText()).toContain('Eine weitere ist nicht lesbar.');
      expect(await page.locator('main').innerText()).toContain(
        'Die Spiel-ID hat 2 Zahlen. Es müssen 6 sein.',
      );
      await page.locator('main select').first().selectOption('1');
      await found(page).waitFor();
      expect(await page.locator('.check-found td').first().innerText()).toBe('');
    });
  });
});
