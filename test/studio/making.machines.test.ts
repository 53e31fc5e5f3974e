import { expect, it } from 'vitest';
import type { Draft } from '../../src/studio/form/config.ts';
import { commandHashes, HASH_FILES, QUICK } from '../helpers/studio/hashes.ts';
import { studioSite } from '../helpers/studio/site.ts';
import {
  beginBook,
  describeInTabs,
  fillForm,
  pressButton,
  type Tab,
  until,
  untilSaid,
} from '../helpers/studio/tab.ts';

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

const goTo = (tab: Tab, route: string) => tab.evaluate(`location.hash = '${route}'`);

describeInTabs('a book that is being made', (visit) => {
  const site = studioSite();
  const saysNothing = async (tab: Tab, ready: string) => {
    await until(tab, `document.querySelector('${ready}') !== null`);
    expect(await tab.evaluate(`document.querySelector('${ELSEWHERE}').textContent`)).toBe('');
  };

  it('that fails while another screen is shown is told there, and why for who comes back', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await beginBook(tab, QUICK);
      await goTo(tab, '#/learn');
      await untilSaid(tab, ELSEWHERE, 'A book is being made');
      await tab.evaluate("isHeld = false; maker.dispatchEvent(new ErrorEvent('error'))");
      await untilSaid(tab, ELSEWHERE, 'The book could not be made. Another screen says why: Make a book');
      await goTo(tab, '#/book');
      expect(await untilSaid(tab, FAULT, 'The browser has stopped the work')).toMatch(
        /^The book could not be made\./,
      );
      await goTo(tab, '#/learn');
      await saysNothing(tab, '.studio-learn .learn-list');
    });
  });

  it('goes on while another screen is shown, and in the language that is chosen meanwhile; who comes back sees how far it is, or its files', async () => {
    await visit(site.url('#/book'), async (tab) => {
      await beginBook(tab, QUICK);
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
      expect(await tab.evaluate(HASH_FILES)).toEqual(commandHashes(QUICK));

      await beginBook(tab, QUICK);
      await tab.evaluate(`{
        const choice = document.querySelector('.studio-language select');
        choice.value = 'de';
        choice.dispatchEvent(new Event('change'));
      }`);
      await until(tab, "document.querySelector('.studio-progress')?.textContent.includes(' von ')");
      await goTo(tab, '#/learn');
      await until(tab, "document.querySelector('.learn-list') !== null");
      await tab.evaluate('release()');
      await untilSaid(tab, ELSEWHERE, 'Das Buch ist fertig.');
      await goTo(tab, '#/book');
      await untilSaid(tab, '.book-made', 'Das Buch ist fertig');
      expect(await tab.evaluate(HASH_FILES)).toEqual(commandHashes(QUICK));
      await goTo(tab, '#/print');
      await saysNothing(tab, '.studio-print .studio-form');
    });
  });

  it('has the bytes of the command for fingers, ears and screens, too', async () => {
    const expected = commandHashes(OTHERS);
    const names = ['tactile.pdf', 'book.brf', 'book.pef', 'book.txt', 'book.epub', 'book.html', 'book.ebrl'];
    expect(Object.keys(expected)).toEqual(expect.arrayContaining(names));
    await visit(site.url('#/book'), async (tab) => {
      await fillForm(tab, OTHERS);
      await pressButton(tab, 'Make the book');
      await untilSaid(tab, '.book-made', 'The book is made');
      expect(await tab.evaluate(HASH_FILES)).toEqual(expected);
    });
  });
});
