import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slug } from '../../src/book/slug.ts';
import type { Draft } from '../../src/studio/form/config.ts';
import { runChild } from '../helpers/cli/run.ts';
import { describeInChromium } from '../helpers/play/browser.ts';
import { HASH_FILES, hashesIn, KEEP_FILES } from '../helpers/studio/hashes.ts';
import { studioSite } from '../helpers/studio/site.ts';
import {
  chromiumTab,
  describeInBrowsers,
  pressButton,
  pressMake,
  type Tab,
  until,
  untilSaid,
} from '../helpers/studio/tab.ts';

/** A book that takes some seconds. */
const SOME: Draft = {
  title: 'Some puzzles',
  seed: 'making',
  editions: ['large-print', 'keys'],
  sections: [{ title: 'One', range: 6, level: 'easy', count: 12 }],
};

/** A small book for fingers, ears and screens, with parts for which the form has every field. */
const OTHERS: Draft = {
  title: 'For others',
  seed: 'making',
  editions: ['tactile', 'brf', 'pef', 'aloud', 'epub', 'html', 'ebraille'],
  sections: [
    { title: 'One', range: 3, level: 'easy', count: 2 },
    { title: 'Two', kind: 'terzett', range: 4, shape: '5x6', count: 1, conditions: ['given a1 3'] },
    { title: 'Three', kind: 'completion', range: 4, shape: '5x6', count: 1 },
  ],
  composing: ['small-line', { range: 4, conditions: ['sum c 8'] }],
  together: { players: 2, puzzles: [2] },
};

/** The announcements of the frame, its notice about work on another screen, and its error messages. */
const ELSEWHERE = '.studio-elsewhere';
const FAULT = '[role=alert]';
const FOCUS = 'document.activeElement.localName';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dominosa-making-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The hashes of the files that the command makes from a config. */
function made(config: Draft): Record<string, string> {
  const name = slug(String(config.title));
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(config));
  const args = ['book', join(folder, `${name}.json`), '--quiet', '--force', '--output', folder];
  expect(runChild(args).code).toBe(0);
  return hashesIn(join(folder, name));
}

/** Opens the form with a config. */
async function fill(tab: Tab, config: Draft): Promise<void> {
  const kept = JSON.stringify(JSON.stringify(config));
  await tab.evaluate(`localStorage.setItem('dominosa-press/studio/book/1', ${kept})`);
  await tab.reload();
  await tab.evaluate(KEEP_FILES);
}

/**
 * Runs in a page. The worker that makes the next book becomes `maker`, and while `isHeld` its messages are held back. With
 * `holds` this starts at the first puzzle, as a fast worker could finish before a test can ask.
 */
const WATCH_MAKER = (holds: boolean) => `{
  const { prototype } = Worker;
  const { addEventListener, postMessage } = prototype;
  const kept = [];
  globalThis.isHeld = false;
  let holds = ${holds};
  globalThis.release = () => {
    isHeld = false;
    for (const hear of kept.splice(0)) hear();
  };
  prototype.addEventListener = function (type, listener) {
    addEventListener.call(this, type, (event) => {
      if (isHeld && this === globalThis.maker) {
        kept.push(() => listener(event));
        return;
      }
      listener(event);
      const told = document.querySelector('.studio-progress')?.textContent ?? '';
      if (holds && this === globalThis.maker && told.includes(' of ')) [holds, isHeld] = [false, true];
    });
  };
  prototype.postMessage = function (message) {
    if (message.job === 'make') globalThis.maker = this;
    postMessage.call(this, message);
  };
}`;

/** Starts making a book, and returns when its first puzzle is made; with `holds` it pauses there. */
async function begin(tab: Tab, holds = false): Promise<void> {
  await fill(tab, SOME);
  await tab.evaluate(WATCH_MAKER(holds));
  await pressMake(tab);
}

async function goTo(tab: Tab, route: string): Promise<void> {
  await tab.evaluate(`location.hash = '${route}'`);
}

describeInBrowsers('a book that is being made', (visit) => {
  const site = studioSite();

  it('goes on while another screen is shown, which says so; who comes back sees how far it is', async () => {
    const expected = made(SOME);
    await visit(site.url('#/book'), async (tab) => {
      await begin(tab, true);
      await goTo(tab, '#/learn');
      expect(await untilSaid(tab, ELSEWHERE, 'A book is being made')).toBe(
        'A book is being made on another screen: Make a book',
      );
      await tab.evaluate(`document.querySelector('${ELSEWHERE} a').click()`);
      await untilSaid(tab, '.studio-work', ' of ');
      expect(await tab.evaluate(`document.querySelector('${ELSEWHERE}').textContent`)).toBe('');
      // The reader who is filling in the form meanwhile keeps the focus.
      await tab.evaluate("document.querySelector('.book-title input').focus()");
      await tab.evaluate('release()');
      await untilSaid(tab, '.book-made', 'The book is made');
      expect(await tab.evaluate(FOCUS)).toBe('input');
      expect(await tab.evaluate(HASH_FILES)).toEqual(expected);
    });
  }, 200_000);

  it('is told by other screens when it is made, and its files are there for who comes back', async () => {
    const expected = made(SOME);
    await visit(site.url('#/book'), async (tab) => {
      await begin(tab);
      await goTo(tab, '#/learn');
      await untilSaid(tab, ELSEWHERE, 'The book is made. It is on another screen: Make a book');
      await goTo(tab, '#/book');
      await untilSaid(tab, '.book-made', 'The book is made');
      expect(await tab.evaluate(HASH_FILES)).toEqual(expected);
      await goTo(tab, '#/print');
      await until(tab, "document.querySelector('.studio-print .studio-form') !== null");
      expect(await tab.evaluate(`document.querySelector('${ELSEWHERE}').textContent`)).toBe('');
    });
  }, 200_000);

  it('goes on in the language that is chosen meanwhile', async () => {
    const expected = made(SOME);
    await visit(site.url('#/book'), async (tab) => {
      await begin(tab, true);
      await tab.evaluate(`{
        const choice = document.querySelector('.studio-language select');
        choice.value = 'de';
        choice.dispatchEvent(new Event('change'));
      }`);
      await until(tab, "document.querySelector('.studio-progress')?.textContent.includes(' von ')");
      await tab.evaluate('release()');
      await untilSaid(tab, '.book-made', 'Das Buch ist fertig');
      expect(await tab.evaluate(HASH_FILES)).toEqual(expected);
    });
  }, 200_000);

  it('that fails while another screen is shown is told there, and why for who comes back', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await begin(tab, true);
      await goTo(tab, '#/learn');
      await untilSaid(tab, ELSEWHERE, 'A book is being made');
      await tab.evaluate("isHeld = false; maker.dispatchEvent(new ErrorEvent('error'))");
      await untilSaid(tab, ELSEWHERE, 'The book could not be made. Another screen says why: Make a book');
      await goTo(tab, '#/book');
      expect(await untilSaid(tab, FAULT, 'The browser has stopped the work')).toMatch(
        /^The book could not be made\./,
      );
      await goTo(tab, '#/learn');
      await until(tab, "document.querySelector('.studio-learn .learn-list') !== null");
      expect(await tab.evaluate(`document.querySelector('${ELSEWHERE}').textContent`)).toBe('');
    });
  });
});

describeInChromium('a small book made in Chromium', (chromium) => {
  const site = studioSite();

  it('has the bytes of the command for fingers, ears and screens, too', async () => {
    const expected = made(OTHERS);
    const names = ['tactile.pdf', 'book.brf', 'book.pef', 'book.txt', 'book.epub', 'book.html', 'book.ebrl'];
    expect(Object.keys(expected)).toEqual(expect.arrayContaining(names));
    await chromium.visitAt(site.url('#/book'), { locale: 'en-GB' }, async (page) => {
      const tab = chromiumTab(page);
      await fill(tab, OTHERS);
      await pressButton(tab, 'Make the book');
      await untilSaid(tab, '.book-made', 'The book is made');
      expect(await tab.evaluate(HASH_FILES)).toEqual(expected);
    });
  }, 300_000);
});
