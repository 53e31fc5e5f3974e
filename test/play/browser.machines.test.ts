import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundlePlay } from '../../scripts/play/bundle.ts';
import { describeInChromium, focused, more, said, violations } from '../helpers/play/browser.ts';
import { makePage, PUZZLES } from '../helpers/play/page.ts';
import { plainWords } from '../helpers/words.ts';

let script: string;
beforeAll(async () => {
  script = await bundlePlay();
});

const page = (...lines: string[]) => makePage(lines, script);
const start = (page: Page, number = 1) => page.locator(`#puzzle-${number} .play-start button`).click();
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const isNarrow = (page: Page) =>
  page.evaluate<boolean>('document.scrollingElement.scrollWidth <= document.scrollingElement.clientWidth');

/** Presses keys one after the other. @returns what is heard after each: the focus if it moved, and the announcement */
async function hear(page: Page, ...keys: string[]): Promise<string[]> {
  const heard: string[] = [];
  for (const key of keys) {
    const before = await page.locator('[role=status]').textContent();
    await page.keyboard.press(key);
    const told = await page.locator('[role=status]').textContent();
    heard.push(told === before ? await focused(page) : await said(page));
  }
  return heard;
}

describeInChromium('a puzzle in the page', (chromium) => {
  describe('played with the keyboard alone', () => {
    it('goes from the first key to the solved puzzle, and every move is heard', async () => {
      await chromium.visit(page(PUZZLES.small), {}, async (page) => {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('button: Play Puzzle 1');
        await page.keyboard.press('Enter');
        expect(await focused(page)).toBe('gridcell: a1, 0');
        expect(
          await hear(
            page,
            'Shift+ArrowRight',
            'ArrowRight',
            'ArrowRight',
            'Enter',
            'ArrowRight',
            'ArrowDown',
            'Home',
            'ArrowLeft',
            'Space',
            'ArrowDown',
            'Space',
          ),
        ).toEqual([
          '0:1 is placed on 1 a b.',
          'gridcell: b1, 1, joined with a1 as 0:1',
          'gridcell: c1, 1',
          'Join: which direction?',
          '1:1 is placed on 1 c d.',
          'gridcell: c2, 2',
          'gridcell: a2, 2',
          'Left edge.',
          'a2 picked.',
          'gridcell: a3, 2',
          '2:2 is placed on a 2,3.',
        ]);
        expect(await hear(page, 'ArrowRight', 's', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual([
          'gridcell: b3, 0',
          'Bar: which direction?',
          'Bar between b3 and c3.',
          'gridcell: c3, 1, bar to the left',
          'gridcell: b3, 0, bar to the right',
        ]);
        expect(await hear(page, 'n', 'h', 'h', 'Shift+ArrowUp', 'c')).toEqual([
          'b3 can join b2 as 0:0, 1 place.',
          'Next technique: seal, with the domino 0:0. M for more.',
          `${plainWords('en')('step-seal', { domino: '0:0', place: 'b 2,3' })} D does it.`,
          '0:0 is placed on b 2,3.',
          '4 of 6 dominoes placed. Nothing is wrong so far.',
        ]);
        expect(await hear(page, 'ArrowRight', 'Shift+ArrowUp', 'Control+End', 'Shift+ArrowUp')).toEqual([
          'gridcell: c3, 1',
          '1:2 is placed on c 2,3.',
          'gridcell: d3, 0',
          '0:2 is placed on d 2,3. All is right: you have solved the puzzle.',
        ]);
        expect(await page.locator('.tally li').allTextContents()).toEqual(
          ['0:0', '0:1', '1:1', '0:2', '1:2', '2:2'].map((domino) => `${domino}: placed`),
        );
      });
    });

    it('fills in a completion in German', async () => {
      await chromium.visit(makePage([PUZZLES.completion], script, 'de'), {}, async (page) => {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('button: Spielen Puzzle 1');
        await page.keyboard.press('Enter');
        expect(await hear(page, '0', 'ArrowDown', '2', 'v', 'ArrowUp', 'Delete', 'p')).toEqual([
          '0 auf a1.',
          'gridcell: a2, leer',
          '2 auf a2.',
          'Verbinden: in welche Richtung?',
          '0:2 liegt auf a 1,2.',
          'a2 ist wieder leer.',
          '1 von 18 Zahlen eingetragen. 1 von 15 Steinen gelegt. Bis jetzt ist nichts falsch.',
        ]);
      });
    });

    it('reaches all that is there by the tab key, asks before it clears, and says again what is asked for again', async () => {
      await chromium.visit(page(PUZZLES.small), {}, async (page) => {
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
  });

  describe('played with mouse and touch', () => {
    it('joins two cells that are clicked or dragged together', async () => {
      await chromium.visit(page(PUZZLES.full), {}, async (page) => {
        await start(page);
        await cell(page, 'c4').click();
        expect(await said(page)).toBe('c4 picked.');
        await cell(page, 'd4').click();
        expect(await said(page)).toBe('2:5 is placed on 4 c d.');
        await cell(page, 'a1').dragTo(cell(page, 'a2'));
        expect(await said(page)).toBe('0:4 is placed on a 1,2.');
        expect(await page.locator('.play-half').count()).toBe(4);
        await more(page);
        await page.getByRole('button', { name: 'Draw bars' }).click();
        await cell(page, 'h8').dragTo(cell(page, 'i8'));
        expect(await said(page)).toBe('Bar between h8 and i8.');
        await page.getByRole('button', { name: 'Undo' }).click();
        expect(await said(page)).toBe('Undone. The bar between h8 and i8 is taken away.');
      });
    });

    it('joins two cells that are tapped, and fills in numbers by buttons', async () => {
      const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
      await chromium.visit(page(PUZZLES.completion), phone, async (page) => {
        await page.locator('.play-start button').tap();
        await cell(page, 'c3').tap();
        await cell(page, 'c2').tap();
        expect(await said(page)).toBe('3:3 is placed on c 2,3.');
        await cell(page, 'a1').tap();
        await page.getByRole('button', { name: '4', exact: true }).tap();
        expect(await said(page)).toBe('4 on a1.');
        await page.getByRole('button', { name: 'Empty the cell' }).tap();
        expect(await said(page)).toBe('a1 is empty again.');
      });
    });
  });

  describe('what is kept', () => {
    it('is there again after the page is loaded anew, with what can be taken back, and set aside when it is damaged', async () => {
      await chromium.visit(page(PUZZLES.small, PUZZLES.ring), {}, async (page) => {
        await start(page);
        await page.keyboard.press('Shift+ArrowRight');
        await page.reload();
        expect(await page.getByRole('button').allTextContents()).toEqual(['Continue', 'Play']);
        await start(page);
        expect(await focused(page)).toBe('gridcell: a1, 0, joined with b1 as 0:1');
        expect(await hear(page, 'Control+z')).toEqual(['Undone. 0:1 is taken away from 1 a b.']);
        await page.evaluate(
          `localStorage.setItem('dominosa-press/play/1/${PUZZLES.small}', '{"moves":[{}],"done":1}')`,
        );
        await page.reload();
        await start(page);
        expect(await focused(page)).toBe('gridcell: a1, 0');
        expect(await hear(page, 'Shift+ArrowRight')).toEqual(['0:1 is placed on 1 a b.']);
      });
    });

    it('is not needed for playing, which is told once', async () => {
      await chromium.visit(page(PUZZLES.small), {}, async (page) => {
        await page.evaluate("Storage.prototype.setItem = () => { throw new Error('full'); }");
        await start(page);
        const [first, ...more] = await hear(page, 'Shift+ArrowRight');
        expect(first).toMatch(
          /^0:1 is placed on 1 a b\. Your moves cannot be saved: .* Save your progress as a file\.$/,
        );
        expect(more).toEqual([]);
        expect(await hear(page, 'Control+z')).toEqual(['Undone. 0:1 is taken away from 1 a b.']);
      });
    });

    it('goes from one tab to another', async () => {
      await chromium.visit(page(PUZZLES.small), {}, async (page, url) => {
        const other = await page.context().newPage();
        await other.goto(url);
        await start(other);
        await start(page);
        await page.keyboard.press('Shift+ArrowRight');
        await cell(other, 'a1').and(other.locator('.play-half')).waitFor();
        await other.keyboard.press('ArrowDown');
        await other.keyboard.press('Shift+ArrowDown');
        await cell(page, 'a2').and(page.locator('.play-half')).waitFor();
        expect(await page.locator('.play-half').count()).toBe(4);
      });
    });

    it('stays when playing is stopped; the page is as it was', async () => {
      await chromium.visit(page(PUZZLES.small), {}, async (page) => {
        const html = () => page.locator('#puzzle-1').innerHTML();
        const before = await html();
        await start(page);
        await page.keyboard.press('Shift+ArrowRight');
        await start(page);
        const after = (await html()).replace('>Continue<', '>Play<');
        expect(after.replace('> – begun<', '><').replace('>1 of 6 dominoes placed.<', '><')).toBe(before);
        await start(page);
        expect(await focused(page)).toBe('gridcell: a1, 0, joined with b1 as 0:1');
      });
    });
  });

  describe('the page', () => {
    it('has nothing that axe finds wrong while puzzles are played', async () => {
      await chromium.visit(page(PUZZLES.small, PUZZLES.completion, PUZZLES.full), {}, async (page) => {
        for (const number of [1, 2, 3]) await start(page, number);
        await more(page);
        await page.locator('details').first().locator('summary').click();
        await page.getByRole('button', { name: 'Clear' }).first().click();
        await cell(page, 'c4').first().click();
        expect(await violations(page)).toEqual([]);
      });
    });

    it.each([
      ['a screen of 320 px', { width: 320, height: 640 }],
      ['a window of 1280 px at 200 %', { width: 640, height: 400 }],
    ])('needs no sideways scrolling on %s', async (_, viewport) => {
      await chromium.visit(page(PUZZLES.full, PUZZLES.completion), { viewport }, async (page) => {
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
      });
    });

    it('lets a board scroll that is too wide, and nothing else', async () => {
      const viewport = { width: 320, height: 640 };
      await chromium.visit(page(PUZZLES.wide), { viewport }, async (page) => {
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
      await chromium.visit(page(PUZZLES.full), options, async (page) => {
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

    it('is whole without scripts', async () => {
      await chromium.visit(page(PUZZLES.small), { javaScriptEnabled: false }, async (page) => {
        // A board is drawn as soon as the browser sees that it is in view (content-visibility).
        await expect
          .poll(() => page.locator('tbody tr').allInnerTexts())
          .toEqual(['1\t0\t1\t1\t1', '2\t2\t0\t2\t2', '3\t2\t0\t1\t0']);
        expect(await page.locator('.tally li').count()).toBe(6);
        expect(await page.getByRole('table').count()).toBe(1);
        expect(await page.getByRole('button').count()).toBe(0);
      });
    });

    it('opens fast with fifty puzzles: nothing is solved or read before a puzzle is played', async () => {
      await chromium.visit(page(...new Array<string>(50).fill(PUZZLES.full)), {}, async (page) => {
        expect(await page.getByRole('button').count()).toBe(50);
        expect(await page.locator('[role=grid], [role=status], details').count()).toBe(0);
        await start(page, 50);
        expect(await page.locator('[role=grid], [role=status], details').count()).toBe(4);
      });
    });
  });
});
