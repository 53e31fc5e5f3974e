import { beforeAll, expect, it } from 'vitest';
import { bundlePlay } from '../../scripts/play/bundle.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { loadFonts } from '../../src/node/fonts.ts';
import { loadTexts } from '../../src/node/texts.ts';
import { renderEdition } from '../../src/render/editions.ts';
import { describeInChromium, focused, said, violations } from '../helpers/play/browser.ts';
import { peerBook } from '../helpers/render/books.ts';
import { wholeOf } from '../helpers/render/whole.ts';

const PHONE = { viewport: { width: 320, height: 640 } };

let html: string;
beforeAll(async () => {
  const materials = {
    texts: loadTexts('de'),
    fonts: loadFonts(),
    engines: ENGINES,
    script: await bundlePlay(),
  };
  const [page] = renderEdition(peerBook([3, 7], { language: 'de' }), 'html', materials);
  html = wholeOf(page!).toString('utf8');
});

describeInChromium('book.html', (chromium) => {
  it('has a button for each puzzle, and nothing that axe finds wrong', async () => {
    await chromium.visit(html, PHONE, async (page) => {
      const buttons = page.getByRole('button', { name: /^Spielen Aufgabe/ });
      expect(await buttons.count()).toBe(4);
      expect(await page.locator('section.puzzle[data-puzzle]').count()).toBe(4);
      for (let left = 4; left > 0; left--) await buttons.first().click();
      expect(await page.locator('[role=grid]').count()).toBe(4);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(320);
    });
  });

  it('can be played by following its hints', async () => {
    await chromium.visit(html, PHONE, async (page) => {
      await page.getByRole('button', { name: 'Spielen Aufgabe 1' }).press('Enter');
      expect(await focused(page)).toMatch(/^gridcell: a1, [0-3]$/);
      const told = async () => (await page.locator('[role=status]').textContent())!;
      for (let steps = 0; !/gelöst/.test(await told()); steps++) {
        expect(steps).toBeLessThan(40);
        const hint: string[] = [];
        for (let text = ''; hint.at(-1) !== text; text = (await told()).trim()) {
          if (text !== '') hint.push(text);
          await page.keyboard.press('h');
        }
        for (const keys of keysFor(hint.join(' '))) await page.keyboard.press(keys);
      }
      expect(await said(page)).toMatch(/ Alles ist richtig: Sie haben die Aufgabe gelöst\.$/);
      expect(await page.locator('section.puzzle .tally').first().innerText()).not.toContain('Stellen');
    });
  });
});

/** The keys with which a player does what a hint says: lay the stone, or draw the strokes. */
function keysFor(hint: string): string[] {
  const [reason, strike] = hint.split(/(?=Streichen )/);
  const places = [...(strike ?? reason!).matchAll(/(\d) ([a-e]) [a-e]|([a-e]) (\d),\d/g)];
  expect(places.length, hint).toBeGreaterThan(0);
  return (strike === undefined ? places.slice(-1) : places).flatMap(([, row, left, column, top]) => [
    'Control+Home',
    ...new Array<string>(Number(row ?? top) - 1).fill('ArrowDown'),
    ...new Array<string>('abcde'.indexOf((left ?? column)!)).fill('ArrowRight'),
    ...(strike === undefined
      ? [left === undefined ? 'Shift+ArrowDown' : 'Shift+ArrowRight']
      : ['s', left === undefined ? 'ArrowDown' : 'ArrowRight']),
  ]);
}
