import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { UNKNOWN } from '../../src/domino/puzzle.ts';
import { COMPOSING as COMPOSING_PART } from '../../src/parts/composing/record.ts';
import { describeInChromium, focused, said, violations } from '../helpers/play/browser.ts';
import { bookPage } from '../helpers/play/pages.ts';
import { peerBook } from '../helpers/render/books.ts';

const PHONE = { viewport: { width: 320, height: 640 } };
/** 1280 x 1024 px at 400 %, with forced colours. */
const ENLARGED = { viewport: { width: 320, height: 256 }, forcedColors: 'active' } as const;

const COMPOSING = COMPOSING_PART.open(COMPOSING_PART.make(['small-line'], { seed: '', puzzles: [] }), 0);

let html: string;
beforeAll(async () => {
  const locks = [{ aim: 'lock', moves: 3, count: 1 }];
  html = await bookPage({
    // The first deal of this seed is a short one.
    ...peerBook([3], { language: 'de', seed: 'listen-16', locks, games: ['sperrdomino'] }),
    composing: COMPOSING,
  });
});

// The first test asks axe of the whole page, those of games of what the game is played in.
// What is heard in these games, question by question, stands in the transcripts (listen).
describeInChromium('book.html', (chromium) => {
  it('has a button for each puzzle, and nothing that axe finds wrong', async () => {
    await chromium.visit(html, PHONE, async (page) => {
      const buttons = page.getByRole('button', { name: /^Spielen (Aufgabe|Setzaufgabe)/ });
      expect(await buttons.count()).toBe(3);
      expect(await page.locator('section.puzzle[data-puzzle]').count()).toBe(2);
      for (let left = 3; left > 0; left--) await buttons.first().click();
      expect(await page.locator('[role=grid]').count()).toBe(3);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(320);
    });
  });

  it('is whole without scripts', async () => {
    await chromium.visit(html, { ...PHONE, javaScriptEnabled: false }, async (page) => {
      const row = page.locator('#puzzle-1 tbody tr').first().locator('th, td');
      expect((await row.allTextContents()).join(' ')).toMatch(/^1( [0-3]){5}$/);
      expect(await page.locator('#puzzle-1 .tally li').count()).toBe(10);
      expect(await page.getByRole('button').count()).toBe(0);
    });
  });

  it('takes any answer to a task for composers, and marks it as solved', async () => {
    await chromium.visit(html, { viewport: { width: 320, height: 256 } }, async (page) => {
      const { task, example } = COMPOSING[0]!;
      await page.getByRole('button', { name: 'Spielen Setzaufgabe 1' }).press('Enter');
      expect(await focused(page)).toBe('gridcell: a1, 0');
      for (const cell of task.puzzle.board.cells.filter((at) => task.puzzle.numbers[at] === UNKNOWN)) {
        for (const key of ['e', String(example.numbers[cell])]) await page.keyboard.press(key);
      }
      expect(await said(page)).toMatch(/ Alles ist richtig: Das ist eine Antwort\./);
      expect(await page.locator('#composing-1 h3').textContent()).toBe('Setzaufgabe 1 – gelöst');
      expect(await page.locator('#composing-1 .play-won').innerText()).toContain('Gelöst: Setzaufgabe 1');
      await page.getByRole('button', { name: 'Mehr', exact: true }).press('Enter');
      await page.getByRole('button', { name: 'Gefährdete Steine' }).press('Enter');
      expect(await said(page)).toBe('4 Steine sind gefährdet. Weiter mit M.');
      expect(await violations(page, '#composing-1')).toEqual([]);
    });
  });
});

describeInChromium('an end of Sperrdomino in book.html', (chromium) => {
  const start = (page: Page) => page.getByRole('button', { name: /^(?:Spielen|Weiterspielen) Endspiel 1/ });
  const told = async (page: Page) => (await page.locator('#lock-1 [role=status]').textContent())!.trim();
  const heading = (page: Page) => page.locator('#lock-1 h4').textContent();

  it('is played with the keyboard to the lock, and kept as solved', async () => {
    await chromium.visit(html, ENLARGED, async (page) => {
      await start(page).press('Enter');
      expect(await focused(page)).toMatch(/^gridcell: \d:\d, passt/);
      await page.keyboard.press('e');
      expect(await told(page)).toMatch(/^Die Enden sind \d und \d\.$|^Beide Enden sind \d\.$/);
      // The focused domino, the announcement and the first buttons are in view.
      for (const part of ['.lock-domino:focus', '[role=status]', '.play-tools button >> nth=4']) {
        const { y, height } = (await page.locator(`#lock-1 ${part}`).boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(ENLARGED.viewport.height);
        if (part !== '[role=status]') expect(height).toBeGreaterThanOrEqual(44);
      }
      for (let turns = 0; !/ Punkte\./.test(await told(page)); turns++) {
        expect(turns).toBeLessThan(8);
        const isPass = / Sie müssen passen\.$/.test(await told(page));
        for (const key of isPass ? ['p'] : ['h', 't']) await page.keyboard.press(key);
        expect((await told(page)).length).toBeLessThanOrEqual(160);
        if (turns === 0) {
          expect(await violations(page, '#lock-1')).toEqual([]);
          expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(320);
          expect(await heading(page)).toBe('Endspiel 1 – begonnen');
        }
      }
      expect(await told(page)).toMatch(/Sie sperren: .* Mehr war nicht möglich\.$/);
      expect(await heading(page)).toBe('Endspiel 1 – gelöst');
      await page.reload();
      expect(await heading(page)).toBe('Endspiel 1 – gelöst');
      // By touch, the end of the game can be undone. The help leads back to the table.
      await start(page).click();
      await page.locator('#lock-1').getByRole('button', { name: 'Zurück', exact: true }).click();
      expect(await told(page)).toMatch(/^Zurückgenommen\. /);
      await page.locator('.lock-domino[tabindex="0"]').press('?');
      expect(await focused(page)).toMatch(/^paragraph: Wenn Sie einen Screenreader benutzen: /);
      await page.keyboard.press('Escape');
      expect(await focused(page)).toMatch(/^gridcell: /);
    });
  });
});

describeInChromium('whole games of Sperrdomino in book.html', (chromium) => {
  const start = (page: Page) =>
    page.getByRole('button', { name: /^(?:Spielen|Weiterspielen) Eine Partie gegen ein Programm/ });
  const told = async (page: Page) =>
    (await page.locator('#sperrdomino-play [role=status]').textContent())!.trim();
  const hidden = (page: Page) => page.locator('#sperrdomino-play .lock-hidden').textContent();

  it('are played with the keyboard, deal after deal, kept, and go on where a file of progress has them', async () => {
    await chromium.visit(html, ENLARGED, async (page) => {
      await start(page).press('Enter');
      expect(await focused(page)).toMatch(/^gridcell: \d:\d$/);
      expect(await hidden(page)).toBe(
        'Ben hält 7 Steine, verdeckt. Zu kaufen gibt es 12. Sie beginnen, mit welchem Sie wollen.',
      );
      await page.keyboard.press('z');
      expect(await told(page)).toMatch(/^Sie kaufen \d:\d\. Sie beginnen, mit welchem Sie wollen\.$/);
      for (const part of ['.lock-domino:focus', '[role=status]', '.play-tools button >> nth=4']) {
        const { y, height } = (await page.locator(`#sperrdomino-play ${part}`).boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(ENLARGED.viewport.height);
      }
      for (let turns = 0; !/ Die Reihe: |gewinn/.test(await told(page)); turns++) {
        expect(turns).toBeLessThan(40);
        const isPass = / Sie müssen passen\.$/.test(await told(page));
        for (const key of isPass ? ['p'] : ['h', 't']) await page.keyboard.press(key);
        expect((await told(page)).length).toBeLessThanOrEqual(160);
        if (turns !== 1) continue;
        expect(await violations(page, '#sperrdomino-play')).toEqual([]);
        expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(320);
      }
      // The other hand is revealed when the deal is over.
      expect(await page.locator('#sperrdomino-play .lock-hidden').isVisible()).toBe(false);
      await page.keyboard.press('n');
      expect(await told(page)).toMatch(/^Partie 2\. /);
      await page.reload();
      await start(page).click();
      expect(await hidden(page)).toMatch(/^Ben hält \d+ Steine, verdeckt\./);
      await page.locator('#sperrdomino-play').getByRole('button', { name: 'Zukaufen' }).click();
      expect(await told(page)).toMatch(/^Sie kaufen \d:\d\./);
      await page.locator('.play-shelf summary').click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Spielstand als Datei sichern' }).click();
      const saved = await (await download).path();
      const { puzzles } = JSON.parse(readFileSync(saved, 'utf8'));
      expect(puzzles).toEqual([
        expect.objectContaining({ puzzle: expect.stringMatching(/^sperrdomino deal /) }),
      ]);

      await page.evaluate('localStorage.clear()');
      await page.reload();
      await start(page).press('Enter');
      await page.keyboard.press('z');
      // Also while they are played.
      await page.locator('input[type=file]').setInputFiles(saved);
      await expect.poll(() => told(page)).toBe('Hier steht jetzt, was anderswo gespielt wurde.');
      await page.locator('.lock-domino[tabindex="0"]').press('Control+z');
      expect(await told(page)).toMatch(/^Zurückgenommen\. /);
      // The imported game counts as one task of this book, but not as a puzzle.
      expect(await page.locator('.play-shelf [aria-live]').textContent()).toMatch(/ 1 Aufgabe /);
      expect(await page.locator('.play-shelf > p').first().textContent()).toMatch(/^0 gelöst, 0 begonnen/);
    });
  });
});
