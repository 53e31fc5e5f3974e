import { expect, it } from 'vitest';
import { describeInChromium } from '../helpers/play/browser.ts';
import { studioSite } from '../helpers/studio/site.ts';
import { describeInTabs, SMALL, type Tab, until, untilSaid } from '../helpers/studio/tab.ts';

const IN_BOARD = "document.activeElement.closest('.playing [role=grid]') !== null";
const HEADING = "document.querySelector('section.puzzle h2')?.textContent";
const TODAY = "document.querySelector('.studio-links a').getAttribute('href')";
const TOLD = '.studio-warned';
const EASY = 'Puzzle of the day, 22\u00a0November\u00a02026: easy';
const NEXT = 'Puzzle of the day, 23\u00a0November\u00a02026: easy';

/** Sets the clock of the page to a minute before midnight on this day of November 2026. */
const clock = (day: number) => `{
  globalThis.RealDate ??= Date;
  const shift = new RealDate(2026, 10, ${day}, 23, 59).getTime() - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(RealDate.now() + shift);
    }
  };
}`;

describeInTabs('a page that is loaded again', (visit) => {
  const site = studioSite();

  it.each([
    ['a puzzle', SMALL, IN_BOARD],
    [
      'an end of Sperrdomino',
      '#/play?kind=locks&moves=3',
      "document.activeElement.closest('.playing') !== null",
    ],
    ['a lesson', '#/learn?lesson=first', IN_BOARD],
  ])('has the focus on the board of %s, and not when it is opened', async (_, route, isThere) => {
    await visit(site.url(route), async (tab) => {
      await until(tab, "document.querySelector('.playing') !== null");
      expect(await tab.evaluate('document.activeElement === document.body')).toBe(true);
      await tab.reload();
      await until(tab, isThere);
    });
  });
});

describeInTabs('the puzzle of the day over midnight', (visit) => {
  const site = studioSite();
  const toNextDay = async (tab: Tab) => {
    await tab.evaluate(clock(23));
    await tab.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  };

  it('stays when it is begun; that there is a new one is said', async () => {
    await visit(site.url('#/learn'), async (tab) => {
      await tab.evaluate(clock(22));
      await tab.evaluate("location.hash = '#/play?day=2026-11-22&level=easy'");
      await until(tab, `${HEADING} === '${EASY}'`);
      await tab.evaluate('document.querySelector(\'.playing td[tabindex="0"]\').focus()');
      await tab.press('Shift+ArrowRight');
      await until(tab, "document.querySelectorAll('.play-half').length === 2");
      await toNextDay(tab);
      await untilSaid(tab, TOLD, 'The one that you have begun stays here.');
      expect(await tab.evaluate(TODAY)).toContain('day=2026-11-23');
      expect(await tab.evaluate(HEADING)).toBe(EASY);
    });
  });

  it('leaves another puzzle alone', async () => {
    await visit(site.url('#/learn'), async (tab) => {
      await tab.evaluate(clock(22));
      await tab.evaluate(`location.hash = '${SMALL}'`);
      await until(tab, "document.querySelector('.playing') !== null");
      await toNextDay(tab);
      await until(tab, `${TODAY}.includes('day=2026-11-23')`);
      expect(await tab.evaluate(`document.querySelector('${TOLD}').textContent`)).toBe('');
      expect(await tab.evaluate('location.hash')).toBe(SMALL);
    });
  });
});

describeInChromium('the puzzle of the day', (chromium) => {
  const site = studioSite();

  it('gives way to the next one while it is not begun, in a page that is in front all the time', async () => {
    await chromium.visitAt(site.url('#/learn'), { locale: 'en-GB' }, async (page) => {
      await page.clock.install({ time: new Date(2026, 10, 22, 23, 59, 30) });
      await page.goto(site.url('#/play?day=2026-11-22&level=easy'));
      const heading = page.locator('section.puzzle h2');
      await expect.poll(() => heading.textContent()).toBe(EASY);
      await page.locator('.playing td[tabindex="0"]').focus();
      await page.clock.runFor(90_000);
      await expect.poll(() => heading.textContent()).toBe(NEXT);
      expect(await page.locator(TOLD).innerText()).toContain('There is a new day, and this is its puzzle.');
      await expect.poll(() => page.evaluate(IN_BOARD)).toBe(true);
      expect(await page.evaluate(TODAY)).toContain('day=2026-11-23');
    });
  });
});
